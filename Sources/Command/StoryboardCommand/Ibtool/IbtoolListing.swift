import AppSurroundings
import ClassModel
import ElementCatalog
import StoryboardModel
import XMLTree

/// The lists that `ibtool` makes of a document.
struct IbtoolListing {
    enum Part: String, CaseIterable {
        case objects, hierarchy, connections, classes
        case texts = "localizable-strings"
        case geometry = "localizable-geometry"
        case localizable = "localizable-all"
        case history = "version-history"

        var says: String {
            switch self {
            case .objects: "prints the attributes of objects by id"
            case .hierarchy: "prints the tree of objects"
            case .connections: "prints outlets, actions and segues by id"
            case .classes: "prints classes with their superclass, outlets and actions"
            case .texts: "prints texts by object and property"
            case .geometry: "prints the frames of views"
            case .localizable: "prints texts and frames"
            case .history: "prints the version that saved the document"
            }
        }

        /// Whether it is printed with `--all`; what another list has isn't.
        var isInAll: Bool { self != .texts && self != .geometry }
    }

    private let document: Document

    init(_ document: Document) { self.document = document }

    func list(of part: Part) -> PropertyList {
        switch part {
        case .objects: objects
        case .hierarchy: .array(topLevel.map(Self.branch))
        case .connections: connections
        case .classes: classes
        case .texts: .dictionary(texts.mapValues(PropertyList.dictionary))
        case .geometry: .dictionary(geometry.mapValues(PropertyList.dictionary))
        case .localizable:
            .dictionary(texts.merging(geometry) { $0.merging($1) { $1 } }.mapValues(PropertyList.dictionary))
        case .history: .dictionary(["com.apple.InterfaceBuilderKit": .string(document.toolsVersion)])
        }
    }

    // MARK: Objects

    /// The elements that are objects: all with an id but connections and resources.
    private var nodes: [Node] {
        document.root.subtree.filter { node in
            node.has("id") && !node.isListedResource && ![nil, .connection].contains(node.elementType?.kind)
        }
    }

    private var objects: PropertyList {
        let pairs = nodes.map { ($0["id"] ?? "", PropertyList.dictionary(Self.attributes(of: $0))) }
        return .dictionary(Dictionary(pairs) { first, _ in first })
    }

    private static func attributes(of node: Node) -> [String: PropertyList] {
        var members = frame(of: node)
        for (name, value) in node.attributes where !["id", "customClass", "key"].contains(name) {
            members[name] = typed(value, node.elementType?.attribute(name)?.type)
        }
        for text in node.localizableTexts where text.element == node && members[text.property] == nil {
            members[text.property] = .string(text.text)
        }
        members["class"] = .string(node.elementType?.className ?? node.name)
        if let name = node["customClass"] { members["ibExternalCustomClassName"] = .string(name) }
        return members
    }

    private static func typed(_ value: String, _ type: ValueType?) -> PropertyList {
        switch type {
        case .bool: return .bool(value == "YES")
        case .integer: if let number = Int(value) { return .integer(number) }
        case .number: if let number = Double(spelled: value) { return .number(number) }
        default: break
        }
        return .string(value)
    }

    private static func frame(of node: Node) -> [String: PropertyList] {
        guard let frame = node.frame else { return [:] }
        return [
            "frameOrigin": .string("{\(number(frame.x)), \(number(frame.y))}"),
            "frameSize": .string("{\(number(frame.width)), \(number(frame.height))}"),
        ]
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    // MARK: Hierarchy

    private var topLevel: [OutlineObject] {
        document.scenes.flatMap(\.objects).map { OutlineObject($0) }
            + document.topLevelObjects.map { OutlineObject($0) }
    }

    private static func branch(_ object: OutlineObject) -> PropertyList {
        var members: [String: PropertyList] = ["object-id": .string(object.id), "label": .string(object.name)]
        if let name = object.node["userLabel"] { members["name"] = .string(name) }
        if let name = object.node["customClass"] { members["custom-class"] = .string(name) }
        if !object.objects.isEmpty { members["children"] = .array(object.objects.map(branch)) }
        return .dictionary(members)
    }

    // MARK: Connections

    private var connections: PropertyList {
        var members: [String: PropertyList] = [:]
        for node in document.root.subtree {
            if let connection = Connection(node) {
                members[connection.id] = .dictionary(value(of: connection))
            } else if let segue = Segue(node) {
                members[segue.id] = .dictionary(value(of: segue))
            }
        }
        return .dictionary(members)
    }

    private func value(of connection: Connection) -> [String: PropertyList] {
        var members = ends(connection.source, connection.destinationID)
        members["label"] = .string(connection.name)
        switch connection.kind {
        case .outlet: members["type"] = "IBCocoaTouchOutletConnection"
        case .outletCollection: members["type"] = "IBCocoaTouchOutletCollectionConnection"
        case .action: members["type"] = "IBCocoaTouchEventConnection"
        }
        if let event = connection.event { members["event-type"] = .string(event) }
        return members
    }

    private func value(of segue: Segue) -> [String: PropertyList] {
        var members = ends(segue.sender, segue.destinationID)
        members["label"] = .string(segue.identifier ?? segue.relationship ?? segue.kind.name)
        members["segue-kind"] = .string(segue.kind.name)
        members["type"] = "IBSegueConnection"
        return members
    }

    private func ends(_ source: Node?, _ destination: String) -> [String: PropertyList] {
        [
            "source-id": .string(source?["id"] ?? ""),
            "source-label": .string(source.map { OutlineObject($0).name } ?? ""),
            "destination-id": .string(destination), "destination-label": .string(document.outlineName(of: destination)),
        ]
    }

    // MARK: Classes

    /// The classes of the document's objects: those of frameworks with their superclasses, and the app's, of which only what is
    /// connected is known.
    private var classes: PropertyList {
        var entries: [String: ListedClass] = [:]
        for node in nodes {
            guard let known = node.elementType?.className else { continue }
            for name in FrameworkClasses.shared.chain(of: known) { entries[name] = ListedClass(framework: name) }
            guard let name = node["customClass"], !FrameworkClasses.shared.has(name) else { continue }
            entries[name, default: ListedClass(superclass: known)].add(node.connections, in: document)
        }
        for node in nodes {
            for connection in node.connections where connection.kind == .action {
                guard let target = document.object(connection.destinationID)?["customClass"] else { continue }
                entries[target]?.actions.insert(connection.name)
            }
        }
        return .dictionary(
            Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value.list(named: $0.key)) }))
    }

    private struct ListedClass {
        var superclass: String?
        var outlets: [String: String] = [:]
        var actions: Set<String> = []

        init(superclass: String?) { self.superclass = superclass }

        init(framework name: String) {
            let entry = FrameworkClasses.shared[name]
            superclass = entry?.superclass
            for member in entry?.members ?? [] {
                if member.kind == .action {
                    actions.insert(member.name)
                } else {
                    outlets[member.name] = member.type ?? "id"
                }
            }
        }

        mutating func add(_ connections: [Connection], in document: Document) {
            for connection in connections where connection.kind != .action {
                let target = document.object(connection.destinationID)
                outlets[connection.name] = target?["customClass"] ?? target?.elementType?.className ?? "id"
            }
        }

        func list(named name: String) -> PropertyList {
            var members: [String: PropertyList] = ["class": .string(name)]
            if let superclass { members["superclass"] = .string(superclass) }
            if !outlets.isEmpty { members["outlets"] = .dictionary(outlets.mapValues(PropertyList.string)) }
            if !actions.isEmpty {
                members["actions"] = .dictionary(Dictionary(uniqueKeysWithValues: actions.map { ($0, "id") }))
            }
            return .dictionary(members)
        }
    }

    // MARK: Texts and frames

    private var texts: [String: [String: PropertyList]] {
        document.localizableTexts.reduce(into: [:]) { texts, text in
            texts[text.object.objectID ?? "", default: [:]][text.property] = .string(text.text)
        }
    }

    private var geometry: [String: [String: PropertyList]] {
        nodes.filter(\.isView).reduce(into: [:]) { $0[$1["id"] ?? ""] = Self.frame(of: $1) }
    }
}
