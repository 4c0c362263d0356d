@testable import CoreData
import Foundation
import Testing
import UIKit

@MainActor @Suite("Models: made in code, with parents, configurations, templates and fetched properties", .serialized)
struct ModelTests {
    private static let library = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="2">
            <entity name="Item" isAbstract="YES">
                <attribute name="title" attributeType="String" minValueString="2" maxValueString="5" regularExpressionString="[A-Z].*" indexed="YES"/>
                <attribute name="added" optional="YES" attributeType="Date" defaultDateTimeInterval="1000"/>
                <attribute name="code" optional="YES" attributeType="UUID" preserveAfterDeletion="YES"/>
                <attribute name="lower" optional="YES" attributeType="String" derived="YES" derivationExpression="lowercase:(title)"/>
                <relationship name="shelf" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="items" inverseEntity="Shelf"/>
                <fetchIndex name="byAdded"><fetchIndexElement property="added" type="Binary" order="ascending"/></fetchIndex>
            </entity>
            <entity name="Book" parentEntity="Item">
                <attribute name="pages" optional="YES" attributeType="Integer 32" minValueString="1" usesScalarValueType="YES"/>
            </entity>
            <entity name="Disc" parentEntity="Item">
                <attribute name="length" optional="YES" attributeType="Float" usesScalarValueType="YES"/>
            </entity>
            <entity name="Shelf">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="items" optional="YES" toMany="YES" maxCount="3" ordered="YES" deletionRule="Deny" destinationEntity="Item" inverseName="shelf" inverseEntity="Item"/>
                <fetchedProperty name="books" optional="YES">
                    <fetchRequest name="books" entity="Book" predicateString="shelf == $FETCH_SOURCE"/>
                </fetchedProperty>
            </entity>
            <fetchRequest name="Thick" entity="Book" predicateString="pages &gt; $COUNT"/>
            <configuration name="Local"><memberEntity name="Shelf"/></configuration>
        </model>
        """

    private func store() throws -> Store { try Store(model: try CoffeeModel.write(Self.library)) }

    private func insert(_ name: String, _ values: [String: Any], in store: Store) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: store.context)
        object.setValuesForKeys(values)
        return object
    }

    private func code(_ body: () throws -> Void) -> Int? {
        do { try body() } catch { return (error as NSError).code }
        return nil
    }

    @Test("Entities inherit properties, requests find those that inherit, and what is derived follows")
    func inheritance() throws {
        let store = try store()
        defer { store.remove() }
        let shelf = insert("Shelf", ["name": "A"], in: store)
        let book = insert("Book", ["title": "Emma", "pages": 500, "shelf": shelf], in: store)
        _ = insert("Disc", ["title": "Blue", "length": 3.5, "shelf": shelf], in: store)
        #expect(book.value(forKey: "added") as? Date == Date(timeIntervalSinceReferenceDate: 1000))
        try store.context.save()
        #expect(book.value(forKey: "lower") as? String == "emma")
        func titles(_ name: String, _ all: Bool = true) throws -> [String] {
            let request = NSFetchRequest<NSManagedObject>(entityName: name)
            request.includesSubentities = all
            return try store.context.fetch(request).compactMap { $0.value(forKey: "title") as? String }.sorted()
        }
        #expect(try titles("Item") == ["Blue", "Emma"] && titles("Item", false) == [] && titles("Book") == ["Emma"])
        store.context.reset()
        let items = try store.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Shelf"))[0].value(
            forKey: "items")
        let found = (items as? NSOrderedSet)?.array as? [NSManagedObject]
        #expect(found?.map { $0.entity.name } == ["Book", "Disc"])
        #expect(
            (found?[1].value(forKey: "length") as? NSNumber)?.floatValue ?? found?[1].value(forKey: "length") as? Float
                == 3.5)
        let model = store.container.managedObjectModel
        #expect(model.entitiesByName["Item"]?.isAbstract == true && model.versionIdentifiers == ["2"])
        let names = model.entitiesByName["Item"]?.indexes.map(\.name)
        #expect(names == ["title", "byAdded"])
        let connection = try SQLConnection(store.url.path, isReadOnly: true)
        #expect(try !connection.rows("SELECT 1 FROM sqlite_master WHERE name = 'Z_Item_byAdded'").isEmpty)
    }

    @Test("A fetched property and a template of a request find what they say, with their variables")
    func requests() throws {
        let store = try store()
        defer { store.remove() }
        let (one, two) = (insert("Shelf", ["name": "A"], in: store), insert("Shelf", ["name": "B"], in: store))
        _ = insert("Book", ["title": "Emma", "pages": 500, "shelf": one], in: store)
        _ = insert("Book", ["title": "Dune", "pages": 100, "shelf": two], in: store)
        try store.context.save()
        let books = one.value(forKey: "books") as? [NSManagedObject]
        #expect(books?.compactMap { $0.value(forKey: "title") as? String } == ["Emma"])
        let model = store.container.managedObjectModel
        let thick = try #require(
            model.fetchRequestFromTemplate(withName: "Thick", substitutionVariables: ["COUNT": 200]))
        #expect(try store.context.fetch(thick).count == 1 && model.fetchRequestTemplate(forName: "Thick") != nil)
        #expect(model.fetchRequestTemplate(forName: "None") == nil)
    }

    @Test("Limits of texts, numbers and relationships are checked with Core Data's codes")
    func limits() throws {
        let store = try store()
        defer { store.remove() }
        let shelf = insert("Shelf", ["name": "A"], in: store)
        let book = insert("Book", ["title": "Emma", "pages": 5, "shelf": shelf], in: store)
        #expect(code { try store.context.save() } == nil)
        let wrong: [(String, Any?, Int)] = [
            ("title", "E", NSValidationStringTooShortError), ("title", "Emmaaa", NSValidationStringTooLongError),
            ("title", "emma", NSValidationStringPatternMatchingError), ("pages", 0, NSValidationNumberTooSmallError),
            ("title", nil, NSValidationMissingMandatoryPropertyError),
            ("shelf", nil, NSValidationMissingMandatoryPropertyError),
        ]
        for (key, value, expected) in wrong {
            let before = book.value(forKey: key)
            book.setValue(value, forKey: key)
            #expect(code { try store.context.save() } == expected, "\(key)")
            book.setValue(before, forKey: key)
        }
        #expect(code { try store.context.save() } == nil)
        for title in ["Aa", "Bb", "Cc"] { _ = insert("Disc", ["title": title, "shelf": shelf], in: store) }
        #expect(code { try store.context.save() } == NSValidationRelationshipExceedsMaximumCountError)
        store.context.rollback()
        store.context.delete(shelf)
        #expect(code { try store.context.save() } == NSValidationRelationshipDeniedDeleteError)
    }

    @Test("Each configuration has a store of its own, and objects go to the one of their entity")
    func configurations() throws {
        let document = Self.library.replacing(
            #"<configuration name="Local">"#,
            with: #"<configuration name="Tea"><memberEntity name="Tea"/></configuration><configuration name="Local">"#
        ).replacing(
            #"<entity name="Shelf">"#,
            with:
                #"<entity name="Tea"><attribute name="name" optional="YES" attributeType="String"/></entity><entity name="Shelf">"#
        )
        let model = try CoffeeModel.write(document)
        #expect(model.configurations.sorted() == ["Local", "PF_DEFAULT_CONFIGURATION_NAME", "Tea"])
        #expect(model.entities(forConfigurationName: "Tea")?.compactMap(\.name) == ["Tea"])
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let tea = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: "Tea", at: nil)
        let local = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: "Local", at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let objects = ["Tea", "Shelf"].map { NSEntityDescription.insertNewObject(forEntityName: $0, into: context) }
        try context.save()
        #expect(objects.map(\.objectID.persistentStore) == [tea, local])
        #expect(
            coordinator.managedObjectID(forURIRepresentation: objects[0].objectID.uriRepresentation())
                == objects[0].objectID)
    }

    @Test("A model made in code keeps objects, and a copy or a union of models does")
    func modelsInCode() throws {
        let (owner, pet) = (NSEntityDescription(), NSEntityDescription())
        (owner.name, pet.name) = ("Owner", "Pet")
        let name = NSAttributeDescription()
        (name.name, name.attributeType, name.defaultValue) = ("name", .stringAttributeType, "nobody")
        let (pets, back) = (NSRelationshipDescription(), NSRelationshipDescription())
        (pets.name, pets.destinationEntity, pets.inverseRelationship) = ("pets", pet, back)
        (back.name, back.destinationEntity, back.inverseRelationship) = ("owner", owner, pets)
        (back.maxCount, pets.deleteRule) = (1, .cascadeDeleteRule)
        owner.properties = [name, pets]
        pet.properties = [back]
        let model = NSManagedObjectModel()
        model.entities = [owner, pet]
        let union = try #require(NSManagedObjectModel(byMerging: [model, try CoffeeModel.write()]))
        #expect(union.entities.count == 6)
        let copy = try #require(model.copy() as? NSManagedObjectModel)
        #expect(
            copy.entitiesByName["Pet"]?.relationshipsByName["owner"]?.destinationEntity === copy.entitiesByName["Owner"]
        )
        #expect(copy.entityVersionHashesByName == model.entityVersionHashesByName)
        let store = try Store(model: model, type: NSInMemoryStoreType)
        let person = insert("Owner", [:], in: store)
        let cat = insert("Pet", ["owner": person], in: store)
        #expect(
            person.value(forKey: "name") as? String == "nobody" && (person.value(forKey: "pets") as? NSSet)?.count == 1)
        try store.context.save()
        store.context.delete(person)
        #expect(cat.isDeleted)
    }

    @Test("History keeps of deleted objects what the model preserves, from contexts and batches")
    func tombstones() throws {
        let store = try Store(
            model: try CoffeeModel.write(Self.library),
            options: [NSPersistentHistoryTrackingKey: NSNumber(value: true)])
        defer { store.remove() }
        let shelf = insert("Shelf", ["name": "A"], in: store)
        let codes = [UUID(), UUID()]
        let one = insert("Book", ["title": "Emma", "code": codes[0], "shelf": shelf], in: store)
        _ = insert("Book", ["title": "Dune", "code": codes[1], "shelf": shelf], in: store)
        try store.context.save()
        let token = store.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
        store.context.delete(one)
        try store.context.save()
        let rest = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        try store.context.execute(NSBatchDeleteRequest(fetchRequest: rest))
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
        request.resultType = .changesOnly
        let result = try store.context.execute(request) as? NSPersistentHistoryResult
        let changes = try #require(result?.result as? [NSPersistentHistoryChange])
        let deletions = changes.filter { $0.changeType == .delete }
        #expect(deletions.map { $0.tombstone?["code"] as? UUID } == codes && deletions[0].tombstone?.count == 1)
        #expect(changes.filter { $0.changeType != .delete }.allSatisfy { $0.tombstone == nil })
    }
}
