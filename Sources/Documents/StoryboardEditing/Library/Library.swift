import ElementCatalogue
public import StoryboardModel

/// What there is to be dragged into a document for iOS, as Interface Builder's library has it.
public enum Library {
    /// In the order in which the library shows them.
    public static let items = controllers + views + controls + cells + bars + gestures + objects

    public static func item(_ id: String) -> LibraryItem? { items.first { $0.id == id } }

    /// What a document of a kind can take: nothing but documents for UIKit can, and only storyboards have scenes.
    public static func items(for kind: DocumentKind) -> [LibraryItem] {
        items.filter { $0.isOffered(for: kind) }
    }
}

extension LibraryItem {
    /// The size that a view has when it is put into a document; nil for what has none.
    public func size(in document: Document) -> (width: Double, height: Double)? {
        size.map { ($0.width ?? DocumentDevice(of: document).width, $0.height) }
    }

    func isOffered(for kind: DocumentKind) -> Bool {
        guard kind.isUIKit else { return false }
        if !kind.isStoryboard, isController || element == "containerView" { return false }
        return kind != .televisionStoryboard || ElementCatalogue.shared[element]?.platforms.contains(.tvOS) == true
    }
}
