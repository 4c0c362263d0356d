/// A document that was found: its path and its fields.
struct FoundDocument: Equatable {
    let path: String
    let fields: Fields
}
