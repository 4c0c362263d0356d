import CoreData
import DataModels
import Foundation
import UIKit

/// A model of coffees that people drink, with each kind of relationship.
enum CoffeeModel {
    static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Coffee" representedClassName="CoreDataTests.Coffee">
                <attribute name="name" attributeType="String"/>
                <attribute name="cups" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
                <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="0.0"/>
                <attribute name="rating" optional="YES" attributeType="Double" minValueString="0" maxValueString="5" usesScalarValueType="YES"/>
                <attribute name="isFavorite" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                <attribute name="date" optional="YES" attributeType="Date"/>
                <attribute name="photo" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                <attribute name="id" optional="YES" attributeType="UUID"/>
                <attribute name="page" optional="YES" attributeType="URI"/>
                <attribute name="notes" optional="YES" attributeType="Transformable"/>
                <attribute name="isShown" optional="YES" transient="YES" attributeType="Boolean" usesScalarValueType="YES"/>
                <relationship name="shop" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shop" inverseName="coffees" inverseEntity="Shop"/>
                <relationship name="drinkers" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="coffees" inverseEntity="Person"/>
            </entity>
            <entity name="Shop" representedClassName="CoreDataTests.Shop">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="coffees" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Coffee" inverseName="shop" inverseEntity="Coffee"/>
                <relationship name="queue" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="place" inverseEntity="Person"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="name"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Person" representedClassName="CoreDataTests.Person">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="coffees" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Coffee" inverseName="drinkers" inverseEntity="Coffee"/>
                <relationship name="place" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shop" inverseName="queue" inverseEntity="Shop"/>
            </entity>
            <entity name="Barista" representedClassName="CoreDataTests.Barista" parentEntity="Person">
                <attribute name="skill" optional="YES" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
            </entity>
        </model>
        """

    static func write(_ document: String = document) throws -> NSManagedObjectModel {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mom")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        guard let model = NSManagedObjectModel(contentsOf: file) else { throw CocoaError(.fileReadCorruptFile) }
        return model
    }
}

// What a built source has in place of @NSManaged

class Coffee: NSManagedObject {
    var name: String? {
        get { managedValue("name") }
        set { setManagedValue(newValue, "name") }
    }
    var cups: Int16 {
        get { managedValue("cups") }
        set { setManagedValue(newValue, "cups") }
    }
    var price: NSDecimalNumber? {
        get { managedValue("price") }
        set { setManagedValue(newValue, "price") }
    }
    var rating: Double {
        get { managedValue("rating") }
        set { setManagedValue(newValue, "rating") }
    }
    var isFavorite: Bool {
        get { managedValue("isFavorite") }
        set { setManagedValue(newValue, "isFavorite") }
    }
    var date: Date? {
        get { managedValue("date") }
        set { setManagedValue(newValue, "date") }
    }
    var photo: Data? {
        get { managedValue("photo") }
        set { setManagedValue(newValue, "photo") }
    }
    var id: UUID? {
        get { managedValue("id") }
        set { setManagedValue(newValue, "id") }
    }
    var page: URL? {
        get { managedValue("page") }
        set { setManagedValue(newValue, "page") }
    }
    /// The notes as any object: what a model's class has where it names none.
    var anyNotes: AnyObject? {
        get { managedValue("notes") }
        set { setManagedValue(newValue, "notes") }
    }
    var notes: [String]? {
        get { managedValue("notes") }
        set { setManagedValue(newValue, "notes") }
    }
    var shop: Shop? {
        get { managedValue("shop") }
        set { setManagedValue(newValue, "shop") }
    }
    var drinkers: Set<Person> {
        get { managedValue("drinkers") }
        set { setManagedValue(newValue, "drinkers") }
    }
    private(set) var events: [String] = []
    override func awakeFromInsert() { events.append("insert") }
    override func awakeFromFetch() { events.append("fetch") }
    override func willSave() { events.append("save") }
    override func prepareForDeletion() { events.append("delete") }
}

class Shop: NSManagedObject {
    var name: String? {
        get { managedValue("name") }
        set { setManagedValue(newValue, "name") }
    }
    var coffees: NSSet? {
        get { managedValue("coffees") }
        set { setManagedValue(newValue, "coffees") }
    }
    var queue: NSOrderedSet? {
        get { managedValue("queue") }
        set { setManagedValue(newValue, "queue") }
    }
}

class Person: NSManagedObject {
    var name: String? {
        get { managedValue("name") }
        set { setManagedValue(newValue, "name") }
    }
    var coffees: NSSet? {
        get { managedValue("coffees") }
        set { setManagedValue(newValue, "coffees") }
    }
    var place: Shop? {
        get { managedValue("place") }
        set { setManagedValue(newValue, "place") }
    }
}

class Barista: Person {
    var skill: Int32 {
        get { managedValue("skill") }
        set { setManagedValue(newValue, "skill") }
    }
}

/// A store in a folder of its own, or in memory.
final class Store {
    let container: NSPersistentContainer
    let url: URL
    var context: NSManagedObjectContext { container.viewContext }

    init(
        at url: URL? = nil, model: NSManagedObjectModel? = nil, type: String = NSSQLiteStoreType,
        options: [String: NSObject] = [:]
    ) throws {
        self.url = url ?? FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        container = NSPersistentContainer(name: "Coffee", managedObjectModel: try model ?? CoffeeModel.write())
        container.persistentStoreDescriptions[0].url = self.url
        container.persistentStoreDescriptions[0].type = type
        for (name, value) in options { container.persistentStoreDescriptions[0].setOption(value, forKey: name) }
        var problem: (any Error)?
        container.loadPersistentStores { _, error in problem = error }
        if let problem { throw problem }
    }

    func remove() {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }

    @discardableResult
    func coffee(_ name: String, cups: Int16 = 1, in context: NSManagedObjectContext? = nil) -> Coffee {
        let coffee = Coffee(context: context ?? self.context)
        (coffee.name, coffee.cups) = (name, cups)
        return coffee
    }

    /// Returns the names of the coffees that a predicate holds for, in the order of the names.
    func names(_ format: String? = nil, _ arguments: [Any] = [], in context: NSManagedObjectContext? = nil) throws
        -> [String]
    {
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try (context ?? self.context).fetch(request).compactMap(\.name)
    }
}
