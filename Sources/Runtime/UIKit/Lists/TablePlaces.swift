import CoreGraphics
import Foundation

/// The positions of a table view's rows, headers and footers.
@MainActor
struct TablePlaces {
    /// A header or footer.
    struct Ornament {
        var view: UIView?
        /// The frame, in the space for the header or footer.
        var frame: CGRect
        var room: CGFloat { frame.maxY }
    }

    struct Section {
        var header: Ornament
        var rows: Lengths
        var footer: Ornament
        var length: CGFloat { header.room + rows.total + footer.room }
    }

    private(set) var sections: [Section]
    private var lengths: Lengths
    /// The position of the first section.
    var top: CGFloat = 0

    init(_ sections: [Section] = []) {
        self.sections = sections
        lengths = Lengths(sections.map { Lengths.Element($0.length, isKnown: true) })
    }

    /// The end of the last section.
    var bottom: CGFloat { top + lengths.total }

    func start(ofSection section: Int) -> CGFloat { top + lengths.start(of: section) }
    func end(ofSection section: Int) -> CGFloat { start(ofSection: section) + sections[section].length }
    func start(ofRowsIn section: Int) -> CGFloat { start(ofSection: section) + sections[section].header.room }

    /// Returns the first section that ends after a position, or nil if there is none.
    func section(reaching y: CGFloat) -> Int? { lengths.index(reaching: y - top) }

    /// Returns the position of a row, or nil if there is none.
    func place(of path: IndexPath) -> (y: CGFloat, height: CGFloat)? {
        guard path.count == 2, sections.indices.contains(path.section), case let rows = sections[path.section].rows,
            (0..<rows.count).contains(path.row)
        else { return nil }
        return (start(ofRowsIn: path.section) + rows.start(of: path.row), rows[path.row].length)
    }

    /// Returns the row at a height of the content, or nil if there is none.
    func path(at y: CGFloat) -> IndexPath? {
        guard y >= top, let section = section(reaching: y), case let place = y - start(ofRowsIn: section), place >= 0,
            let row = sections[section].rows.index(reaching: place)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    mutating func set(_ length: Lengths.Element, at path: IndexPath) {
        sections[path.section].rows[path.row] = length
        lengths[path.section] = Lengths.Element(sections[path.section].length, isKnown: true)
    }
}
