import Foundation

/// Rows or items to design with, which are made from prototypes.
@MainActor
package struct SampleRows {
    /// A section with its title; rows have the id of their prototype, and what gives its views their values.
    package struct Section {
        package var title: String?
        package var rows: [(prototype: String, fill: (UIView) -> Void)]

        package init(title: String?, rows: [(prototype: String, fill: (UIView) -> Void)]) {
            (self.title, self.rows) = (title, rows)
        }
    }

    let sections: [Section]

    package init(_ sections: [Section]) { self.sections = sections }

    /// The first row of each prototype, whose views are those of the document; others have no ids.
    fileprivate var firstPlaces: [String: IndexPath] {
        var found: [String: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (row, item) in content.rows.enumerated() where found[item.prototype] == nil {
                found[item.prototype] = IndexPath(row: row, section: section)
            }
        }
        return found
    }
}

/// Makes cells for the rows of a list, and keeps them.
@MainActor
private final class SampleCells<Cell: UIView> {
    let rows: SampleRows
    private let prototypes: [String: UINib]
    private let externals: [String: [String: Any]]
    private let firstPlaces: [String: IndexPath]
    /// The names of the prototypes by their ids.
    private let names: [String: String]
    private var made: [IndexPath: Cell] = [:]

    init(_ rows: SampleRows, _ prototypes: [String: UINib], _ externals: [String: [String: Any]]) {
        (self.rows, self.prototypes, self.externals, firstPlaces) = (rows, prototypes, externals, rows.firstPlaces)
        var names: [String: String] = [:]
        for (name, nib) in prototypes {
            let cell = nib.instantiate(externals: externals[name] ?? [:]).lazy.compactMap { $0 as? Cell }.first
            if let id = cell?.documentID { names[id] = name }
        }
        self.names = names
    }

    /// Returns the cell at a place, or nil if there is no such prototype.
    func cell(at path: IndexPath) -> Cell? {
        if let known = made[path] { return known }
        let row = rows.sections[path.section].rows[path.row]
        guard let name = names[row.prototype], let nib = prototypes[name],
            let cell = nib.instantiate(externals: externals[name] ?? [:]).lazy.compactMap({ $0 as? Cell }).first
        else { return nil }
        row.fill(cell)
        if firstPlaces[row.prototype] != path { cell.forgetDocument() }
        made[path] = cell
        return cell
    }
}

extension UIView {
    /// Removes the ids of objects in the document.
    fileprivate func forgetDocument() {
        documentID = nil
        for view in subviews { view.forgetDocument() }
    }
}

final class TableSamples: UITableViewDataSource {
    private let cells: SampleCells<UITableViewCell>

    fileprivate init(_ cells: SampleCells<UITableViewCell>) { self.cells = cells }

    func numberOfSections(in tableView: UITableView) -> Int { cells.rows.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.rows.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        cells.rows.sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

final class CollectionSamples: UICollectionViewDataSource {
    private let cells: SampleCells<UICollectionViewCell>

    fileprivate init(_ cells: SampleCells<UICollectionViewCell>) { self.cells = cells }

    func numberOfSections(in collectionView: UICollectionView) -> Int { cells.rows.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cells.rows.sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cells.cell(at: IndexPath(row: indexPath.item, section: indexPath.section)) ?? UICollectionViewCell(frame: .zero)
    }
}

extension UITableView {
    /// Shows rows in place of the prototypes, and of those of a data source.
    package func show(_ samples: SampleRows) {
        guard staticSections.isEmpty else { return }
        for cell in designedCells { cell.removeFromSuperview() }
        designedCells = []
        self.samples = TableSamples(SampleCells(samples, prototypes, prototypeExternals))
        reloadData()
    }
}

extension UICollectionView {
    /// Shows items in place of the prototypes, and of those of a data source.
    package func show(_ samples: SampleRows) {
        for cell in designedCells { cell.removeFromSuperview() }
        designedCells = []
        self.samples = CollectionSamples(SampleCells(samples, prototypes, prototypeExternals))
        reloadData()
    }
}
