/// The sources of the classes that Xcode generates for the entities of a model.
package struct DataModelClasses {
    /// A generated source.
    package struct Source: Hashable, Sendable {
        package var name: String
        package var text: String
    }

    package let sources: [Source]

    /// Writes the classes.
    package init(_ model: DataModel) {
        let names = Dictionary(model.entities.map { ($0.name, Self.className(of: $0)) }) { first, _ in first }
        sources = model.entities.filter { $0.codeGeneration != .none }.flatMap { entity -> [Source] in
            let name = Self.className(of: entity)
            guard name != "NSManagedObject" else { return [] }
            let members = Members(entity, name, names)
            let properties = Source(name: "\(name)+CoreDataProperties.swift", text: members.text)
            guard entity.codeGeneration == .class else { return [properties] }
            let parent = entity.parent.flatMap { names[$0] } ?? "NSManagedObject"
            let text = "import Foundation\nimport CoreData\n\n@objc(\(name))\npublic class \(name): \(parent) {\n}\n"
            return [Source(name: "\(name)+CoreDataClass.swift", text: text), properties]
        }
    }

    /// Returns the name of the class of an entity, without its module.
    package static func className(of entity: DataModel.Entity) -> String {
        guard let name = entity.className, !name.isEmpty else { return "NSManagedObject" }
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    private struct Members {
        private let entity: DataModel.Entity
        private let name: String
        private let names: [String: String]

        init(_ entity: DataModel.Entity, _ name: String, _ names: [String: String]) {
            (self.entity, self.name, self.names) = (entity, name, names)
        }

        var text: String {
            var text = "import Foundation\nimport CoreData\n\nextension \(name) {\n"
            text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
            text += "        return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n    }\n\n"
            for attribute in entity.attributes.sorted(by: { $0.property.name < $1.property.name }) {
                text += "    @NSManaged public var \(word(attribute.property.name)): \(type(of: attribute))\n"
            }
            for relationship in entity.relationships.sorted(by: { $0.property.name < $1.property.name }) {
                text += "    @NSManaged public var \(word(relationship.property.name)): \(type(of: relationship))\n"
            }
            for property in entity.fetchedProperties {
                let type = names[property.request.entity] ?? "NSManagedObject"
                text += "    @NSManaged public var \(word(property.property.name)): [\(type)]\n"
            }
            text += "}\n"
            for relationship in entity.relationships where relationship.isToMany {
                text += accessors(of: relationship)
            }
            return text + "\nextension \(name): Identifiable {\n}\n"
        }

        /// A keyword as a name is quoted.
        private func word(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }

        private static let keywords: Set<String> = [
            "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
            "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
            "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
            "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
            "typealias", "var", "where", "while",
        ]

        private func type(of attribute: DataModel.Attribute) -> String {
            let type: String
            let scalar = attribute.usesScalarType
            switch attribute.kind {
            case .integer16: type = scalar ? "Int16" : "NSNumber"
            case .integer32: type = scalar ? "Int32" : "NSNumber"
            case .integer64: type = scalar ? "Int64" : "NSNumber"
            case .double: type = scalar ? "Double" : "NSNumber"
            case .float: type = scalar ? "Float" : "NSNumber"
            case .boolean: type = scalar ? "Bool" : "NSNumber"
            case .decimal: type = "NSDecimalNumber"
            case .string: type = "String"
            case .date: type = scalar ? "TimeInterval" : "Date"
            case .binary: type = "Data"
            case .uuid: type = "UUID"
            case .uri: type = "URL"
            case .objectID: type = "NSManagedObjectID"
            // Colors and images, which apps store most, aren't of NSObject here.
            case .transformable: type = attribute.customClass ?? "AnyObject"
            case .composite: type = "[String: Any]"
            case .undefined: type = "Any"
            }
            let isPlain =
                scalar
                && [.integer16, .integer32, .integer64, .double, .float, .boolean, .date].contains(attribute.kind)
            return isPlain ? type : "\(type)?"
        }

        private func type(of relationship: DataModel.Relationship) -> String {
            if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
            return "\(names[relationship.destination] ?? "NSManagedObject")?"
        }

        private func accessors(of relationship: DataModel.Relationship) -> String {
            let key = relationship.property.name
            let title = key.prefix(1).uppercased() + key.dropFirst()
            let type = names[relationship.destination] ?? "NSManagedObject"
            let list = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            var text = "\n// MARK: Generated accessors for \(key)\nextension \(name) {\n"
            func add(_ selector: String, _ declaration: String) {
                text += "\n    @objc(\(selector))\n    @NSManaged public func \(declaration)\n"
            }
            if relationship.isOrdered {
                add("insertObject:in\(title)AtIndex:", "insertInto\(title)(_ value: \(type), at idx: Int)")
                add("removeObjectFrom\(title)AtIndex:", "removeFrom\(title)(at idx: Int)")
                add("insert\(title):atIndexes:", "insertInto\(title)(_ values: [\(type)], at indexes: NSIndexSet)")
                add("remove\(title)AtIndexes:", "removeFrom\(title)(at indexes: NSIndexSet)")
                add("replaceObjectIn\(title)AtIndex:withObject:", "replace\(title)(at idx: Int, with value: \(type))")
                add(
                    "replace\(title)AtIndexes:with\(title):",
                    "replace\(title)(at indexes: NSIndexSet, with values: [\(type)])")
            }
            add("add\(title)Object:", "addTo\(title)(_ value: \(type))")
            add("remove\(title)Object:", "removeFrom\(title)(_ value: \(type))")
            add("add\(title):", "addTo\(title)(_ values: \(list))")
            add("remove\(title):", "removeFrom\(title)(_ values: \(list))")
            return text + "\n}\n"
        }
    }
}
