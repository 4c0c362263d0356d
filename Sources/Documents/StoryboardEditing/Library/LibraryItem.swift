/// An item of the library.
public struct LibraryItem: Sendable {
    public enum Category: String, Sendable, CaseIterable {
        case controllers = "Controllers"
        case views = "Views"
        case controls = "Controls"
        case cells = "Cells"
        case bars = "Bars & Items"
        case gestures = "Gestures"
        case objects = "Objects"
    }

    /// The identifier of the item in `addObject`.
    public var id: String
    public var title: String
    /// A short description.
    public var detail: String
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
