/// The names that are taken in a scope.
struct UsedNames {
    private var taken: Set<String>

    init(_ taken: Set<String> = []) { self.taken = taken }

    /// Returns a name that is free, with a number if another object has it, and takes it.
    mutating func take(_ wish: String) -> String {
        var (name, number) = (SwiftWords.isIdentifier(wish) ? wish : "\(wish)Item", 2)
        while !taken.insert(name).inserted {
            name = "\(wish)\(number)"
            number += 1
        }
        return name
    }
}
