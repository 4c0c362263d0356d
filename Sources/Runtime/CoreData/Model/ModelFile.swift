import DataModels
import Foundation
import UIKit
import XMLTree

/// Why a compiled model can't be read.
struct ModelFileError: Error {
    var message: String
}

/// A compiled model: the versions of a model's document in a folder `momd`, each a file `mom` with what Xcode calls its contents.
struct ModelFile {
    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Fills a model with the entities of the current version.
    func read(into model: NSManagedObjectModel) throws(ModelFileError) {
        let file = try currentVersion
        guard let data = try? Data(contentsOf: file) else { throw ModelFileError(message: "the file can't be read") }
        if data.starts(with: Data("bplist".utf8)) {
            throw ModelFileError(message: "it was compiled by Xcode; models are compiled from their documents here")
        }
        do throws(DataModelError) {
            try ModelBuilder(DataModel(Array(data))).fill(model)
        } catch {
            let place = error.location.map { "\($0.line):\($0.column): " } ?? ""
            throw ModelFileError(message: "\(place)\(error.message)")
        }
    }

    private var currentVersion: URL {
        get throws(ModelFileError) {
            guard url.pathExtension == "momd" else { return url }
            let list = url.appendingPathComponent("VersionInfo.plist")
            guard let data = try? Data(contentsOf: list),
                let information = try? PropertyListSerialization.propertyList(from: data, format: nil)
                    as? [String: Any],
                let name = information["NSManagedObjectModel_CurrentVersionName"] as? String
            else { throw ModelFileError(message: "VersionInfo.plist doesn't say which version is the current one") }
            return url.appendingPathComponent("\(name).mom")
        }
    }
}

/// Makes the entities of a model from its document.
struct ModelBuilder {
    private let document: DataModel

    init(_ document: DataModel) { self.document = document }

    func fill(_ model: NSManagedObjectModel) {
        let entities = document.entities.map(entity)
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        for (described, entity) in zip(document.entities, entities) {
            let children = document.entities.filter { $0.parent == described.name }
            entity.subentities = children.compactMap { byName[$0.name] }
        }
        for (described, entity) in zip(document.entities, entities) {
            for relationship in described.relationships {
                let made = entity.relationshipsByName[relationship.property.name]
                let destination = byName[relationship.destination]
                made?.destinationEntity = destination
                made?.inverseRelationship = relationship.inverse.flatMap { destination?.relationshipsByName[$0] }
            }
            for property in described.fetchedProperties {
                let made = entity.propertiesByName[property.property.name] as? NSFetchedPropertyDescription
                made?.fetchRequest = request(property.request, byName)
            }
        }
        model.entities = entities
        for (name, members) in document.configurations {
            model.setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
        }
        for described in document.fetchRequests {
            model.setFetchRequestTemplate(request(described, byName), forName: described.name)
        }
        if !document.versionIdentifier.isEmpty { model.versionIdentifiers = [document.versionIdentifier] }
    }

    private func request(
        _ described: DataModel.FetchRequest, _ entities: [String: NSEntityDescription]
    ) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: described.entity)
        request.entity = entities[described.entity]
        request.predicate = described.predicate.map { NSPredicate(format: $0) }
        (request.fetchLimit, request.fetchBatchSize) = (described.limit, described.batchSize)
        request.resultType = NSFetchRequestResultType(rawValue: UInt(described.resultType))
        request.returnsDistinctResults = described.returnsDistinctResults
        request.includesSubentities = described.includesSubentities
        return request
    }

    private func entity(_ described: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = described.name
        entity.managedObjectClassName = described.className.flatMap { $0.isEmpty ? nil : $0 } ?? "NSManagedObject"
        entity.isAbstract = described.isAbstract
        entity.userInfo = described.userInfo
        entity.versionHashModifier = described.versionHashModifier
        if let identifier = described.renamingIdentifier { entity.renamingIdentifier = identifier }
        entity.uniquenessConstraints = described.uniquenessConstraints
        let attributes = described.attributes.map(attribute)
        let relationships = described.relationships.map(relationship)
        let fetched = described.fetchedProperties.map { fill(NSFetchedPropertyDescription(), $0.property) }
        entity.properties = attributes + relationships + fetched
        entity.indexes = described.indexes.map { index in
            let elements = index.properties.compactMap { name in
                entity.propertiesByName[name].map {
                    NSFetchIndexElementDescription(property: $0, collationType: .binary)
                }
            }
            return NSFetchIndexDescription(name: index.name, elements: elements)
        }
        return entity
    }

    @discardableResult
    private func fill<Made: NSPropertyDescription>(_ made: Made, _ described: DataModel.Property) -> Made {
        (made.name, made.isOptional, made.isTransient) = (described.name, described.isOptional, described.isTransient)
        made.userInfo = described.userInfo
        made.versionHashModifier = described.versionHashModifier
        made.storedRenamingIdentifier = described.renamingIdentifier
        return made
    }

    private func attribute(_ described: DataModel.Attribute) -> NSAttributeDescription {
        let derived = described.derivation.flatMap { derivation in
            let attribute = NSDerivedAttributeDescription()
            // Xcode writes `canonical:(name)`, with the whole name of a function.
            attribute.derivationExpression = NSExpression(
                format: derivation.replacing(":(", with: "("), argumentArray: [])
            return attribute
        }
        let made = fill(derived ?? NSAttributeDescription(), described.property)
        made.attributeType = Self.types[described.kind] ?? .undefinedAttributeType
        made.valueTransformerName = described.transformer
        made.allowsExternalBinaryDataStorage = described.allowsExternalStorage
        made.preservesValueInHistoryOnDeletion = described.isPreservedAfterDeletion
        if let name = described.customClass { made.attributeValueClassName = name }
        (made.minimum, made.maximum) = (described.minimum.flatMap(Double.init), described.maximum.flatMap(Double.init))
        made.pattern = described.regularExpression
        made.defaultValue = defaultValue(described)
        return made
    }

    private func defaultValue(_ described: DataModel.Attribute) -> Any? {
        if let date = described.defaultDate { return Date(timeIntervalSinceReferenceDate: date) }
        guard let text = described.defaultValue else { return nil }
        switch described.kind {
        case .integer16, .integer32, .integer64: return Int(text)
        case .double: return Double(text)
        case .float: return Float(text)
        case .decimal: return NSDecimalNumber(string: text)
        case .boolean: return text == "YES" || text == "1" || text == "true"
        case .string: return text
        case .uuid: return UUID(uuidString: text)
        case .uri: return URL(string: text)
        default: return nil
        }
    }

    private static let types: [DataModel.Attribute.Kind: NSAttributeType] = [
        .integer16: .integer16AttributeType, .integer32: .integer32AttributeType, .integer64: .integer64AttributeType,
        .decimal: .decimalAttributeType, .double: .doubleAttributeType, .float: .floatAttributeType,
        .string: .stringAttributeType, .boolean: .booleanAttributeType, .date: .dateAttributeType,
        .binary: .binaryDataAttributeType, .uuid: .UUIDAttributeType, .uri: .URIAttributeType,
        .transformable: .transformableAttributeType, .objectID: .objectIDAttributeType,
        .composite: .compositeAttributeType,
    ]

    private func relationship(_ described: DataModel.Relationship) -> NSRelationshipDescription {
        let made = fill(NSRelationshipDescription(), described.property)
        made.isOrdered = described.isOrdered
        made.minCount = described.minimum
        made.maxCount = described.isToMany ? (described.maximum == 1 ? 0 : described.maximum) : 1
        switch described.deleteRule {
        case .noAction: made.deleteRule = .noActionDeleteRule
        case .nullify: made.deleteRule = .nullifyDeleteRule
        case .cascade: made.deleteRule = .cascadeDeleteRule
        case .deny: made.deleteRule = .denyDeleteRule
        }
        return made
    }
}

/// Finds the classes of objects.
enum ObjectClasses {
    /// Returns the class with a name, which may have a module, or `NSManagedObject` if there is none.
    static func type(named name: String) -> NSManagedObject.Type {
        if name == "NSManagedObject" { return NSManagedObject.self }
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if let found = ClassNames.type(named: plain) as? NSManagedObject.Type { return found }
        CoreDataLog.report(
            "warning: Unable to load class named '\(plain)'. Class not found, using default NSManagedObject instead.")
        return NSManagedObject.self
    }
}
