// @ts-check
/** Hosts and ports. */

/** @type {readonly import("./course.js").Lesson[]} */
export const HOST_LESSONS = [
  {
    id: "domains",
    title: "Domains and IDNA",
    lead: "A domain may be written in any script; the record holds ASCII.",
    sections: [
      {
        title: "From what is written to ASCII",
        text: [
          "The [host parser](#concept-host-parser) percent-decodes a domain, then runs [domain to ASCII](#concept-domain-to-ascii). That follows UTS #46: each code point is kept, mapped to others, ignored or disallowed, and a label that is not ASCII becomes Punycode after `xn--`.",
          "So capital letters become small, fullwidth letters become plain ones, an ideographic full stop becomes a dot, and a soft hyphen disappears.",
        ],
        live: {
          kind: "url",
          start: { input: "https://faß.ExAmPlE/" },
          tries: [
            { input: "https://☕.example/" },
            { input: "https://ＧＯ。com/" },
            { input: "https://exa%6Dple.org/" },
            { input: "https://xn--a/" },
          ],
        },
      },
      {
        title: "Forbidden in domains",
        text: [
          "After all mapping, a domain may hold none of the [forbidden domain code points](#forbidden-domain-code-point): no space, no `/`, no `%` and so on. That is checked after percent-decoding, so `%2F` does not smuggle in a slash: it is failure.",
        ],
        live: {
          kind: "url",
          start: { input: "https://a%2Fb/" },
          tries: [
            { input: "https://a b/" },
            { input: "https://a%20b/" },
            { input: "foo://a%2Fb/" },
            { input: "https://a_b/" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "punycode",
        task: "Get the host `xn--53h.example` without writing `xn--`.",
        kind: "url",
        start: { input: "https://example/" },
        goal: { api: { host: "xn--53h.example" }, lacks: ["xn--"] },
        hint: "The lesson has it, with steam.",
        solution: { input: "https://☕.example/" },
        why: "The label `☕` is not ASCII, so it is Punycode-encoded behind `xn--`.",
      },
      {
        id: "not-ascii",
        task: "Get the host `example.org` from an input that has none of the letters `e`, `x` and `o` of ASCII in its host. The letters of the scheme may stay.",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { api: { host: "example.org" }, lacks: ["e", "x", "o"] },
        hint: "Fullwidth letters are mapped to ASCII: ｅｘａｍｐｌｅ.",
        solution: { input: "https://ｅｘａｍｐｌｅ.ｏrg/" },
        why: "UTS #46 maps fullwidth forms to the letters they are forms of.",
      },
      {
        id: "percent-host",
        task: "Get the host `example.org`, with the one error `domain-percent-encoded`.",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { api: { host: "example.org" }, errors: ["domain-percent-encoded"] },
        hint: "`%6F` is the letter o.",
        solution: { input: "https://example.%6Frg/" },
        why: "Percent-encoded bytes in a domain are decoded, but nobody should write them: hence the error.",
      },
    ],
  },
  {
    id: "ipv4",
    title: "IPv4’s many faces",
    lead: "A host whose last label is a number is an IPv4 address, whatever it looks like.",
    sections: [
      {
        title: "One to four numbers, in three notations",
        text: [
          "The [ends-in-a-number checker](#ends-in-a-number-checker) looks at the last label only. If that is a number, the [IPv4 parser](#concept-ipv4-parser) runs, and what it does not accept is failure: there is no way back to a domain.",
          "A part may be decimal, octal with a leading `0`, or hexadecimal with `0x`. With fewer than four parts, the last one fills the bytes that are left.",
        ],
        live: {
          kind: "url",
          start: { input: "http://0x7f.1/" },
          tries: [
            { input: "http://2130706433/" },
            { input: "http://0177.0.0.1/" },
            { input: "http://127.1/" },
            { input: "http://１２７.０.０.１/" },
            { input: "http://1.2.3.4.5/" },
            { input: "http://example.1/" },
          ],
        },
      },
      {
        title: "Errors, fatal and not",
        text: [
          "Each unusual way is reported: [IPv4-non-decimal-part](@errors/IPv4-non-decimal-part), [IPv4-too-few-parts](@errors/IPv4-too-few-parts), [IPv4-empty-part](@errors/IPv4-empty-part) for a dot at the end. A part above 255 that is not the last, or a last part too large for its bytes, is failure.",
        ],
        live: {
          kind: "url",
          start: { input: "http://1.2.3.256/" },
          tries: [
            { input: "http://1.256/" },
            { input: "http://256.1/" },
            { input: "http://1.2.3.4./" },
            { input: "http://1.2.3.09/" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "loopback",
        task: "Write `127.0.0.1` without a dot.",
        kind: "url",
        start: { input: "http://127.0.0.1/" },
        goal: { api: { host: "127.0.0.1" }, lacks: ["."] },
        hint: "One number is a whole address: 127 × 2²⁴ + 1. Or write its four bytes in hexadecimal.",
        solution: { input: "http://0x7f000001/" },
        why: "A single part fills all four bytes. A filter that looks for “127.” does not see it coming.",
      },
      {
        id: "decimal-only",
        task: "Get the host `192.168.0.1` with the one error `IPv4-too-few-parts`.",
        kind: "url",
        start: { input: "http://192.168.0.1/" },
        goal: { api: { host: "192.168.0.1" }, errors: ["IPv4-too-few-parts"] },
        hint: "The zero in the middle can go: then the last part fills two bytes.",
        solution: { input: "http://192.168.1/" },
        why: "The last of three parts fills the last two bytes, and 1 is 0.1 in two bytes.",
      },
      {
        id: "number-last",
        task: "Find a host that looks like a domain, begins with `example.`, and is failure because it ends in a number.",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { outcome: "failure", reports: ["IPv4-non-numeric-part"], contains: ["https://example."] },
        hint: "Even `0x` alone counts as a number.",
        solution: { input: "https://example.0x/" },
        why: "The last label decides, and then `example` is not a number.",
      },
    ],
  },
  {
    id: "ipv6",
    title: "IPv6",
    lead: "In brackets, eight pieces of sixteen bits; the serializer has one way to write each address.",
    sections: [
      {
        title: "Pieces and compression",
        text: [
          "The [IPv6 parser](#concept-ipv6-parser) reads pieces of up to four hexadecimal digits between colons. Once, `::` stands for as many zero pieces as are missing. The last two pieces may be written as an IPv4 address.",
          "The [serializer](#concept-ipv6-serializer) compresses the first longest run of two or more zero pieces, writes small letters and no leading zeros, and never writes IPv4.",
        ],
        live: {
          kind: "url",
          start: { input: "http://[2001:DB8:0:0:1:0:0:1]/" },
          tries: [
            { input: "http://[::ffff:192.168.0.1]/" },
            { input: "http://[1:0:2:3:4:5:6:7]/" },
            { input: "http://[::]/" },
            { input: "http://[fe80::1%25eth0]/" },
            { input: "foo://[::1]/" },
          ],
        },
      },
      {
        title: "What is refused",
        text: [
          "Almost every error here is fatal, one is not: a piece with a leading zero is only reported. Scope ids such as `%eth0` are not part of a URL.",
        ],
        live: {
          kind: "url",
          start: { input: "http://[1:2:3]/" },
          tries: [
            { input: "http://[1::2::3]/" },
            { input: "http://[:1]/" },
            { input: "http://[::12345]/" },
            { input: "http://[::01]/" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "leading-zero",
        task: "Find an input that raises `IPv6-piece-leading-zero` and nothing else.",
        kind: "url",
        start: { input: "https://[::1]/" },
        goal: { outcome: "parsed", errors: ["IPv6-piece-leading-zero"] },
        hint: "Up to four digits make a piece.",
        solution: { input: "https://[::0001]/" },
        why: "The value is the same, so the parser goes on; but there is one way to write it correctly.",
      },
      {
        id: "mapped",
        task: "Get the host `[::7f00:1]` from an address that contains `127.0.0.1`.",
        kind: "url",
        start: { input: "https://[::1]/" },
        goal: { api: { host: "[::7f00:1]" }, contains: ["127.0.0.1"] },
        hint: "IPv4 may stand for the last two pieces.",
        solution: { input: "https://[::127.0.0.1]/" },
        why: "127.0 is 7f00 and 0.1 is 1. The serializer writes pieces only.",
      },
      {
        id: "too-few",
        task: "Find an address without `::` that fails because of `IPv6-too-few-pieces`.",
        kind: "url",
        start: { input: "https://[1::8]/" },
        goal: { errors: ["IPv6-too-few-pieces"], lacks: ["::"] },
        hint: "Seven are one too few.",
        solution: { input: "https://[1:2:3:4:5:6:7]/" },
        why: "Without compression all eight pieces have to be there.",
      },
    ],
  },
  {
    id: "ports",
    title: "Ports",
    lead: "A number from 0 to 65535, or null, which also stands for the default.",
    sections: [
      {
        title: "The default is not written",
        text: [
          "In [port state](@states/port) digits are collected and become a number. If it is the [default port](#default-port) of the scheme, the URL’s port is null. So `https://h:443` and `https://h` are the same URL, and leading zeros make no difference.",
        ],
        live: {
          kind: "url",
          start: { input: "https://example.org:443/" },
          tries: [
            { input: "http://example.org:443/" },
            { input: "https://example.org:00443/" },
            { input: "https://example.org:/" },
            { input: "https://example.org:65536/" },
            { input: "https://example.org:8o/" },
            { input: "foo://example.org:443/" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "port-zero",
        task: "Give a URL the port 0.",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { record: { port: 0 } },
        hint: "Zero is a number like others.",
        solution: { input: "https://example.org:0/" },
        why: "0 is not null: the serializer writes it.",
      },
      {
        id: "ws-default",
        task: "Write a URL with `:80` in it, whose port is null and whose scheme is not `http`.",
        kind: "url",
        start: { input: "http://example.org:80/" },
        goal: { record: { port: null }, contains: [":80"], lacks: ["http"] },
        hint: "Two special schemes have the default port 80.",
        solution: { input: "ws://example.org:80/" },
        why: "`ws` is to `http` what `wss` is to `https`.",
      },
      {
        id: "not-a-digit",
        task: "Make the parser fail with `port-invalid`, with digits only before the host’s colon and after it a digit that is not ASCII.",
        kind: "url",
        start: { input: "https://1.2.3.4:80/" },
        goal: { outcome: "failure", errors: ["port-invalid"], contains: ["1.2.3.4:"], wide: true },
        hint: "Fullwidth digits are mapped in a domain. A port is no domain.",
        solution: { input: "https://1.2.3.4:８０/" },
        why: "Only the ten [ASCII digits](infra#ascii-digit) are digits here.",
      },
    ],
  },
];
