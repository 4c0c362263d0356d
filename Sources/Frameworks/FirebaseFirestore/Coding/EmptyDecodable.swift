/// A value where a document has no field.
protocol EmptyDecodable {
    static var empty: Self { get }
}
