import NibArchive
import Testing

extension NibArchive {
    /// The objects of a class, also where that is only the original one of an exchanged one, in order.
    func all(_ className: String) -> [NibObject] {
        objects.filter { $0.className == className || $0.string("UIOriginalClassName") == className }
    }

    func first(
        _ className: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> NibObject {
        try #require(
            all(className).first, "no \(className) among \(objects.map(\.className))", sourceLocation: sourceLocation)
    }

    var topLevel: [NibObject] { root.objects("UINibTopLevelObjectsKey") ?? [] }

    /// The connections, such as `outlet delegate: UITextField -> UpstreamPlaceholder-1`.
    var connections: [String] {
        (root.objects("UINibConnectionsKey") ?? []).map { connection in
            let kind = connection.className.dropFirst("UIRuntime".count).dropLast("Connection".count)
            let target = connection.object("UIDestination").map(\.spelling) ?? "nil"
            let source = connection.object("UISource").map(\.spelling) ?? "nil"
            let mask = connection["UIEventMask"]?.integerValue.map { " \($0)" } ?? ""
            return "\(kind) \(connection.string("UILabel") ?? ""): \(source) -> \(target)\(mask)"
        }
    }

    /// The values of the runtime attributes by their key path.
    var runtimeAttributes: [String: NibObject] {
        let pairs = root.objects("UINibKeyValuePairsKey") ?? []
        return Dictionary(
            pairs.compactMap { pair in pair.object("UIValue").map { (pair.string("UIKeyPath") ?? "", $0) } },
            uniquingKeysWith: { first, _ in first })
    }
}

extension NibObject {
    /// How the connections above call an object.
    fileprivate var spelling: String {
        if let elements { return "[\(elements.compactMap { target(of: $0)?.spelling }.joined(separator: ", "))]" }
        return string("UIProxiedObjectIdentifier") ?? string("UIClassName") ?? className
    }

    func integer(_ key: String) -> Int64? { self[key]?.integerValue }
    func double(_ key: String) -> Double? { self[key]?.doubleValue }
    func bool(_ key: String) -> Bool? { self[key]?.boolValue }

    /// The keys of a dictionary with strings as keys, in order.
    var entryNames: [String] { entries?.compactMap { target(of: $0.key)?.stringValue } ?? [] }

    /// What stands under a name in a dictionary.
    func entryObject(_ name: String) -> NibObject? { entry(name).flatMap(target) }
}
