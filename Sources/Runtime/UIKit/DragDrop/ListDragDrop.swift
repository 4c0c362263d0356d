import CoreGraphics
import Foundation
import QuartzCore

/// An item that is dropped onto a list.
@MainActor
final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    }
}

/// What goes along with an item that is lifted, or that flies to its place.
@MainActor
final class DragAnimator: UIDragAnimating {
    private let environment: UIEnvironment
    private let duration: TimeInterval

    init(_ environment: UIEnvironment, duration: TimeInterval) {
        (self.environment, self.duration) = (environment, duration)
    }

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: duration, animations: animations)
    }
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        environment.schedule(after: duration) { completion(.end) }
    }
}

/// A drop onto a list.
@MainActor
class ListDrop<Proposal: UIDropProposal> {
    let destinationIndexPath: IndexPath?
    let proposal: Proposal
    let session: any UIDropSession
    fileprivate let dropped: [ListDropItem]

    init(_ items: [ListDropItem], to destination: IndexPath?, _ proposal: Proposal, _ session: any UIDropSession) {
        (dropped, destinationIndexPath, self.proposal, self.session) = (items, destination, proposal, session)
    }
}

final class TableDrop: ListDrop<UITableViewDropProposal>, UITableViewDropCoordinator {
    private unowned let table: UITableView
    var items: [any UITableViewDropItem] { dropped }

    init(
        _ table: UITableView, _ items: [ListDropItem], to destination: IndexPath?, _ proposal: UITableViewDropProposal,
        _ session: any UIDropSession
    ) {
        self.table = table
        super.init(items, to: destination, proposal, session)
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let path = placeholder.insertionIndexPath
        let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) ?? UITableViewCell()
        let place = table.placeOfDrop(path)
        let height = placeholder.rowHeight > 0 ? placeholder.rowHeight : 44
        let frame = CGRect(x: 0, y: place.y, width: table.bounds.width, height: height)
        return DropPlaceholderContext(dragItem, at: path, in: table, showing: cell, frame: frame) {
            placeholder.cellUpdateHandler?(cell)
        } insert: { [table] path in
            table.insertRows(at: [path], with: .automatic)
        }
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        DragAnimator(dragItem.environment, duration: 0.25)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DragAnimator(dragItem.environment, duration: 0.25)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        DragAnimator(dragItem.environment, duration: 0.25)
    }
}

final class CollectionDrop: ListDrop<UICollectionViewDropProposal>, UICollectionViewDropCoordinator {
    private unowned let collection: UICollectionView
    var items: [any UICollectionViewDropItem] { dropped }

    init(
        _ collection: UICollectionView, _ items: [ListDropItem], to destination: IndexPath?,
        _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession
    ) {
        self.collection = collection
        super.init(items, to: destination, proposal, session)
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let path = placeholder.insertionIndexPath
        let cell = collection.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        let frame =
            collection.layoutAttributesForItem(at: path)?.frame
            ?? CGRect(origin: session.location(in: collection), size: CGSize(width: 44, height: 44))
        return DropPlaceholderContext(dragItem, at: path, in: collection, showing: cell, frame: frame) {
            placeholder.cellUpdateHandler?(cell)
        } insert: { [collection] path in
            collection.insertItems(at: [path])
        }
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        DragAnimator(dragItem.environment, duration: 0.25)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DragAnimator(dragItem.environment, duration: 0.25)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        DragAnimator(dragItem.environment, duration: 0.25)
    }
}

/// The drags and drops of a list, which its delegates decide.
@MainActor
final class ListDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: UIScrollView
    weak var tableDrag: (any UITableViewDragDelegate)? { didSet { update() } }
    weak var tableDrop: (any UITableViewDropDelegate)? { didSet { update() } }
    weak var collectionDrag: (any UICollectionViewDragDelegate)? { didSet { update() } }
    weak var collectionDrop: (any UICollectionViewDropDelegate)? { didSet { update() } }
    var isEnabled = true
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The place that a drag began at.
    private var source: IndexPath?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var tableProposal: UITableViewDropProposal?
    private var collectionProposal: UICollectionViewDropProposal?
    private let line = UIView()

    init(_ list: UIScrollView) {
        self.list = list
        super.init()
        line.backgroundColor = .systemBlue
        line.isUserInteractionEnabled = false
    }

    /// Adds what the delegates need to the list.
    private func update() {
        let (drags, drops) = (tableDrag != nil || collectionDrag != nil, tableDrop != nil || collectionDrop != nil)
        // Items may also be moved within a list that takes no others.
        let wanted: [(any UIInteraction, Bool)] = [(drag, drags), (drop, drops || drags)]
        for (interaction, isWanted) in wanted {
            if isWanted, interaction.view == nil { list.addInteraction(interaction) }
            if !isWanted, interaction.view != nil { list.removeInteraction(interaction) }
        }
    }

    private var table: UITableView? { list as? UITableView }
    private var collection: UICollectionView? { list as? UICollectionView }

    private func path(at point: CGPoint) -> IndexPath? {
        table?.indexPathForRow(at: point) ?? collection?.indexPathForItem(at: point)
    }

    private func cell(at path: IndexPath) -> UIView? {
        table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
    }

    // MARK: Dragging

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        source = path(at: session.location(in: list))
        guard isEnabled, let source else { return [] }
        if let table { return tableDrag?.tableView(table, itemsForBeginning: session, at: source) ?? [] }
        return collection.flatMap { collectionDrag?.collectionView($0, itemsForBeginning: session, at: source) } ?? []
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source, let cell = cell(at: source) else { return nil }
        let own =
            table.flatMap { tableDrag?.tableView($0, dragPreviewParametersForRowAt: source) }
            ?? collection.flatMap { collectionDrag?.collectionView($0, dragPreviewParametersForItemAt: source) }
        return own.map { UITargetedDragPreview(view: cell, parameters: $0) } ?? UITargetedDragPreview(view: cell)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        table.flatMap { tableDrag?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) }
            ?? collection.flatMap {
                collectionDrag?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
            } ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        table.map { tableDrag?.tableView($0, dragSessionWillBegin: session) }
        collection.map { collectionDrag?.collectionView($0, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        table.flatMap { tableDrag?.tableView($0, dragSessionAllowsMoveOperation: session) }
            ?? collection.flatMap { collectionDrag?.collectionView($0, dragSessionAllowsMoveOperation: session) }
            ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        (hasActiveDrag, source) = (false, nil)
        table.map { tableDrag?.tableView($0, dragSessionDidEnd: session) }
        collection.map { collectionDrag?.collectionView($0, dragSessionDidEnd: session) }
    }

    // MARK: Dropping

    /// Whether items of the list are moved in it, without a delegate for drops: as by its reorder controls.
    private var movesWithin: Bool { tableDrop == nil && collectionDrop == nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if movesWithin { return hasActiveDrag && source.map(mayMove) == true }
        return table.flatMap { tableDrop?.tableView($0, canHandle: session) }
            ?? collection.flatMap { collectionDrop?.collectionView($0, canHandle: session) } ?? false
    }

    private func mayMove(_ path: IndexPath) -> Bool {
        if let table { return table.rowSource?.tableView(table, canMoveRowAt: path) ?? false }
        return collection.flatMap { $0.dataSource?.collectionView($0, canMoveItemAt: path) } ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        table.map { tableDrop?.tableView($0, dropSessionDidEnter: session) }
        collection.map { collectionDrop?.collectionView($0, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let destination = path(at: session.location(in: list))
        mark(destination)
        if movesWithin { return UIDropProposal(operation: destination == nil ? .cancel : .move) }
        if let table {
            tableProposal = tableDrop?.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        } else if let collection {
            collectionProposal = collectionDrop?.collectionView(
                collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        }
        return tableProposal ?? collectionProposal ?? UIDropProposal(operation: .cancel)
    }

    /// Draws a line where items would be inserted.
    private func mark(_ path: IndexPath?) {
        guard let path, let cell = cell(at: path) else { return line.removeFromSuperview() }
        let frame = list.convert(cell.bounds, from: cell)
        line.frame =
            table == nil
            ? CGRect(x: frame.minX - 2, y: frame.minY, width: 2, height: frame.height)
            : CGRect(x: frame.minX, y: frame.minY - 1, width: frame.width, height: 2)
        if line.superview !== list { list.addSubview(line) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        line.removeFromSuperview()
        table.map { tableDrop?.tableView($0, dropSessionDidExit: session) }
        collection.map { collectionDrop?.collectionView($0, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        line.removeFromSuperview()
        let destination = path(at: session.location(in: list))
        if movesWithin { return move(to: destination) }
        let items = session.items.enumerated().map { place, item in
            // Only the first item comes from where the drag began.
            let from = hasActiveDrag && place == 0 ? source : nil
            return ListDropItem(item, from, from.flatMap(cell)?.bounds.size ?? .zero)
        }
        if let table {
            let proposal = tableProposal ?? UITableViewDropProposal(operation: .copy)
            tableDrop?.tableView(table, performDropWith: TableDrop(table, items, to: destination, proposal, session))
        } else if let collection {
            let proposal = collectionProposal ?? UICollectionViewDropProposal(operation: .copy)
            collectionDrop?.collectionView(
                collection, performDropWith: CollectionDrop(collection, items, to: destination, proposal, session))
        }
    }

    private func move(to destination: IndexPath?) {
        guard let source, let destination, source != destination else { return }
        if let table {
            table.rowSource?.tableView(table, moveRowAt: source, to: destination)
            table.moveRow(at: source, to: destination)
        } else if let collection {
            collection.dataSource?.collectionView(collection, moveItemAt: source, to: destination)
            collection.moveItem(at: source, to: destination)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        line.removeFromSuperview()
        table.map { tableDrop?.tableView($0, dropSessionDidEnd: session) }
        collection.map { collectionDrop?.collectionView($0, dropSessionDidEnd: session) }
    }
}
