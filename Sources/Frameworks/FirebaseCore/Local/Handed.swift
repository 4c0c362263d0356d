/// A value that one thread hands to another, and doesn't use any more.
package struct Handed<Value>: @unchecked Sendable {
    package let value: Value

    package init(value: Value) { self.value = value }
}
