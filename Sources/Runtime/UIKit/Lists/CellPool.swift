import Foundation

/// The reuse queue of cells, and the classes and nibs for new ones.
@MainActor
final class CellPool<Cell: UIView> {
    private enum Source {
        case type(Cell.Type)
        case nib(UINib, externals: [String: Any])
    }

    private var sources: [String: Source] = [:]
    private var idle: [String: [Cell]] = [:]

    /// Registers a class, or nothing for nil.
    func register(_ type: AnyClass?, _ identifier: String) {
        sources[identifier] = (type as? Cell.Type).map(Source.type)
    }
    /// Registers a nib, or nothing for nil.
    func register(_ nib: UINib?, _ identifier: String, externals: [String: Any] = [:]) {
        sources[identifier] = nib.map { .nib($0, externals: externals) }
    }

    func knows(_ identifier: String) -> Bool { sources[identifier] != nil }
    func put(_ cell: Cell, _ identifier: String) { idle[identifier, default: []].append(cell) }

    /// Returns a reused or new cell, or nil if the identifier isn't registered.
    func dequeue(_ identifier: String, new: (Cell.Type) -> Cell) -> Cell? {
        if let cell = idle[identifier]?.popLast() { return cell }
        switch sources[identifier] {
        case .type(let type): return new(type)
        case .nib(let nib, let externals):
            return nib.instantiate(externals: externals).lazy.compactMap { $0 as? Cell }.first
        case nil: return nil
        }
    }
}
