import StoryboardModel

extension Command {
    /// Makes a controller the initial one, or none if the object is nil.
    public static func setInitialController(object: Address?) -> Self { Self(SetInitialController(object: object)) }
}

struct SetInitialController: DocumentCommand {
    static let summary = "sets the initial controller, or none without an object"
    static let example = #"{"object": "BYZ-38-t0r"}"#
    var object: Address?

    static func read(_ fields: CommandFields) -> Self { Self(object: fields.optional("object", "the controller")) }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setInitialController(object)
        return []
    }
}
