import XMLTree

/// A library item to add: the payload of `Command.addObject`.
struct NewObject {
    var item: LibraryItem
    var parent: Address?
    var x, y: Double?
    var before: Address?
}
