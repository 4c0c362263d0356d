import Foundation
import RealmSwift
import Testing
import UIKit

enum Size: String, PersistableEnum {
    case small, large
}

final class Dog: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = "Rex"
    @Persisted var age: Int
    @Persisted var weight: Double?
    @Persisted var size = Size.large
    @Persisted var owner: Person?
    @Persisted var toys: List<String>
    @Persisted var collar: Collar?
    @Persisted(originProperty: "dogs") var keepers: LinkingObjects<Person>

    convenience init(_ id: Int, _ name: String, age: Int = 0) {
        self.init()
        (self.id, self.name, self.age) = (id, name, age)
    }
}

final class Person: Object {
    @Persisted var id: ObjectId
    @Persisted(indexed: true) var name: String
    @Persisted var born: Date?
    @Persisted var picture: Data
    @Persisted var dogs: List<Dog>
    @Persisted var nicknames: MutableSet<String>
    @Persisted var phones: Map<String, Int>
    @Persisted var favorite: Dog?
    @Persisted var anything: AnyRealmValue
    @Persisted var key: UUID?
    @Persisted var money: Decimal128

    convenience init(_ name: String) {
        self.init()
        self.name = name
    }
}

final class Collar: EmbeddedObject {
    @Persisted var color = "red"
}

/// A class in the style of older apps, as the build adapts it: each property with `dynamic` tells of its changes.
class Note: Object {
    var title = "" { didSet { self.didChangeValue(forKey: "title") } }
    var stars: Int = 0 { didSet { self.didChangeValue(forKey: "stars") } }
    var written: Date? { didSet { self.didChangeValue(forKey: "written") } }
    var next: Note? { didSet { self.didChangeValue(forKey: "next") } }
    var draft = "" { didSet { self.didChangeValue(forKey: "draft") } }
    let pages = List<Note>()
    let length = RealmOptional<Int>()
    let mark = RealmProperty<Double?>()
    let books = LinkingObjects(fromType: Note.self, property: "pages")

    override class func primaryKey() -> String? { "title" }
    override class func ignoredProperties() -> [String] { ["draft"] }

    @MainActor static func register() {
        var members = InterfaceMembers()
        members.add(.property("title", \Note.title))
        members.add(.property("stars", \Note.stars))
        members.add(.property("written", \Note.written))
        members.add(.property("next", \Note.next))
        members.add(.property("draft", \Note.draft))
        InterfaceMembers.register(Note.self, members)
    }
}

/// A Realm in a folder that ends with it.
final class Kennel {
    var configuration: Realm.Configuration
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        configuration = Realm.Configuration(fileURL: folder.appendingPathComponent("dogs.realm"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var file: URL { folder.appendingPathComponent("dogs.realm") }

    func open() throws -> Realm { try Realm(configuration: configuration) }

    /// Opens the Realm, performs a transaction and forgets the Realm.
    func write(_ block: (Realm) throws -> Void) throws {
        let realm = try open()
        try realm.write { try block(realm) }
    }
}

/// Waits until the main queue has done what waits there.
@MainActor
func settle() async {
    for _ in 0..<3 {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
}
