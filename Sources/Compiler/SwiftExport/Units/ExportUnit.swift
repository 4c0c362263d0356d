import StoryboardModel
import XMLTree

/// A class that is exported: a controller, a cell or a view with all that belongs to it.
struct ExportUnit {
    enum Kind {
        case controller, tableCell, collectionView, view
    }

    enum Form {
        /// The class is written whole.
        case whole
        /// The class is the app's, and gets an extension.
        case layout
    }

    let root: Node
    let kind: Kind
    let form: Form
    let className: String
    /// The class that a whole one derives from.
    let superclass: String
    /// What it is in a comment: `The scene "Detail" of Main.storyboard.`
    let summary: String

    /// The name of its file.
    var file: String { form == .whole ? "\(className).swift" : "\(className)+Layout.swift" }

    /// Whether views are constants of the function that makes them. The names of properties could be those of the app's class.
    var usesConstants: Bool { form == .layout || root["customClass"] != nil }

    /// The function that makes the views of a class of the app.
    static let function = "loadLayout"
    /// The function that sets the items of a controller of the app.
    static let itemsFunction = "loadItems"
}
