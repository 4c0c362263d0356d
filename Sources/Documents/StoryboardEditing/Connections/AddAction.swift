import StoryboardModel

extension Command {
    /// Connects an action: a control's `event`, or a gesture recognizer's or bar item's only one, sends `selector` to
    /// an object.
    public static func addAction(
        from: Address, selector: String, to: Address, event: String? = nil, id: String? = nil
    ) -> Self {
        Self(AddAction(from: from, selector: selector, to: to, event: event, id: id))
    }
}

struct AddAction: DocumentCommand {
    static let summary = "connects an action"
    static let example = #"{"from": "Qx1-ab-C2d", "selector": "save:", "to": "BYZ-38-t0r", "event": "touchUpInside"}"#
    var from: Address
    var selector: String
    var to: Address
    var event, id: String?
    var undoTitle: String { "Connect Action" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            from: fields.required("from", "the control or other sender"),
            selector: fields.required("selector", "such as save: or close"),
            to: fields.required("to", "the object with the method"),
            event: fields.optional(
                "event", "the control event, such as touchUpInside; by default that of Interface Builder"),
            id: fields.optional("id", "the connection's id; by default a new one"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.addAction(from: from, selector, to: to, event, id)
    }
}
