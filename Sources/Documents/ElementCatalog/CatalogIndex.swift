/// The lookup tables that all elements share, so that an element needs none of its own.
final class CatalogIndex: Sendable {
    let attributeNumbers: [String: UInt16]
    let kinds: [String: ElementKind]

    init(attributeNumbers: [String: UInt16], kinds: [String: ElementKind]) {
        self.attributeNumbers = attributeNumbers
        self.kinds = kinds
    }
}
