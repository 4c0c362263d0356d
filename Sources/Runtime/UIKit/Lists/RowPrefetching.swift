public import Foundation

/// Prepares data of rows before they are in sight.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: DelegateObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Prepares data of items before they are in sight.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: DelegateObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// Announces the rows or items that come next: as many as are in sight, in the direction of scrolling.
@MainActor
final class RowPrefetching {
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGFloat = 0
    private var isForward = true

    /// Announces the rows beside those in sight.
    ///
    /// - Parameters:
    ///   - offset: Where the list is scrolled to along its direction.
    ///   - counts: The counts of rows of all sections.
    func update(
        _ visible: Set<IndexPath>, offset: CGFloat, _ counts: [Int], prefetch: ([IndexPath]) -> Void,
        cancel: ([IndexPath]) -> Void
    ) {
        guard let first = visible.min(), let last = visible.max() else { return }
        if offset != lastOffset { isForward = offset > lastOffset }
        lastOffset = offset
        let coming = Self.paths(beside: isForward ? last : first, visible.count, isForward, counts)
        let new = coming.filter { !announced.contains($0) }
        let dropped = announced.filter { !visible.contains($0) && !coming.contains($0) }
        announced = Set(coming)
        if !dropped.isEmpty { cancel(dropped.sorted()) }
        if !new.isEmpty { prefetch(new) }
    }

    /// Returns the rows after or before one.
    private static func paths(
        beside start: IndexPath, _ number: Int, _ isForward: Bool, _ counts: [Int]
    ) -> [IndexPath] {
        var (paths, next): ([IndexPath], IndexPath) = ([], start)
        while paths.count < number {
            next = IndexPath(row: next.row + (isForward ? 1 : -1), section: next.section)
            guard counts.indices.contains(next.section) else { break }
            while isForward ? next.row >= counts[next.section] : next.row < 0 {
                let section = next.section + (isForward ? 1 : -1)
                guard counts.indices.contains(section) else { return paths }
                next = IndexPath(row: isForward ? 0 : counts[section] - 1, section: section)
            }
            paths.append(next)
        }
        return paths
    }
}

extension UITableView {
    func prefetchRows() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, let rows else { return }
        prefetching.update(Set(rows.shown.keys), offset: contentOffset.y, rows.counts) {
            source.tableView(self, prefetchRowsAt: $0)
        } cancel: {
            source.tableView(self, cancelPrefetchingForRowsAt: $0)
        }
    }
}

extension UICollectionView {
    func prefetchItems() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let offset = contentSize.width > bounds.width ? contentOffset.x : contentOffset.y
        prefetching.update(Set(shown.keys), offset: offset, counts) {
            source.collectionView(self, prefetchItemsAt: $0)
        } cancel: {
            source.collectionView(self, cancelPrefetchingForItemsAt: $0)
        }
    }
}
