import CoreGraphics
public import Foundation

/// The place of an item in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect) {
        (self.frame, zIndex) = (frame, 0)
        super.init()
    }

    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// Items, or groups of them, in a row, in a column or where a closure says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public typealias CustomItemProvider =
        @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    enum Content {
        /// As many as there is room for.
        case repeating([NSCollectionLayoutItem])
        /// A number of items, which may share the room evenly.
        case count(NSCollectionLayoutItem, Int, isEven: Bool)
        case custom(CustomItemProvider)
    }

    let content: Content
    let isHorizontal: Bool
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .repeating(let items): items
        case .count(let item, _, _): [item]
        case .custom: []
        }
    }

    private init(_ size: NSCollectionLayoutSize, _ content: Content, isHorizontal: Bool) {
        (self.content, self.isHorizontal) = (content, isHorizontal)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Creates a group of nothing.
    public override init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        (content, isHorizontal) = (.repeating([]), true)
        super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    }

    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .repeating(subitems), isHorizontal: true) }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .repeating(subitems), isHorizontal: false) }

    /// Creates a row of equally wide items.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .count(subitem, max(1, count), isEven: true), isHorizontal: true)
    }

    /// Creates a column of equally high items.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .count(subitem, max(1, count), isEven: true), isHorizontal: false)
    }

    /// Creates a row of a number of items with sizes of their own.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .count(subitem, max(1, count), isEven: false), isHorizontal: true)
    }

    /// Creates a column of a number of items with sizes of their own.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .count(subitem, max(1, count), isEven: false), isHorizontal: false)
    }

    /// Creates a group whose items are where a closure says.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), isHorizontal: true) }
}
