import ElementCatalog
public import StoryboardModel

/// The objects that can be added to a document for iOS, as in Interface Builder's library.
public enum Library {
    /// The items in the order of the library.
    public static let items = controllers + views + controls + cells + bars + gestures + objects

    /// Returns the item with an identifier, or nil if there is none.
    public static func item(_ id: String) -> LibraryItem? { items.first { $0.id == id } }

    /// Returns the items for a document of a kind. Only documents for UIKit have any, and only storyboards have scenes.
    public static func items(for kind: DocumentKind) -> [LibraryItem] {
        items.filter { $0.isOffered(for: kind) }
    }
}

extension LibraryItem {
    /// Returns the size of a new view, or nil for other objects.
    public func size(in document: Document) -> (width: Double, height: Double)? {
        size.map { ($0.width ?? DocumentDevice(of: document).width, $0.height) }
    }

    func isOffered(for kind: DocumentKind) -> Bool {
        guard kind.isUIKit else { return false }
        if !kind.isStoryboard, isController || element == "containerView" { return false }
        return kind != .televisionStoryboard || ElementCatalog.shared[element]?.platforms.contains(.tvOS) == true
    }
}
