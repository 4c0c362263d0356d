/// Carries a value into a closure that the compiler wants to be sendable, where the caller guarantees safety.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
