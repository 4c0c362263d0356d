import Foundation
import Testing

@testable import RealmSwift

@MainActor
@Suite("Uses of a Realm that come at an unusual time")
struct ForgottenTests {
    private let kennel: Kennel
    private let realm: Realm

    init() throws {
        kennel = try Kennel()
        realm = try kennel.open()
    }

    private final class Count {
        var value = 0
    }

    /// Performs a transaction on another thread.
    private func writeElsewhere(_ block: @escaping @Sendable (Realm) throws -> Void) throws {
        let configuration = kennel.configuration
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(throws: Never.self) {
                let realm = try Realm(configuration: configuration)
                try realm.write { try block(realm) }
            }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
    }

    @Test("A block that hears of another thread's changes as a transaction begins may write itself")
    func writingBlock() throws {
        try realm.write { realm.add(Dog(1, "Rex")) }
        let count = Count()
        let token = realm.observe { _, realm in
            count.value += 1
            if count.value == 1 { try? realm.write { realm.add(Dog(9, "Block")) } }
        }
        try writeElsewhere { $0.add(Dog(2, "Mia")) }
        try realm.write { realm.add(Dog(3, "Max")) }
        #expect(realm.objects(Dog.self).map(\.id).sorted() == [1, 2, 3, 9] && count.value >= 2)
        token.invalidate()
    }

    @Test("Others write after a transaction whose Realm is gone")
    func abandoned() throws {
        let configuration = kennel.configuration
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(throws: Never.self) { try Realm(configuration: configuration).beginWrite() }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        try realm.write { realm.add(Dog(1, "Rex")) }
        #expect(realm.objects(Dog.self).count == 1)
    }

    @Test("Nested values set what they have only")
    func nestedKeys() throws {
        Note.register()
        let notes = ["b", "c"].map { Note(value: ["title": $0, "stars": 5]) }
        try realm.write { realm.add(notes) }
        try realm.write {
            let value: [String: Any] = [
                "title": "a", "next": ["title": "b"], "pages": [["title": "c"], ["title": "d"]],
            ]
            let note = realm.create(Note.self, value: value, update: .modified)
            #expect(note.next === notes[0] || note.next == notes[0])
            #expect(note.pages.map(\.title) == ["c", "d"])
        }
        #expect(notes.map(\.stars) == [5, 5])
        // An object that the app has made has all its values.
        let made = Note(value: ["title": "e", "next": ["title": "b"]])
        made.next?.stars = 7
        try realm.write { realm.add(made, update: .modified) }
        #expect(notes[0].stars == 7)
    }

    @Test("Large integers are primary keys with all their digits")
    func largeKeys() throws {
        let (first, second) = (9_007_199_254_740_992, 9_007_199_254_740_993)
        try realm.write { realm.add([Dog(first, "Even"), Dog(second, "Odd")]) }
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: first)?.name == "Even")
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: second)?.name == "Odd")
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: Int64(second))?.id == second)
    }

    @Test("A loop goes on after its body deletes objects that come later")
    func deletingLoop() throws {
        Note.register()
        try realm.write {
            realm.add((1...3).map { Dog($0, "\($0)") })
            realm.add((1...3).map { Note(value: ["title": "\($0)"]) })
        }
        var states: [Bool] = []
        try realm.write {
            for dog in realm.objects(Dog.self) {
                states.append(dog.isInvalidated)
                if !dog.isInvalidated { realm.delete(realm.objects(Dog.self).filter("id == %@", dog.id + 1)) }
            }
            for note in realm.objects(Note.self) {
                states.append(note.isInvalidated)
                if !note.isInvalidated { realm.delete(realm.objects(Note.self).filter("title != %@", note.title)) }
            }
        }
        #expect(realm.dynamicObjects("Dog").map { $0["id"] as? Int } == [1, 3])
        #expect(states == [false, true, false, false, true, true])
    }

    @Test("Sequences of any kind are added and deleted")
    func sequences() throws {
        let (list, dogs) = (List<Dog>(), (1...8).map { Dog($0, "\($0)") })
        list.append(objectsIn: dogs[0...1])
        try realm.write {
            realm.add(list)
            realm.add(dogs[2...3])
            realm.add(dogs.dropFirst(4).lazy.filter { _ in true })
            realm.add([Person("Ada"), Dog(9, "9")])
        }
        #expect(realm.objects(Dog.self).count == 9 && realm.objects(Person.self).count == 1)
        try realm.write {
            realm.delete(realm.objects(Dog.self).prefix(3))
            realm.delete(dogs[3...4])
            realm.delete([dogs[5]])
        }
        #expect(realm.objects(Dog.self).map(\.id) == [7, 8, 9])
    }

    @Test("Objects that come while others follow a new version hear of the next one; those that are gone are dropped")
    func instances() throws {
        Note.register()
        try realm.write {
            realm.add((0..<40).flatMap { [Note(value: ["title": "a\($0)"]), Note(value: ["title": "b\($0)"])] })
        }
        let all = realm.objects(Note.self)
        let first = Array(all.filter("title BEGINSWITH 'a'"))
        for note in all { _ = note.stars }
        try writeElsewhere { realm in
            for place in 0..<40 {
                realm.create(
                    Note.self, value: ["title": "a\(place)", "next": ["title": "b\(place)"]], update: .modified)
            }
        }
        realm.refresh()
        #expect(first.allSatisfy { $0.next != nil })
        try writeElsewhere { realm in
            for place in 0..<40 {
                realm.create(Note.self, value: ["title": "b\(place)", "stars": 7], update: .modified)
            }
        }
        realm.refresh()
        #expect(first.allSatisfy { $0.next?.stars == 7 })
        try realm.write { for number in 0..<3000 { realm.add(Dog(number, "")) } }
        #expect(realm.context.instanceCount < 2000)
    }

    @Test("All threads read a frozen object")
    func frozen() throws {
        let person = Person("Ada")
        person.dogs.append(objectsIn: (0..<20).map { Dog($0, "\($0)") })
        person.phones["a"] = 5
        try realm.write { realm.add(person) }
        for _ in 0..<20 {
            // Never changes.
            nonisolated(unsafe) let frozen = person.freeze()
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                #expect(frozen.name == "Ada" && frozen.dogs.count == 20 && frozen.phones["a"] == 5)
                #expect(frozen.dogs.map(\.name).count == 20 && frozen.value(forKey: "name") as? String == "Ada")
                #expect(frozen.dogs[3].keepers.first?.name == "Ada" && frozen.nicknames.isEmpty)
            }
        }
    }

    @Test("A block hears of changes at the end of its key paths")
    func deepKeyPaths() async throws {
        let (dog, person) = (Dog(1, "Rex"), Person("Ada"))
        dog.owner = person
        try realm.write { realm.add(dog) }
        var names: [[String]] = []
        let token = dog.observe(keyPaths: ["owner.name"]) { change in
            if case .change(_, let properties) = change { names.append(properties.map(\.name)) }
        }
        try realm.write { person.name = "Bob" }
        await settle()
        try realm.write { (person.born, dog.age) = (Date(), 4) }
        await settle()
        try realm.write { dog.owner = nil }
        await settle()
        #expect(names == [["owner"], ["owner"]])
        token.invalidate()
    }
}
