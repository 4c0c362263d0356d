extension CommandManual {
    static let structure = [
        CommandEntry(
            name: "insert", summary: "puts new XML in, where Apple's order wants it; ids that are missing are made",
            fields: [
                .required("into", .address, "the object it goes into"), .required("xml", .text, "one element"),
                .optional("before", .address, "the neighbour it goes in front of"),
                .optional("freshIDs", .flag, "whether all ids in it are made anew"),
            ],
            example:
                ##"{"into": "8bC-Xf-vdC", "xml": "<label text=\"Hello\"/>", "before": "Qx1-ab-C2d", "freshIDs": true}"##,
            make: {
                .insert(
                    into: $0.address(of: "into"), xml: $0.text(of: "xml"), before: $0.address("before"),
                    freshIDs: $0.flag("freshIDs"))
            }),
        CommandEntry(
            name: "addObject", summary: "adds something of the library: a view, control, cell, item, gesture or scene",
            fields: [
                .required("item", .text, "what: label, button, tableViewCell, navigationController, ..."),
                .optional("into", .address, "the object it goes into; nothing for a scene"),
                .optional("x", .number, "where in what it goes into, or on the canvas"),
                .optional("y", .number, "where in what it goes into, or on the canvas"),
                .optional("before", .address, "the neighbour it goes in front of"),
            ],
            example: #"{"item": "label", "into": "8bC-Xf-vdC", "x": 20, "y": 60}"#,
            make: {
                .addObject(
                    item: $0.text(of: "item"), into: $0.address("into"), x: $0.number("x"), y: $0.number("y"),
                    before: $0.address("before"))
            }),
        CommandEntry(
            name: "delete", summary: "removes an object with everything that refers to it; a controller with its scene",
            fields: [.required("object", .address, "what goes")], example: #"{"object": "8bC-Xf-vdC"}"#,
            make: { .delete(object: $0.address(of: "object")) }),
        CommandEntry(
            name: "duplicate", summary: "copies an object or scene, with new ids, and puts the copy behind it",
            fields: [
                .required("object", .address, "what is copied"),
                .optional("offsetX", .number, "how far right the copy lies"),
                .optional("offsetY", .number, "how far down the copy lies"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "offsetX": 20, "offsetY": 20}"#,
            make: {
                .duplicate(
                    object: $0.address(of: "object"), offsetX: $0.number("offsetX"), offsetY: $0.number("offsetY"))
            }),
        CommandEntry(
            name: "paste", summary: "puts in what was copied, with new ids",
            fields: [
                .required("xml", .text, "one element, or several inside a clipboard element"),
                .optional("into", .address, "the object it goes into; nothing for scenes"),
                .optional("x", .number, "where in what it goes into, or on the canvas"),
                .optional("y", .number, "where in what it goes into, or on the canvas"),
            ],
            example: ##"{"xml": "<label text=\"Hello\" id=\"a\"/>", "into": "8bC-Xf-vdC", "x": 20, "y": 40}"##,
            make: {
                .paste(xml: $0.text(of: "xml"), into: $0.address("into"), x: $0.number("x"), y: $0.number("y"))
            }),
        CommandEntry(
            name: "move", summary: "moves an object into another, where Apple's order wants it",
            fields: [
                .required("object", .address, "what moves"), .required("into", .address, "the object it goes into"),
                .optional("before", .address, "the neighbour it goes in front of"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "into": "Tb4-yz-Q1w", "before": "Qx1-ab-C2d"}"#,
            make: {
                .move(object: $0.address(of: "object"), into: $0.address(of: "into"), before: $0.address("before"))
            }),
        CommandEntry(
            name: "embed", summary: "puts controllers, or views that lie in one view, into a new container",
            fields: [
                .required("objects", .addresses, "what is embedded"),
                .required(
                    "in", .text,
                    "navigationController, tabBarController, view, viewWithoutInset, stackView or scrollView"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "in": "stackView"}"#,
            make: { .embed(objects: $0.addresses(of: "objects"), in: $0.text(of: "in")) }),
        CommandEntry(
            name: "unembed",
            summary: "takes a container away from what it holds: a view, or a navigation or tab bar controller",
            fields: [.required("object", .address, "the container, or a controller in one")],
            example: #"{"object": "Tb4-yz-Q1w"}"#, make: { .unembed(object: $0.address(of: "object")) }),
    ]
}
