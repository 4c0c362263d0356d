import StoryboardModel

extension Command {
    /// Removes a container but keeps its content: a view, stack view, scroll view, navigation controller or tab bar
    /// controller.
    public static func unembed(object: Address) -> Self { Self(Unembed(object: object)) }
}

struct Unembed: DocumentCommand {
    static let summary = "removes a container but keeps its content: a view, or a navigation or tab bar controller"
    static let example = #"{"object": "Tb4-yz-Q1w"}"#
    var object: Address
    var bringsObjects: Bool { true }

    static func read(_ fields: CommandFields) -> Self {
        Self(object: fields.required("object", "the container, or a controller in it"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.unembed(object)
    }
}
