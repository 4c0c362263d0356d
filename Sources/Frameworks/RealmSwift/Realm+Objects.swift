extension Realm {
    /// What happens with an object whose primary key another one has.
    public enum UpdatePolicy: Int, Sendable {
        /// It isn't allowed.
        case error = 1
        /// The object that is there gets what differs.
        case modified = 3
        /// The object that is there gets all values.
        case all = 2
    }

    // MARK: Adding

    /// Adds an object with those that it leads to.
    public func add(_ object: Object, update: UpdatePolicy = .error) { context.add(object, update) }

    public func add(_ objects: some Sequence<some Object>, update: UpdatePolicy = .error) {
        for object in Array(objects) { context.add(object, update) }
    }

    public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }

    public func add(_ objects: some Sequence<some Object>, update: Bool) {
        add(objects, update: update ? .all : .error)
    }

    /// Creates an object with the values of a dictionary, a list or another object, or updates the one with its primary
    /// key.
    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [:] as [String: Any], update: UpdatePolicy = .error) -> T
    {
        context.requireWrite()
        let object = type.init()
        let keys = object.applyForUpdate(value)
        context.add(object, update, keys: keys)
        return object
    }

    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [:] as [String: Any], update: Bool) -> T {
        create(type, value: value, update: update ? .all : .error)
    }

    // MARK: Deleting

    public func delete(_ object: ObjectBase) {
        context.requireWrite("Can only delete objects from a Realm during a write transaction.")
        context.remove([row(of: object)])
    }

    public func delete(_ objects: some Sequence<some ObjectBase>) {
        context.requireWrite("Can only delete objects from a Realm during a write transaction.")
        context.remove(Set(Array(objects).map { row(of: $0) }))
    }

    public func delete<Element: ObjectBase>(_ objects: Results<Element>) { delete(rows: objects._rows) }
    public func delete<Element: ObjectBase>(_ objects: List<Element>) { delete(rows: objects._rows) }
    public func delete<Element: ObjectBase>(_ objects: MutableSet<Element>) { delete(rows: objects._rows) }
    public func delete<Element: ObjectBase>(_ objects: LinkingObjects<Element>) { delete(rows: objects._rows) }
    public func delete<Key, Element: ObjectBase>(_ map: Map<Key, Element?>) { delete(map.values.compactMap(\.self)) }

    private func delete(rows: _Rows?) {
        context.requireWrite("Can only delete objects from a Realm during a write transaction.")
        if let rows { context.remove(Set(rows.values.compactMap(\.row))) }
    }

    private func row(of object: ObjectBase) -> RowID {
        guard let row = object.row, object.context === context, !object.isInvalidated else {
            fatalError("Can only delete an object from the Realm it belongs to.")
        }
        return row
    }

    /// Deletes all objects.
    public func deleteAll() {
        context.requireWrite("Can only delete objects from a Realm during a write transaction.")
        context.remove(Set(context.contents.tables.keys.flatMap { context.contents.rows(of: $0) }))
    }

    // MARK: Finding

    /// Returns the objects of a class.
    public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
        let layout = ClassLayout.of(type)
        context.require(layout)
        return Results(_Rows(context, RowQuery(source: .table(layout.name))))
    }

    /// Returns the object with a primary key, or nil if there is none.
    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        context.checkThread()
        let layout = ClassLayout.of(type)
        guard let name = layout.primaryKey else {
            fatalError("Object type '\(layout.name)' does not have a primary key.")
        }
        guard let value = StoredValue(plain: key), let property = layout.property(named: name) else { return nil }
        let key = value.fitting(property.type) ?? value
        guard let number = context.contents.tables[layout.name]?.number(of: key) else { return nil }
        return context.object(at: RowID(table: layout.name, number: number), as: type) as? Element
    }

    /// Returns the objects of a class by its name.
    public func dynamicObjects(_ typeName: String) -> Results<DynamicObject> {
        Results(_Rows(context, RowQuery(source: .table(typeName))))
    }

    public func dynamicObject(ofType typeName: String, forPrimaryKey key: Any) -> DynamicObject? {
        guard let value = StoredValue(plain: key), let number = context.contents.tables[typeName]?.number(of: value)
        else {
            return nil
        }
        return context.object(at: RowID(table: typeName, number: number), as: DynamicObject.self) as? DynamicObject
    }

    @discardableResult
    public func dynamicCreate(_ typeName: String, value: Any = [:] as [String: Any], update: UpdatePolicy = .error)
        -> DynamicObject
    {
        guard let layout = ClassLayout.named(typeName) else {
            fatalError("Object type '\(typeName)' is not in the Realm.")
        }
        context.requireWrite()
        let object = layout.type.init()
        context.add(object, update, keys: object.applyForUpdate(value))
        guard let row = object.row, let made = context.object(at: row, as: DynamicObject.self) as? DynamicObject else {
            fatalError("an object of the class '\(typeName)' can't be created")
        }
        return made
    }
}
