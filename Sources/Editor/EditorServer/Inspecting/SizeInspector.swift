import ElementCatalogue
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The rows of the Size inspector.
struct SizeInspector {
    let document: Document
    let node: Node
    /// The frame on the canvas, if no constraints say which one the document should have.
    let shown: DocumentRect?
    private var id: String { node["id"] ?? "" }

    init(document: Document, node: Node, shown: DocumentRect? = nil) {
        self.document = document
        self.node = node
        self.shown = shown
    }

    var sections: [InspectorSection] {
        switch node.elementType?.kind {
        case .view, .cellView: [view, table, layout, priorities, constraints].compactMap(\.self)
        case .controller: [controller].compactMap(\.self)
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
            let place = [own.x, own.y, own.width, own.height].map(\.xcodeSpelling)
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
        return InspectorSection(title: "View", rows: [row] + autoresizing)
    }

    private static let autoresizingParts = [
        ("flexibleMinX", "Left"), ("widthSizable", "Width"), ("flexibleMaxX", "Right"), ("flexibleMinY", "Top"),
        ("heightSizable", "Height"), ("flexibleMaxY", "Bottom"),
    ]

    private var autoresizing: [InspectorRow] {
        guard node["translatesAutoresizingMaskIntoConstraints"] != "NO",
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

    private var layout: InspectorSection? {
        let titles = [
            ("preservesSuperviewLayoutMargins", "Preserve Superview Margins"),
            ("layoutMarginsFollowReadableWidth", "Follow Readable Width"),
            ("insetsLayoutMarginsFromSafeArea", "Safe Area Relative Margins"),
        ]
        var rows = titles.compactMap { name, title -> InspectorRow? in
            guard let attribute = node.elementType?.attribute(name) else { return nil }
            var row = InspectorRow(title, isOn: (node[name] ?? attribute.defaultValue) == "YES")
            row.isDefault = !node.has(name)
            row.edits(name, of: id)
            return row
        }
        if node.elementType?.child("edgeInsets", key: "layoutMargins") != nil {
            let varying = VaryingRows(node: node)
            var general = margins(node.child("edgeInsets", key: "layoutMargins"))
            general.vary = varying.introduction(of: "layoutMargins")
            rows =
                [general]
                + varying.variations(of: "layoutMargins").map { margins($0.node.child(key: "layoutMargins"), for: $0) }
                + rows
        }
        return rows.isEmpty ? nil : InspectorSection(title: "Layout Margins", rows: rows)
    }

    private func margins(_ known: Node?, for variation: Variation? = nil) -> InspectorRow {
        let parts = ["top", "left", "bottom", "right"]
        var row = InspectorRow("Fixed", .list, .array(parts.map { .number(known?.number($0) ?? 8) }))
        row.parts = parts.map { $0.spacedWords }
        row.isDefault = known == nil
        let insets = JSONValue.record(["insets": CommandTemplate.parts(4)])
        row.set = [CommandTemplate.setValue(id, "layoutMargins", insets, traits: variation?.key)]
        row.reset = [CommandTemplate.removeValue(id, "layoutMargins", traits: variation?.key)]
        row.variation = variation
        return row
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
        guard let attribute = node.elementType?.attribute(name) else { return nil }
        var row = InspectorRow(
            title, .number,
            (node[name] ?? attribute.defaultValue).flatMap { Double(spelled: $0) }.map { .number($0) } ?? .null)
        row.placeholder = attribute.defaultValue ?? "Default"
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
        guard document.kind.isStoryboard, !node.isStoryboardReference else { return nil }
        let isFreeform = node.child("freeformSimulatedSizeMetrics") != nil
        let view = node.child(key: "view").flatMap { $0.isView && $0.frame != nil ? $0 : nil }
        let usual = usualSize
        let own = node.child("size", key: "freeformSize")
        let width = view?.frame?.width ?? own?.number("width") ?? usual.width
        let height = view?.frame?.height ?? own?.number("height") ?? usual.height
        let makeFreeform = CommandTemplate.setValue(
            id, "simulatedDestinationMetrics", xml: "<freeformSimulatedSizeMetrics/>")
        let current = JSONValue.array([.number(width), .number(height)])

        var kind = InspectorRow("Simulated Size", .choice, isFreeform ? .string("freeform") : .null)
        kind.options = [
            InspectorRow.Choice(.null, "Fixed"), InspectorRow.Choice(.string("freeform"), "Freeform"),
        ]
        kind.isDefault = !isFreeform
        kind.help = "Freeform scenes keep the size of their view"
        kind.set = [makeFreeform, CommandTemplate.setValue(id, "freeformSize", .record(["size": current]))]
        kind.reset = [
            CommandTemplate.removeValue(id, "simulatedDestinationMetrics"),
            CommandTemplate.removeValue(id, "freeformSize"),
        ]
        if isFreeform { kind.reset += resizing(view, .number(usual.width), .number(usual.height)) }
        var size = InspectorRow("Size", .list, current)
        size.parts = ["Width", "Height"]
        size.isDefault = !isFreeform
        size.set =
            [makeFreeform, CommandTemplate.setValue(id, "freeformSize", .record(["size": CommandTemplate.parts(2)]))]
            + resizing(view, .string("$0"), .string("$1"))
        return InspectorSection(title: "View Controller", rows: [kind, size])
    }

    /// Returns the command that gives a scene's view its size.
    private func resizing(_ view: Node?, _ width: JSONValue, _ height: JSONValue) -> [JSONValue] {
        guard let view, let id = view["id"] else { return [] }
        return [
            CommandTemplate.command(
                "setFrame",
                ["object": .string(id), "x": .number(0), "y": .number(0), "width": width, "height": height])
        ]
    }

    /// The size of a fixed scene: that of the container view that embeds it, or of the screen.
    private var usualSize: (width: Double, height: Double) {
        let container = document.segues(to: id).first { $0.kind == .embed }?.source?.frame
        let device = DocumentDevice(of: document)
        return (container?.width ?? device.width, container?.height ?? device.height)
    }
}
