/// The objects or values that a query finds, always as they are now.
public struct Results<Element: RealmCollectionValue>: RealmCollection, KeyedCollection, Equatable {
    public let _rows: _Rows?

    init(_ rows: _Rows) { _rows = rows }

    public func _moved(to context: _RealmContext) -> Results? { _rows.map { Results($0.moved(to: context)) } }

    public static func == (left: Results, right: Results) -> Bool {
        left._rows === right._rows
            || left._rows?.context === right._rows?.context && left._rows?.query.text == right._rows?.query.text
    }

    /// Accesses the properties of all objects.
    public subscript(key: String) -> Any? { value(forKey: key) }
}

/// The objects whose property leads to an object.
public final class LinkingObjects<Element: ObjectBase>: RealmCollection, KeyedCollection, ValueHolder {
    private let key: String
    public private(set) var _rows: _Rows?

    /// Creates the objects of a class whose property leads to the object that this is a property of.
    public init(fromType _: Element.Type, property propertyName: String) { key = propertyName }

    private init(_ key: String, _ rows: _Rows) { (self.key, _rows) = (key, rows) }

    public func _moved(to context: _RealmContext) -> LinkingObjects? {
        _rows.map { LinkingObjects(key, $0.moved(to: context)) }
    }

    // MARK: As a property

    var valueType: ValueType { ValueType(.linkingObjects, of: ClassLayout.name(of: Element.self), .list) }
    var origin: (table: String, key: String)? { (ClassLayout.name(of: Element.self), key) }
    func unmanagedValue(_ context: RealmContext?) -> StoredValue { .list([]) }
    var plainValue: Any? { self }
    func assign(_ value: Any?) -> Bool { false }

    func attach(to place: PropertyPlace) {
        if _rows?.context === place.context { return }
        let source = RowQuery.Source.backlinks(to: place.row, from: ClassLayout.name(of: Element.self), key)
        _rows = _Rows(place.context, RowQuery(source: source))
    }
}

extension LinkingObjects: _RealmStorable {
    public static var _valueType: _ValueType {
        ValueType(.linkingObjects, of: ClassLayout.name(of: Element.self), .list)
    }
    public static var _initial: LinkingObjects? { nil }
    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> LinkingObjects? { nil }
    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .list([]) }
}

/// A collection of a Realm of any kind.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection, KeyedCollection {
    public let _rows: _Rows?
    public let _elements: [Element]

    public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
        (_rows, _elements) = (base._rows, base._elements)
    }

    private init(_ rows: _Rows) { (_rows, _elements) = (rows, []) }

    public func _moved(to context: _RealmContext) -> AnyRealmCollection? {
        _rows.map { AnyRealmCollection($0.moved(to: context)) }
    }
}
