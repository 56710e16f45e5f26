"""Indexes of the Encoding Standard, written by generate_encoding_data.py: do not edit.

https://encoding.spec.whatwg.org/#indexes
"""

# fmt: off
# For U+FF61 to U+FF9F.
FULLWIDTH_KATAKANA = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"

# Code points and their bytes, where the rules of encoders.py have something else; "-": no bytes.
CORRECTIONS = {
    "Big5": "a2:- a3:- a5:- af:a1c2 2022:- 2027:a145 203e:- 20ac:a3e1 2215:a241 223c:- 2295:a1f2 2299:a1f3 2400:a3c0 2401:a3c1 2402:a3c2 2403:a3c3 2404:a3c4 2405:a3c5 2406:a3c6 2407:a3c7 2408:a3c8 2409:a3c9 240a:a3ca 240b:a3cb 240c:a3cc 240d:a3cd 240e:a3ce 240f:a3cf 2410:a3d0 2411:a3d1 2412:a3d2 2413:a3d3 2414:a3d4 2415:a3d5 2416:a3d6 2417:a3d7 2418:a3d8 2419:a3d9 241a:a3da 241b:a3db 241c:a3dc 241d:a3dd 241e:a3de 241f:a3df 2421:a3e0 256d:a27e 256e:a2a1 256f:a2a3 2570:a2a2 2609:- 2641:- 4edd:c6df 5605:fb48 5ed0:fbf9 5ef4:c6cf 60a4:fc6c 65e0:c6d3 732a:fe52 7676:c6d5 96b6:c6d7 fe51:a14e fe68:a242 ff0f:a1fe ff3c:a240 ff5e:a1e3 ff64:- ffe0:a246 ffe1:a247 ffe5:a244",
    "EUC-JP": "a5:5c 203e:7e",
    "GBK": "1e3f:a8bc 20ac:80 9fb4:fe59 9fb5:fe61 9fb6:fe66 9fb7:fe67 9fb8:fe6d 9fb9:fe7e 9fba:fe90 9fbb:fea0 e5e5:- e7c7:- fe10:a6d9 fe11:a6db fe12:a6da fe13:a6dc fe14:a6dd fe15:a6de fe16:a6df fe17:a6ec fe18:a6ed fe19:a6f3",
    "KOI8-U": "40e:be 45e:ae 255d:- 256c:-",
    "Shift_JIS": "a2:- a3:- a5:5c ac:- 2016:- 203e:7e 301c:-",
    "gb18030": "1e3f:a8bc 9fb4:fe59 9fb5:fe61 9fb6:fe66 9fb7:fe67 9fb8:fe6d 9fb9:fe7e 9fba:fe90 9fbb:fea0 e5e5:- e7c7:8135f437 fe10:a6d9 fe11:a6db fe12:a6da fe13:a6dc fe14:a6dd fe15:a6de fe16:a6df fe17:a6ec fe18:a6ed fe19:a6f3",
    "windows-1250": "81:81 83:83 88:88 90:90 98:98",
    "windows-1251": "98:98",
    "windows-1252": "81:81 8d:8d 8f:8f 90:90 9d:9d",
    "windows-1253": "81:81 88:88 8a:8a 8c:8c 8d:8d 8e:8e 8f:8f 90:90 98:98 9a:9a 9c:9c 9d:9d 9e:9e 9f:9f",
    "windows-1254": "81:81 8d:8d 8e:8e 8f:8f 90:90 9d:9d 9e:9e",
    "windows-1255": "81:81 8a:8a 8c:8c 8d:8d 8e:8e 8f:8f 90:90 9a:9a 9c:9c 9d:9d 9e:9e 9f:9f 5ba:ca",
    "windows-1257": "81:81 83:83 88:88 8a:8a 8c:8c 90:90 98:98 9a:9a 9c:9c 9f:9f",
    "windows-1258": "81:81 8a:8a 8d:8d 8e:8e 8f:8f 90:90 9a:9a 9d:9d 9e:9e",
    "windows-874": "81:81 82:82 83:83 84:84 86:86 87:87 88:88 89:89 8a:8a 8b:8b 8c:8c 8d:8d 8e:8e 8f:8f 90:90 98:98 99:99 9a:9a 9b:9b 9c:9c 9d:9d 9e:9e 9f:9f",
}
