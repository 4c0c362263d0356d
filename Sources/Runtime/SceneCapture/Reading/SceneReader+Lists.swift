import CoreGraphics
import Foundation
import UIKit

/// Tables and collections: cells on the screen become prototypes, and what they show rows of sample data.
extension SceneReader {
    /// The most prototypes that rows of one kind become if they look different.
    private static let mostLooks = 24

    func readTable(_ table: UITableView, into element: CapturedElement, at path: String) {
        element["dataMode"] = "prototypes"
        readHeights(of: table, into: element)
        for (view, key) in [(table.tableHeaderView, "tableHeaderView"), (table.tableFooterView, "tableFooterView")] {
            guard let view, !view.bounds.isEmpty else { continue }
            element.add(read(view, key: key, at: "\(path)/\(key)"))
        }
        if let view = table.backgroundView { element.add(read(view, key: "backgroundView", at: "\(path)/background")) }
        let shown = visibleRows(of: table)
        let found = readCells(shown, into: element, "prototypes", at: path) { self.read(cell: $0, at: $1) }
        var sections = sections(of: found)
        let numbers = Array(Set(shown.map(\.0.section))).sorted()
        for (place, section) in numbers.enumerated() where sections.indices.contains(place) {
            sections[place].title =
                table.dataSource?.tableView(table, titleForHeaderInSection: section)
                ?? table.headerView(forSection: section)?.textLabel?.text
        }
        if !sections.isEmpty { lists.append((element.id, sections)) }
        if table.contentOffset.y > -table.adjustedContentInset.top + 1 {
            report(table, "it is scrolled; its rows on the screen are captured as the first ones")
        }
    }

    /// Returns the cells on the screen with their places. Those of a table whose cells don't change come from its nib.
    private func visibleRows(of table: UITableView) -> [(IndexPath, UIView)] {
        if let paths = table.indexPathsForVisibleRows {
            return paths.compactMap { path in table.cellForRow(at: path).map { (path, $0 as UIView) } }
        }
        let paths = (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        return zip(paths, table.visibleCells).map { ($0, $1 as UIView) }
    }

    /// A height that a delegate gives all rows is that of the table.
    private func readHeights(of table: UITableView, into element: CapturedElement) {
        readHeaderHeight(of: table, into: element)
        let heights = Set(table.visibleCells.map { ($0.frame.height * 100).rounded() / 100 })
        guard table.delegate != nil, let height = heights.first else { return }
        if heights.count == 1, table.rowHeight == UITableView.automaticDimension,
            !table.visibleCells.contains(where: {
                $0.contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
            })
        {
            element["rowHeight"] = ValueSpelling.number(height)
        }
    }

    /// The height that a delegate gives all headers is that of the table, if the table would have given them another one.
    private func readHeaderHeight(of table: UITableView, into element: CapturedElement) {
        let sections = Set((table.indexPathsForVisibleRows ?? []).map(\.section))
        let heights = Set(sections.map { table.rectForHeader(inSection: $0).height })
        guard heights.count == 1, let height = heights.first, height > 0, let section = sections.first else { return }
        let plain = UITableView(frame: table.bounds, style: table.style)
        let source = TitledSection(table.dataSource?.tableView(table, titleForHeaderInSection: section))
        plain.sectionHeaderHeight = table.sectionHeaderHeight
        plain.dataSource = source
        plain.layoutIfNeeded()
        guard abs(plain.rectForHeader(inSection: 0).height - height) > 0.5 else { return }
        // What the system adds above headers isn't part of their height.
        let known: CGFloat = 28
        plain.sectionHeaderHeight = known
        plain.layoutIfNeeded()
        element["sectionHeaderHeight"] = ValueSpelling.number(
            height - (plain.rectForHeader(inSection: 0).height - known))
    }

    func readCollection(_ collection: UICollectionView, into element: CapturedElement, at path: String) {
        element["dataMode"] = "prototypes"
        if let view = collection.backgroundView {
            element.add(read(view, key: "backgroundView", at: "\(path)/background"))
        }
        let shown = collection.indexPathsForVisibleItems.compactMap { path in
            collection.cellForItem(at: path).map { (path, $0 as UIView) }
        }
        element.add(readLayout(of: collection, shown.map(\.1), at: path))
        var found = readCells(shown, into: element, "cells", at: path) { view, path in
            (view as? UICollectionViewCell).map { self.read(item: $0, at: path) }
        }
        // A flow layout places the last line in another way than the others: what follows is there as a copy.
        if let last = shown.last?.0, let row = found.last,
            last.item + 1 < collection.numberOfItems(inSection: last.section)
        {
            found.append(row)
        }
        let sections = sections(of: found)
        if !sections.isEmpty { lists.append((element.id, sections)) }
        let kinds = [
            (UICollectionView.elementKindSectionHeader, "sectionHeaderView"),
            (UICollectionView.elementKindSectionFooter, "sectionFooterView"),
        ]
        for (kind, key) in kinds {
            guard let view = collection.visibleSupplementaryViews(ofKind: kind).first else { continue }
            let spelled = read(view, key: key, at: "\(path)/\(key)")
            spelled?["reuseIdentifier"] = view.reuseIdentifier ?? key
            element.add(spelled)
        }
    }

    private func readLayout(of collection: UICollectionView, _ cells: [UIView], at path: String) -> CapturedElement {
        let layout = collection.collectionViewLayout
        let element = make("collectionViewFlowLayout", key: "collectionViewLayout", for: layout, at: "\(path)/layout")
        let sizes = Set(cells.map { "\($0.bounds.size)" })
        let size = cells.first?.bounds.size
        if let flow = layout as? UICollectionViewFlowLayout {
            readAttributes(of: flow, into: element)
            element.add(ValueSpelling.size(sizes.count == 1 ? size ?? flow.itemSize : flow.itemSize, key: "itemSize"))
            if flow.estimatedItemSize != .zero {
                element.add(ValueSpelling.size(flow.estimatedItemSize, key: "estimatedItemSize"))
            }
        } else {
            report(
                collection,
                "its layout \(ClassNames.title(of: layout)) is code; a flow layout with the same places stands for it")
            guess(cells, in: collection, element)
        }
        if sizes.count > 1 { report(collection, "the sizes of its items differ; set them in code") }
        for key in ["headerReferenceSize", "footerReferenceSize"]
        where !element.children.contains(where: { $0["key"] == key }) {
            element.add(ValueSpelling.size(.zero, key: key))
        }
        return element
    }

    /// Writes the places of items as those of a flow layout.
    private func guess(_ cells: [UIView], in collection: UICollectionView, _ element: CapturedElement) {
        guard let first = cells.first else {
            return element.add(ValueSpelling.size(CGSize(width: 50, height: 50), key: "itemSize"))
        }
        element.add(ValueSpelling.size(first.bounds.size, key: "itemSize"))
        let beside = cells.dropFirst().first { abs($0.frame.minY - first.frame.minY) < 1 }
        let below = cells.dropFirst().first { abs($0.frame.minX - first.frame.minX) < 1 }
        let across = max(0, beside.map { $0.frame.minX - first.frame.maxX } ?? 0)
        let down = max(0, below.map { $0.frame.minY - first.frame.maxY } ?? 0)
        element["minimumInteritemSpacing"] = ValueSpelling.number(across)
        element["minimumLineSpacing"] = ValueSpelling.number(down)
        let right = max(0, collection.bounds.width - (cells.map(\.frame.maxX).max() ?? 0))
        element.add(
            ValueSpelling.insets(
                UIEdgeInsets(top: max(0, first.frame.minY), left: max(0, first.frame.minX), bottom: 0, right: right),
                key: "sectionInset"))
    }

    // MARK: Prototypes

    private struct Prototype {
        var element: CapturedElement
        var look: String
        var identifier: String
    }

    /// Reads cells; those that look alike but for what sample data says are rows of one prototype.
    private func readCells(
        _ cells: [(IndexPath, UIView)], into list: CapturedElement, _ container: String, at path: String,
        read: (UIView, String) -> CapturedElement?
    ) -> [(section: Int, row: CapturedRow)] {
        var prototypes: [Prototype] = []
        var rows: [(Int, CapturedRow)] = []
        for (number, (place, cell)) in cells.enumerated() {
            let (texts, inside) = (attributedTexts.count, objects.count)
            guard let element = read(cell, "\(path)/cell\(number)") else { continue }
            let look = element.look
            let identifier = reuseIdentifier(of: cell) ?? "Cell"
            if let known = prototypes.first(where: { $0.look == look && $0.identifier == identifier }) {
                rows.append((place.section, CapturedRow(element, of: known.element)))
                forget(element, objectsFrom: inside, textsFrom: texts, asPartsOf: known.element)
                continue
            }
            let alike = prototypes.filter { $0.identifier == identifier }
            if alike.count >= Self.mostLooks, let known = alike.first {
                report(cell, "it looks different from the prototype '\(identifier)' in what sample data can't say")
                rows.append((place.section, CapturedRow(element, of: known.element)))
                forget(element, objectsFrom: inside, textsFrom: texts, asPartsOf: known.element)
                continue
            }
            element["reuseIdentifier"] = alike.isEmpty ? identifier : "\(identifier)\(alike.count + 1)"
            prototypes.append(Prototype(element: element, look: look, identifier: identifier))
            rows.append((place.section, CapturedRow(element, of: element)))
        }
        list.add(container, prototypes.map(\.element))
        return rows
    }

    private func reuseIdentifier(of cell: UIView) -> String? {
        (cell as? UITableViewCell)?.reuseIdentifier ?? (cell as? UICollectionViewCell)?.reuseIdentifier
    }

    private func sections(of rows: [(section: Int, row: CapturedRow)]) -> [CapturedSection] {
        var sections: [(Int, CapturedSection)] = []
        for (number, row) in rows {
            if sections.last?.0 != number { sections.append((number, CapturedSection())) }
            sections[sections.count - 1].1.rows.append(row)
        }
        return sections.map(\.1)
    }

    // MARK: Cells

    private func read(cell view: UIView, at path: String) -> CapturedElement? {
        guard let cell = view as? UITableViewCell else { return nil }
        if cell.isSelected || cell.isHighlighted { report(cell, "documents can't have a selected row") }
        let element = make("tableViewCell", for: cell, at: path)
        readAttributes(of: cell, into: element)
        element["opaque"] = nil
        element.add(ValueSpelling.rect(CGRect(origin: .zero, size: cell.bounds.size)))
        element.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
        let content = contentView(cell.contentView, "tableViewCellContentView", at: path)
        content["tableViewCell"] = element.id
        readStandardParts(of: cell, element, content, at: path)
        let own = [cell.ownTextLabel, cell.ownDetailLabel, cell.ownImageView] as [UIView?]
        let rest = cell.contentView.subviews.filter { view in !own.contains { $0 === view } }
        content.add("subviews", readContents(rest, at: path))
        element.add(content)
        if let view = cell.accessoryView { element.add(read(view, key: "accessoryView", at: "\(path)/accessory")) }
        if let view = cell.backgroundView { element.add(read(view, key: "backgroundView", at: "\(path)/background")) }
        if cell.contentConfiguration != nil, !(cell.contentConfiguration is UIListContentConfiguration) {
            report(cell, "its content configuration is the app's own; the views that it makes are left out")
        }
        return element
    }

    private func read(item cell: UICollectionViewCell, at path: String) -> CapturedElement {
        let element = make("collectionViewCell", for: cell, at: path)
        readAttributes(of: cell, into: element)
        element.add(ValueSpelling.rect(CGRect(origin: .zero, size: cell.bounds.size)))
        element.add(
            CapturedElement(
                "autoresizingMask", key: "autoresizingMask", ["flexibleMaxX": "YES", "flexibleMaxY": "YES"]))
        let content = contentView(cell.contentView, "collectionViewCellContentView", at: path)
        // Views that were added to the cell itself lie in its content in documents.
        let outside = cell.subviews.filter { view in
            view !== cell.contentView && view !== cell.backgroundView && view !== cell.selectedBackgroundView
        }
        content.add("subviews", readContents(cell.contentView.subviews + outside, at: path))
        element.add(content)
        element.add(ValueSpelling.size(cell.bounds.size, key: "customSize"))
        readLayer(of: cell, into: element)
        if let view = cell.backgroundView { element.add(read(view, key: "backgroundView", at: "\(path)/background")) }
        return element
    }

    private func contentView(_ view: UIView, _ name: String, at path: String) -> CapturedElement {
        let content = CapturedElement(name, key: "contentView")
        content["id"] = board.ids.id("\(self.name)/\(path)/content")
        adopt(content, for: view)
        readAttributes(of: view, into: content, except: ["translatesAutoresizingMaskIntoConstraints", "tag"])
        content.add(ValueSpelling.rect(view.frame))
        content.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
        readLayer(of: view, into: content)
        return content
    }

    private func readContents(_ views: [UIView], at path: String) -> [CapturedElement] {
        views.enumerated().compactMap { number, view in
            ClassNames.isSystemPart(view) ? nil : read(view, at: "\(path)/content/\(number)")
        }
    }

    /// Reads the labels and the image of a cell's style.
    private func readStandardParts(
        of cell: UITableViewCell, _ element: CapturedElement, _ content: CapturedElement, at path: String
    ) {
        let list = cell.contentConfiguration as? UIListContentConfiguration
        guard list != nil || cell.ownTextLabel != nil else { return }
        if let list { return readParts(of: list, of: cell, element, content, at: path) }
        element["style"] = Self.style(cell.style)
        let parts: [(UIView?, String)] = [
            (cell.ownTextLabel, "textLabel"), (cell.ownDetailLabel, "detailTextLabel"),
            (cell.ownImageView, "imageView"),
        ]
        for (view, name) in parts {
            guard let view else { continue }
            if let picture = view as? UIImageView, picture.image == nil { continue }
            guard let part = read(view, at: "\(path)/\(name)") else { continue }
            part["translatesAutoresizingMaskIntoConstraints"] = nil
            element[name] = part.id
            content.add("subviews", [part])
        }
    }

    private static func style(_ style: UITableViewCell.CellStyle) -> String {
        switch style {
        case .default: "IBUITableViewCellStyleDefault"
        case .value1: "IBUITableViewCellStyleValue1"
        case .value2: "IBUITableViewCellStyleValue2"
        case .subtitle: "IBUITableViewCellStyleSubtitle"
        }
    }

    /// Writes a list configuration as the labels and the image of a style, the nearest that documents have.
    private func readParts(
        of list: UIListContentConfiguration, of cell: UITableViewCell, _ element: CapturedElement,
        _ content: CapturedElement, at path: String
    ) {
        let isBeside = list.prefersSideBySideTextAndSecondaryText
        let hasDetail = list.secondaryText?.isEmpty == false || list.secondaryAttributedText != nil
        element["style"] = Self.style(hasDetail ? (isBeside ? .value1 : .subtitle) : .default)
        func label(_ name: String, _ text: String?, _ properties: UIListContentConfiguration.TextProperties) {
            let label = CapturedElement(
                "label",
                [
                    "opaque": "NO", "multipleTouchEnabled": "YES", "contentMode": "left", "text": text ?? "",
                    "textAlignment": "natural", "lineBreakMode": "tailTruncation",
                    "baselineAdjustment": "alignBaselines",
                    "adjustsFontSizeToFit": "NO", "adjustsFontForContentSizeCategory": "YES",
                ])
            label["id"] = board.ids.id("\(self.name)/\(path)/\(name)")
            if properties.numberOfLines != 1 { label["numberOfLines"] = String(properties.numberOfLines) }
            label.add(ValueSpelling.rect(cell.contentView.bounds))
            label.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
            label.add(ValueSpelling.font(properties.font, key: "fontDescription").element)
            label.add(spelled(properties.color, "textColor", of: cell))
            element[name] = label.id
            content.add("subviews", [label])
        }
        label("textLabel", list.text ?? list.attributedText?.string, list.textProperties)
        if hasDetail {
            label(
                "detailTextLabel", list.secondaryText ?? list.secondaryAttributedText?.string,
                list.secondaryTextProperties)
        }
        guard let image = list.image else { return }
        let picture = CapturedElement("imageView", ["opaque": "NO", "contentMode": "scaleToFill"])
        picture["id"] = board.ids.id("\(self.name)/\(path)/imageView")
        write(image, "image", of: cell, into: picture)
        picture.add(ValueSpelling.rect(CGRect(origin: .zero, size: image.size)))
        picture.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
        element["imageView"] = picture.id
        content.add("subviews", [picture])
    }
}

/// A section with a title and no rows, which tells how high its header is.
private final class TitledSection: NSObject, UITableViewDataSource {
    private let title: String?

    init(_ title: String?) { self.title = title }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
