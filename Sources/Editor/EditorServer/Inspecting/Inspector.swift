import ClassModel
import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The inspectors of the selected objects.
struct Inspector {
    let document: Document
    let resources: InspectorResources
    /// The classes of the app's sources.
    let classes: AppClasses
    /// What differs from another version of the document, if there is one.
    let changes: RowChanges?
    /// The frames on the canvas of views whose constraints conflict or leave them open.
    var frames: [String: DocumentRect] = [:]
    /// The frames on the canvas of misplaced views.
    var misplaced: [String: DocumentRect] = [:]
    var texts: RowTexts?

    func inspection(of ids: [String]) -> JSONValue {
        let nodes = ids.compactMap { document.object($0) ?? document.index.object($0).map { document.tree[$0] } }
        let describe = ObjectDescription(document: document)
        let title = nodes.count == 1 ? describe.name(of: nodes[0]) : nodes.isEmpty ? "" : "\(nodes.count) objects"
        return .record([
            "objects": .array(nodes.map { .string($0["id"] ?? "") }), "title": .string(title),
            "element": nodes.count == 1 ? .string(nodes[0].name) : nil,
            "tabs": .record([
                "file": .array(
                    FileInspector(document: document, resources: resources).sections.map(marked).map(\.json)),
                "identity": tab(nodes) { IdentityInspector(node: $0, resources: resources).sections },
                "attributes": tab(nodes, attributes),
                "size": tab(nodes) {
                    // A constraint is a size: what it has is in both, as in Xcode.
                    if $0.name == "constraint" { return attributes($0) }
                    let id = $0["id"] ?? ""
                    return SizeInspector(
                        document: document, node: $0, resources, shown: frames[id], wanted: misplaced[id]
                    )
                    .sections
                },
                "connections": nodes.count == 1
                    ? ConnectionsInspector(document: document, node: nodes[0], classes: classes).groups : .array([]),
            ]),
        ])
    }

    private func tab(_ nodes: [Node], _ sections: (Node) -> [InspectorSection]) -> JSONValue {
        guard let first = nodes.first else { return .array([]) }
        var common = nodes.dropFirst().reduce(sections(first)) { $0.common(with: sections($1)) }
        // Objects that aren't in the document yet can't be changed.
        if nodes.contains(where: { PossibleExit.isMeant(by: $0["id"] ?? "") }) { common = common.map(\.readOnly) }
        return .array(common.filter { !$0.rows.isEmpty }.map(marked).map(\.json))
    }

    /// Returns a section whose rows tell what differs from another version, and what their texts are in other languages.
    private func marked(_ section: InspectorSection) -> InspectorSection {
        var section = section
        for index in section.rows.indices {
            let row = section.rows[index]
            if let changes { section.rows[index].changes = changes.changes(in: row) }
            section.rows[index].translations = texts?.translations(of: row)
        }
        return section
    }

    // MARK: Attributes

    /// Returns the sections of an object. A control of AppKit has its text and look in its cell, which Interface Builder shows
    /// with it.
    private func attributes(_ node: Node) -> [InspectorSection] {
        guard let cell = node.child(key: "cell"), cell.has("id") else { return ownAttributes(node) }
        return ownAttributes(cell) + ownAttributes(node)
    }

    private func ownAttributes(_ node: Node) -> [InspectorSection] {
        let rows = AttributeRows(node, Inspector.platform(document.kind), resources)
        let special = SpecialRows(document: document, node: node, resources)
        let shared = sharedSections(of: node)
        let useless = useless(node)
        let own = (InspectorTable.shared.elements[node.name] ?? []).filter { !useless.contains($0.name) }
        let sharedEntries = shared.flatMap { InspectorTable.shared.sections[$0] ?? [] }.filter {
            !useless.contains($0.name)
        }
        let made = Dictionary(
            own.filter { $0.covered != nil }.map { ($0.name, special.rows($0.name)) }, uniquingKeysWith: { $1 })
        let covered = own.filter { made[$0.name]?.isEmpty == false }.flatMap { $0.covered ?? [] }
        let named = (own + sharedEntries).filter { $0.path == nil && $0.covered == nil }.map(\.name)
        let known = useless.union(named + covered)
        let ownRows = special.leading + self.rows(of: own, node, rows, special, made) + rows.rest(beyond: known)
        let sections =
            metrics(of: node) + [InspectorSection(title: ownTitle(node), rows: ownRows)]
            + shared.map { title in
                let entries = (InspectorTable.shared.sections[title] ?? []).filter { entry in
                    !own.contains { $0.name == entry.name && $0.path == entry.path } && !useless.contains(entry.name)
                }
                return InspectorSection(title: title, rows: entries.flatMap(rows.rows))
            }
        return InspectableRows(node: node, classes: classes, resources: resources).sections
            + withInstalled(sections, of: node, BarAppearanceRows(node, rows).sections)
    }

    /// Returns the rows of an element's own section, of which some are `made` already, by the names of their entries.
    private func rows(
        of entries: [InspectorTable.Entry], _ node: Node, _ rows: AttributeRows, _ special: SpecialRows,
        _ made: [String: [InspectorRow]]
    ) -> [InspectorRow] {
        guard node.name == "button", node.elementType?.child("state", key: "normal") != nil, document.kind.isUIKit
        else {
            return entries.flatMap { entry in
                made[entry.name] ?? special.completed(rows.rows(entry), named: entry.name)
            }
        }
        var made = ButtonRows(node).entries(entries).flatMap { entry, page in
            rows.rows(entry).map { row in
                var row = row
                row.page = page
                return row
            }
        }
        made.insert(ButtonRows(node).style, at: min(1, made.count))
        return made
    }

    /// Returns the attributes that objects of this kind don't use, unless the document has them.
    private func useless(_ node: Node) -> Set<String> {
        switch node.name {
        case "segue": return SegueRows(node).useless
        case "window": return Set(InspectorTable.windowSizes.map(\.name) + ["screenRect"])
        // Of WatchKit's objects, these have content that isn't a text.
        case _ where document.kind == .watchStoryboard && !node.has("contentMode"):
            return ["imageView", "group", "controller"].contains(node.name) ? [] : ["contentMode"]
        case "button" where document.kind.isUIKit: return ButtonRows(node).useless
        case "datePicker" where node["useCurrentDate"] != "NO" && node.child(key: "date") == nil: return ["date"]
        // The attributes of the text say these.
        case _ where node.child("attributedString", key: "attributedText") != nil:
            return ["textColor", "fontDescription", "textAlignment"]
        case "view" where !node.has("simulatedAppContext"): return ["simulatedAppContext"]
        case _ where node.isController && !node.has("contentSizeForViewInPopover"):
            return node.child(key: "contentSizeForViewInPopover") == nil ? ["contentSizeForViewInPopover"] : []
        default: return []
        }
    }

    /// Returns the sections of a view or constraint with the Installed row at their end, and `further` sections before
    /// the last.
    private func withInstalled(
        _ sections: [InspectorSection], of node: Node, _ further: [InspectorSection]
    ) -> [InspectorSection] {
        guard var last = sections.last else { return further }
        last.rows += VaryingRows(node: node).installed
        return sections.dropLast() + further + [last]
    }

    private func ownTitle(_ node: Node) -> String {
        switch node.name {
        case "view": "Custom View"
        case "viewController": "Controller"
        case "segue": "Storyboard Segue"
        default: node.typeTitle
        }
    }

    private func metrics(of node: Node) -> [InspectorSection] {
        guard node.isController, document.kind.isStoryboard, document.kind.isUIKit else { return [] }
        return SimulatedMetricsRows(node: node).section.map { [$0] } ?? []
    }

    private func sharedSections(of node: Node) -> [String] {
        guard let type = node.elementType else { return [] }
        let has: (String) -> Bool = { type.attribute($0) != nil }
        var sections: [String] = []
        // Beside the colors from which a button's style derives others.
        if node.child("buttonConfiguration", key: "configuration") != nil {
            sections.append("Background Configuration")
        }
        if type.child("textInputTraits", key: "textInputTraits") != nil { sections.append("Text Input Traits") }
        switch type.kind {
        case .view, .cellView:
            if has("contentHorizontalAlignment") { sections.append("Control") }
            if has("directionalLockEnabled") { sections.append("Scroll View") }
            sections.append("View")
        case .controller: if !node.isStoryboardReference { sections.append("View Controller") }
        case .barItem: sections.append("Bar Item")
        case .gestureRecognizer: sections.append("Gesture Recognizer")
        default: break
        }
        return sections
    }

    static func platform(_ kind: DocumentKind) -> Platforms {
        switch kind {
        case .macStoryboard, .macXib: .macOS
        case .televisionStoryboard: .tvOS
        case .watchStoryboard: .watchOS
        default: .iOS
        }
    }
}
