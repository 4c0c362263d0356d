import StoryboardModel
import XMLTree

/// The outline as text: a row for each object, connection and segue, in three columns.
struct OutlineText {
    private struct Row {
        var what: String
        var id: String
        var details: String
    }

    private let document: Document
    private var sections: [[Row]] = []

    static func text(of document: Document, named name: String) -> String {
        var outline = OutlineText(document: document)
        for scene in document.scenes { outline.add(scene) }
        if !document.topLevelObjects.isEmpty {
            outline.sections.append([])
            for object in document.topLevelObjects { outline.add(OutlineObject(object), depth: 0) }
        }
        return "\(name.onOneLine): \(outline.heading)\n" + outline.table
    }

    private init(document: Document) { self.document = document }

    private var heading: String {
        let scenes = document.scenes.count
        let version = document.toolsVersion.isEmpty ? "" : ", Interface Builder \(document.toolsVersion.onOneLine)"
        return document.kind.title.onOneLine + version
            + (document.kind.isStoryboard ? ", \(scenes) \(scenes == 1 ? "scene" : "scenes")" : "")
    }

    // MARK: Rows

    private mutating func add(_ scene: Scene) {
        let isInitial = scene.controller.map { $0 == document.initialController } ?? false
        sections.append([Row(what: "Scene \(scene.title)\(isInitial ? " (initial)" : "")", id: scene.id, details: "")])
        for object in scene.objects { add(OutlineObject(object), depth: 1) }
    }

    private mutating func add(_ object: OutlineObject, depth: Int) {
        add(object.name, object.id, details(of: object.node), depth)
        for connection in object.node.connections { add(connection, depth: depth + 1) }
        for segue in object.node.segues { add(segue, depth: depth + 1) }
        for inner in object.objects { add(inner, depth: depth + 1) }
    }

    private mutating func add(_ connection: Connection, depth: Int) {
        let kind = connection.kind == .outletCollection ? "outlets" : connection.kind.rawValue
        let event = connection.event.map { " on \($0)" } ?? ""
        let target = document.outlineName(of: connection.destinationID)
        add("· \(kind) \(connection.name)\(event) → \(target)", connection.id, "→ \(connection.destinationID)", depth)
    }

    private mutating func add(_ segue: Segue, depth: Int) {
        add(
            "· \(words(for: segue)) → \(document.outlineName(of: segue.destinationID))", segue.id,
            "→ \(segue.destinationID)", depth)
    }

    private func words(for segue: Segue) -> String {
        let identifier = segue.identifier.map { " \"\($0)\"" } ?? ""
        if segue.kind == .relationship { return "relationship \(segue.relationship ?? "")\(identifier)" }
        let action = segue.unwindAction.map { " \($0)" } ?? ""
        let trigger =
            switch segue.trigger {
            case .manual: "manually"
            case .object(let id): document.outlineName(of: id)
            case .accessory(let id): "accessory of \(document.outlineName(of: id))"
            }
        return "segue \(segue.kind.name)\(action)\(identifier): \(trigger)"
    }

    private func details(of node: Node) -> String {
        var parts = [node.name]
        if let name = node["customClass"] { parts.append("class \(name)") }
        for (attribute, title) in [("storyboardIdentifier", "storyboard id"), ("reuseIdentifier", "reuse id")] {
            if let identifier = node[attribute] { parts.append("\(title) \"\(identifier)\"") }
        }
        if let name = node["storyboardName"] { parts.append("in storyboard \"\(name)\"") }
        return parts.joined(separator: ", ")
    }

    private mutating func add(_ what: String, _ id: String, _ details: String, _ depth: Int) {
        let row = Row(
            what: String(repeating: "  ", count: depth) + what.onOneLine, id: id.onOneLine, details: details.onOneLine)
        sections[sections.count - 1].append(row)
    }

    // MARK: Columns

    /// The maximum width of a column, so that a long text doesn't move all others.
    private static let widest = 60

    private var table: String {
        let rows = sections.joined()
        let width = rows.map(\.what.count).filter { $0 <= Self.widest }.max() ?? 0
        let idWidth = rows.map(\.id.count).filter { $0 <= 20 }.max() ?? 0
        return sections.map { section in
            "\n"
                + section.map { row in
                    let line = row.what.padded(to: width) + "  " + row.id.padded(to: idWidth) + "  " + row.details
                    return line.withoutTrailingSpace + "\n"
                }.joined()
        }.joined()
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    fileprivate var withoutTrailingSpace: Substring {
        self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
    }
}
