r"""What \p{...} can name, as masks of regexp_sets.py, Unicode 17.0.0, written by generate_regexp_data.py: do not edit.

Derived from the Unicode Character Database, © Unicode, Inc., under the Unicode License v3
(https://www.unicode.org/license.txt).
"""

BINARY_PROPERTY = {
    0x0: "Bidi_C Bidi_Control DI Default_Ignorable_Code_Point Dep Deprecated EBase EMod EPres Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Ext ExtPict Extended_Pictographic Extender Gr_Ext Grapheme_Extend IDSB IDST IDS_Binary_Operator IDS_Trinary_Operator Ideo Ideographic Join_C Join_Control LOE Logical_Order_Exception NChar Noncharacter_Code_Point RI Radical Regional_Indicator UIdeo Unified_Ideograph VS Variation_Selector",
    0x100003E00: "Pat_WS Pattern_White_Space WSpace White_Space space",
    0x8400000000: "QMark Quotation_Mark",
    0x200000000000: "Dash",
    0x3FF040800000000: "EComp Emoji Emoji_Component",
    0x8000400200000000: "STerm Sentence_Terminal",
    0x8C00500200000000: "Term Terminal_Punctuation",
    0x1400000000000000000000000: "Dia Diacritic",
    0x1400000000400408000000000: "CI Case_Ignorable",
    0x7E0000007E03FF000000000000: "AHex ASCII_Hex_Digit Hex Hex_Digit",
    0x600000000000000000000000000: "SD Soft_Dotted",
    0x28000000280000005000030000000000: "Bidi_M Bidi_Mirrored",
    0x50000000400000007000080000000000: "Math",
    0x7800000178000001FC00FFFE00000000: "Pat_Syn Pattern_Syntax",
    0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF: "ASCII",
    0x107FFFFFE000000000000000000000000: "CWT CWU Changes_When_Titlecased Changes_When_Uppercased Lower Lowercase",
    0x20000000007FFFFFE0000000000000000: "CWL Changes_When_Lowercased Upper Uppercase",
    0x30000000007FFFFFE0000000000000000: "CWCF CWKCF Changes_When_Casefolded Changes_When_NFKC_Casefolded",
    0x307FFFFFE07FFFFFE0000000000000000: "Alpha Alphabetic CWCM Cased Changes_When_Casemapped IDS ID_Start XIDS XID_Start",
    0x307FFFFFE87FFFFFE03FF000000000000: "IDC ID_Continue XIDC XID_Continue",
    0x37FFFFFFFFFFFFFFFFFFFFFFF00000000: "Gr_Base Grapheme_Base",
    0x3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF: "Any Assigned",
}

GENERAL_CATEGORY = {
    0x0: "Cf Cn Co Combining_Mark Cs Enclosing_Mark Final_Punctuation Format Initial_Punctuation Letter_Number Line_Separator Lm Lo Lt M Mark Mc Me Mn Modifier_Letter Nl No Nonspacing_Mark Other_Letter Other_Number Other_Symbol Paragraph_Separator Pf Pi Private_Use So Spacing_Mark Surrogate Titlecase_Letter Unassigned Zl Zp",
    0x100000000: "Separator Space_Separator Z Zs",
    0x1000000000: "Currency_Symbol Sc",
    0x200000000000: "Dash_Punctuation Pd",
    0x3FF000000000000: "Decimal_Number N Nd Number digit",
    0x100000018C00D4EE00000000: "Other_Punctuation Po",
    0x800000000000000000000000: "Connector_Punctuation Pc",
    0x1400000000000000000000000: "Modifier_Symbol Sk",
    0x8000000080000000000010000000000: "Open_Punctuation Ps",
    0x20000000200000000000020000000000: "Close_Punctuation Pe",
    0x28000000B80000018C00F7EE00000000: "P Punctuation punct",
    0x50000000000000007000080000000000: "Math_Symbol Sm",
    0x50000001400000007000081000000000: "S Symbol",
    0x800000000000000000000000FFFFFFFF: "C Cc Control Other cntrl",
    0x107FFFFFE000000000000000000000000: "Ll Lowercase_Letter",
    0x20000000007FFFFFE0000000000000000: "Lu Uppercase_Letter",
    0x307FFFFFE07FFFFFE0000000000000000: "Cased_Letter L LC Letter",
}

# The same for Script_Extensions.
SCRIPT = {
    0x0: "Adlam Adlm Aghb Ahom Anatolian_Hieroglyphs Arab Arabic Armenian Armi Armn Avestan Avst Bali Balinese Bamu Bamum Bass Bassa_Vah Batak Batk Beng Bengali Berf Beria_Erfe Bhaiksuki Bhks Bopo Bopomofo Brah Brahmi Brai Braille Bugi Buginese Buhd Buhid Cakm Canadian_Aboriginal Cans Cari Carian Caucasian_Albanian Chakma Cham Cher Cherokee Chorasmian Chrs Copt Coptic Cpmn Cprt Cuneiform Cypriot Cypro_Minoan Cyrillic Cyrl Deseret Deva Devanagari Diak Dives_Akuru Dogr Dogra Dsrt Dupl Duployan Egyp Egyptian_Hieroglyphs Elba Elbasan Elym Elymaic Ethi Ethiopic Gara Garay Geor Georgian Glag Glagolitic Gong Gonm Goth Gothic Gran Grantha Greek Grek Gujarati Gujr Gukh Gunjala_Gondi Gurmukhi Guru Gurung_Khema Han Hang Hangul Hani Hanifi_Rohingya Hano Hanunoo Hatr Hatran Hebr Hebrew Hira Hiragana Hluw Hmng Hmnp Hung Imperial_Aramaic Inherited Inscriptional_Pahlavi Inscriptional_Parthian Ital Java Javanese Kaithi Kali Kana Kannada Katakana Kawi Kayah_Li Khar Kharoshthi Khitan_Small_Script Khmer Khmr Khoj Khojki Khudawadi Kirat_Rai Kits Knda Krai Kthi Lana Lao Laoo Lepc Lepcha Limb Limbu Lina Linb Linear_A Linear_B Lisu Lyci Lycian Lydi Lydian Mahajani Mahj Maka Makasar Malayalam Mand Mandaic Mani Manichaean Marc Marchen Masaram_Gondi Medefaidrin Medf Meetei_Mayek Mend Mende_Kikakui Merc Mero Meroitic_Cursive Meroitic_Hieroglyphs Miao Mlym Modi Mong Mongolian Mro Mroo Mtei Mult Multani Myanmar Mymr Nabataean Nag_Mundari Nagm Nand Nandinagari Narb Nbat New_Tai_Lue Newa Nko Nkoo Nshu Nushu Nyiakeng_Puachue_Hmong Ogam Ogham Ol_Chiki Ol_Onal Olck Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Onao Oriya Orkh Orya Osage Osge Osma Osmanya Ougr Pahawh_Hmong Palm Palmyrene Pau_Cin_Hau Pauc Perm Phag Phags_Pa Phli Phlp Phnx Phoenician Plrd Prti Psalter_Pahlavi Qaac Qaai Rejang Rjng Rohg Runic Runr Samaritan Samr Sarb Saur Saurashtra Sgnw Sharada Shavian Shaw Shrd Sidd Siddham Sidetic Sidt SignWriting Sind Sinh Sinhala Sogd Sogdian Sogo Sora Sora_Sompeng Soyo Soyombo Sund Sundanese Sunu Sunuwar Sylo Syloti_Nagri Syrc Syriac Tagalog Tagb Tagbanwa Tai_Le Tai_Tham Tai_Viet Tai_Yo Takr Takri Tale Talu Tamil Taml Tang Tangsa Tangut Tavt Tayo Telu Telugu Tfng Tglg Thaa Thaana Thai Tibetan Tibt Tifinagh Tirh Tirhuta Tnsa Todhri Todr Tolong_Siki Tols Toto Tulu_Tigalari Tutg Ugar Ugaritic Unknown Vai Vaii Vith Vithkuqi Wancho Wara Warang_Citi Wcho Xpeo Xsux Yezi Yezidi Yi Yiii Zanabazar_Square Zanb Zinh Zzzz",
    0xF8000001F8000001FFFFFFFFFFFFFFFF: "Common Zyyy",
    0x307FFFFFE07FFFFFE0000000000000000: "Latin Latn",
}

# Their strings all have a code point above U+007F.
PROPERTY_OF_STRINGS = "Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji RGI_Emoji_Flag_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence"
