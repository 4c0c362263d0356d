/// An item of the library.
public struct LibraryItem: Sendable {
    /// A section of the library, with its title.
    public enum Category: String, Sendable, CaseIterable {
        /// View controllers, which become scenes.
        case controllers = "Controllers"
        /// Views that show content or contain other views.
        case views = "Views"
        /// Views that send actions.
        case controls = "Controls"
        /// Cells of tables and collections.
        case cells = "Cells"
        /// Bars and their items.
        case bars = "Bars & Items"
        /// Gesture recognizers.
        case gestures = "Gestures"
        /// Objects without a view.
        case objects = "Objects"
    }

    /// The identifier of the item in `addObject`.
    public var id: String
    /// The title in the library, such as "Table View Cell".
    public var title: String
    /// A short description.
    public var detail: String
    /// The section of the library.
    public var category: Category
    /// The first element that the item adds.
    public var element: String
    var size: Size?
    var content: Content

    /// The size of a view in points. A nil `width` is the width of the document's device.
    struct Size: Sendable {
        var width: Double?
        var height: Double
    }

    enum Content: Sendable {
        /// An element. Its ids are replaced, and words in braces are filled in for the document.
        case element(String)
        case scenes([LibraryScene])
    }

    /// A Boolean value that indicates whether the item becomes a scene.
    public var isController: Bool { category == .controllers }
}

/// A scene that a library item adds.
struct LibraryScene: Sendable {
    var controller: String
    /// The column and row of the scene, relative to the first.
    var column = 0.0
    var row = 0.0
    var title: String?
    var tabTitle: String?
    /// The index of the parent scene, and its relationship to this one.
    var parent: (number: Int, relationship: String)?
    /// Whether the table or collection view has a prototype cell.
    var hasCell = false
}
