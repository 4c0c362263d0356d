/// The elements of Interface Builder documents, read from the tables of this target.
///
/// Only the tables name elements and attributes: a new attribute is one new row.
public struct ElementCatalog: Sendable {
    /// The catalog, read from the tables at first use.
    public static let shared: ElementCatalog = {
        do throws(TableError) {
            return try ElementCatalog(tables: CatalogTables.all)
        } catch {
            fatalError(error.description)
        }
    }()

    /// The elements, in the order of the tables.
    public let elements: [ElementType]
    /// The enumerations by name.
    public let enumerations: [String: Enumeration]

    private let positions: [String: Int]

    init(tables: [CatalogTable]) throws(TableError) {
        var reader = CatalogReader()
        for table in tables {
            try reader.read(table)
        }
        try self.init(reader)
    }

    init(_ reader: CatalogReader) throws(TableError) {
        self.init(elements: try reader.finishedElements(), enumerations: reader.enumerations)
    }

    private init(elements: [ElementType], enumerations: [String: Enumeration]) {
        self.elements = elements
        self.enumerations = enumerations
        var positions: [String: Int] = [:]
        positions.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
            positions[element.name] = position
        }
        self.positions = positions
    }

    /// The element with a name, or nil if the catalog doesn't contain it.
    public subscript(name: String) -> ElementType? {
        positions[name].map { elements[$0] }
    }
}
