extension CommandManual {
    static let connections = [
        CommandEntry(
            name: "addOutlet", summary: "connects an outlet, or adds a member to an outlet collection",
            fields: [
                .required("from", .address, "the object with the outlet"),
                .required("property", .text, "the outlet's name"),
                .required("to", .address, "the destination"),
                .optional("collection", .flag, "whether it is an outlet collection"),
                .optional("id", .text, "the connection's id; by default a new one"),
            ],
            example: #"{"from": "BYZ-38-t0r", "property": "titleLabel", "to": "8bC-Xf-vdC"}"#,
            make: {
                .addOutlet(
                    from: $0.address(of: "from"), property: $0.text(of: "property"), to: $0.address(of: "to"),
                    collection: $0.flag("collection"), id: $0.text("id"))
            }),
        CommandEntry(
            name: "addAction", summary: "connects an action",
            fields: [
                .required("from", .address, "the control or other sender"),
                .required("selector", .text, "such as save: or close"),
                .required("to", .address, "the object with the method"),
                .optional(
                    "event", .text, "the control event, such as touchUpInside; by default that of Interface Builder"),
                .optional("id", .text, "the connection's id; by default a new one"),
            ],
            example: #"{"from": "Qx1-ab-C2d", "selector": "save:", "to": "BYZ-38-t0r", "event": "touchUpInside"}"#,
            make: {
                .addAction(
                    from: $0.address(of: "from"), selector: $0.text(of: "selector"), to: $0.address(of: "to"),
                    event: $0.text("event"), id: $0.text("id"))
            }),
        CommandEntry(
            name: "addSegue", summary: "adds a segue or a relationship between controllers",
            fields: [
                .required(
                    "from", .address, "a control, cell, bar item, gesture recognizer, container view or controller"),
                .required("to", .address, "a controller; `exit` for an unwind segue"),
                .required(
                    "kind", .text,
                    "show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom, ..."),
                .optional("identifier", .text, "the segue's identifier"),
                .optional("relationship", .text, "rootViewController, viewControllers, ..."),
                .optional("unwindAction", .text, "the selector, for an unwind segue"),
                .optional("trigger", .text, "accessoryAction for a cell's accessory button"),
                .optional("customClass", .text, "the segue's class"),
                .optional("customModule", .text, "the class's module"),
                .optional("attributes", .texts, "other attributes"),
                .optional("id", .text, "the segue's id; by default a new one"),
            ],
            example: #"{"from": "Qx1-ab-C2d", "to": "BYZ-38-t0r", "kind": "show", "identifier": "ShowDetail"}"#,
            make: { fields in
                .addSegue(
                    from: fields.address(of: "from"), to: fields.address(of: "to"), kind: fields.text(of: "kind"),
                    identifier: fields.text("identifier"), relationship: fields.text("relationship"),
                    unwindAction: fields.text("unwindAction"), trigger: fields.text("trigger"),
                    customClass: fields.text("customClass"), customModule: fields.text("customModule"),
                    attributes: fields.texts("attributes"), id: fields.text("id"))
            }),
    ]

    static let identifiers = [
        CommandEntry(
            name: "renameIdentifier",
            summary: "renames a storyboard, segue or reuse identifier and its uses in the document",
            fields: [
                .required("object", .address, "the controller, segue or cell"),
                .required("to", .text, "the new identifier"),
            ],
            example: #"{"object": "BYZ-38-t0r", "to": "Settings"}"#,
            make: { .renameIdentifier(object: $0.address(of: "object"), to: $0.text(of: "to")) }),
        CommandEntry(
            name: "renameObject", summary: "changes the id of an object and all references to it",
            fields: [.required("object", .address, "the object"), .required("to", .text, "the new id")],
            example: #"{"object": "8bC-Xf-vdC", "to": "new-id-001"}"#,
            make: { .renameObject(object: $0.address(of: "object"), to: $0.text(of: "to")) }),
    ]
}
