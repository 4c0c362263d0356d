import Foundation

/// Where a store keeps the properties of entities: the tables of Core Data.
///
/// The names are those of stores that Apple's Core Data makes: a table `Z` and the root entity's name, with the columns `Z_PK`, `Z_ENT`
/// and `Z_OPT`, and one of `Z` and the name for each attribute and to-one relationship.
final class SQLSchema {
    /// A column of an entity's table.
    struct Column {
        var name: String
        var type: String
    }

    /// Where the objects at the other end of a to-many relationship are found.
    enum List {
        /// By a column of the objects' own table, with the order of the objects in another.
        case inverse(table: String, column: String, order: String?)
        /// In a table of pairs.
        case pairs(table: String, own: String, other: String, order: String?)
    }

    /// Where the objects of an entity are.
    final class Place {
        let entity: NSEntityDescription
        let number: Int64
        let table: String
        /// The columns by the places of the layout; to-many relationships have none.
        var columns: [Column?] = []
        var lists: [Int: List] = [:]
        /// The statement that inserts a row with a value for each column.
        private(set) lazy var insertion: String = {
            let names = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.compactMap { $0?.name }
            let marks = names.map { _ in "?" }.joined(separator: ", ")
            return "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
        }()

        init(_ entity: NSEntityDescription, _ number: Int64, _ table: String) {
            (self.entity, self.number, self.table) = (entity, number, table)
        }
    }

    private(set) var places: [String: Place] = [:]
    private var entities: [Int64: Place] = [:]
    /// The columns of each table, without those that all have.
    private(set) var tables: [String: [Column]] = [:]
    /// The tables of pairs with their columns.
    private(set) var pairTables: [String: [Column]] = [:]

    /// The tables that an existing store has.
    private let existing: Set<String>

    /// Lays out entities. `numbers` are those that an existing store has given them.
    init(_ all: [NSEntityDescription], numbers: [String: Int64], tables existing: Set<String>) {
        self.existing = existing
        var next = (numbers.values.max() ?? 0) + 1
        let roots = all.filter { $0.superentity == nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }
        for root in roots {
            let table = "Z\((root.name ?? "").uppercased())"
            tables[table] = []
            for entity in root.hierarchy {
                let name = entity.name ?? ""
                let number = numbers[name] ?? next
                if numbers[name] == nil { next += 1 }
                let place = Place(entity, number, table)
                places[name] = place
                entities[number] = place
            }
        }
        for place in places.values.sorted(by: { $0.number < $1.number }) { addColumns(place) }
        for place in places.values.sorted(by: { $0.number < $1.number }) { addLists(place) }
    }

    func place(_ entity: NSEntityDescription) -> Place? { places[entity.name ?? ""] }
    func place(_ number: Int64) -> Place? { entities[number] }

    /// The numbers of an entity and those that inherit from it.
    func numbers(_ entity: NSEntityDescription, withSubentities: Bool) -> [Int64] {
        (withSubentities ? entity.hierarchy : [entity]).compactMap { place($0)?.number }
    }

    private func addColumns(_ place: Place) {
        for kind in place.entity.layout.kinds {
            // What is inherited is in the column of the entity that declares it.
            let declaring = kind.property.entity ?? place.entity
            if declaring !== place.entity, let inherited = self.place(declaring),
                let index = declaring.layout.places[kind.property.name]
            {
                place.columns.append(inherited.columns[index])
                continue
            }
            switch kind {
            case .attribute(let attribute) where !attribute.isTransient:
                place.columns.append(addColumn(attribute.name, Self.type(of: attribute), to: place.table))
            case .one(let relationship) where !relationship.isTransient:
                place.columns.append(addColumn(relationship.name, "INTEGER", to: place.table))
            default: place.columns.append(nil)
            }
        }
    }

    private func addColumn(_ property: String, _ type: String, to table: String) -> Column {
        let plain = "Z\(property.uppercased())"
        let used = Set((tables[table] ?? []).map(\.name))
        var (name, number) = (plain, 1)
        while used.contains(name) { (name, number) = ("\(plain)\(number)", number + 1) }
        let column = Column(name: name, type: type)
        tables[table]?.append(column)
        return column
    }

    private func addLists(_ place: Place) {
        for (index, kind) in place.entity.layout.kinds.enumerated() {
            guard case .many(let relationship) = kind, !relationship.isTransient,
                let destination = relationship.destinationEntity.flatMap(self.place)
            else { continue }
            if let inverse = relationship.inverseRelationship, !inverse.isToMany,
                let column = destination.entity.layout.places[inverse.name].flatMap({ destination.columns[$0] })
            {
                let order = relationship.isOrdered ? "Z_FOK_\(column.name.dropFirst())" : nil
                if let order, !(tables[destination.table] ?? []).contains(where: { $0.name == order }) {
                    tables[destination.table]?.append(Column(name: order, type: "INTEGER"))
                }
                place.lists[index] = .inverse(table: destination.table, column: column.name, order: order)
            } else {
                place.lists[index] = addPairs(relationship, place, destination)
            }
        }
    }

    /// Adds the table of pairs for a relationship between many and many, or one without an inverse.
    private func addPairs(_ relationship: NSRelationshipDescription, _ place: Place, _ destination: Place) -> List {
        let owner = relationship.entity.flatMap(self.place) ?? place
        let inverse = relationship.inverseRelationship
        let backName = inverse?.name ?? relationship.name
        let own = "Z_\(owner.number)\(backName.uppercased())"
        var other = "Z_\(destination.number)\(relationship.name.uppercased())"
        if own == other { other = "REFLEXIVE" }
        let table = table(
            "Z_\(owner.number)\(relationship.name.uppercased())", "Z_\(destination.number)\(backName.uppercased())",
            isFirst: inverse.map { isFirst(relationship, $0) } ?? true)
        let order = relationship.isOrdered ? "Z_FOK_\(other.dropFirst(2))" : nil
        var columns = pairTables[table] ?? []
        for name in [own, other, order].compactMap(\.self) where !columns.contains(where: { $0.name == name }) {
            columns.append(Column(name: name, type: "INTEGER"))
        }
        pairTables[table] = columns
        return .pairs(table: table, own: own, other: other, order: order)
    }

    /// Whether the pairs of a relationship and its inverse are in the table of the relationship: as in stores of Apple's, that of the
    /// entity with the lesser name has them.
    private func isFirst(_ relationship: NSRelationshipDescription, _ inverse: NSRelationshipDescription) -> Bool {
        let (own, other) = (relationship.entity?.name ?? "", inverse.entity?.name ?? "")
        return own == other ? relationship.name >= inverse.name : own < other
    }

    /// Returns one of two names for a table: the one that a store has, if it has only one.
    private func table(_ own: String, _ other: String, isFirst: Bool) -> String {
        if existing.contains(own) != existing.contains(other) { return existing.contains(own) ? own : other }
        return isFirst ? own : other
    }

    private static func type(of attribute: NSAttributeDescription) -> String {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .decimalAttributeType: "DECIMAL"
        case .doubleAttributeType, .floatAttributeType: "FLOAT"
        case .dateAttributeType: "TIMESTAMP"
        case .binaryDataAttributeType, .transformableAttributeType, .UUIDAttributeType: "BLOB"
        default: "VARCHAR"
        }
    }
}
