/// A collection without equal elements that is a property of an object.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, KeyedCollection, ValueHolder, Equatable {
    public private(set) var _elements: [Element] = []
    public private(set) var _rows: _Rows?
    private var place: PropertyPlace?

    /// Creates an empty set that is in no Realm.
    public init() {}

    init(_ place: PropertyPlace) { attach(to: place) }

    public func _moved(to context: _RealmContext) -> MutableSet? { place.map { MutableSet($0.moved(to: context)) } }

    public static func == (left: MutableSet, right: MutableSet) -> Bool {
        left === right
            || left.place != nil && left.place?.row == right.place?.row && left.place?.key == right.place?.key
    }

    // MARK: Changing

    public func insert(_ object: Element) { insert(objectsIn: CollectionOfOne(object)) }

    public func insert(objectsIn objects: some Sequence<Element>) {
        guard let place else {
            for object in objects where !_elements.contains(object) { _elements.append(object) }
            return
        }
        place.context.requireWrite()
        let new = objects.map { $0._encoded(place.context) }
        place.change { list in
            var known = Set(list)
            for value in new where known.insert(value).inserted { list.append(value) }
        }
    }

    public func remove(_ object: Element) {
        keep {
            $0 != object
        } _: {
            $0 != Self.stored(object, $1)
        }
    }

    public func removeAll() {
        keep { _ in
            false
        } _: { _, _ in
            false
        }
    }

    private func keep(_ isKept: (Element) -> Bool, _ isStoredKept: (StoredValue, RealmContext) -> Bool) {
        guard let place else { return _elements = _elements.filter(isKept) }
        place.change { list in list = list.filter { isStoredKept($0, place.context) } }
    }

    public func formUnion(_ other: MutableSet) { insert(objectsIn: Array(other)) }

    public func subtract(_ other: MutableSet) {
        let others = Array(other)
        keep {
            !others.contains($0)
        } _: { value, context in
            !others.contains { Self.stored($0, context) == value }
        }
    }

    public func formIntersection(_ other: MutableSet) {
        let others = Array(other)
        keep {
            others.contains($0)
        } _: { value, context in
            others.contains { Self.stored($0, context) == value }
        }
    }

    // MARK: Comparing

    public func isSubset(of possibleSuperset: MutableSet) -> Bool { allSatisfy(possibleSuperset.contains) }
    public func isSuperset(of possibleSubset: MutableSet) -> Bool { possibleSubset.isSubset(of: self) }
    public func intersects(_ other: MutableSet) -> Bool { contains { other.contains($0) } }

    // MARK: As a property

    var valueType: ValueType { Self._valueType }
    var plainValue: Any? { self }

    func unmanagedValue(_ context: RealmContext?) -> StoredValue {
        if let place { return place.value }
        return .list(_elements.map { $0._encoded(context) })
    }

    func attach(to place: PropertyPlace) {
        if self.place?.context === place.context, self.place?.row == place.row { return }
        self.place = place
        _rows = _Rows(place.context, RowQuery(source: .elements(place.row, place.key)))
        _elements = []
    }

    func assign(_ value: Any?) -> Bool {
        guard let elements: [Element] = CollectionValues.elements(of: value) else { return false }
        removeAll()
        insert(objectsIn: elements)
        return true
    }
}

extension MutableSet: _RealmStorable {
    public static var _valueType: _ValueType { Element._valueType.many(.set) }
    public static var _initial: MutableSet? { MutableSet() }
    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> MutableSet? { nil }
    public func _encoded(_ context: _RealmContext?) -> _StoredValue { unmanagedValue(context) }
}

extension MutableSet: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension MutableSet: Decodable where Element: Decodable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        insert(objectsIn: try [Element](from: decoder))
    }
}
