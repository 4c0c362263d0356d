extension CommandManual {
    static let structure = [
        CommandEntry(
            name: "insert", summary: "inserts XML in Apple's order; missing ids are created",
            fields: [
                .required("into", .address, "the container"), .required("xml", .text, "one element"),
                .optional("before", .address, "the sibling to insert it before"),
                .optional("freshIDs", .flag, "whether to replace all ids by new ones"),
            ],
            example:
                ##"{"into": "8bC-Xf-vdC", "xml": "<label text=\"Hello\"/>", "before": "Qx1-ab-C2d", "freshIDs": true}"##,
            make: {
                .insert(
                    into: $0.address(of: "into"), xml: $0.text(of: "xml"), before: $0.address("before"),
                    freshIDs: $0.flag("freshIDs"))
            }),
        CommandEntry(
            name: "replace", summary: "replaces an element by XML exactly as it is spelled",
            fields: [
                .required("object", .address, "the element"),
                .required("xml", .text, "one element, several or none, and comments; ids are kept as they are"),
            ],
            example: ##"{"object": "8bC-Xf-vdC/color[textColor]", "xml": "<nil key=\"textColor\"/>"}"##,
            make: { .replace(object: $0.address(of: "object"), xml: $0.text(of: "xml")) }),
        CommandEntry(
            name: "addObject", summary: "adds an item of the library: a view, control, cell, item, gesture or scene",
            fields: [
                .required("item", .text, "the item: label, button, tableViewCell, navigationController, ..."),
                .optional("into", .address, "the container; none for a scene"),
                .optional("x", .number, "the position in the container, or on the canvas"),
                .optional("y", .number, "the position in the container, or on the canvas"),
                .optional("before", .address, "the sibling to insert it before"),
            ],
            example: #"{"item": "label", "into": "8bC-Xf-vdC", "x": 20, "y": 60}"#,
            make: {
                .addObject(
                    item: $0.text(of: "item"), into: $0.address("into"), x: $0.number("x"), y: $0.number("y"),
                    before: $0.address("before"))
            }),
        CommandEntry(
            name: "delete", summary: "deletes an object and everything that refers to it; a controller with its scene",
            fields: [.required("object", .address, "the object")], example: #"{"object": "8bC-Xf-vdC"}"#,
            make: { .delete(object: $0.address(of: "object")) }),
        CommandEntry(
            name: "duplicate", summary: "duplicates an object or scene with new ids, and inserts the copy after it",
            fields: [
                .required("object", .address, "the object"),
                .optional("offsetX", .number, "the offset of the copy to the right"),
                .optional("offsetY", .number, "the offset of the copy down"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "offsetX": 20, "offsetY": 20}"#,
            make: {
                .duplicate(
                    object: $0.address(of: "object"), offsetX: $0.number("offsetX"), offsetY: $0.number("offsetY"))
            }),
        CommandEntry(
            name: "paste", summary: "pastes copied XML with new ids",
            fields: [
                .required("xml", .text, "one element, or several inside a clipboard element"),
                .optional("into", .address, "the container; none for scenes"),
                .optional("x", .number, "the position in the container, or on the canvas"),
                .optional("y", .number, "the position in the container, or on the canvas"),
            ],
            example: ##"{"xml": "<label text=\"Hello\" id=\"a\"/>", "into": "8bC-Xf-vdC", "x": 20, "y": 40}"##,
            make: {
                .paste(xml: $0.text(of: "xml"), into: $0.address("into"), x: $0.number("x"), y: $0.number("y"))
            }),
        CommandEntry(
            name: "move", summary: "moves an object into another, in Apple's order",
            fields: [
                .required("object", .address, "the object"), .required("into", .address, "the container"),
                .optional("before", .address, "the sibling to insert it before"),
                .optional("y", .number, "the place in a table view, whose footer is below the cells"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "into": "Tb4-yz-Q1w", "before": "Qx1-ab-C2d"}"#,
            make: {
                .move(
                    object: $0.address(of: "object"), into: $0.address(of: "into"), before: $0.address("before"),
                    y: $0.number("y"))
            }),
        CommandEntry(
            name: "embed", summary: "embeds controllers, or views with the same superview, in a new container",
            fields: [
                .required("objects", .addresses, "the controllers or views"),
                .required(
                    "in", .text,
                    "navigationController, tabBarController, view, viewWithoutInset, stackView or scrollView"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "in": "stackView"}"#,
            make: { .embed(objects: $0.addresses(of: "objects"), in: $0.text(of: "in")) }),
        CommandEntry(
            name: "unembed",
            summary: "removes a container but keeps its content: a view, or a navigation or tab bar controller",
            fields: [.required("object", .address, "the container, or a controller in it")],
            example: #"{"object": "Tb4-yz-Q1w"}"#, make: { .unembed(object: $0.address(of: "object")) }),
    ]
}
