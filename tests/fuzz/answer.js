(() => {
  const MEMBERS = [
    "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "origin",
  ];
  const members = (url) => Object.fromEntries(MEMBERS.map((name) => [name, url[name]]));

  function url({ input, base, attribute, value }) {
    let made;
    try {
      made = base === null ? new URL(input) : new URL(input, base);
    } catch {
      return null;
    }
    if (attribute !== null) made[attribute] = value;
    return members(made);
  }

  function params({ init, calls }) {
    const made = new URLSearchParams(init);
    const answers = calls.map(([method, ...given]) => made[method](...given) ?? null);
    return { text: made.toString(), pairs: [...made], size: made.size, answers };
  }

  return (question) => ("init" in question ? params(question) : url(question));
})()
