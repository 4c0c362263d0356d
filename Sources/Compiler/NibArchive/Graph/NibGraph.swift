/// A mutable graph of objects from which an archive is created. Objects may be shared and refer to each other in
/// cycles.
///
///     let graph = NibGraph()
///     let view = graph.add("UIView", ["UIBounds": .rect(x: 0, y: 0, width: 320, height: 480)])
///     graph[view, "UIAlpha"] = .float(0.5)
///     let views = graph.array([view, graph.add("UILabel", ["UIText": .reference(graph.string("Hello"))])])
///     let bytes = graph.archive(from: graph.add("NSObject", ["views": .reference(views)])).bytes()
///
/// A class, so that calls can be nested as in this example.
public final class NibGraph {
    private struct Object: Sendable {
        /// The class, or nil while the object is only reserved.
        var type: NibClass?
        var values: [(key: String, value: NibValue)] = []
    }

    private var objects: [Object] = []

    /// Creates a graph without objects.
    public init() {}

    /// Creates a graph with the objects of an archive, with the same numbers.
    public init(_ archive: NibArchive) {
        objects = archive.objects.map { Object(type: archive.storage.class(of: $0.index), values: Array($0.values)) }
    }

    /// The number of objects.
    public var count: Int { objects.count }

    /// Adds an object. `fallbacks` are the classes for systems without the class, best first.
    public func add(
        _ className: String, fallbacks: [String] = [], _ values: KeyValuePairs<String, NibValue> = [:]
    ) -> NibObjectID {
        let id = reserve()
        fill(id, className, fallbacks: fallbacks, values)
        return id
    }

    /// Reserves an object that can be referred to before `fill` sets its class and values.
    public func reserve() -> NibObjectID {
        objects.append(Object())
        return NibObjectID(rawValue: objects.count - 1)
    }

    /// Sets the class of an object and appends values.
    public func fill(
        _ id: NibObjectID, _ className: String, fallbacks: [String] = [],
        _ values: KeyValuePairs<String, NibValue> = [:]
    ) {
        check(id)
        let type = NibClass(name: Self.name(className), fallbacks: fallbacks.map(Self.name))
        Self.check(length: type.length, of: className)
        objects[id.rawValue].type = type
        for (key, value) in values { append(value, under: key, to: id) }
    }

    /// Returns the class of an object, or nil if it is only reserved.
    public func className(of id: NibObjectID) -> String? {
        check(id)
        return objects[id.rawValue].type?.name.text
    }

    /// Returns the keys and values of an object, in the order in which they were set.
    public func values(of id: NibObjectID) -> [(key: String, value: NibValue)] {
        check(id)
        return objects[id.rawValue].values
    }

    /// The first value for a key. A new key is appended; setting nil removes the value.
    public subscript(id: NibObjectID, key: String) -> NibValue? {
        get { values(of: id).first { $0.key == key }?.value }
        set {
            check(id)
            let place = objects[id.rawValue].values.firstIndex { $0.key == key }
            switch (place, newValue) {
            case (let place?, let value?): objects[id.rawValue].values[place].value = value
            case (let place?, nil): objects[id.rawValue].values.remove(at: place)
            case (nil, let value?): append(value, under: key, to: id)
            case (nil, nil): break
            }
        }
    }

    /// Appends a value even if the key has one already, like the elements of collections.
    public func append(_ value: NibValue, under key: String, to id: NibObjectID) {
        check(id)
        Self.check(length: key.utf8.count, of: key)
        objects[id.rawValue].values.append((key, value))
    }

    func type(of id: NibObjectID) -> NibClass? { objects[id.rawValue].type }

    private func check(_ id: NibObjectID) {
        precondition(
            objects.indices.contains(id.rawValue),
            "object \(id) is none of this graph's \(count); is it another graph's?")
    }

    private static func name(_ text: String) -> NibName {
        precondition(!text.utf8.contains(0), "class name '\(text)' has a NUL, with which names end; remove it")
        return NibName(text)
    }

    private static func check(length: Int, of name: String) {
        precondition(
            length <= NibReader.longestName,
            "name '\(name.prefix(40))…' has more than \(NibReader.longestName) bytes; shorten it, or write it as a string"
        )
    }
}
