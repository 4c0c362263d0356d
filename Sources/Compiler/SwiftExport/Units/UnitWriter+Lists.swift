import ElementCatalog
import StoryboardModel
import XMLTree

/// Tables and collections.
extension UnitWriter {
    // MARK: Tables

    func collectTable(_ view: Node, _ name: String) {
        for cell in view.child("prototypes")?.children.map(\.self) ?? [] { register(cell, in: name) }
        guard let list = view.child("sections") else { return }
        for section in list.children where section.name == "tableViewSection" {
            sections.append(self.section(section, of: view))
        }
        connections.append("\(member(name, "dataSource")) = self")
    }

    private func section(_ section: Node, of table: Node) -> String {
        var cells: [String] = []
        var heights: [String] = []
        let usual = table.number("rowHeight") ?? 44
        for cell in section.child("cells")?.children.map(\.self) ?? [] where cell.name == "tableViewCell" {
            collect(cell, in: nil, adding: "")
            guard let reference = cell["id"].flatMap(reference) else { continue }
            cells.append(reference)
            let own = cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
            heights.append(SwiftWords.number(own ?? (usual > 0 ? usual : cell.frame?.height ?? 44)))
        }
        var arguments: [String] = []
        for (key, label) in [("headerTitle", "header"), ("footerTitle", "footer")] {
            if let title = section.text(key), !title.isEmpty {
                arguments.append("\(label): \(values.localized(title, key, of: section))")
            }
        }
        arguments.append("cells: [\(cells.joined(separator: ", "))]")
        if hasOwnHeights(table) { arguments.append("heights: [\(heights.joined(separator: ", "))]") }
        return "TableSection(\(arguments.joined(separator: ", ")))"
    }

    /// Whether the rows of a table have several heights.
    private func hasOwnHeights(_ table: Node) -> Bool {
        let usual = table.number("rowHeight") ?? 44
        let cells = table.child("sections")?.elements(named: "tableViewCell") ?? []
        return cells.contains { cell in
            if let height = cell.number("rowHeight"), height > 0 { return height != usual }
            return usual < 0 && abs((cell.frame?.height ?? 44) - 44) > 0.5
        }
    }

    /// The methods of a table whose cells don't change.
    var sectionMethods: [[String]] {
        func method(_ head: String, _ body: String) -> [String] {
            ["override func \(head) {", "    \(body)", "}"]
        }
        let table = "tableView(_ tableView: UITableView, "
        var methods = [
            method("numberOfSections(in tableView: UITableView) -> Int", "sections.count"),
            method("\(table)numberOfRowsInSection section: Int) -> Int", "sections[section].cells.count"),
            method(
                "\(table)cellForRowAt indexPath: IndexPath) -> UITableViewCell",
                "sections[indexPath.section].cells[indexPath.row]"),
        ]
        for kind in ["header", "footer"] where sections.contains(where: { $0.contains("\(kind): ") }) {
            let title = kind.capitalizedFirst
            methods.append(
                method("\(table)titleFor\(title)InSection section: Int) -> String?", "sections[section].\(kind)"))
        }
        if sections.contains(where: { $0.contains("heights: [") }) {
            let place = "sections[indexPath.section]"
            let isFitted = (unit.root.child(key: "view")?.number("rowHeight") ?? 44) < 0
            methods.append(
                method(
                    "\(table)heightForRowAt indexPath: IndexPath) -> CGFloat",
                    isFitted
                        ? "\(place).height(ofRow: indexPath.row, in: tableView)" : "\(place).heights[indexPath.row]"))
        }
        return methods
    }

    private func register(_ cell: Node, in table: String) {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            return report.leaveOut(
                "export.reuse-identifier", cell,
                "the prototype '\(cell.displayName.oneLine)' has no reuse identifier, and isn't registered",
                hint: "give it a reuse identifier")
        }
        guard let type = plan.unit(of: cell)?.className else { return }
        registrations.append(
            "\(table).register(\(type).self, forCellReuseIdentifier: \(SwiftWords.literal(identifier)))")
    }

    // MARK: Collections

    func collectCollection(_ view: Node, _ name: String) {
        for cell in view.child("cells")?.children.map(\.self) ?? [] {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty,
                let type = plan.unit(of: cell)?.className
            else {
                report.leaveOut(
                    "export.reuse-identifier", cell,
                    "the cell '\(cell.displayName.oneLine)' has no reuse identifier, and isn't registered",
                    hint: "give it a reuse identifier")
                continue
            }
            registrations.append(
                "\(name).register(\(type).self, forCellWithReuseIdentifier: \(SwiftWords.literal(identifier)))")
        }
        let kinds = ["sectionHeaderView": "elementKindSectionHeader", "sectionFooterView": "elementKindSectionFooter"]
        for extra in view.children where extra.name == "collectionReusableView" {
            guard let kind = extra["key"].flatMap({ kinds[$0] }), let identifier = extra["reuseIdentifier"],
                !identifier.isEmpty,
                let type = plan.unit(of: extra)?.className
            else { continue }
            registrations.append("\(name).register(")
            registrations.append("    \(type).self, forSupplementaryViewOfKind: UICollectionView.\(kind),")
            registrations.append("    withReuseIdentifier: \(SwiftWords.literal(identifier)))")
        }
    }

    /// Returns the layout of a collection view, which is a part of its own if it differs from a new one.
    func collectionLayout(of view: Node) -> String {
        guard let layout = view.child(key: "collectionViewLayout") else { return "UICollectionViewFlowLayout()" }
        let type = className(of: layout)
        var lines =
            layout.name == "collectionViewFlowLayout" ? properties(of: layout).filter { !Self.isEmptySize($0) } : []
        if layout["automaticEstimatedItemSize"] == "YES" {
            lines.append("$.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        }
        lines += runtimeAttributes(of: layout)
        guard !lines.isEmpty || layout.child("connections") != nil else { return "\(type)()" }
        let name = freeName("layout")
        refer(layout, as: name)
        parts.append(SwiftPart(name: name, type: type, value: "\(type)()", lines: lines))
        collectConnections(of: layout)
        return name
    }

    private static func isEmptySize(_ line: String) -> Bool {
        line.hasSuffix("= CGSize(width: 0, height: 0)")
            || line.hasSuffix("= UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)")
    }
}
