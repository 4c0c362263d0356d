/// Something that the library offers to be put into a document.
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

    /// What `addObject` calls it.
    public var id: String
    public var title: String
    /// What it is for, in one line.
    public var detail: String
    public var category: Category
    /// The element that it adds; of several, the first.
    public var element: String
    var size: Size?
    var content: Content

    /// A view's size in points. A `width` of nil is that of the document's device.
    struct Size: Sendable {
        var width: Double?
        var height: Double
    }

    enum Content: Sendable {
        /// One element. Its ids are names of its own that get replaced, and words in braces are filled in by the document.
        case element(String)
        case scenes([LibraryScene])
    }

    public var isController: Bool { category == .controllers }
}

/// One of the scenes that an item of the library adds.
struct LibraryScene: Sendable {
    var controller: String
    /// How many scenes to the right, and below, it lies.
    var column = 0.0
    var row = 0.0
    var title: String?
    var tabTitle: String?
    /// Which of the item's scenes shows this one, and as what.
    var parent: (number: Int, relationship: String)?
    /// Whether its table or collection has a first prototype cell.
    var hasCell = false
}
