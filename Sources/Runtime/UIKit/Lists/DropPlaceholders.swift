public import Foundation

/// A row that stands for what is still loaded.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Fills the cell of the row.
    public var cellUpdateHandler: ((UITableViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A row that stands for what is dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the look of what is dropped while it moves to the row.
    public var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// An item that stands for what is still loaded.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the cell of the item.
    public var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// An item that stands for what is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the look of what is dropped while it moves to the item.
    public var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A row's placeholder, until what was dropped is there.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: AnyObject {
    var dragItem: UIDragItem { get }
    /// Puts what was dropped in place of the row. Returns false if it isn't there any more.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// An item's placeholder, until what was dropped is there.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: AnyObject {
    var dragItem: UIDragItem { get }
    /// Puts what was dropped in place of the item. Returns false if it isn't there any more.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
    func setNeedsCellUpdate()
}

/// A cell in front of a list where something was dropped that is still loaded.
@MainActor
final class DropPlaceholderContext: UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private let list: UIScrollView
    private let update: (IndexPath) -> Void
    private let fill: () -> Void
    private var cover: UIView?

    /// `insert` inserts the row or item in the list, once the data has it.
    init(
        _ item: UIDragItem, at path: IndexPath, in list: UIScrollView, showing cell: UIView, frame: CGRect,
        fill: @escaping () -> Void, insert: @escaping (IndexPath) -> Void
    ) {
        (dragItem, self.path, self.list, update, self.fill) = (item, path, list, insert, fill)
        cell.frame = frame
        list.addSubview(cell)
        cover = cell
        fill()
    }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard deletePlaceholder() else { return false }
        dataSourceUpdates(path)
        update(path)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let old = cover else { return false }
        old.removeFromSuperview()
        cover = nil
        return true
    }

    func setNeedsCellUpdate() { if cover != nil { fill() } }
}

extension UITableView {
    /// Where a row would be inserted.
    func placeOfDrop(_ path: IndexPath) -> CGPoint {
        guard path.section < numberOfSections else { return CGPoint(x: 0, y: contentSize.height) }
        if path.row < numberOfRows(inSection: path.section) { return rectForRow(at: path).origin }
        let section = rect(forSection: path.section)
        return CGPoint(x: 0, y: section.maxY)
    }
}
