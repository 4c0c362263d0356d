/// The used names in a scope.
struct UsedNames {
    private let reserved: Set<String>
    private var taken: Set<String>

    /// Creates names with some used ones. Reserved ones can't be those of objects.
    init(_ taken: Set<String> = [], reserved: Set<String> = []) {
        (self.taken, self.reserved) = (taken.union(reserved), reserved)
    }

    /// Returns a free name, with a number if it is used, and marks it as used. The first with a reserved one gets 1.
    mutating func reserve(_ wish: String) -> String {
        var (name, number) = (SwiftWords.isIdentifier(wish) ? wish : "\(wish)Item", reserved.contains(wish) ? 1 : 2)
        while !taken.insert(name).inserted {
            name = "\(wish)\(number)"
            number += 1
        }
        return name
    }
}
