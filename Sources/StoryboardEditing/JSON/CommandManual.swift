import JSONText

/// A command as it is spelled in JSON: what it is called, what it takes, and how it is made.
package struct CommandEntry: Sendable {
    package struct Field: Sendable {
        package enum Kind: String, Sendable {
            case address = "an address"
            case text = "a text"
            case number = "a number"
            case flag = "true or false"
            case texts = "an object of texts"
        }

        package var name: String
        package var kind: Kind
        package var isRequired: Bool
        package var says: String

        static func required(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: true, says: says)
        }

        static func optional(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: false, says: says)
        }
    }

    package var name: String
    package var summary: String
    package var fields: [Field]
    /// What stands behind the name.
    package var example: String
    var make: @Sendable (CommandFields) -> Command
}

/// The values of a command's fields, of the kinds that its entry lists.
struct CommandFields {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func text(_ name: String) -> String? { node[name]?.string }
    func address(_ name: String) -> Address? { node[name]?.string.map { Address($0) } }
    func number(_ name: String) -> Double? { node[name]?.number }
    func flag(_ name: String) -> Bool? { node[name]?.bool }

    func texts(_ name: String) -> [String: String]? {
        guard let members = node[name]?.members else { return nil }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.string ?? "") })
    }

    // For fields that are required, and so are there.
    func text(of name: String) -> String { text(name) ?? "" }
    func address(of name: String) -> Address { Address(text(of: name)) }
    func number(of name: String) -> Double { number(name) ?? 0 }
}

/// Every command there is.
package enum CommandManual {
    package static let entries = attributes + structure + scenes + connections + identifiers

    package static func entry(_ name: String) -> CommandEntry? { entries.first { $0.name == name } }

    private static let attributes = [
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
    ]

    private static let structure = [
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
            name: "move", summary: "moves an object into another, where Apple's order wants it",
            fields: [
                .required("object", .address, "what moves"), .required("into", .address, "the object it goes into"),
                .optional("before", .address, "the neighbour it goes in front of"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "into": "Tb4-yz-Q1w", "before": "Qx1-ab-C2d"}"#,
            make: {
                .move(object: $0.address(of: "object"), into: $0.address(of: "into"), before: $0.address("before"))
            }),
    ]

    private static let scenes = [
        CommandEntry(
            name: "addScene", summary: "adds a scene",
            fields: [
                .required(
                    "controller", .text,
                    "the controller's element: viewController, tableViewController, navigationController, ..."),
                .optional("x", .number, "where on the canvas; beside the other scenes if not given"),
                .optional("y", .number, "where on the canvas"), .optional("title", .text, "the controller's title"),
                .optional("customClass", .text, "the controller's class"),
                .optional("customModule", .text, "the class's module"),
                .optional("storyboardIdentifier", .text, "the storyboard id"),
                .optional("id", .text, "the controller's id; made if not given"),
                .optional("isInitial", .flag, "whether the app begins here"),
            ],
            example: #"{"controller": "viewController", "title": "Settings", "customClass": "SettingsViewController"}"#,
            make: { fields in
                .addScene(
                    controller: fields.text(of: "controller"), x: fields.number("x"), y: fields.number("y"),
                    title: fields.text("title"), customClass: fields.text("customClass"),
                    customModule: fields.text("customModule"),
                    storyboardIdentifier: fields.text("storyboardIdentifier"),
                    id: fields.text("id"), isInitial: fields.flag("isInitial"))
            }),
        CommandEntry(
            name: "setInitialController", summary: "says where the app begins; without an object, nowhere",
            fields: [.optional("object", .address, "the controller")], example: #"{"object": "BYZ-38-t0r"}"#,
            make: { .setInitialController(object: $0.address("object")) }),
        CommandEntry(
            name: "setCanvasLocation", summary: "moves a scene on the canvas",
            fields: [
                .required("scene", .address, "the scene, or its controller"), .required("x", .number, "the new place"),
                .required("y", .number, "the new place"),
            ],
            example: #"{"scene": "BYZ-38-t0r", "x": 140, "y": -20.5}"#,
            make: { .setCanvasLocation(scene: $0.address(of: "scene"), x: $0.number(of: "x"), y: $0.number(of: "y")) }),
    ]

    private static let connections = [
        CommandEntry(
            name: "addOutlet", summary: "connects an outlet, or adds a member to an outlet collection",
            fields: [
                .required("from", .address, "the object that has the outlet"),
                .required("property", .text, "the outlet's name"),
                .required("to", .address, "the object it leads to"),
                .optional("collection", .flag, "whether it is a collection"),
                .optional("id", .text, "the connection's id; made if not given"),
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
                .required("to", .address, "the object that has the method"),
                .optional("event", .text, "the control event, such as touchUpInside; the usual one if not given"),
                .optional("id", .text, "the connection's id; made if not given"),
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
                    "from", .address, "a control, cell, bar item, gesture recogniser, container view or controller"),
                .required("to", .address, "a controller; `exit` for an unwind segue"),
                .required(
                    "kind", .text,
                    "show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom, ..."),
                .optional("identifier", .text, "by which code knows it"),
                .optional("relationship", .text, "rootViewController, viewControllers, ..."),
                .optional("unwindAction", .text, "the selector, for an unwind segue"),
                .optional("trigger", .text, "accessoryAction for a cell's accessory button"),
                .optional("customClass", .text, "the segue's class"),
                .optional("customModule", .text, "the class's module"),
                .optional("attributes", .texts, "further attributes"),
                .optional("id", .text, "the segue's id; made if not given"),
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

    private static let identifiers = [
        CommandEntry(
            name: "renameIdentifier", summary: "renames a storyboard, segue or reuse identifier with what uses it here",
            fields: [
                .required("object", .address, "the controller, segue or cell"),
                .required("to", .text, "the new identifier"),
            ],
            example: #"{"object": "BYZ-38-t0r", "to": "Settings"}"#,
            make: { .renameIdentifier(object: $0.address(of: "object"), to: $0.text(of: "to")) }),
        CommandEntry(
            name: "renameObject", summary: "gives an object another id, and everything that refers to it the same",
            fields: [.required("object", .address, "the object"), .required("to", .text, "the new id")],
            example: #"{"object": "8bC-Xf-vdC", "to": "new-id-001"}"#,
            make: { .renameObject(object: $0.address(of: "object"), to: $0.text(of: "to")) }),
    ]
}
