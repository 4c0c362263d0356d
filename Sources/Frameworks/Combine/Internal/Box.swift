/// Holds a value by reference.
///
/// A class that stores an optional box rather than an optional value of a generic type can test and copy it without
/// the type's metadata, which takes long to look up.
final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
