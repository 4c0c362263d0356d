import StoryboardModel

extension Command {
    /// Adds an item of the library. `x` and `y` are coordinates in the container of a view, or on the canvas for a
    /// scene.
    ///
    /// `into` may be the object that the item is dropped on: a bar button item on a controller, for example, goes into
    /// the controller's navigation item.
    public static func addObject(
        item: String, into: Address? = nil, x: Double? = nil, y: Double? = nil, before: Address? = nil
    ) -> Self {
        Self(AddObject(item: item, into: into, x: x, y: y, before: before))
    }
}

package struct AddObject: DocumentCommand {
    static let summary = "adds an item of the library: a view, control, cell, item, gesture or scene"
    static let example = #"{"item": "label", "into": "8bC-Xf-vdC", "x": 20, "y": 60}"#
    package var item: String
    package var into: Address?
    package var x, y: Double?
    package var before: Address?
    var undoTitle: String { "Add \(Library.item(item)?.title ?? "Object")" }
    var bringsObjects: Bool { true }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            item: fields.required("item", "the item: label, button, tableViewCell, navigationController, ..."),
            into: fields.optional("into", "the container; none for a scene"),
            x: fields.optional("x", "the position in the container, or on the canvas"),
            y: fields.optional("y", "the position in the container, or on the canvas"),
            before: fields.optional("before", "the sibling to insert it before"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.addObject(item, into: into, x, y, before: before)
    }
}
