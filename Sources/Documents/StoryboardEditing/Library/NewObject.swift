import XMLTree

/// Something of the library on its way into a document: the payload of `Command.addObject`.
struct NewObject {
    var item: LibraryItem
    var parent: Address?
    var x, y: Double?
    var before: Address?
}
