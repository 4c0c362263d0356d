extension CommandManual {
    static let attributes = [
        CommandEntry(
            name: "set", summary: "sets an attribute; one that has its default value is left out",
            fields: [
                .required("object", .address, "whose attribute it is"),
                .required("attribute", .text, "the attribute's name"),
                .required("value", .text, "its new value"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "attribute": "text", "value": "Good morning"}"#,
            make: {
                .set(object: $0.address(of: "object"), attribute: $0.text(of: "attribute"), value: $0.text(of: "value"))
            }),
        CommandEntry(
            name: "removeAttribute", summary: "takes an attribute away",
            fields: [
                .required("object", .address, "whose attribute it is"),
                .required("attribute", .text, "the attribute's name"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "attribute": "hidden"}"#,
            make: { .removeAttribute(object: $0.address(of: "object"), attribute: $0.text(of: "attribute")) }),
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
                .optional("xml", .text, "one element; without it the value is taken away"),
            ],
            example: ##"{"object": "8bC-Xf-vdC", "key": "textColor", "xml": "<color systemColor=\"labelColor\"/>"}"##,
            make: { .setValue(object: $0.address(of: "object"), key: $0.text(of: "key"), xml: $0.text("xml")) }),
    ]
}
