public import Foundation

/// Prepares data of rows before they are in sight.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Announces the rows that come next: as many as are in sight, in the direction of scrolling.
@MainActor
final class RowPrefetching {
    private unowned let table: UITableView
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGFloat = 0
    private var isForward = true

    init(_ table: UITableView) { self.table = table }

    func update() {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, let rows = table.rows,
            let first = rows.shown.keys.min(), let last = rows.shown.keys.max()
        else { return }
        if table.contentOffset.y != lastOffset { isForward = table.contentOffset.y > lastOffset }
        lastOffset = table.contentOffset.y
        let coming = Self.paths(beside: isForward ? last : first, rows.shown.count, isForward, rows.counts)
        let new = coming.filter { !announced.contains($0) }
        let visible = Set(rows.shown.keys)
        let dropped = announced.filter { !visible.contains($0) && !coming.contains($0) }
        announced = Set(coming)
        if !dropped.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: dropped.sorted()) }
        if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
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
