/// Objects on their way into an archive: made in any order, changed at will, shared and in circles.
///
///     let graph = NibGraph()
///     let view = graph.add("UIView", ["UIBounds": .rect(x: 0, y: 0, width: 320, height: 480)])
///     graph[view, "UIAlpha"] = .float(0.5)
///     let views = graph.array([view, graph.add("UILabel", ["UIText": .reference(graph.string("Hello"))])])
///     let bytes = graph.archive(from: graph.add("NSObject", ["views": .reference(views)])).bytes()
///
/// A class, not a value, so that calls can stand inside calls as they do here.
public final class NibGraph {
    private struct Object: Sendable {
        /// Nil while only reserved.
        var type: NibClass?
        var values: [(key: String, value: NibValue)] = []
    }

    private var objects: [Object] = []

    public init() {}

    /// The objects of an archive, under their numbers.
    public init(_ archive: NibArchive) {
        objects = archive.objects.map { Object(type: archive.storage.class(of: $0.index), values: Array($0.values)) }
    }

    public var count: Int { objects.count }

    /// Makes an object. `fallbacks` are the classes to take where a system does not have the class, best first.
    public func add(
        _ className: String, fallbacks: [String] = [], _ values: KeyValuePairs<String, NibValue> = [:]
    ) -> NibObjectID {
        let id = reserve()
        fill(id, className, fallbacks: fallbacks, values)
        return id
    }

    /// Makes an object to refer to that gets its class and values later, by `fill`.
    public func reserve() -> NibObjectID {
        objects.append(Object())
        return NibObjectID(rawValue: objects.count - 1)
    }

    /// Gives a reserved object its class, and any object a new one. Values are added to those that it has.
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

    /// Nil while the object is only reserved.
    public func className(of id: NibObjectID) -> String? {
        check(id)
        return objects[id.rawValue].type?.name.text
    }

    public func values(of id: NibObjectID) -> [(key: String, value: NibValue)] {
        check(id)
        return objects[id.rawValue].values
    }

    /// The first value under a key. A new key goes to the end, nil takes the value away.
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

    /// Adds a value at the end, also where the key has one already, as the elements of collections do.
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
        precondition(!text.utf8.contains(0), "class name '\(text)' has a NUL, with which names end; take it out")
        return NibName(text)
    }

    private static func check(length: Int, of name: String) {
        precondition(
            length <= NibReader.longestName,
            "name '\(name.prefix(40))…' has more than \(NibReader.longestName) bytes; shorten it, or write it as a string"
        )
    }
}
