import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// The destination of a connection.
enum NibTarget: Hashable {
    /// The object of an element.
    case element(NodeID)
    /// The template of a segue.
    case template(NodeID)
}

/// A nib under construction: its graph of objects and the lists of its root.
final class NibBuilder {
    let run: CompilerRun
    let graph = NibGraph()
    /// The roots of pieces whose elements belong to this nib.
    let homes: Set<NodeID>
    /// The proxies for external objects, in the order of their first use.
    private(set) var externals: [(name: String, target: NibTarget)] = []

    private var made: [NodeID: NibObjectID] = [:]
    private var proxies: [String: NibObjectID] = [:]
    private var standIns: [NibTarget: NibObjectID] = [:]
    private var values: [ValueKey: NibObjectID] = [:]
    private var topLevel: [NibObjectID] = []
    private var listed: [NibObjectID] = []
    private var connections: [NibObjectID] = []
    private var windows: [NibObjectID] = []
    var accessibilities: [NibObjectID] = []
    var traitStorages: [NibObjectID] = []
    var keyValuePairs: [NibObjectID] = []
    /// The segue templates of this nib's controllers.
    var templates: [NodeID: NibObjectID] = [:]

    /// A key for values that are archived once.
    struct ValueKey: Hashable {
        var className: String
        var content: [NibValue]
        var keys: [String]
    }

    init(_ run: CompilerRun, homes: Set<NodeID>) {
        self.run = run
        self.homes = homes
    }

    // MARK: Objects

    /// Returns whether an element is archived in this nib.
    func owns(_ node: Node) -> Bool { homes.contains(run.home(of: node)) }

    /// Returns the object of an element of this nib, creating it on first use.
    func object(for node: Node) -> NibObjectID {
        if let known = made[node.id] { return known }
        if node.name == "placeholder" { return proxy(node["placeholderIdentifier"] ?? "") }
        if let constraint = Constraint(node), let id = object(for: constraint) { return id }
        let id = graph.reserve()
        made[node.id] = id
        if node.has("id") { listed.append(id) }
        ElementEncoder(node, in: self).encode(into: id)
        return id
    }

    /// Returns whether an element's object has been created.
    func hasMade(_ node: Node) -> Bool { made[node.id] != nil }

    func made(_ node: Node) -> NibObjectID? { made[node.id] }

    /// Registers an object that another encoder creates for an element.
    func adopt(_ id: NibObjectID, for node: Node, isListed: Bool = true) {
        made[node.id] = id
        if isListed { listed.append(id) }
    }

    func list(_ id: NibObjectID) { listed.append(id) }

    /// Returns the object of an element, or a proxy if it is archived elsewhere.
    func reference(to node: Node) -> NibObjectID {
        if node["placeholderIdentifier"] == "IBFirstResponder" { return proxy("IBFirstResponder") }
        return owns(node) ? object(for: node) : standIn(for: .element(node.id))
    }

    func standIn(for target: NibTarget) -> NibObjectID {
        if let known = standIns[target] { return known }
        let name = "UpstreamPlaceholder-\(placeholderName(of: target))"
        externals.append((name, target))
        let id = proxy(name)
        standIns[target] = id
        return id
    }

    /// Xcode 8 to 10 named placeholders by the objects that they stand for, Xcode 11 and later number them.
    private func placeholderName(of target: NibTarget) -> String {
        let node =
            switch target {
            case .element(let node), .template(let node): run.document.tree[node]
            }
        if run.tools < 15_000, let id = node["id"], !id.isEmpty { return id }
        return String(externals.count + 1)
    }

    /// Returns the proxy for an identifier.
    func proxy(_ identifier: String) -> NibObjectID {
        if let known = proxies[identifier] { return known }
        let id = makeProxy(identifier)
        proxies[identifier] = id
        return id
    }

    func makeProxy(_ identifier: String) -> NibObjectID {
        graph.add("UIProxyObject", ["UIProxiedObjectIdentifier": .reference(string(identifier))])
    }

    func addTopLevel(_ id: NibObjectID) { topLevel.append(id) }
    func addConnection(_ id: NibObjectID) { connections.append(id) }
    func addWindow(_ id: NibObjectID) { windows.append(id) }

    // MARK: Values

    /// Returns a value that is archived once, however often it is used.
    func value(
        _ className: String, fallbacks: [String] = [], _ contents: [(String, NibValue)]
    ) -> NibObjectID {
        let key = ValueKey(className: className, content: contents.map(\.1), keys: contents.map(\.0))
        if let known = values[key] { return known }
        let id = graph.add(className, fallbacks: fallbacks)
        for (name, value) in contents { graph.append(value, under: name, to: id) }
        values[key] = id
        return id
    }

    func string(_ text: String) -> NibObjectID { value("NSString", [("NS.bytes", .data(Array(text.utf8)))]) }

    func number(_ number: Double) -> NibObjectID {
        if let integer = Int64(exactly: number) { return value("NSNumber", [("NS.intval", .integer(integer))]) }
        return value("NSNumber", [("NS.dblval", .double(number))])
    }

    /// Returns a text that the user reads, with a key if the document is localized.
    func text(_ text: String, key: String) -> NibObjectID {
        run.isLocalized ? graph.localizableString(text, key: key) : string(text)
    }

    var emptyArray: NibObjectID { value("NSArray", [("NSInlinedValue", .bool(true))]) }

    func array(_ elements: [NibObjectID]) -> NibObjectID { elements.isEmpty ? emptyArray : graph.array(elements) }

    /// Whether a table's white background is encoded by name, as up to Xcode 11; every equal color of the nib shares
    /// it.
    private(set) lazy var holdsWhiteTable: Bool = {
        guard run.tools < 16_000 else { return false }
        return homes.contains { home in
            run.document.tree[home].subtree.contains { node in
                node.name == "tableView" && owns(node)
                    && node.child("color", key: "backgroundColor").map(Self.isWhite) == true
            }
        }
    }()

    private static func isWhite(_ color: Node) -> Bool {
        color["customColorSpace"] == "sRGB" && ["red", "green", "blue"].allSatisfy { color.number($0) == 1 }
    }

    // MARK: Writing

    /// Returns the archive with its root object.
    func finish() -> [UInt8] {
        if run.isForDesign { addDesignKeys() }
        let root = graph.add(
            "NSObject",
            [
                "UINibTopLevelObjectsKey": .reference(array(topLevel)),
                "UINibObjectsKey": .reference(array(topLevel + listed.filter { !topLevel.contains($0) })),
                "UINibConnectionsKey": .reference(array(connections)),
                "UINibVisibleWindowsKey": .reference(array(windows)),
                "UINibAccessibilityConfigurationsKey": .reference(array(accessibilities)),
                "UINibTraitStorageListsKey": .reference(array(traitStorages)),
                "UINibKeyValuePairsKey": .reference(array(keyValuePairs)),
            ])
        return graph.archive(from: root).bytes()
    }

    /// Adds the keys for designing.
    private func addDesignKeys() {
        for (nodeID, object) in made {
            let node = run.document.tree[nodeID]
            if let id = node["id"] { graph[object, "OSBObjectID"] = .reference(string(id)) }
            let width = node.number("placeholderIntrinsicWidth")
            let height = node.number("placeholderIntrinsicHeight")
            if width != nil || height != nil {
                graph[object, "OSBPlaceholderIntrinsicSize"] = .size(width: width ?? -1, height: height ?? -1)
            }
        }
    }
}
