/// An ordered collection that is a property of an object.
public final class List<Element: RealmCollectionValue>: RealmCollection, KeyedCollection, ValueHolder,
    MutableCollection,
    RangeReplaceableCollection, ExpressibleByArrayLiteral, Equatable
{
    public private(set) var _elements: [Element] = []
    public private(set) var _rows: _Rows?
    private var place: PropertyPlace?

    /// Creates an empty list that is in no Realm.
    public init() {}

    public init(arrayLiteral elements: Element...) { _elements = elements }

    init(_ place: PropertyPlace) { attach(to: place) }

    public func _moved(to context: _RealmContext) -> List? { place.map { List($0.moved(to: context)) } }

    public static func == (left: List, right: List) -> Bool {
        if left === right { return true }
        guard let first = left.place, let second = right.place else { return false }
        return first.context.store === second.context.store && first.row == second.row && first.key == second.key
    }

    public subscript(position: Int) -> Element {
        get { element(at: position) }
        set { replace(index: position, object: newValue) }
    }

    // MARK: Changing

    /// Changes the list, here or in the Realm, to which objects are added first.
    private func change(
        _ new: [Element] = [], _ body: (inout [Element]) -> Void, _ stored: (inout [StoredValue], [StoredValue]) -> Void
    ) {
        guard let place else { return body(&_elements) }
        place.context.requireWrite()
        let values = new.map { $0._encoded(place.context) }
        place.change { stored(&$0, values) }
    }

    private func check(_ index: Int, isEndAllowed: Bool = false) {
        let count = count
        if index < 0 || index > count || index == count && !isEndAllowed {
            fatalError("Index \(index) is out of bounds (must be less than \(isEndAllowed ? count + 1 : count)).")
        }
    }

    public func append(_ object: Element) { change([object], { $0.append(object) }, { $0 += $1 }) }

    public func append(objectsIn objects: some Sequence<Element>) {
        let new = Array(objects)
        change(new, { $0 += new }, { $0 += $1 })
    }

    public func append(contentsOf newElements: some Sequence<Element>) { append(objectsIn: newElements) }

    public func insert(_ object: Element, at index: Int) {
        check(index, isEndAllowed: true)
        change([object], { $0.insert(object, at: index) }, { $0.insert(contentsOf: $1, at: index) })
    }

    public func insert(contentsOf newElements: some Collection<Element>, at index: Int) {
        replaceSubrange(index..<index, with: newElements)
    }

    public func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
        let new = Array(newElements)
        change(new, { $0.replaceSubrange(subrange, with: new) }, { $0.replaceSubrange(subrange, with: $1) })
    }

    public func replace(index: Int, object: Element) {
        check(index)
        change([object], { $0[index] = object }, { $0.replaceSubrange(index...index, with: $1) })
    }

    @discardableResult
    public func remove(at index: Int) -> Element {
        check(index)
        let removed = element(at: index)
        change {
            $0.remove(at: index)
        } _: { list, _ in
            list.remove(at: index)
        }
        return removed
    }

    @discardableResult
    public func removeFirst() -> Element { remove(at: 0) }

    @discardableResult
    public func removeLast() -> Element { remove(at: count - 1) }

    public func removeFirst(_ number: Int) { removeSubrange(0..<number) }
    public func removeLast(_ number: Int) { removeSubrange(count - number..<count) }
    public func remove(atOffsets offsets: some Sequence<Int>) {
        for place in offsets.sorted().reversed() { remove(at: place) }
    }

    public func removeSubrange(_ bounds: Range<Int>) {
        change {
            $0.removeSubrange(bounds)
        } _: { list, _ in
            list.removeSubrange(bounds)
        }
    }

    public func removeAll() { removeAll(keepingCapacity: false) }

    public func removeAll(keepingCapacity keepCapacity: Bool) {
        change {
            $0.removeAll()
        } _: { list, _ in
            list.removeAll()
        }
    }

    public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        for place in try indices.filter({ try shouldBeRemoved(element(at: $0)) }).reversed() { remove(at: place) }
    }

    public func move(from: Int, to: Int) {
        check(from)
        check(to)
        change {
            $0.insert($0.remove(at: from), at: to)
        } _: { list, _ in
            list.insert(list.remove(at: from), at: to)
        }
    }

    public func swapAt(_ index1: Int, _ index2: Int) {
        check(index1)
        check(index2)
        change {
            $0.swapAt(index1, index2)
        } _: { list, _ in
            list.swapAt(index1, index2)
        }
    }

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
        append(objectsIn: elements)
        return true
    }
}

extension List: _RealmStorable {
    public static var _valueType: _ValueType { Element._valueType.many(.list) }
    public static var _initial: List? { List() }
    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> List? { nil }
    public func _encoded(_ context: _RealmContext?) -> _StoredValue { unmanagedValue(context) }
}

extension List: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension List: Decodable where Element: Decodable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        append(objectsIn: try [Element](from: decoder))
    }
}

/// What apps give for the elements of a collection.
enum CollectionValues {
    /// Returns the elements of a list of any kind, or nil if one is of another type.
    static func elements<Element: _RealmStorable>(of value: Any?) -> [Element]? {
        guard let value = StoredValue.unwrapped(value) else { return [] }
        let all: [Any]
        switch value {
        case let list as [Any]: all = list
        case let list as any RealmCollection: all = Array(list)
        case let list as any Sequence: all = Array(list)
        default: return nil
        }
        let elements = all.compactMap { Element._converted($0) }
        return elements.count == all.count ? elements : nil
    }

    private static func Array(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}
