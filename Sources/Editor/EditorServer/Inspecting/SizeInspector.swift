import ElementCatalog
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The rows of the Size inspector.
struct SizeInspector {
    let document: Document
    let node: Node
    private let resources: InspectorResources
    /// The frame on the canvas, if no constraints say which one the document should have.
    let shown: DocumentRect?
    /// The frame that constraints give the view if it is misplaced.
    let wanted: DocumentRect?
    private var id: String { node["id"] ?? "" }

    init(
        document: Document, node: Node, _ resources: InspectorResources, shown: DocumentRect? = nil,
        wanted: DocumentRect? = nil
    ) {
        self.document = document
        self.node = node
        self.resources = resources
        self.shown = shown
        self.wanted = wanted
    }

    var sections: [InspectorSection] {
        switch node.elementType?.kind {
        case .view, .cellView: [view, flow, cell, table, layout, priorities, constraints].compactMap(\.self)
        case .controller: [controller].compactMap(\.self)
        case .object: [flow].compactMap(\.self)
        case .window: document.kind.isUIKit ? [] : [window]
        default: []
        }
    }

    // MARK: Views

    private var view: InspectorSection? {
        guard let own = node.frame else { return nil }
        let frame = shown ?? own
        var row = InspectorRow(
            "Frame", .list, .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) }))
        row.parts = ["X", "Y", "Width", "Height"]
        if frame != own {
            let place = [own.x, own.y, own.width, own.height].map(\.shortSpelling)
            row.help =
                "On the canvas; the document has \(place[0]), \(place[1]), \(place[2]) × \(place[3]), and no constraints decide"
        }
        row.set = [
            CommandTemplate.command(
                "setFrame",
                [
                    "object": .string(id), "x": .string("$0"), "y": .string("$1"), "width": .string("$2"),
                    "height": .string("$3"),
                ])
        ]
        return InspectorSection(
            title: "View", rows: [row] + [update, layoutKind].compactMap(\.self) + autoresizing)
    }

    /// What the canvas shows of a misplaced view instead of the document's frame, which can be updated.
    private var update: InspectorRow? {
        guard let wanted else { return nil }
        let numbers = [wanted.x, wanted.y, wanted.width, wanted.height].map { number in
            JSONValue.number((number * 100).rounded() / 100).line
        }
        var row = InspectorRow(
            "The canvas shows", .action, .string("\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"))
        row.help = "The view is misplaced: it will have this frame at run time, and the document has another"
        row.set = [CommandTemplate.command("updateFrames", ["objects": .array([.string(id)])])]
        row.options = [InspectorRow.Choice(value: "updateFrames", title: "Update Frame", set: row.set)]
        return row
    }

    /// Whether the view's frame follows from constraints, which Xcode infers from the mask while there are none, or always from
    /// the mask. Arranged views have no choice.
    private var layoutKind: InspectorRow? {
        guard document.kind.isUIKit, document.root["useAutolayout"] == "YES", node.parent?.name == "subviews",
            node.parent?.parent?.name != "stackView"
        else { return nil }
        let isConstrained = constraints != nil
        let isMask = node["translatesAutoresizingMaskIntoConstraints"] != "NO"
        var row = InspectorRow("Layout", .choice, .string(isMask ? "mask" : "inferred"))
        row.isDefault = isMask
        let inferred = [CommandTemplate.set(id, "translatesAutoresizingMaskIntoConstraints", "NO")]
        let fixed = [CommandTemplate.set(id, "fixedFrame", "YES")]
        let mask = [
            CommandTemplate.remove(id, "translatesAutoresizingMaskIntoConstraints"),
            CommandTemplate.remove(id, "fixedFrame"),
        ]
        row.options = [
            InspectorRow.Choice(
                value: "inferred", title: "Inferred (\(isConstrained ? "Constraints" : "Autoresizing Mask"))",
                set: inferred + (isConstrained ? [] : fixed)),
            InspectorRow.Choice(value: "mask", title: "Autoresizing Mask", set: mask),
        ]
        row.set = inferred
        return row
    }

    private static let autoresizingParts = [
        ("flexibleMinX", "Left"), ("widthSizable", "Width"), ("flexibleMaxX", "Right"), ("flexibleMinY", "Top"),
        ("heightSizable", "Height"), ("flexibleMaxY", "Bottom"),
    ]

    private var autoresizing: [InspectorRow] {
        guard node["translatesAutoresizingMaskIntoConstraints"] != "NO" || node["fixedFrame"] == "YES",
            let mask = node.child("autoresizingMask", key: "autoresizingMask")
        else { return [] }
        return Self.autoresizingParts.map { name, title in
            var row = InspectorRow(
                title.hasSuffix("h") || title == "Height" ? "Flexible \(title)" : "Flexible \(title) Margin",
                isOn: mask.bool(name))
            row.isDefault = !mask.has(name)
            row.edits(name, of: "\(id)/autoresizingMask[autoresizingMask]")
            return row
        }
    }

    private var table: InspectorSection? {
        let titles = [
            ("rowHeight", "Row Height"), ("estimatedRowHeight", "Estimate"), ("sectionHeaderHeight", "Header"),
            ("estimatedSectionHeaderHeight", "Header Estimate"), ("sectionFooterHeight", "Footer"),
            ("estimatedSectionFooterHeight", "Footer Estimate"),
        ]
        var rows = titles.compactMap { name, title in number(name, title) }
        if node.name == "tableViewCell", !rows.isEmpty { rows[0].set += cellHeight }
        return rows.isEmpty ? nil : InspectorSection(title: node.typeTitle, rows: rows)
    }

    /// The commands that set a cell's height, with its frame.
    private var cellHeight: [JSONValue] {
        guard let frame = node.frame else { return [] }
        return [
            CommandTemplate.command(
                "setFrame",
                [
                    "object": .string(id), "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
                    "height": .string("$value"),
                ])
        ]
    }

    private var attributes: AttributeRows { AttributeRows(node, Inspector.platform(document.kind), resources) }

    /// The sizes of a Mac's window, and its place on the screen.
    private var window: InspectorSection {
        InspectorSection(title: "Window", rows: InspectorTable.windowSizes.flatMap(attributes.rows))
    }

    private var layout: InspectorSection? {
        let rows = document.kind.isUIKit ? LayoutMarginsRows(node, attributes).rows : []
        return rows.isEmpty ? nil : InspectorSection(title: "Layout Margins", rows: rows)
    }

    private var priorities: InspectorSection? {
        let titles = [
            ("horizontalHuggingPriority", "Hugging Horizontal"), ("verticalHuggingPriority", "Hugging Vertical"),
            ("horizontalCompressionResistancePriority", "Resistance Horizontal"),
            ("verticalCompressionResistancePriority", "Resistance Vertical"),
            ("placeholderIntrinsicWidth", "Intrinsic Width"), ("placeholderIntrinsicHeight", "Intrinsic Height"),
        ]
        let rows = titles.compactMap { name, title in number(name, title) }
        return rows.isEmpty ? nil : InspectorSection(title: "Content Priorities", rows: rows)
    }

    private func number(_ name: String, _ title: String) -> InspectorRow? {
        guard let attribute = node.elementType?.attribute(name, on: Inspector.platform(document.kind)) else {
            return nil
        }
        var row = InspectorRow(
            title, .number,
            (node[name] ?? attribute.defaultValue).flatMap { Double(spelled: $0) }.map { .number($0) } ?? .null)
        row.placeholder = attribute.defaultValue ?? "Default"
        // Heights that content decides.
        if row.value == .number(-1) { (row.value, row.placeholder) = (.null, "Automatic") }
        row.isDefault = !node.has(name)
        row.edits(name, of: id)
        return row
    }

    /// The constraints of the view, whichever view owns them.
    private var constraints: InspectorSection? {
        let describe = ObjectDescription(document: document)
        let own = node.constraints.filter { $0.firstItemID == id && $0.node["firstItem"] == nil }
        let others = document.references(to: id).compactMap { reference -> Constraint? in
            ["firstItem", "secondItem"].contains(reference.attribute) ? Constraint(reference.node) : nil
        }
        var seen: Set<String> = []
        let rows = (own + others).filter { seen.insert($0.id).inserted }.map { constraint in
            let text = describe.name(of: constraint.node)
            var row = InspectorRow(
                text, .constraint, .record(["id": .string(constraint.id), "text": .string(text)]))
            row.reset = [CommandTemplate.command("delete", ["object": .string(constraint.id)])]
            return row
        }
        return rows.isEmpty ? nil : InspectorSection(title: "Constraints", rows: rows)
    }

    // MARK: Controllers

    private var controller: InspectorSection? {
        guard document.kind.isStoryboard, document.kind.isUIKit, !node.isStoryboardReference else { return nil }
        let known = SimulatedSize(of: node)
        let size = document.sceneSize(of: node)
        var kind = InspectorRow("Simulated Size", .choice, .string((known ?? .fixed).rawValue))
        kind.options = SimulatedSize.allCases.map {
            InspectorRow.Choice(value: $0.rawValue, title: $0.rawValue.spacedWords)
        }
        kind.isDefault = known == .fixed
        kind.set = [Self.simulate(id, .string("$value"))]
        kind.reset = [Self.simulate(id, .string("fixed"))]
        var row = InspectorRow("Size", .list, .array([.number(size.width), .number(size.height)]))
        row.parts = ["Width", "Height"]
        row.isDefault = known != .freeform
        row.help = known == .freeform ? nil : "A width or height of its own makes the scene freeform"
        row.set = [Self.simulate(id, .string("freeform"), .string("$0"), .string("$1"))]
        row.reset = kind.reset
        return InspectorSection(title: "View Controller", rows: [kind, row] + preferred)
    }

    private static func simulate(
        _ id: String, _ size: JSONValue, _ width: JSONValue? = nil, _ height: JSONValue? = nil
    ) -> JSONValue {
        CommandTemplate.command(
            "setSimulatedSize", ["controller": .string(id), "size": size, "width": width, "height": height])
    }

    /// The rows of the preferred size, which popovers and sheets use.
    private var preferred: [InspectorRow] {
        guard node.elementType?.child("value", key: "preferredContentSize") != nil else { return [] }
        let own = node.child("value", key: "preferredContentSize")
        var uses = InspectorRow("Use Preferred Explicit Size", isOn: own != nil)
        uses.isDefault = own == nil
        let size = document.sceneSize(of: node)
        let add = CommandTemplate.setValue(
            id, "preferredContentSize", .record(["size": .array([.number(size.width), .number(size.height)])]))
        uses.reset = own == nil ? [] : [CommandTemplate.removeValue(id, "preferredContentSize")]
        uses.set = own == nil ? [add] : uses.reset
        guard let own else { return [uses] }
        var row = InspectorRow(
            "Content Size", .list, .array([.number(own.number("width") ?? 0), .number(own.number("height") ?? 0)]))
        row.parts = ["Width", "Height"]
        row.set = [
            CommandTemplate.setValue(id, "preferredContentSize", .record(["size": CommandTemplate.parts(2)]))
        ]
        row.reset = uses.reset
        return [uses, row]
    }

    // MARK: Collection views

    /// The sizes of a flow layout: of the collection view itself, or of the layout.
    private var flow: InspectorSection? {
        let layout = node.name == "collectionView" ? node.child(key: "collectionViewLayout") : node
        guard let layout, layout.name == "collectionViewFlowLayout", let id = layout["id"] else { return nil }
        let sizes = [
            ("itemSize", "Cell Size"), ("headerReferenceSize", "Header Size"), ("footerReferenceSize", "Footer Size"),
        ].map { key, title in
            let own = layout.child("size", key: key)
            var row = InspectorRow(
                title, .list, .array([.number(own?.number("width") ?? 0), .number(own?.number("height") ?? 0)]))
            row.parts = ["Width", "Height"]
            row.isDefault = own == nil
            row.set = [CommandTemplate.setValue(id, key, .record(["size": CommandTemplate.parts(2)]))]
            row.reset = [CommandTemplate.removeValue(id, key)]
            return row
        }
        let spacings = [("minimumInteritemSpacing", "For Cells"), ("minimumLineSpacing", "For Lines")].map {
            name, title in
            var row = InspectorRow("Min Spacing \(title)", .number, .number(layout.number(name) ?? 10))
            row.isDefault = !layout.has(name)
            row.edits(name, of: id)
            return row
        }
        let inset = layout.child("inset", key: "sectionInset")
        var insets = InspectorRow(
            "Section Insets", .list, .array(["minY", "minX", "maxY", "maxX"].map { .number(inset?.number($0) ?? 0) }))
        insets.parts = ["Top", "Left", "Bottom", "Right"]
        insets.isDefault = inset == nil
        insets.set = [CommandTemplate.setValue(id, "sectionInset", .record(["insets": CommandTemplate.parts(4)]))]
        insets.reset = [CommandTemplate.removeValue(id, "sectionInset")]
        return InspectorSection(
            title: "Collection View",
            rows: [sizes[0], estimate(of: layout, id)] + estimatedSize(of: layout, id) + sizes.dropFirst() + spacings
                + [insets])
    }

    /// The row of the estimated size: none, automatic, or one of its own.
    private func estimate(of layout: Node, _ id: String) -> InspectorRow {
        let own = layout.child("size", key: "estimatedItemSize")
        let isAutomatic = layout.bool("automaticEstimatedItemSize")
        var row = InspectorRow("Estimate Size", .choice, .string(isAutomatic ? "YES" : own == nil ? "none" : "custom"))
        let none = CommandTemplate.removeValue(id, "estimatedItemSize")
        let item = layout.child("size", key: "itemSize")
        let size = JSONValue.record([
            "size": .array([.number(item?.number("width") ?? 50), .number(item?.number("height") ?? 50)])
        ])
        row.options = [
            InspectorRow.Choice(
                value: "YES", title: "Automatic",
                set: [none, CommandTemplate.set(id, "automaticEstimatedItemSize", "YES")]),
            InspectorRow.Choice(
                value: "none", title: "None",
                set: [none, CommandTemplate.remove(id, "automaticEstimatedItemSize")]),
            InspectorRow.Choice(
                value: "custom", title: "Custom",
                set: [
                    CommandTemplate.remove(id, "automaticEstimatedItemSize"),
                    CommandTemplate.setValue(id, "estimatedItemSize", size),
                ]),
        ]
        row.set = [none]
        row.isDefault = !isAutomatic && own == nil
        return row
    }

    /// The rows of the size that is estimated for cells.
    private func estimatedSize(of layout: Node, _ id: String) -> [InspectorRow] {
        guard let own = layout.child("size", key: "estimatedItemSize") else { return [] }
        var row = InspectorRow(
            "Estimate", .list, .array([.number(own.number("width") ?? 0), .number(own.number("height") ?? 0)]))
        row.parts = ["Width", "Height"]
        row.set = [CommandTemplate.setValue(id, "estimatedItemSize", .record(["size": CommandTemplate.parts(2)]))]
        row.reset = [CommandTemplate.removeValue(id, "estimatedItemSize")]
        return [row]
    }

    /// The size of one cell, which Custom takes from the layout's.
    private var cell: InspectorSection? {
        guard node.name == "collectionViewCell", let frame = node.frame else { return nil }
        let own = node.child("size", key: "customSize")
        var row = InspectorRow("Size", .list, .array([.number(frame.width), .number(frame.height)]))
        row.parts = ["Width", "Height"]
        row.isDefault = own == nil
        row.help =
            own == nil ? "The size of the layout's cells; a width or height of its own is for this cell only" : nil
        row.set = [
            CommandTemplate.command(
                "setFrame",
                [
                    "object": .string(id), "x": .number(frame.x), "y": .number(frame.y), "width": .string("$0"),
                    "height": .string("$1"),
                ])
        ]
        row.reset = own == nil ? [] : [CommandTemplate.removeValue(id, "customSize")]
        return InspectorSection(title: "Collection View Cell", rows: [row])
    }
}
