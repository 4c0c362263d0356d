extension CommandManual {
    static let attributes = [
        CommandEntry(
            name: "set", summary: "sets an attribute; a default value is omitted",
            fields: [
                .required("object", .address, "the object"),
                .required("attribute", .text, "the attribute's name"),
                .required("value", .scalar, "the new value; numbers, true and false as documents write them"), traits,
            ],
            example: #"{"object": "8bC-Xf-vdC", "attribute": "text", "value": "Good morning"}"#,
            make: {
                .set(
                    object: $0.address(of: "object"), attribute: $0.text(of: "attribute"),
                    value: $0.scalar(of: "value"),
                    traits: $0.text("traits"))
            }),
        CommandEntry(
            name: "removeAttribute", summary: "removes an attribute",
            fields: [
                .required("object", .address, "the object"),
                .required("attribute", .text, "the attribute's name"), traits,
            ],
            example: #"{"object": "8bC-Xf-vdC", "attribute": "hidden"}"#,
            make: {
                .removeAttribute(
                    object: $0.address(of: "object"), attribute: $0.text(of: "attribute"), traits: $0.text("traits"))
            }),
        CommandEntry(
            name: "setText", summary: "replaces the text of an element",
            fields: [.required("object", .address, "the element"), .required("text", .text, "the new text")],
            example: #"{"object": "8bC-Xf-vdC/string[text]", "text": "Several\nlines"}"#,
            make: { .setText(object: $0.address(of: "object"), text: $0.text(of: "text")) }),
        CommandEntry(
            name: "setValue",
            summary: "replaces the value of an object's key, such as a color, font, size or inset",
            fields: [
                .required("object", .address, "the object"), .required("key", .text, "the value's key"),
                .optional(
                    "value", .value,
                    """
                    {"color": {"system": "labelColor"}}, {"color": {"name": "Roast"}}, \
                    {"color": {"red": 1, "green": 0.5, "blue": 0, "alpha": 1}}, {"font": {"weight": "bold", "size": 17}}, \
                    {"font": {"style": "UICTFontTextStyleBody"}}, {"size": [320, 240]}, {"point": [0, 8]}, \
                    {"rect": [0, 0, 1, 1]}, {"insets": [8, 8, 8, 8]} from the top, left, bottom and right, \
                    {"offset": [0, 1]}, {"flags": ["up", "left"]} for a set of flags, \
                    {"bar": "toolbar"} or {"isNone": true}
                    """),
                .optional("xml", .text, "an element instead of a value; without either the value is removed"),
                traits,
            ],
            example: #"{"object": "8bC-Xf-vdC", "key": "textColor", "value": {"color": {"system": "labelColor"}}}"#,
            make: {
                .setValue(
                    object: $0.address(of: "object"), key: $0.text(of: "key"), value: $0.value("value"),
                    xml: $0.text("xml"),
                    traits: $0.text("traits"))
            }),
        CommandEntry(
            name: "setAttributedText",
            summary: "sets a text with attributes, or makes it a plain one again without runs",
            fields: [
                .required("object", .address, "the object, or its state or configuration"),
                .required("key", .text, "attributedText, attributedTitle and so on"),
                .optional(
                    "runs", .runs,
                    """
                    parts of the text, each with its text, font, color, background, link, kerning, baselineOffset, \
                    alignment and lineSpacing, with underline and strikethrough, which have a style (single, thick or \
                    double), pattern (dot, dash, dashDot or dashDotDot), isByWord and color, and with like, the number \
                    of the run whose other attributes it keeps
                    """),
            ],
            example:
                #"{"object": "8bC-Xf-vdC", "key": "attributedText", "runs": [{"text": "Tea", "kerning": 2}]}"#,
            make: {
                .setAttributedText(object: $0.address(of: "object"), key: $0.text(of: "key"), runs: $0.runs("runs"))
            }),
        CommandEntry(
            name: "setRuntimeAttribute", summary: "adds a user defined runtime attribute, or replaces one",
            fields: [
                .required("object", .address, "the object"),
                .optional("number", .count, "the number of the attribute to replace, from 1"),
                .required("keyPath", .text, "such as layer.cornerRadius"),
                .required(
                    "type", .text,
                    "boolean, number, string, localizedString, image, color, point, size, rect, range or nil"),
                .optional(
                    "value", .runtimeValue,
                    "a value of the type; points and so on are lists of numbers, a color is as in setValue"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "keyPath": "layer.cornerRadius", "type": "number", "value": 8}"#,
            make: {
                .setRuntimeAttribute(
                    object: $0.address(of: "object"), number: $0.optionalCount("number"),
                    keyPath: $0.text(of: "keyPath"), type: $0.text(of: "type"), value: $0.runtimeValue("value"))
            }),
        CommandEntry(
            name: "setInstalled", summary: "installs or uninstalls a view or constraint, in general or for some traits",
            fields: [
                .required("object", .address, "the view or constraint"),
                .optional("isInstalled", .flag, "the new state; without it, the traits follow the general state"),
                .optional("traits", .text, "the traits to change; without them the general state"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "isInstalled": false, "traits": "heightClass=compact"}"#,
            make: {
                .setInstalled(
                    object: $0.address(of: "object"), isInstalled: $0.flag("isInstalled"), traits: $0.text("traits"))
            }),
    ]

    private static let traits = CommandEntry.Field.optional(
        "traits", .text, "the traits to set it for, such as heightClass=compact-widthClass=regular")
}
