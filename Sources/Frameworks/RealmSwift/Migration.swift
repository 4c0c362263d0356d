/// The objects of a file in their old and in their new form, while its schema changes.
public struct Migration {
    private let old: RealmContext
    private let new: RealmContext

    init(_ old: RealmContext, _ new: RealmContext) { (self.old, self.new) = (old, new) }

    /// What has become of the objects.
    var result: Contents { new.contents }

    public var oldSchema: Schema { Schema(old.contents) }
    public var newSchema: Schema { Schema(new.contents) }

    /// Calls a block for each object of a class, with what it was and what it becomes.
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {
        let rows = old.contents.rows(of: typeName)
        let added = new.contents.rows(of: typeName).filter { !old.has($0) }
        for row in rows where new.has(row) { block(object(row, old), object(row, new)) }
        for row in added { block(nil, object(row, new)) }
    }

    private func object(_ row: RowID, _ context: RealmContext) -> DynamicObject? {
        context.object(at: row, as: DynamicObject.self) as? DynamicObject
    }

    /// Creates an object of a class.
    @discardableResult
    public func create(_ typeName: String, value: Any = [:] as [String: Any]) -> MigrationObject {
        let row = RowID(table: typeName, number: new.store.nextNumber())
        guard let layout = ClassLayout.named(typeName) else {
            fatalError("Object type '\(typeName)' is not in the Realm.")
        }
        new.prepare(layout)
        var values = layout.initialValues
        for (key, value) in properties(of: value, layout) {
            values[key] = DynamicObject.stored(value, key, of: typeName, in: new)
        }
        new.insert(values, row)
        guard let object = object(row, new) else { fatalError("an object of the class '\(typeName)' can't be created") }
        return object
    }

    /// Returns the properties that a dictionary, a list of values in their order, or another object has.
    private func properties(of value: Any, _ layout: ClassLayout) -> [(key: String, value: Any?)] {
        switch value {
        case let dictionary as [String: Any]: return dictionary.map { ($0, $1) }
        case let list as [Any]: return zip(layout.stored, list).map { ($0.name, $1) }
        case let object as ObjectBase:
            let own = object.context.flatMap { context in object.row.flatMap { context.contents.tables[$0.table] } }
            let names = own.map { Set($0.types.keys) } ?? Set(ClassLayout.of(type(of: object)).types.keys)
            return layout.stored.filter { names.contains($0.name) }.map { ($0.name, object.value(forKey: $0.name)) }
        default:
            fatalError("Invalid value '\(value)' for an object of '\(layout.name)'.")
        }
    }

    public func delete(_ object: MigrationObject) { if let row = object.row { new.remove([row]) } }

    /// Deletes all objects of a class. Returns whether there were any.
    @discardableResult
    public func deleteData(forType typeName: String) -> Bool {
        let rows = Set(new.contents.rows(of: typeName))
        if !rows.isEmpty { new.remove(rows) }
        new.replace { $0.tables[typeName] = nil }
        return !rows.isEmpty
    }

    /// Lets a property have the values that one of another name had.
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {
        for row in old.contents.rows(of: typeName) where new.has(row) {
            if let value = old.row(row)?[oldName] { new.set(value, newName, of: row) }
        }
    }
}

/// Compares the schema of a file with the app's classes, and changes what differs.
struct StoreMigration {
    private let configuration: Realm.Configuration

    init(_ configuration: Realm.Configuration) { self.configuration = configuration }

    /// Returns the contents for the app's classes.
    func migrated(_ contents: Contents) throws -> (contents: Contents, isChanged: Bool) {
        let (old, new) = (contents.schemaVersion, configuration.schemaVersion)
        if old > new {
            throw Realm.Error(.fail, "Provided schema version \(new) is less than last set version \(old).")
        }
        let differences = differences(contents)
        if old == new, differences.isEmpty { return (contents, false) }
        if configuration.deleteRealmIfMigrationNeeded { return (Contents(schemaVersion: new), true) }
        guard old < new else {
            let list = differences.map { "\n- \($0)" }.joined()
            throw Realm.Error(.schemaMismatch, "Migration is required due to the following errors:\(list)")
        }
        return (try performed(contents, from: old), true)
    }

    /// Returns the layouts of the classes in the file that the app has.
    private func layouts(_ contents: Contents) -> [ClassLayout] {
        let own = configuration.objectTypes.map { types in
            Dictionary(types.map { (ClassLayout.name(of: $0), $0) }) { first, _ in first }
        }
        return contents.tables.keys.sorted().compactMap { name in
            own.map { $0[name].map { ClassLayout.of($0) } } ?? ClassLayout.named(name)
        }
    }

    private func differences(_ contents: Contents) -> [String] {
        layouts(contents).flatMap { layout -> [String] in
            let table = contents.tables[layout.name] ?? Table()
            let names = Set(table.types.keys).union(layout.types.keys).sorted()
            let changes = names.compactMap { name -> String? in
                switch (table.types[name], layout.types[name]) {
                case (let old?, let new?) where old != new:
                    "Property '\(layout.name).\(name)' has been changed from '\(old.text)' to '\(new.text)'."
                case (nil, _?): "Property '\(layout.name).\(name)' has been added."
                case (_?, nil): "Property '\(layout.name).\(name)' has been removed."
                default: nil
                }
            }
            let (old, new) = (table.primaryKey ?? "", layout.primaryKey ?? "")
            if old == new { return changes }
            return changes + ["Primary Key for class '\(layout.name)' has been changed from '\(old)' to '\(new)'."]
        }
    }

    private func performed(_ contents: Contents, from oldVersion: UInt64) throws -> Contents {
        var changed = contents
        changed.schemaVersion = configuration.schemaVersion
        for layout in layouts(contents) {
            let (old, initial) = (contents.tables[layout.name]?.types ?? [:], layout.initialValues)
            changed.tables[layout.name]?.isEmbedded = layout.isEmbedded
            changed.tables[layout.name]?.replace(layout.types, primaryKey: layout.primaryKey) { row in
                Dictionary(
                    layout.types.map { name, type in
                        (name, Self.value(row[name], old[name], type) ?? initial[name] ?? type.empty)
                    }
                ) { first, _ in first }
            }
        }
        guard let block = configuration.migrationBlock else {
            try check(changed)
            return changed
        }
        let scratch = Store.scratch(changed)
        let migration = Migration(
            RealmContext(scratch, configuration, contents, 0, isFrozen: true),
            RealmContext(scratch, configuration, changed, 0, isMigrating: true))
        block(migration, oldVersion)
        var result = migration.result
        try check(result)
        // Objects had the same keys for a while.
        for name in result.tables.keys { result.tables[name]?.index() }
        return result
    }

    /// Checks that primary keys tell objects apart.
    private func check(_ contents: Contents) throws {
        for (name, table) in contents.tables {
            guard let key = table.primaryKey else { continue }
            let keys = Set(table.rows.values.map { $0[key] ?? .null })
            if keys.count < table.rows.count {
                throw Realm.Error(.fail, "Primary key property '\(name).\(key)' has duplicate values after migration.")
            }
        }
    }

    /// Returns a value of the old type as one of the new type, or nil if it is none.
    private static func value(_ value: StoredValue?, _ old: ValueType?, _ new: ValueType) -> StoredValue? {
        guard let value, var old else { return nil }
        if old == new { return value }
        // A property that becomes optional, or stops being so.
        if old.isOptional != new.isOptional {
            old.isOptional = new.isOptional
            return old == new && value != .null ? value : old == new && new.isOptional ? value : nil
        }
        return nil
    }
}
