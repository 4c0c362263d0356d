import StoryboardModel

extension Command {
    /// Embeds controllers in a new `navigationController` or `tabBarController`, or views with the same superview in a
    /// new `view`, `viewWithoutInset`, `stackView` or `scrollView`.
    public static func embed(objects: [Address], in container: String) -> Self {
        Self(Embed(objects: objects, in: container))
    }
}

package struct Embed: DocumentCommand {
    static let summary = "embeds controllers, or views with the same superview, in a new container"
    static let example = #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "in": "stackView"}"#
    package var objects: [Address]
    package var `in`: String
    var undoTitle: String { "Embed in \(`in`.spacedWords)" }
    var bringsObjects: Bool { true }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.required("objects", "the controllers or views"),
            in: fields.required(
                "in", "navigationController, tabBarController, view, viewWithoutInset, stackView or scrollView"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.embed(objects, in: `in`)
    }
}
