public import Foundation
import QuartzCore

/// A change of an item or section, for the layout.
@preconcurrency @MainActor
public final class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    /// The index path before the update, nil for what is inserted. That of a section has only the section.
    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
        super.init()
    }
}

/// Where items come from and go to while an update is animated.
@MainActor
final class CollectionTransition {
    private unowned let view: UICollectionView
    private let mapping: ListMapping
    /// The attributes before the update, of what was near.
    private let old: [IndexPath: UICollectionViewLayoutAttributes]
    private(set) var leaving: [(cell: UICollectionViewCell, path: IndexPath)] = []

    init(_ view: UICollectionView, _ mapping: ListMapping) {
        (self.view, self.mapping) = (view, mapping)
        let near = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
        let attributes = view.collectionViewLayout.layoutAttributesForElements(in: near) ?? []
        old = Dictionary(
            attributes.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0.copied()) }
        ) { first, _ in first }
    }

    func initialAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        view.collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    }

    func usualInitialAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let before = mapping.oldPath(of: path) { return old[before] }
        let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path)?.copied()
        attributes?.alpha = 0
        return attributes
    }

    /// Returns where an item goes that was at a path before the update.
    func usualFinalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let after = mapping.newPath(of: path) {
            return view.collectionViewLayout.layoutAttributesForItem(at: after)
        }
        let attributes = old[path]?.copied()
        attributes?.alpha = 0
        return attributes
    }

    /// An item that stays has left what is in sight.
    func leave(_ cell: UICollectionViewCell, _ path: IndexPath) {
        view.collectionViewLayout.layoutAttributesForItem(at: path)?.place(cell)
        leaving.append((cell, path))
    }

    /// An item is deleted.
    func remove(_ cell: UICollectionViewCell, _ path: IndexPath) {
        if let end = view.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) {
            end.place(cell)
        } else {
            cell.alpha = 0
        }
        leaving.append((cell, path))
    }
}

/// Updates: items and sections that come, go and move.
extension UICollectionView {
    func update(_ change: (inout ListUpdate) -> Void) {
        openUpdates += 1
        change(&pendingUpdate)
        closeUpdate()
    }

    func closeUpdate() {
        openUpdates -= 1
        guard openUpdates == 0 else { return }
        let (update, completions) = (pendingUpdate, updateCompletions)
        (pendingUpdate, updateCompletions) = (ListUpdate(), [])
        carryOut(update) { finished in for completion in completions { completion(finished) } }
    }

    func carryOut(_ update: ListUpdate, _ completion: @escaping (Bool) -> Void) {
        guard let source = itemSource, layoutIsReady else {
            setNeedsCollectionLayout()
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        let new = Self.counts(source, self)
        let mapping: ListMapping
        do {
            mapping = try ListMapping(update, from: counts, to: new, .collection)
        } catch {
            // UIKit ends the app here. What the data source says is shown.
            environment.report("\(error.message) Collection view: \(layoutName)")
            reloadData()
            return completion(false)
        }
        unhighlightItem()
        let completion = completionAfterSwipe(mapping, completion)
        let transition = CollectionTransition(self, mapping)
        selection.paths = selection.paths.compactMap(mapping.newPath)
        collectionViewLayout.keepSizes(mapping.newPath)
        var gone: [IndexPath: UICollectionViewCell] = [:]
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for (path, cell) in shown {
            if let new = mapping.newPath(of: path) { kept[new] = cell } else { gone[path] = cell }
        }
        (shown, counts) = (kept, new)
        self.transition = transition
        setNeedsCollectionLayout()
        animate(update, transition, gone, completion)
    }

    private func animate(
        _ update: ListUpdate, _ transition: CollectionTransition, _ gone: [IndexPath: UICollectionViewCell],
        _ completion: @escaping (Bool) -> Void
    ) {
        layOut()
        collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
        UIView.animate(withDuration: window == nil ? 0 : 0.3, delay: 0, options: .allowUserInteraction) { [self] in
            layoutIfNeeded()
            for (path, cell) in gone { transition.remove(cell, path) }
            collectionViewLayout.finalizeCollectionViewUpdates()
            let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
            if target != contentOffset { contentOffset = target }
        } completion: { [weak self] finished in
            for (cell, path) in transition.leaving {
                cell.alpha = 1
                self?.retire(cell, at: path)
            }
            completion(finished)
        }
        self.transition = nil
    }

    /// Whether items have been laid out, so that they can change places.
    private var layoutIsReady: Bool { !shown.isEmpty || !counts.isEmpty }
}

extension ListUpdate {
    /// The changes as layouts receive them.
    @MainActor
    fileprivate var items: [UICollectionViewUpdateItem] {
        deletedSections.map { UICollectionViewUpdateItem(.delete, from: IndexPath(index: $0), to: nil) }
            + insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: IndexPath(index: $0)) }
            + deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    }
}
