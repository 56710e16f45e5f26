// @ts-check
/** Hosts and ports. */

/** @type {readonly import("./course.js").Lesson[]} */
export const HOST_LESSONS = [
  {
    id: "domains",
    sections: [
      {
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
        kind: "url",
        start: { input: "https://example/" },
        goal: { api: { host: "xn--53h.example" }, lacks: ["xn--"] },
        solution: { input: "https://☕.example/" },
      },
      {
        id: "not-ascii",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { api: { host: "example.org" }, lacks: ["e", "x", "o"] },
        solution: { input: "https://ｅｘａｍｐｌｅ.ｏrg/" },
      },
      {
        id: "percent-host",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { api: { host: "example.org" }, errors: ["domain-percent-encoded"] },
        solution: { input: "https://example.%6Frg/" },
      },
    ],
  },
  {
    id: "ipv4",
    sections: [
      {
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
        kind: "url",
        start: { input: "http://127.0.0.1/" },
        goal: { api: { host: "127.0.0.1" }, lacks: ["."] },
        solution: { input: "http://0x7f000001/" },
      },
      {
        id: "decimal-only",
        kind: "url",
        start: { input: "http://192.168.0.1/" },
        goal: { api: { host: "192.168.0.1" }, errors: ["IPv4-too-few-parts"] },
        solution: { input: "http://192.168.1/" },
      },
      {
        id: "number-last",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { outcome: "failure", reports: ["IPv4-non-numeric-part"], contains: ["https://example."] },
        solution: { input: "https://example.0x/" },
      },
    ],
  },
  {
    id: "ipv6",
    sections: [
      {
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
        kind: "url",
        start: { input: "https://[::1]/" },
        goal: { outcome: "parsed", errors: ["IPv6-piece-leading-zero"] },
        solution: { input: "https://[::0001]/" },
      },
      {
        id: "mapped",
        kind: "url",
        start: { input: "https://[::1]/" },
        goal: { api: { host: "[::7f00:1]" }, contains: ["127.0.0.1"] },
        solution: { input: "https://[::127.0.0.1]/" },
      },
      {
        id: "too-few",
        kind: "url",
        start: { input: "https://[1::8]/" },
        goal: { errors: ["IPv6-too-few-pieces"], lacks: ["::"] },
        solution: { input: "https://[1:2:3:4:5:6:7]/" },
      },
    ],
  },
  {
    id: "ports",
    sections: [
      {
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
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { record: { port: 0 } },
        solution: { input: "https://example.org:0/" },
      },
      {
        id: "ws-default",
        kind: "url",
        start: { input: "http://example.org:80/" },
        goal: { record: { port: null }, contains: [":80"], lacks: ["http"] },
        solution: { input: "ws://example.org:80/" },
      },
      {
        id: "not-a-digit",
        kind: "url",
        start: { input: "https://1.2.3.4:80/" },
        goal: { outcome: "failure", errors: ["port-invalid"], contains: ["1.2.3.4:"], wide: true },
        solution: { input: "https://1.2.3.4:８０/" },
      },
    ],
  },
];
