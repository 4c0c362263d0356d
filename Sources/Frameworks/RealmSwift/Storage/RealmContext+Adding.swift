extension RealmContext {
    /// Adds an object and those that it leads to, or updates the one with its primary key.
    ///
    /// - Parameter keys: The properties that are set in an object that exists; nil for all.
    func add(_ object: ObjectBase, _ policy: Realm.UpdatePolicy = .error, keys: Set<String>? = nil) {
        requireWrite()
        if object.context === self {
            if object.isInvalidated { fatalError("Adding a deleted or invalidated object to a Realm is not permitted") }
            return
        }
        if object.context != nil {
            fatalError("Object is already managed by another Realm. Use create instead to copy it into this Realm.")
        }
        adding.append(place(object, policy, keys))
        // Objects that others lead to come after these, not within.
        guard !isAdding else { return }
        isAdding = true
        while let next = adding.popLast() {
            policies = next.policy
            fill(next)
        }
        (isAdding, policies) = (false, .error)
    }

    /// An object that has a row, whose values aren't in it yet.
    struct Addition {
        let object: ObjectBase
        let holders: [String: any ValueHolder]
        let row: RowID
        let policy: Realm.UpdatePolicy
        /// The properties that are set in a row that was there; nil for all.
        let keys: Set<String>?
        let isNew: Bool
    }

    /// Gives an object its row.
    private func place(_ object: ObjectBase, _ policy: Realm.UpdatePolicy, _ keys: Set<String>?) -> Addition {
        let layout = ClassLayout.of(type(of: object))
        require(layout)
        prepare(layout)
        let holders = object.holders
        let key = layout.primaryKey.flatMap { layout.property(named: $0) }
        let value = key?.unmanagedValue(of: object, holders, self)
        let existing = value.flatMap { existingRow(with: $0, layout, policy) }
        let row = existing ?? RowID(table: layout.name, number: store.nextNumber())
        if existing == nil {
            var blank = layout.blank
            if let key { blank[key.name] = value }
            insert(blank, row)
        }
        object.manage(in: self, at: row, isLoaded: true)
        register(object, row)
        return Addition(
            object: object, holders: holders, row: row, policy: policy, keys: keys, isNew: existing == nil)
    }

    private func fill(_ addition: Addition) {
        let (object, row) = (addition.object, addition.row)
        var values = self.row(row) ?? [:]
        for property in ClassLayout.of(type(of: object)).stored
        where addition.isNew || addition.keys?.contains(property.name) ?? true {
            values[property.name] = property.unmanagedValue(of: object, addition.holders, self)
        }
        insert(values, row)
        object.attachCollections()
        // Others of the row follow, and this one where it has said nothing.
        if !addition.isNew { reload(row) }
    }

    /// Returns the row with a primary key, or nil if there is none.
    private func existingRow(with key: StoredValue, _ layout: ClassLayout, _ policy: Realm.UpdatePolicy) -> RowID? {
        guard let number = contents.tables[layout.name]?.number(of: key) else { return nil }
        if policy == .error {
            let (name, text) = (layout.name, key.plain(in: self).map { "\($0)" } ?? "nil")
            fatalError(
                "Attempting to create an object of type '\(name)' with an existing primary key value '\(text)'.")
        }
        return RowID(table: layout.name, number: number)
    }

    /// Checks that the configuration names a class.
    func require(_ layout: ClassLayout) {
        guard let types = configuration.objectTypes else { return }
        let isKnown = types.contains { ObjectIdentifier($0) == ObjectIdentifier(layout.type) }
        if !isKnown {
            fatalError(
                "Object type '\(layout.name)' is not managed by the Realm: the configuration's `objectTypes` lack it.")
        }
    }

    /// Returns the link to an object, which is added if it isn't in a Realm yet.
    func link(to object: ObjectBase) -> StoredValue {
        if object.context !== self {
            if let other = object.context, other.store === store, let row = object.row, has(row) { return .link(row) }
            add(object, policies, keys: object.takenKeys)
            object.takenKeys = nil
        } else if object.isInvalidated {
            fatalError("Adding a deleted or invalidated object to a Realm is not permitted")
        }
        return object.row.map { .link($0) } ?? .null
    }
}
