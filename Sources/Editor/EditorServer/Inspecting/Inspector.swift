import ClassModel
import ElementCatalogue
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

    func inspection(of ids: [String]) -> JSONValue {
        let nodes = ids.compactMap { document.object($0) ?? document.index.object($0).map { document.tree[$0] } }
        let describe = ObjectDescription(document: document)
        let title = nodes.count == 1 ? describe.name(of: nodes[0]) : nodes.isEmpty ? "" : "\(nodes.count) objects"
        return .record([
            "objects": .array(nodes.map { .string($0["id"] ?? "") }), "title": .string(title),
            "element": nodes.count == 1 ? .string(nodes[0].name) : nil,
            "tabs": .record([
                "file": .array(FileInspector(document: document).sections.map(marked).map(\.json)),
                "identity": tab(nodes) { IdentityInspector(node: $0, resources: resources).sections },
                "attributes": tab(nodes, attributes),
                "size": tab(nodes) {
                    SizeInspector(document: document, node: $0, shown: $0["id"].flatMap { frames[$0] }).sections
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

    /// Returns a section whose rows tell what differs from another version.
    private func marked(_ section: InspectorSection) -> InspectorSection {
        guard let changes else { return section }
        var section = section
        for index in section.rows.indices { section.rows[index].changes = changes.changes(in: section.rows[index]) }
        return section
    }

    // MARK: Attributes

    private func attributes(_ node: Node) -> [InspectorSection] {
        let rows = AttributeRows(node, Inspector.platform(document.kind), resources)
        let shared = sharedSections(of: node)
        let useless = useless(node)
        let own = (InspectorTable.shared.elements[node.name] ?? []).filter { !useless.contains($0.name) }
        let sharedEntries = shared.flatMap { InspectorTable.shared.sections[$0] ?? [] }
        let known = useless.union((own + sharedEntries).filter { $0.path == nil }.map(\.name))
        let extras = SpecialRows(document: document, node: node).rows
        var ownRows = extras + own.flatMap(rows.rows) + rows.rest(beyond: known)
        // A system item has its own title.
        if node.name == "barButtonItem", node.has("title"),
            let index = ownRows.firstIndex(where: { $0.title == "System Item" })
        {
            ownRows[index].set.append(CommandTemplate.remove(node["id"] ?? "", "title"))
        }
        let sections =
            special(node) + [InspectorSection(title: ownTitle(node), rows: ownRows)]
            + shared.map { title in
                let entries = (InspectorTable.shared.sections[title] ?? []).filter { entry in
                    !own.contains { $0.name == entry.name && $0.path == entry.path }
                }
                return InspectorSection(title: title, rows: entries.flatMap(rows.rows))
            }
        return withInstalled(sections, of: node)
    }

    /// Returns the attributes that objects of this kind don't use, unless the document has them.
    private func useless(_ node: Node) -> Set<String> {
        switch node.name {
        // It has its own row.
        case "tableViewCell": return ["style"]
        case "segue":
            let others = InspectorTable.segueKinds.filter { name, kinds in
                !kinds.contains(node["kind"] ?? "") && !node.has(name) && node.child(key: name) == nil
            }
            return Set(others.keys)
        default: return []
        }
    }

    /// Appends the Installed row to a view or constraint's sections.
    private func withInstalled(_ sections: [InspectorSection], of node: Node) -> [InspectorSection] {
        let rows = VaryingRows(node: node).installed
        guard !rows.isEmpty, var last = sections.last else { return sections }
        last.rows += rows
        return sections.dropLast() + [last]
    }

    private func ownTitle(_ node: Node) -> String {
        switch node.name {
        case "view": "Custom View"
        case "viewController": "Controller"
        case "segue": "Storyboard Segue"
        default: node.typeTitle
        }
    }

    private func special(_ node: Node) -> [InspectorSection] {
        guard node.isController, document.kind.isStoryboard else { return [] }
        return SimulatedMetricsRows(node: node).section.map { [$0] } ?? []
    }

    private func sharedSections(of node: Node) -> [String] {
        guard let type = node.elementType else { return [] }
        let has: (String) -> Bool = { type.attribute($0) != nil }
        var sections: [String] = []
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
