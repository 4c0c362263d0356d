import XMLTree

/// A library item to add to an object.
struct NewObject {
    var item: LibraryItem
    var parent: Address?
    var x, y: Double?
    var before: Address?
}
