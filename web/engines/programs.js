// @ts-check
/** Programs that ask another engine and print its result in the form that pasted.js reads. */
import { ENGINES } from "../messages/engines.js";

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} file that it is saved as
 * @property {string} command that runs it
 * @property {typeof ENGINES["paste"]["runIt"]} how it is said how to do so
 * @property {(input: string, base: string | null) => string} text
 */

/**
 * A string literal that JavaScript, Go and Java read alike, in ASCII but for what needs it.
 * @param {string} text
 */
export function literal(text) {
  return JSON.stringify(text).replace(/[\x7f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** @param {string} text for a POSIX shell */
function shellQuoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const { runIt, runCurl } = ENGINES.paste;

/** @type {readonly Program[]} */
export const PROGRAMS = Object.freeze([
  {
    name: "curl",
    file: "parse.sh",
    command: "sh parse.sh",
    how: runCurl,
    text: (input) =>
      [
        `input=${shellQuoted(input)}`,
        "version=$(trurl --version | head -n 1)",
        'if parts=$(trurl --json -- "$input" 2>/dev/null); then',
        '  echo "$parts" | jq --arg input "$input" --arg version "$version" --arg date "$(date +%F)" \'',
        '    {engine: "curl", version: $version, date: $date, results: [.[0].parts | {input: $input, base: null,',
        "      scheme, username: .user, password, hostname: .host, port, path, query, fragment}]}'",
        "else",
        '  jq -n --arg input "$input" --arg version "$version" --arg date "$(date +%F)" \'',
        '    {engine: "curl", version: $version, date: $date, results: [{input: $input, base: null, failure: true}]}\'',
        "fi",
      ].join("\n"),
  },
  {
    name: "Node.js",
    file: "parse.mjs",
    command: "node parse.mjs",
    how: runIt,
    text: (input, base) =>
      [
        `const input = ${literal(input)}, base = ${base === null ? "null" : literal(base)};`,
        "let result;",
        "try {",
        "  const url = base === null ? new URL(input) : new URL(input, base);",
        "  const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash } = url;",
        "  result = { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash };",
        "} catch (error) {",
        "  result = { failure: true, problem: error.message };",
        "}",
        "const date = new Date().toISOString().slice(0, 10);",
        'console.log(JSON.stringify({ engine: "Node.js", version: process.version, date, results: [{ input, base, ...result }] }));',
      ].join("\n"),
  },
  {
    name: "Go",
    file: "parse.go",
    command: "go run parse.go",
    how: runIt,
    text: (input, base) =>
      [
        "package main",
        "",
        'import ("encoding/json"; "net/url"; "os"; "runtime"; "time")',
        "",
        "func main() {",
        `\tinput, base := ${literal(input)}, ${literal(base ?? "")}`,
        `\tresult := map[string]any{"input": input, "base": ${base === null ? "nil" : "base"}}`,
        "\tparsed, err := url.Parse(input)",
        '\tif err == nil && base != "" {',
        "\t\tvar relativeTo *url.URL",
        "\t\tif relativeTo, err = url.Parse(base); err == nil { parsed = relativeTo.ResolveReference(parsed) }",
        "\t}",
        "\tif err != nil {",
        '\t\tresult["failure"], result["problem"] = true, err.Error()',
        "\t} else {",
        "\t\tpassword, _ := parsed.User.Password()",
        '\t\tresult["scheme"], result["username"], result["password"] = parsed.Scheme, parsed.User.Username(), password',
        '\t\tresult["hostname"], result["port"], result["path"] = parsed.Hostname(), parsed.Port(), parsed.EscapedPath()',
        '\t\tresult["query"], result["fragment"], result["href"] = parsed.RawQuery, parsed.EscapedFragment(), parsed.String()',
        "\t}",
        "\tjson.NewEncoder(os.Stdout).Encode(map[string]any{",
        '\t\t"engine": "Go net/url", "version": runtime.Version(), "date": time.Now().Format("2006-01-02"),',
        '\t\t"results": []any{result}})',
        "}",
      ].join("\n"),
  },
  {
    name: "Java",
    file: "Parse.java",
    command: "java Parse.java",
    how: runIt,
    text: (input, base) =>
      [
        "import java.net.URI;",
        "",
        "public class Parse {",
        "  static String json(String s) {",
        '    if (s == null) return "null";',
        '    StringBuilder out = new StringBuilder("\\"");',
        "    for (char c : s.toCharArray())",
        '      out.append(c > 31 && c < 127 && c != 34 && c != 92 ? "" + c : String.format("\\\\%s%04x", "u", (int) c));',
        '    return out + "\\"";',
        "  }",
        "  public static void main(String[] args) {",
        `    String input = ${literal(input)}, base = ${base === null ? "null" : literal(base)}, result;`,
        "    try {",
        "      URI uri = base == null ? new URI(input) : new URI(base).resolve(input);",
        '      result = ", \\"scheme\\": " + json(uri.getScheme()) + ", \\"username\\": " + json(uri.getRawUserInfo())',
        '          + ", \\"hostname\\": " + json(uri.getHost()) + ", \\"port\\": " + (uri.getPort() < 0 ? "null" : uri.getPort())',
        '          + ", \\"path\\": " + json(uri.getRawPath()) + ", \\"query\\": " + json(uri.getRawQuery())',
        '          + ", \\"fragment\\": " + json(uri.getRawFragment()) + ", \\"href\\": " + json(uri.toString());',
        "    } catch (Exception error) {",
        '      result = ", \\"failure\\": true, \\"problem\\": " + json(error.getMessage());',
        "    }",
        '    System.out.println("{\\"engine\\": \\"java.net.URI\\", \\"version\\": " + json(System.getProperty("java.version"))',
        '        + ", \\"date\\": \\"" + java.time.LocalDate.now() + "\\", \\"results\\": [{\\"input\\": " + json(input)',
        '        + ", \\"base\\": " + json(base) + result + "}]}");',
        "  }",
        "}",
      ].join("\n"),
  },
]);
