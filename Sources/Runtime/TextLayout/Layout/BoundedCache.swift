/// A cache of recently used entries. It holds at most twice as many entries as `limit`, with twice the weight of `budget`, and
/// no entry that is heavier than `budget`.
package struct BoundedCache<Key: Hashable, Value> {
    package let limit: Int
    package let budget: Int
    private var recent: [Key: (value: Value, weight: Int)] = [:]
    private var older: [Key: (value: Value, weight: Int)] = [:]
    private var weight = 0

    /// Creates a cache for entries of about the same weight, or for those whose weights are given when they are kept.
    package init(limit: Int, budget: Int = .max) { (self.limit, self.budget) = (limit, budget) }

    /// The number of entries.
    package var count: Int { recent.count + older.count }

    /// Returns the value for a key, or nil if there is none any more.
    package subscript(key: Key) -> Value? {
        mutating get {
            if let known = recent[key] { return known.value }
            guard let known = older.removeValue(forKey: key) else { return nil }
            keep(known.value, for: key, weight: known.weight)
            return known.value
        }
    }

    /// Keeps a value. `weight` is its part of the budget.
    package mutating func keep(_ value: Value, for key: Key, weight: Int = 0) {
        guard weight <= budget else { return }
        if recent.count >= limit || self.weight > budget - weight {
            older = recent
            recent = [:]
            self.weight = 0
        }
        self.weight += weight - (recent[key]?.weight ?? 0)
        recent[key] = (value, weight)
    }
}
