import Foundation
import RealmSwift
import Testing

/// A Realm in memory.
private func memory() throws -> Realm {
    try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "dogs"))
}

@MainActor
@Suite("Transactions of a Realm")
struct TransactionTests {
    private let kennel: Kennel
    private let realm: Realm

    private struct Refusal: Error {}

    init() throws {
        kennel = try Kennel()
        realm = try kennel.open()
    }

    @Test("What throws is undone: objects that were added, changed and deleted")
    func undone() throws {
        let (kept, changed) = (Dog(1, "Rex"), Dog(2, "Mia"))
        try realm.write { realm.add([kept, changed]) }
        let added = Dog(3, "Max")
        #expect(throws: Refusal.self) {
            try realm.write {
                realm.add(added)
                changed.name = "Other"
                changed.toys.append("ball")
                realm.delete(kept)
                #expect(kept.isInvalidated && realm.objects(Dog.self).count == 2)
                throw Refusal()
            }
        }
        #expect(realm.objects(Dog.self).map(\.name) == ["Rex", "Mia"])
        #expect(!kept.isInvalidated && added.isInvalidated && changed.toys.isEmpty && !realm.isInWriteTransaction)
        try realm.write { realm.add(Dog(3, "New")) }
        #expect(added.isInvalidated)
    }

    @Test("A transaction that is canceled changes nothing, also with properties that Swift keeps")
    func canceled() throws {
        Note.register()
        let note = Note(value: ["title": "a", "stars": 1])
        try realm.write { realm.add(note) }
        realm.beginWrite()
        #expect(realm.isInWriteTransaction)
        note.stars = 5
        #expect(realm.objects(Note.self).filter("stars == 5").count == 1)
        realm.cancelWrite()
        #expect(note.stars == 1 && realm.objects(Note.self).filter("stars == 5").isEmpty)
    }

    @Test("A write returns what its block does, and a block may cancel it")
    func results() throws {
        let dog = try realm.write { realm.create(Dog.self, value: ["id": 4, "name": "Bo", "toys": ["ball"]]) }
        #expect(dog.name == "Bo" && dog.realm == realm && Array(dog.toys) == ["ball"])
        try realm.write {
            dog.name = "Other"
            realm.cancelWrite()
        }
        #expect(dog.name == "Bo")
    }

    @Test("Objects without a Realm hold their values, and can be made of dictionaries, lists and others")
    func unmanaged() {
        let dog = Dog(value: ["id": 3, "name": "Bo", "owner": ["name": "Ada"], "toys": ["a", "b"], "weight": NSNull()])
        #expect(dog.realm == nil && dog.owner?.name == "Ada" && dog.toys.count == 2 && dog.weight == nil)
        #expect(Dog(value: dog).name == "Bo" && Collar(value: ["green"]).color == "green")
        dog["age"] = 5
        #expect(dog.age == 5 && dog.value(forKey: "size") as? String == "large")
        #expect(dog.value(forKeyPath: "owner.name") as? String == "Ada" && Dog(1, "") != Dog(1, ""))
    }

    @Test("An object with the primary key of another one updates that")
    func updates() throws {
        let first = Dog(1, "Rex", age: 3)
        try realm.write { realm.add(first) }
        let second = Dog(1, "Max", age: 4)
        try realm.write { realm.add(second, update: .modified) }
        #expect(first.name == "Max" && second.realm == realm && first == second && realm.objects(Dog.self).count == 1)
        try realm.write { realm.create(Dog.self, value: ["id": 1, "name": "Bo"], update: .modified) }
        #expect(first.name == "Bo" && first.age == 4)
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: 1) == first)
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: 2) == nil)
        Note.register()
        let note = Note(value: ["title": "a", "stars": 1])
        try realm.write { realm.add(note) }
        try realm.write { realm.add(Note(value: ["title": "a", "stars": 2]), update: true) }
        #expect(note.stars == 2 && realm.object(ofType: Note.self, forPrimaryKey: "a") === note)
    }

    @Test("What isn't allowed ends the process")
    func refused() async {
        await #expect(processExitsWith: .signal(SIGILL)) {
            let realm = try memory()
            let dog = Dog(1, "Rex")
            try realm.write { realm.add(dog) }
            dog.name = "Max"
        }
        await #expect(processExitsWith: .signal(SIGILL)) {
            let realm = try memory()
            try realm.write { realm.add([Dog(1, "Rex"), Dog(1, "Max")]) }
        }
        await #expect(processExitsWith: .signal(SIGILL)) {
            let realm = try memory()
            let dog = Dog(1, "Rex")
            try realm.write { realm.add(dog) }
            try realm.write { realm.delete(dog) }
            _ = dog.name
        }
        await #expect(processExitsWith: .signal(SIGILL)) { try memory().add(Dog(1, "Rex")) }
    }

    @Test("Another thread has a Realm of its own, whose changes come later")
    func threads() async throws {
        let dog = Dog(1, "Rex", age: 1)
        try realm.write { realm.add(dog) }
        let reference = ThreadSafeReference(to: dog)
        let configuration = kennel.configuration
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                do {
                    let realm = try Realm(configuration: configuration)
                    let dog = try #require(realm.resolve(reference))
                    try realm.write {
                        dog.age += 1
                        realm.add(Dog(2, "Mia"))
                    }
                } catch {
                    Issue.record(error)
                }
                done.resume()
            }
        }
        await settle()
        #expect(dog.age == 2 && realm.objects(Dog.self).count == 2)
    }

    @Test("A frozen object stays as it was")
    func frozen() throws {
        let dog = Dog(1, "Rex")
        try realm.write { realm.add(dog) }
        let (frozen, all) = (dog.freeze(), realm.objects(Dog.self).freeze())
        try realm.write {
            dog.name = "Max"
            realm.add(Dog(2, "Mia"))
        }
        #expect(frozen.isFrozen && frozen.name == "Rex" && all.count == 1 && dog.name == "Max")
        #expect(frozen.thaw() === dog && all.thaw()?.count == 2)
    }
}
