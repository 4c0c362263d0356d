extension CommandManual {
    static let attributes = [
        CommandEntry(
            name: "set", summary: "sets an attribute; one that has its default value is left out",
            fields: [
                .required("object", .address, "whose attribute it is"),
                .required("attribute", .text, "the attribute's name"),
                .required("value", .text, "its new value"), traits,
            ],
            example: #"{"object": "8bC-Xf-vdC", "attribute": "text", "value": "Good morning"}"#,
            make: {
                .set(
                    object: $0.address(of: "object"), attribute: $0.text(of: "attribute"), value: $0.text(of: "value"),
                    traits: $0.text("traits"))
            }),
        CommandEntry(
            name: "removeAttribute", summary: "takes an attribute away",
            fields: [
                .required("object", .address, "whose attribute it is"),
                .required("attribute", .text, "the attribute's name"), traits,
            ],
            example: #"{"object": "8bC-Xf-vdC", "attribute": "hidden"}"#,
            make: {
                .removeAttribute(
                    object: $0.address(of: "object"), attribute: $0.text(of: "attribute"), traits: $0.text("traits"))
            }),
        CommandEntry(
            name: "setText", summary: "replaces the text inside an element",
            fields: [.required("object", .address, "the element"), .required("text", .text, "its new text")],
            example: #"{"object": "8bC-Xf-vdC/string[text]", "text": "Several\nlines"}"#,
            make: { .setText(object: $0.address(of: "object"), text: $0.text(of: "text")) }),
        CommandEntry(
            name: "setValue",
            summary: "replaces the value inside an object under a key, such as a colour, font, size or inset",
            fields: [
                .required("object", .address, "whose value it is"), .required("key", .text, "the value's key"),
                .optional("xml", .text, "one element; without it the value is taken away"), traits,
            ],
            example: ##"{"object": "8bC-Xf-vdC", "key": "textColor", "xml": "<color systemColor=\"labelColor\"/>"}"##,
            make: {
                .setValue(
                    object: $0.address(of: "object"), key: $0.text(of: "key"), xml: $0.text("xml"),
                    traits: $0.text("traits"))
            }),
        CommandEntry(
            name: "setInstalled", summary: "has a view or constraint be there or not, in general or for some traits",
            fields: [
                .required("object", .address, "the view or constraint"),
                .optional("isInstalled", .flag, "without it, the traits go by what holds in general"),
                .optional("traits", .text, "the only ones that are meant"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "isInstalled": false, "traits": "heightClass=compact"}"#,
            make: {
                .setInstalled(
                    object: $0.address(of: "object"), isInstalled: $0.flag("isInstalled"), traits: $0.text("traits"))
            }),
    ]

    private static let traits = CommandEntry.Field.optional(
        "traits", .text, "the only ones that it is for, such as heightClass=compact-widthClass=regular")
}
