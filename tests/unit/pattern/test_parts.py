from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Modifier, Part, PartType


def test_modifiers_have_the_names_of_the_standard_and_the_signs_of_a_pattern() -> None:
    signs = {modifier.value: modifier.text for modifier in Modifier}
    assert signs == {"none": "", "optional": "?", "zero-or-more": "*", "one-or-more": "+"}


def test_types_have_the_names_of_the_standard() -> None:
    assert {part_type.value for part_type in PartType} == {
        "fixed-text", "regexp", "segment-wildcard", "full-wildcard",
    }  # fmt: skip


def test_a_fixed_text_has_no_name_and_nothing_around_it() -> None:
    part = Part(PartType.FIXED_TEXT, "a", Modifier.NONE)
    assert (part.name, part.prefix, part.suffix) == ("", "", "")


def test_only_hostnames_and_pathnames_have_segments_and_only_pathnames_have_prefixes() -> None:
    options = [
        (o.delimiter_code_point, o.prefix_code_point) for o in (DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS)
    ]
    assert options == [("", ""), (".", ""), ("/", "/")]
