// @ts-check
/** Hosts and ports: the lessons' prose in English. Its notation: web/learn/prose.js. */

export default {
  domains: {
    title: "Domains and IDNA",
    lead: "A domain may be written in any script; the record holds ASCII.",
    sections: [
      {
        title: "From what is written to ASCII",
        text: [
          "The [host parser](#concept-host-parser) percent-decodes a domain, then runs [domain to ASCII](#concept-domain-to-ascii). That follows UTS #46: each code point is kept, mapped to others, ignored or disallowed, and a label that is not ASCII becomes Punycode after `xn--`.",
          "So capital letters become small, fullwidth letters become plain ones, an ideographic full stop becomes a dot, and a soft hyphen disappears.",
        ],
      },
      {
        title: "Forbidden in domains",
        text: [
          "After all mapping, a domain may hold none of the [forbidden domain code points](#forbidden-domain-code-point): no space, no `/`, no `%` and so on. That is checked after percent-decoding, so `%2F` does not smuggle in a slash: it is failure.",
        ],
      },
    ],
    exercises: {
      punycode: {
        task: "Get the host `xn--53h.example` without writing `xn--`.",
        hint: "The lesson has it, with steam.",
        why: "The label `☕` is not ASCII, so it is Punycode-encoded behind `xn--`.",
      },
      "not-ascii": {
        task: "Get the host `example.org` from an input that has none of the letters `e`, `x` and `o` of ASCII in its host. The letters of the scheme may stay.",
        hint: "Fullwidth letters are mapped to ASCII: ｅｘａｍｐｌｅ.",
        why: "UTS #46 maps fullwidth forms to the letters they are forms of.",
      },
      "percent-host": {
        task: "Get the host `example.org`, with the one error `domain-percent-encoded`.",
        hint: "`%6F` is the letter o.",
        why: "Percent-encoded bytes in a domain are decoded, but nobody should write them: hence the error.",
      },
    },
  },
  ipv4: {
    title: "IPv4’s many faces",
    lead: "A host whose last label is a number is an IPv4 address, whatever it looks like.",
    sections: [
      {
        title: "One to four numbers, in three notations",
        text: [
          "The [ends-in-a-number checker](#ends-in-a-number-checker) looks at the last label only. If that is a number, the [IPv4 parser](#concept-ipv4-parser) runs, and what it does not accept is failure: there is no way back to a domain.",
          "A part may be decimal, octal with a leading `0`, or hexadecimal with `0x`. With fewer than four parts, the last one fills the bytes that are left.",
        ],
      },
      {
        title: "Errors, fatal and not",
        text: [
          "Each unusual way is reported: [IPv4-non-decimal-part](@errors/IPv4-non-decimal-part), [IPv4-too-few-parts](@errors/IPv4-too-few-parts), [IPv4-empty-part](@errors/IPv4-empty-part) for a dot at the end. A part above 255 that is not the last, or a last part too large for its bytes, is failure.",
        ],
      },
    ],
    exercises: {
      loopback: {
        task: "Write `127.0.0.1` without a dot.",
        hint: "One number is a whole address: 127 × 2²⁴ + 1. Or write its four bytes in hexadecimal.",
        why: "A single part fills all four bytes. A filter that looks for “127.” does not see it coming.",
      },
      "decimal-only": {
        task: "Get the host `192.168.0.1` with the one error `IPv4-too-few-parts`.",
        hint: "The zero in the middle can go: then the last part fills two bytes.",
        why: "The last of three parts fills the last two bytes, and 1 is 0.1 in two bytes.",
      },
      "number-last": {
        task: "Find a host that looks like a domain, begins with `example.`, and is failure because it ends in a number.",
        hint: "Even `0x` alone counts as a number.",
        why: "The last label decides, and then `example` is not a number.",
      },
    },
  },
  ipv6: {
    title: "IPv6",
    lead: "In brackets, eight pieces of sixteen bits; the serializer has one way to write each address.",
    sections: [
      {
        title: "Pieces and compression",
        text: [
          "The [IPv6 parser](#concept-ipv6-parser) reads pieces of up to four hexadecimal digits between colons. Once, `::` stands for as many zero pieces as are missing. The last two pieces may be written as an IPv4 address.",
          "The [serializer](#concept-ipv6-serializer) compresses the first longest run of two or more zero pieces, writes small letters and no leading zeros, and never writes IPv4.",
        ],
      },
      {
        title: "What is refused",
        text: [
          "Almost every error here is fatal, one is not: a piece with a leading zero is only reported. Scope ids such as `%eth0` are not part of a URL.",
        ],
      },
    ],
    exercises: {
      "leading-zero": {
        task: "Find an input that raises `IPv6-piece-leading-zero` and nothing else.",
        hint: "Up to four digits make a piece.",
        why: "The value is the same, so the parser goes on; but there is one way to write it correctly.",
      },
      mapped: {
        task: "Get the host `[::7f00:1]` from an address that contains `127.0.0.1`.",
        hint: "IPv4 may stand for the last two pieces.",
        why: "127.0 is 7f00 and 0.1 is 1. The serializer writes pieces only.",
      },
      "too-few": {
        task: "Find an address without `::` that fails because of `IPv6-too-few-pieces`.",
        hint: "Seven are one too few.",
        why: "Without compression all eight pieces have to be there.",
      },
    },
  },
  ports: {
    title: "Ports",
    lead: "A number from 0 to 65535, or null, which also stands for the default.",
    sections: [
      {
        title: "The default is not written",
        text: [
          "In [port state](@states/port) digits are collected and become a number. If it is the [default port](#default-port) of the scheme, the URL’s port is null. So `https://h:443` and `https://h` are the same URL, and leading zeros make no difference.",
        ],
      },
    ],
    exercises: {
      "port-zero": {
        task: "Give a URL the port 0.",
        hint: "Zero is a number like others.",
        why: "0 is not null: the serializer writes it.",
      },
      "ws-default": {
        task: "Write a URL with `:80` in it, whose port is null and whose scheme is not `http`.",
        hint: "Two special schemes have the default port 80.",
        why: "`ws` is to `http` what `wss` is to `https`.",
      },
      "not-a-digit": {
        task: "Make the parser fail with `port-invalid`, with digits only before the host’s colon and after it a digit that is not ASCII.",
        hint: "Fullwidth digits are mapped in a domain. A port is no domain.",
        why: "Only the ten [ASCII digits](infra#ascii-digit) are digits here.",
      },
    },
  },
};
