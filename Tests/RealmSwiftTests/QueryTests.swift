import Foundation
import RealmSwift
import Testing
import UIKit

@MainActor
@Suite("Queries of a Realm")
struct QueryTests {
    private let kennel: Kennel
    private let realm: Realm

    init() throws {
        kennel = try Kennel()
        realm = try kennel.open()
        try realm.write {
            let (ada, bob) = (Person("Ada"), Person("Bob"))
            let dogs = [Dog(1, "Rex", age: 3), Dog(2, "mia", age: 1), Dog(3, "Max", age: 3), Dog(4, "Élan", age: 7)]
            realm.add(dogs)
            ada.dogs.append(objectsIn: dogs[0...1])
            bob.dogs.append(dogs[2])
            (dogs[0].owner, dogs[1].owner, dogs[2].owner) = (ada, ada, bob)
            (dogs[0].weight, dogs[2].weight) = (12.5, 20)
            dogs[3].size = .small
            dogs[0].toys.append(objectsIn: ["ball", "bone"])
            ada.born = Date(timeIntervalSince1970: 1000)
            realm.add([ada, bob])
        }
    }

    private var dogs: Results<Dog> { realm.objects(Dog.self) }
    private func names(_ results: Results<Dog>) -> [String] { Array(results.map(\.name)) }

    @Test("Texts of predicates find objects")
    func texts() throws {
        #expect(names(dogs.filter("age >= %@ AND name BEGINSWITH 'M'", 3)) == ["Max"])
        #expect(names(dogs.filter("name CONTAINS[cd] %@", "e")) == ["Rex", "Élan"])
        #expect(names(dogs.filter("weight == nil")) == ["mia", "Élan"])
        #expect(names(dogs.filter("weight > 13")) == ["Max"])
        #expect(names(dogs.filter("owner.name == 'Ada'")) == ["Rex", "mia"])
        let ada = try #require(realm.objects(Person.self).filter("name = %@", "Ada").first)
        #expect(names(dogs.filter("owner == %@", ada)) == ["Rex", "mia"])
        #expect(names(dogs.filter("ANY keepers.name == 'Bob'")) == ["Max"])
        #expect(names(dogs.filter("toys.@count == 2")) == ["Rex"] && names(dogs.filter("'ball' IN toys")) == ["Rex"])
        #expect(names(dogs.filter("id IN %@", [1, 4])) == ["Rex", "Élan"])
        #expect(names(dogs.filter(NSPredicate(format: "size == 'small'"))) == ["Élan"])
        let people = realm.objects(Person.self)
        #expect(people.filter("ANY dogs.age < 2").map(\.name) == ["Ada"])
        #expect(people.filter("SUBQUERY(dogs, $dog, $dog.age == 3).@count > 0").count == 2)
        #expect(people.filter("born < %@", Date()).map(\.name) == ["Ada"])
        #expect(people.filter("id == %@", ada.id).first == ada)
        #expect(dogs.index(matching: "name == %@", "Max") == 2 && dogs.index(of: dogs[3]) == 3)
    }

    @Test("Conditions of properties find objects")
    func conditions() throws {
        #expect(names(dogs.where { $0.name == "Rex" }) == ["Rex"])
        #expect(names(dogs.where { $0.age > 2 && $0.name != "Rex" }) == ["Max", "Élan"])
        #expect(names(dogs.where { $0.age.contains(1...3) && !($0.name == "Rex") }) == ["mia", "Max"])
        #expect(names(dogs.where { $0.weight == nil || $0.weight > 13 }) == ["mia", "Max", "Élan"])
        #expect(names(dogs.where { $0.owner.name == "Ada" }) == ["Rex", "mia"])
        #expect(names(dogs.where { $0.size == .small }) == ["Élan"])
        #expect(names(dogs.where { $0.name.contains("M", options: .caseInsensitive) }) == ["mia", "Max"])
        #expect(names(dogs.where { $0.name.starts(with: "M") || $0.name.like("?lan") }) == ["Max", "Élan"])
        #expect(names(dogs.where { $0.toys.contains("bone") && $0.toys.count == 2 }) == ["Rex"])
        #expect(names(dogs.where { $0.id.in([2, 3]) }) == ["mia", "Max"])
        #expect(realm.objects(Person.self).where { $0.dogs.age < 2 }.map(\.name) == ["Ada"])
        let ada = try #require(realm.objects(Person.self).first)
        #expect(names(dogs.where { $0.owner == ada }) == ["Rex", "mia"])
    }

    @Test("Properties that Swift keeps have names as well")
    func plainNames() throws {
        Note.register()
        try realm.write {
            for (title, stars) in [("b", 2), ("a", 1), ("c", 2)] {
                realm.create(Note.self, value: ["title": title, "stars": stars])
            }
        }
        let notes = realm.objects(Note.self)
        #expect(notes.where { $0.stars == 2 && $0.title != "b" }.map(\.title) == ["c"])
        #expect(notes.sorted(by: \.title).map(\.title) == ["a", "b", "c"] && notes.sum(of: \.stars) == 5)
        #expect(notes.where { $0.pages.count == 0 }.count == 3)
    }

    @Test("Results are sorted by one or several properties")
    func sorted() {
        #expect(names(dogs.sorted(byKeyPath: "age", ascending: false)) == ["Élan", "Rex", "Max", "mia"])
        #expect(names(dogs.sorted(by: [SortDescriptor(keyPath: "age"), "name"])) == ["mia", "Max", "Rex", "Élan"])
        #expect(names(dogs.sorted(by: \.weight)) == ["mia", "Élan", "Rex", "Max"])
        #expect(names(dogs.sorted(byKeyPath: "owner.name").filter("owner != nil")) == ["Rex", "mia", "Max"])
        #expect(names(dogs.distinct(by: ["age"])) == ["Rex", "mia", "Élan"])
        #expect(dogs.sorted { $0.name < $1.name }.map(\.name) == ["Max", "Rex", "mia", "Élan"])
        #expect(Array(dogs[0].toys.sorted(ascending: false)) == ["bone", "ball"])
    }

    @Test("Numbers are summed up")
    func numbers() {
        #expect(dogs.sum(ofProperty: "age") == 14 && dogs.max(ofProperty: "age") == 7)
        #expect(dogs.min(of: \.weight) == 12.5 && dogs.average(ofProperty: "weight") == 16.25)
        #expect(dogs.filter("age > 100").max(ofProperty: "age") as Int? == nil)
        #expect(dogs.value(forKey: "age") as? [Int] == [3, 1, 3, 7])
    }

    @Test("Results show what is there now, and a loop what was there as it began")
    func live() throws {
        let old = dogs.filter("age > 2")
        #expect(old.count == 3 && old.last?.name == "Élan")
        try realm.write {
            for dog in old { dog.age = 0 }
            #expect(old.isEmpty)
            dogs.setValue(5, forKey: "age")
        }
        #expect(old.count == 4)
        try realm.write { for dog in dogs where dog.name.hasPrefix("M") { realm.delete(dog) } }
        #expect(names(old) == ["Rex", "mia", "Élan"])
        try realm.write { realm.delete(old) }
        #expect(dogs.isEmpty && realm.objects(Person.self).first?.dogs.count == 0)
    }
}
