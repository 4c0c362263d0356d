/// A cache of recently used entries: between `limit` and twice as many.
struct BoundedCache<Key: Hashable, Value> {
    let limit: Int
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = recent[key] { return value }
            guard let value = older.removeValue(forKey: key) else { return nil }
            insert(value, for: key)
            return value
        }
        set {
            if let newValue { insert(newValue, for: key) }
        }
    }

    private mutating func insert(_ value: Value, for key: Key) {
        if recent.count >= limit {
            older = recent
            recent = [:]
        }
        recent[key] = value
    }
}
