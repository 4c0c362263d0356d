import Foundation
import RealmSwift
import Testing

@MainActor
@Suite("Links between objects of a Realm")
struct LinkTests {
    private let kennel: Kennel
    private let realm: Realm

    init() throws {
        kennel = try Kennel()
        realm = try kennel.open()
    }

    @Test("Objects in a circle are added and read")
    func circle() throws {
        let (person, dog) = (Person("Ada"), Dog(1, "Rex"))
        (dog.owner, person.favorite) = (person, dog)
        person.dogs.append(dog)
        try realm.write { realm.add(dog) }
        #expect(realm.objects(Person.self).count == 1 && dog.owner?.favorite?.owner?.name == "Ada")
        #expect(dog.keepers.first === person && dog.keepers.filter("name == 'Bob'").isEmpty)
    }

    @Test("Who is deleted leaves links and lists")
    func deletion() throws {
        let (person, dog) = (Person("Ada"), Dog(1, "Rex"))
        (dog.owner, person.favorite, person.anything) = (person, dog, .object(dog))
        person.dogs.append(objectsIn: [dog, Dog(2, "Mia"), dog])
        try realm.write { realm.add(person) }
        #expect(dog.keepers.count == 2)
        try realm.write { realm.delete(dog) }
        #expect(dog.isInvalidated && dog.realm == nil && person.favorite == nil && person.anything == .none)
        #expect(person.dogs.map(\.name) == ["Mia"])
        try realm.write { realm.deleteAll() }
        #expect(realm.isEmpty && person.isInvalidated)
    }

    @Test("Lists change in their Realm")
    func lists() throws {
        let person = Person("Ada")
        try realm.write { realm.add(person) }
        let (dogs, toys) = (person.dogs, List<String>())
        toys.append(objectsIn: ["a", "b"])
        try realm.write {
            dogs.append(objectsIn: [Dog(1, "Rex"), Dog(2, "Mia")])
            dogs.insert(Dog(3, "Max"), at: 1)
            dogs.move(from: 0, to: 2)
            #expect(dogs.map(\.name) == ["Max", "Mia", "Rex"])
            #expect(dogs.remove(at: 1).name == "Mia")
            dogs.swapAt(0, 1)
            dogs[1].toys = toys
        }
        #expect(person.dogs == dogs && dogs.map(\.name) == ["Rex", "Max"] && Array(dogs[1].toys) == ["a", "b"])
        #expect(realm.objects(Dog.self).count == 3 && dogs.index(of: dogs[1]) == 1)
        try realm.write {
            dogs.removeAll { $0.name == "Rex" }
            person.nicknames.insert(objectsIn: ["x", "y"])
            person.nicknames.remove("x")
            person.phones["a"] = 1
            person.phones["b"] = 2
            person.phones["a"] = nil
        }
        #expect(dogs.count == 1 && Array(person.nicknames) == ["y"] && person.phones.keys == ["b"])
    }

    @Test("What belongs to an object goes with it")
    func embedded() throws {
        let dog = Dog(1, "Rex")
        dog.collar = Collar()
        try realm.write { realm.add(dog) }
        let first = try #require(dog.collar)
        try realm.write { dog.collar = Collar(value: ["color": "blue"]) }
        #expect(first.isInvalidated && dog.collar?.color == "blue")
        let second = try #require(dog.collar)
        try realm.write { realm.delete(dog) }
        #expect(second.isInvalidated)
    }

    @Test("Links that Swift keeps come with their objects, in a long chain")
    func plainLinks() throws {
        Note.register()
        let kennel = try Kennel()
        try kennel.write { realm in
            let notes = (0..<2000).map { Note(value: ["title": "\($0)", "stars": $0, "draft": "x"]) }
            for (first, second) in zip(notes, notes.dropFirst()) { first.next = second }
            notes[0].pages.append(objectsIn: notes[5...6])
            (notes[0].length.value, notes[0].mark.value) = (3, 1.5)
            notes[0].written = Date(timeIntervalSinceReferenceDate: 5)
            realm.add(notes[0])
        }
        let realm = try kennel.open()
        let first = try #require(realm.object(ofType: Note.self, forPrimaryKey: "0"))
        #expect(first.next?.next?.title == "2" && first.draft == "" && first.length.value == 3)
        #expect(first.written == Date(timeIntervalSinceReferenceDate: 5) && first.mark.value == 1.5)
        #expect(first.pages.map(\.stars) == [5, 6] && first.pages[0].books.first === first)
        try realm.write {
            first.next = nil
            first.pages[0].stars = 50
            first.length.value = nil
        }
        #expect(realm.objects(Note.self).filter("next == nil").count == 2 && first.pages.first?.stars == 50)
        #expect(first.length.value == nil && realm.objects(Note.self).filter("stars == 5").isEmpty)
        try realm.write { realm.delete(first.pages[1]) }
        #expect(realm.objects(Note.self).filter("title == '5'").first?.next == nil)
    }

    @Test("Links that Swift keeps may lead in a circle")
    func plainCircle() throws {
        Note.register()
        let notes = ["a", "b"].map { Note(value: ["title": $0]) }
        (notes[0].next, notes[1].next) = (notes[1], notes[0])
        try realm.write { realm.add(notes[0]) }
        #expect(realm.objects(Note.self).filter("next.next.title == 'a'").map(\.title) == ["a"])
        try realm.write { realm.delete(notes[1]) }
        #expect(notes[0].next == nil && notes[1].isInvalidated)
    }
}
