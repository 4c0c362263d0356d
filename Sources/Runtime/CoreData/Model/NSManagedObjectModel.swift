import DataModels
public import Foundation
import UIKit

/// The entities of an app.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    // A model is changed before a coordinator uses it, and read by several threads after that.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            entitiesByName = Dictionary(
                entities.compactMap { entity in entity.name.map { ($0, entity) } }
            ) { first, _ in first }
        }
    }
    open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
    open var versionIdentifiers: Set<AnyHashable> = []
    open var localizationDictionary: [String: String]?
    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var members: [String: [NSEntityDescription]] = [:]

    public override init() { super.init() }

    /// Reads a compiled model: a folder `momd` with its versions, or a file `mom`.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do throws(ModelFileError) {
            try ModelFile(url).read(into: self)
        } catch {
            CoreDataLog.report("Failed to load model at \(url.path): \(error.message)")
            return nil
        }
    }

    /// Returns the entities of all models in bundles as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { bundle in
            ["momd", "mom"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
        }
        let models = urls.sorted { $0.absoluteString < $1.absoluteString }.compactMap { url in
            URL(string: url.absoluteString).flatMap(NSManagedObjectModel.init(contentsOf:))
        }
        return NSManagedObjectModel(byMerging: models)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        let copies = models.compactMap { $0.copy() as? NSManagedObjectModel }
        entities = copies.flatMap(\.entities)
        for copy in copies { members.merge(copy.members) { $0 + $1 } }
        for copy in copies { fetchRequestTemplatesByName.merge(copy.fetchRequestTemplatesByName) { $1 } }
    }

    // MARK: Configurations

    open var configurations: [String] { [NSPersistentStore.defaultConfiguration] + members.keys.sorted() }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != NSPersistentStore.defaultConfiguration else { return entities }
        return members[configuration]
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        members[configuration] = entities
    }

    // MARK: Requests

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        fetchRequestTemplatesByName[name] = fetchRequestTemplate
    }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestTemplatesByName[name]
    }

    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = fetchRequestTemplatesByName[name] else { return nil }
        let request = template.duplicate()
        request.predicate = template.predicate?.withSubstitutionVariables(variables)
        return request
    }

    // MARK: Versions

    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }
    open var versionChecksum: String {
        let hashes = entityVersionHashesByName.sorted { $0.key < $1.key }.map {
            "\($0.key) \($0.value.base64EncodedString())"
        }
        return VersionHash.hash(of: hashes.joined(separator: "\n")).base64EncodedString()
    }

    /// Whether a store with metadata can be opened with the model as it is.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        let entities = entities(forConfigurationName: configuration) ?? []
        let own = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
        if let hashes = StoreMetadata.hashes(in: metadata) { return own == hashes }
        // Of a store of Apple's, only the names of its entities can be compared.
        guard let names = (metadata[NSStoreModelVersionHashesKey] as? [String: Any])?.keys else { return true }
        return Set(names) == Set(own.keys)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSManagedObjectModel()
        var pairs: [ObjectIdentifier: NSEntityDescription] = [:]
        for entity in entities where entity.superentity == nil {
            guard let copy = entity.copy() as? NSEntityDescription else { continue }
            for (old, new) in zip(entity.hierarchy, copy.hierarchy) { pairs[ObjectIdentifier(old)] = new }
        }
        other.entities = entities.compactMap { pairs[ObjectIdentifier($0)] }
        for entity in other.entities {
            for case let relationship as NSRelationshipDescription in entity.properties {
                guard let old = relationship.destinationEntity else { continue }
                let destination = pairs[ObjectIdentifier(old)] ?? old
                relationship.destinationEntity = destination
                relationship.inverseRelationship = relationship.inverseRelationship.flatMap {
                    destination.relationshipsByName[$0.name]
                }
            }
        }
        other.members = members.mapValues { $0.compactMap { pairs[ObjectIdentifier($0)] } }
        other.fetchRequestTemplatesByName = fetchRequestTemplatesByName.mapValues {
            let request = $0.duplicate()
            request.entity = request.entity.flatMap { pairs[ObjectIdentifier($0)] }
            return request
        }
        other.versionIdentifiers = versionIdentifiers
        return other
    }
}
