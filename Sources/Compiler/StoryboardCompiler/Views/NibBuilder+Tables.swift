import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Tables and collections.
extension NibBuilder {
    // MARK: Tables

    func addTableContent(of node: Node, to id: NibObjectID) {
        if node.name == "tableViewSection" { return addRows(of: node, to: id) }
        guard node.name == "tableView" else { return }
        if let prototypes = node.child("prototypes") {
            addNibs(
                of: prototypes.children.map { ($0, $0["reuseIdentifier"] ?? "") }, "UITableViewCellPrototypeNibs",
                "UITableViewCellPrototypeNibExternalObjects", to: id)
        }
        if let sections = node.child("sections") {
            let objects = sections.children.map { object(for: $0) }
            let source = graph.add(
                "UITableViewDataSource", ["UITableSections": .reference(graph.array(objects, mutable: true))])
            graph[id, "UITableViewDataSource"] = .reference(source)
        }
    }

    private func addRows(of section: Node, to id: NibObjectID) {
        let cells = section.child("cells").map { Array($0.children) } ?? []
        let rows = cells.map { cell in
            let row = graph.add("UITableViewRow", ["UITableRowCell": .reference(object(for: cell))])
            if let height = cell.number("rowHeight") { graph[row, "UITableRowHeight"] = .float(Float(height)) }
            return row
        }
        graph[id, "UITableSectionRows"] = .reference(graph.array(rows, mutable: true))
    }

    /// Adds the nibs of prototype cells by their reuse identifiers.
    private func addNibs(of cells: [(Node, String)], _ key: String, _ externalsKey: String, to id: NibObjectID) {
        var nibs: [(key: NibObjectID, value: NibObjectID)] = []
        var tables: [(key: NibObjectID, value: NibObjectID)] = []
        var names: Set<String> = []
        for (cell, identifier) in cells {
            let name = identifier.isEmpty && run.isForDesign ? cell["id"] ?? "" : identifier
            guard !name.isEmpty else {
                run.warn(
                    "reuse-identifier.missing", cell,
                    "the prototype '\(cell.displayName)' has no reuse identifier and is left out, as Xcode does",
                    hint: "give it a reuse identifier")
                continue
            }
            guard names.insert(name).inserted else {
                run.report(
                    "reuse-identifier.duplicate", cell, "another prototype also has the reuse identifier '\(name)'",
                    hint: "give one of them another")
                continue
            }
            let builder = NibBuilder(run, homes: [cell.id])
            let data = graph.data(builder.cell(cell))
            let nib = graph.add(
                "UINib", ["captureEnclosingNIBBundleOnDecode": .bool(true), "archiveData": .reference(data)])
            let table = builder.externals.map { (key: string($0.name), value: outer($0.target)) }
            nibs.append((string(name), nib))
            tables.append((string(name), graph.dictionary(table, mutable: true)))
        }
        guard !nibs.isEmpty else { return }
        graph[id, key] = .reference(graph.dictionary(nibs, mutable: true))
        graph[id, externalsKey] = .reference(graph.dictionary(tables, mutable: true))
    }

    /// Returns the object in the surrounding nib that a cell's nib needs.
    private func outer(_ target: NibTarget) -> NibObjectID {
        switch target {
        case .template: standIn(for: target)
        case .element(let node): reference(to: run.document.tree[node])
        }
    }

    /// Adds a cell's content view and separator view.
    func addCellSubviews(of node: Node, to id: NibObjectID) {
        guard let content = node.child(key: "contentView") else { return }
        var views = [object(for: content)]
        if node.name == "tableViewCell", let frame = run.frame(of: node) {
            views.append(separator(below: frame))
        }
        graph[id, "UISubviews"] = .reference(graph.array(views, mutable: true))
    }

    private func separator(below frame: DocumentRect) -> NibObjectID {
        let inset = 15.0
        let view = graph.add(
            "_UITableViewCellSeparatorView", fallbacks: ["UIView"],
            [
                "UIBounds": .rect(x: 0, y: 0, width: frame.width - inset, height: 1),
                "UICenter": .point(x: inset + (frame.width - inset) / 2, y: frame.height - 0.5),
                "UIDeepDrawRect": .bool(true), "UIOpaque": .bool(true), "UIAutoresizeSubviews": .bool(true),
                "UIViewSemanticContentAttribute": .integer(0),
            ])
        if run.tools >= 16_000 { graph[view, "UIViewLargeContentStoredProperties"] = .null }
        return view
    }

    func addSystemBackground(of node: Node, to id: NibObjectID) {
        if run.tools >= 17_000 { graph[id, "UISystemBackgroundView"] = .null }
    }

    func addFocusStyle(of node: Node, to id: NibObjectID) {
        let styles = ["default": 0, "custom": 1]
        if let style = node["focusStyle"].flatMap({ styles[$0] }) { graph[id, "UIFocusStyle"] = .integer(Int64(style)) }
    }

    // MARK: Collections

    func addCollectionContent(of node: Node, to id: NibObjectID) {
        guard node.name == "collectionView" else { return }
        let cells = node.child("cells").map { Array($0.children) } ?? []
        addNibs(
            of: cells.map { ($0, $0["reuseIdentifier"] ?? "") }, "UICollectionViewCellNibDict",
            "UICollectionViewCellPrototypeNibExternalObjects", to: id)
        let kinds = [
            "sectionHeaderView": "UICollectionElementKindSectionHeader",
            "sectionFooterView": "UICollectionElementKindSectionFooter",
        ]
        let views = node.children.filter { $0.name == "collectionReusableView" }.map { view -> (Node, String) in
            guard let name = view["reuseIdentifier"], !name.isEmpty else { return (view, "") }
            return (view, "\(kinds[view["key"] ?? ""] ?? "")/\(name)")
        }
        addNibs(
            of: views, "UICollectionViewSupplementaryViewNibDict",
            "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", to: id)
    }

    /// Adds the content view of older documents, which is a plain view with only a frame and subviews.
    func addPlainContentView(of node: Node, to id: NibObjectID) {
        guard let content = node.child(key: "contentView") else { return }
        let view = contentView(content)
        addFrame(of: content, to: view)
        addAutoresizingMask(of: content, to: view)
        addSubviews(of: content, to: view)
        graph[view, "UIViewSemanticContentAttribute"] = .integer(0)
        // The layout of the cell applies to its content view.
        for key in ["UIViewAutolayoutConstraints", "UIViewLayoutGuides"] {
            graph[view, key] = graph[id, key]
            graph[id, key] = nil
        }
        graph[id, "UIContentView"] = .reference(view)
        addCellSubviews(of: node, to: id)
    }

    /// Returns the object of a plain content view.
    func contentView(_ content: Node) -> NibObjectID {
        if hasMade(content) { return object(for: content) }
        let values: KeyValuePairs<String, NibValue> = [
            "UIDeepDrawRect": .bool(true), "UIOpaque": .bool(true), "UIAutoresizeSubviews": .bool(true),
        ]
        let isOfTable = content.parent?.name == "tableViewCell"
        let view =
            isOfTable
            ? graph.add("UITableViewCellContentView", fallbacks: ["UIView"], values) : graph.add("UIView", values)
        adopt(view, for: content, isListed: false)
        return view
    }

    func addItemSize(of node: Node, to id: NibObjectID) {
        guard let size = node.child("size", key: "itemSize"), let width = size.number("width"),
            let height = size.number("height"),
            width != 50 || height != 50
        else { return }
        graph[id, "UIItemSize"] = .size(width: width, height: height)
    }

    func addEstimatedItemSize(of node: Node, to id: NibObjectID) {
        if node["automaticEstimatedItemSize"] == "YES" {
            // The public constant for automatic sizes.
            let automatic = Double(Float.greatestFiniteMagnitude)
            graph[id, "UIEstimatedItemSize"] = .size(width: automatic, height: automatic)
        } else if let size = node.child("size", key: "estimatedItemSize"), let width = size.number("width"),
            let height = size.number("height"), width != 0 || height != 0
        {
            graph[id, "UIEstimatedItemSize"] = .size(width: width, height: height)
        }
    }
}

extension Node {
    /// The plain view in which a cell of older documents holds its content.
    var plainContent: Node? {
        ["collectionViewCell", "tableViewCell"].contains(name) ? child("view", key: "contentView") : nil
    }
}
