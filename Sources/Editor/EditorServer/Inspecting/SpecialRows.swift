import JSONText
import StoryboardModel
import XMLTree

/// Rows that change more than an attribute: a table's number of cells, a cell's style, the initial controller.
struct SpecialRows {
    let document: Document
    let node: Node
    let resources: InspectorResources
    private var id: String { node["id"] ?? "" }

    init(document: Document, node: Node, _ resources: InspectorResources) {
        self.document = document
        self.node = node
        self.resources = resources
    }

    /// The rows at the beginning of the object's own section.
    var leading: [InspectorRow] {
        node.isController && document.kind.isStoryboard && !node.isStoryboardReference ? [initial] : []
    }

    /// Returns the rows with a name in `InspectorTable`; empty if the object has none.
    func rows(_ name: String) -> [InspectorRow] {
        switch name {
        case "firstItem": return [ConstraintItemRows(node, document)?.first].compactMap(\.self)
        case "secondItem": return [ConstraintItemRows(node, document)?.second].compactMap(\.self)
        case "segments":
            let rows = SegmentRows(node, Inspector.platform(document.kind), resources).rows
            guard document.kind.isUIKit else { return rows }
            return [count("Segments", "setSegmentCount", "object", node.child("segments"))] + rows
        case _ where !document.kind.isUIKit: return []
        case "autoshrink": return AutoshrinkRows(node).rows
        case "backButton": return [backButton]
        case "cellStyle": return [cellStyle]
        case "collectionContent": return collection
        case "editing": return TableRows(node).editing
        case "effect": return EffectRows(node, resources).rows
        case "passthrough": return SegueRows(node).passthrough
        case "rowCount": return [count("Rows", "setRowCount", "object", node.child("cells"))]
        case "scopeTitles": return [scopeTitles]
        case "selection": return TableRows(node).selection
        case "separatorInset": return TableRows(node).separatorInset
        case "tableContent": return table
        default: return []
        }
    }

    /// Returns the rows of an attribute with what else they set.
    func completed(_ rows: [InspectorRow], named name: String) -> [InspectorRow] {
        if let items = ConstraintItemRows(node, document) {
            if name == "constant" { return items.constant(rows) }
            if name == "priority" { return rows.map(items.priority) }
        }
        // A system item has its own title.
        guard name == "systemItem", node.name == "barButtonItem", node.has("title"), var row = rows.first else {
            return rows
        }
        row.set.append(CommandTemplate.remove(id, "title"))
        return [row] + rows.dropFirst()
    }

    private var initial: InspectorRow {
        let isInitial = document.root["initialViewController"] == id
        var row = InspectorRow("Is Initial View Controller", isOn: isInitial)
        row.isDefault = !isInitial
        // A click toggles the current value.
        row.set = [
            CommandTemplate.command("setInitialController", ["object": isInitial ? nil : .string(id)])
        ]
        return row
    }

    private var table: [InspectorRow] {
        let isStatic = node["dataMode"] == "static"
        var content = InspectorRow("Content", .choice, .string(isStatic ? "static" : "prototypes"))
        content.options = [
            InspectorRow.Choice(value: "prototypes", title: "Dynamic Prototypes"),
            InspectorRow.Choice(value: "static", title: "Static Cells"),
        ]
        // Only the table of a table view controller can be static.
        if isStatic || node.parent?.name == "tableViewController" {
            content.set = [
                CommandTemplate.command("setTableContent", ["table": .string(id), "mode": .string("$value")])
            ]
        }
        let counted =
            isStatic
            ? count("Sections", "setSectionCount", "table", node.child("sections"))
            : count("Prototype Cells", "setPrototypeCount", "table", node.child("prototypes"))
        return [content, counted]
    }

    private func count(_ title: String, _ command: String, _ field: String, _ list: Node?) -> InspectorRow {
        var row = InspectorRow(title, .number, .integer(list.map { Array($0.children).count } ?? 0))
        row.set = [
            .object([
                JSONMember(
                    key: command,
                    value: .object([
                        JSONMember(key: field, value: .string(id)), JSONMember(key: "count", value: .string("$value")),
                    ]))
            ])
        ]
        return row
    }

    /// The rows of a collection view's cells, layout, and the headers and footers of its sections.
    private var collection: [InspectorRow] {
        let layout = node.child(key: "collectionViewLayout")
        var kind = InspectorRow("Layout", .choice, .string(layout?.name == "collectionViewLayout" ? "custom" : "flow"))
        kind.options = [
            InspectorRow.Choice(value: "flow", title: "Flow"), InspectorRow.Choice(value: "custom", title: "Custom"),
        ]
        kind.set = [
            CommandTemplate.command("setCollectionLayout", ["collection": .string(id), "kind": .string("$value")])
        ]
        var rows = [count("Items", "setPrototypeCount", "table", node.child("cells")), kind]
        if layout?.name == "collectionViewLayout", let layout = layout?["id"] {
            var name = InspectorRow(
                "Class", .class, .string(document.object(layout)?["customClass"] ?? ""))
            name.placeholder = "UICollectionViewLayout"
            name.options = resources.classes(for: node.child(key: "collectionViewLayout") ?? node)
            name.isDefault = document.object(layout)?.has("customClass") != true
            name.edits("customClass", of: layout)
            rows.append(name)
        } else if let layout, layout.has("id") {
            // Interface Builder shows the direction of a flow layout with the collection view.
            rows += AttributeRows(layout, Inspector.platform(document.kind), resources)
                .rows(InspectorTable.Entry(name: "scrollDirection", title: "Scroll Direction"))
        }
        return rows
            + [("header", "Section Header", "sectionHeaderView"), ("footer", "Section Footer", "sectionFooterView")].map
        {
            kind, title, key in
            let has = node.child("collectionReusableView", key: key) != nil
            var row = InspectorRow(title, isOn: has)
            row.isDefault = !has
            let set = { (isOn: Bool) in
                CommandTemplate.command(
                    "setSectionSupplement",
                    ["collection": .string(id), "kind": .string(kind), "isOn": .bool(isOn)])
            }
            row.set = [set(!has)]
            row.reset = [set(false)]
            return row
        }
    }

    /// The title of the button that leads back to the controller, which is an item of its own.
    private var backButton: InspectorRow {
        let item = node.child("barButtonItem", key: "backBarButtonItem")
        var row = InspectorRow("Back Button", .text, .string(item?.text("title") ?? ""))
        row.isDefault = item == nil
        let address = "\(id)/barButtonItem[backBarButtonItem]"
        row.set =
            (item == nil
                ? [CommandTemplate.insert(id, #"<barButtonItem key="backBarButtonItem" style="plain"/>"#)] : [])
            + [CommandTemplate.set(address, "title")]
        row.reset = item?["id"].map { [CommandTemplate.command("delete", ["object": .string($0)])] } ?? []
        return row
    }

    /// The titles of a search bar's scopes, which are texts without attributes.
    private var scopeTitles: InspectorRow {
        let list = node.child("scopeButtonTitles")
        let titles = list.map { Array($0.children) } ?? []
        var row = InspectorRow("Scope Titles", .texts, .null)
        row.isDefault = list == nil
        row.set = [
            list == nil
                ? CommandTemplate.insert(id, "<scopeButtonTitles><string>Title</string></scopeButtonTitles>")
                : CommandTemplate.insert("\(id)/scopeButtonTitles", "<string>Title</string>")
        ]
        let removal = CommandTemplate.command("delete", ["object": .string("\(id)/scopeButtonTitles")])
        row.reset = list == nil ? [] : [removal]
        row.items = titles.enumerated().map { offset, title in
            let address = "\(id)/scopeButtonTitles/string[\(offset + 1)]"
            var item = InspectorRow("Title \(offset + 1)", .text, .string(title.text))
            item.set = [
                CommandTemplate.command("setText", ["object": .string(address), "text": .string("$value")])
            ]
            item.reset =
                titles.count == 1
                ? row.reset : [CommandTemplate.command("delete", ["object": .string(address)])]
            return item
        }
        return row
    }

    private static let styles = [
        ("IBUITableViewCellStyleDefault", "basic", "Basic"),
        ("IBUITableViewCellStyleValue1", "rightDetail", "Right Detail"),
        ("IBUITableViewCellStyleValue2", "leftDetail", "Left Detail"),
        ("IBUITableViewCellStyleSubtitle", "subtitle", "Subtitle"),
    ]

    private var cellStyle: InspectorRow {
        let own = Self.styles.first { $0.0 == node["style"] }?.1 ?? "custom"
        var row = InspectorRow("Style", .choice, .string(own))
        row.options =
            [InspectorRow.Choice(value: "custom", title: "Custom")]
            + Self.styles.map { InspectorRow.Choice(value: $0.1, title: $0.2) }
        row.isDefault = own == "custom"
        row.set = [CommandTemplate.command("setCellStyle", ["cell": .string(id), "style": .string("$value")])]
        return row
    }
}
