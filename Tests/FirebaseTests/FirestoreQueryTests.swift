import FirebaseCore
import FirebaseFirestore
import Foundation
import Testing

@MainActor
@Suite("Queries of Firestore")
struct FirestoreQueryTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    private var firestore: Firestore { Firestore.firestore(app: local.app) }
    private var dogs: CollectionReference { firestore.collection("dogs") }

    private func fill() async throws {
        try await dogs.document("a").setData([
            "age": 3, "name": "Rex", "toys": ["ball", "bone"], "owner": ["city": "Ulm"],
        ])
        try await dogs.document("b").setData(["age": 1.0, "name": "Max", "toys": ["rope"]])
        try await dogs.document("c").setData(["age": 7, "name": "Ace", "owner": ["city": "Bern"]])
        try await dogs.document("d").setData(["age": "old", "name": NSNull()])
        try await firestore.document("dogs/a/dogs/e").setData(["age": 2])
    }

    private func ids(_ query: Query) async throws -> String {
        try await query.getDocuments().documents.map(\.documentID).joined()
    }

    @Test("Conditions compare values of the same type; a missing field fits none of them")
    func conditions() async throws {
        try await fill()
        #expect(try await ids(dogs) == "abcd")
        #expect(try await ids(dogs.whereField("age", isEqualTo: 1)) == "b")
        #expect(try await ids(dogs.whereField("age", isGreaterThan: 1)) == "ac")
        #expect(try await ids(dogs.whereField("age", isGreaterThanOrEqualTo: 1)) == "bac")
        #expect(try await ids(dogs.whereField("age", isLessThan: 3)) == "b")
        #expect(try await ids(dogs.whereField("age", isLessThanOrEqualTo: 3)) == "ba")
        #expect(try await ids(dogs.whereField("age", isNotEqualTo: 3)) == "bcd")
        #expect(try await ids(dogs.whereField("name", isNotEqualTo: "Rex")) == "cb")
        #expect(try await ids(dogs.whereField("name", isEqualTo: NSNull())) == "d")
        #expect(try await ids(dogs.whereField("age", in: [3, 7, 8])) == "ac")
        #expect(try await ids(dogs.whereField("name", notIn: ["Rex", "Max"])) == "c")
        #expect(try await ids(dogs.whereField("toys", arrayContains: "bone")) == "a")
        #expect(try await ids(dogs.whereField("toys", arrayContainsAny: ["bone", "rope"])) == "ab")
        #expect(try await ids(dogs.whereField("owner.city", isEqualTo: "Bern")) == "c")
        #expect(try await ids(dogs.whereField(FieldPath(["owner", "city"]), isLessThan: "Z")) == "ca")
        #expect(try await ids(dogs.whereField(FieldPath.documentID(), isEqualTo: "b")) == "b")
        #expect(try await ids(dogs.whereField(FieldPath.documentID(), in: ["b", "d"])) == "bd")
        #expect(try await ids(dogs.whereField("age", isGreaterThan: 1).whereField("name", isEqualTo: "Ace")) == "c")
        let filter = Filter.orFilter([
            .whereField("name", isEqualTo: "Max"),
            .andFilter([.whereField("age", isGreaterThan: 3), .whereField("name", isEqualTo: "Ace")]),
        ])
        #expect(try await ids(dogs.whereFilter(filter)) == "bc")
    }

    @Test("Documents are ordered by fields, then by identifier; one without the field isn't found")
    func orders() async throws {
        try await fill()
        #expect(try await ids(dogs.order(by: "age")) == "bacd")
        #expect(try await ids(dogs.order(by: "age", descending: true)) == "dcab")
        #expect(try await ids(dogs.order(by: "name")) == "dcba")
        #expect(try await ids(dogs.order(by: "owner.city", descending: true)) == "ac")
        #expect(try await ids(dogs.order(by: FieldPath.documentID(), descending: true)) == "dcba")
        try await dogs.document("f").setData(["age": 3, "name": "Rex"])
        #expect(try await ids(dogs.order(by: "name", descending: true).order(by: "age")) == "afbcd")
        #expect(try await ids(dogs.whereField("age", isEqualTo: 3).order(by: "name", descending: true)) == "fa")
        #expect(try await ids(firestore.collectionGroup("dogs").whereField("age", isLessThan: 3)) == "be")
    }

    @Test("Limits and bounds cut the result at values or documents")
    func limits() async throws {
        for number in 1...6 { try await dogs.document("\(number)").setData(["age": (number + 1) / 2]) }
        let query = dogs.order(by: "age")
        #expect(try await ids(query) == "123456")
        #expect(try await ids(query.limit(to: 2)) == "12")
        #expect(try await ids(query.limit(toLast: 2)) == "56")
        #expect(try await ids(query.start(at: [2])) == "3456")
        #expect(try await ids(query.start(after: [2])) == "56")
        #expect(try await ids(query.end(at: [2])) == "1234")
        #expect(try await ids(query.end(before: [2])) == "12")
        let third = try await dogs.document("3").getDocument()
        #expect(try await ids(query.start(atDocument: third)) == "3456")
        #expect(try await ids(query.start(afterDocument: third).limit(to: 2)) == "45")
        #expect(try await ids(query.end(atDocument: third)) == "123")
        #expect(try await ids(query.end(beforeDocument: third)) == "12")
        let backwards = dogs.order(by: "age", descending: true)
        #expect(try await ids(backwards.start(after: [2])) == "21")
        #expect(try await ids(backwards.start(afterDocument: third)) == "21")
        #expect(try await ids(dogs.order(by: FieldPath.documentID()).start(at: ["5"])) == "56")
    }

    @Test("Numbers are counted without the documents")
    func counting() async throws {
        try await fill()
        #expect(try await dogs.count.getAggregation(source: .server).count == 4)
        let fields: [AggregateField] = [.count(), .sum("age"), .average("age"), .average("none")]
        let numbers = try await dogs.aggregate(fields).getAggregation(source: .server)
        #expect(numbers.get(.count()) as? Int == 4 && numbers.get(.sum("age")) as? Double == 11)
        #expect(numbers.get(.average("age")) as? Double == 11.0 / 3 && numbers.get(.average("none")) is NSNull)
    }

    @Test("A listener of a query hears what was removed, added and changed, with the places")
    func changes() async throws {
        try await fill()
        let record = Record<String>()
        func place(_ index: UInt) -> String { index == UInt(NSNotFound) ? "-" : String(index) }
        let query = dogs.whereField("age", isGreaterThan: 0).limit(to: 3)
        let registration = query.addSnapshotListener { snapshot, _ in
            guard let snapshot else { return record.add("an error") }
            let changes = snapshot.documentChanges.map {
                "\($0.type)\($0.document.documentID)\(place($0.oldIndex))\(place($0.newIndex))"
            }
            record.add("\(snapshot.documents.map(\.documentID).joined()): \(changes.joined(separator: " "))")
        }
        #expect(await record.next() == ["bac: addedb-0 addeda-1 addedc-2"])
        try await dogs.document("b").updateData(["age": 5])
        #expect(await record.next() == ["abc: modifiedb01"])
        try await dogs.document("a").updateData(["name": "Rexi"])
        #expect(await record.next() == ["abc: modifieda00"])
        try await dogs.document("z").setData(["age": 4])
        #expect(await record.next() == ["azb: removedc2- addedz-1"])
        try await dogs.document("z").delete()
        #expect(await record.next() == ["abc: removedz1- addedc-2"])
        try await dogs.document("d").updateData(["name": "D"])
        try await firestore.document("cats/a").setData(["age": 1])
        #expect(await record.next() == [])
        registration.remove()
        try await dogs.document("a").delete()
        #expect(await record.next() == [])
    }

    @Test("Snapshots say where they come from, and queries are equal by what they ask")
    func snapshots() async throws {
        try await fill()
        let snapshot = try await dogs.limit(to: 2).getDocuments(source: .server)
        #expect(snapshot.count == 2 && !snapshot.isEmpty && snapshot.query == dogs.limit(to: 2))
        #expect(!snapshot.metadata.hasPendingWrites && !snapshot.metadata.isFromCache)
        #expect(dogs.limit(to: 2) != dogs.limit(to: 3) && dogs.order(by: "a") != dogs.order(by: "a", descending: true))
        #expect(try await firestore.collection("cats").getDocuments().isEmpty)
    }

    @Test("All fields of inequalities order the documents, by name, in the direction of the last order")
    func inequalities() async throws {
        try await dogs.document("a").setData(["age": 1, "size": 3, "name": "x"])
        try await dogs.document("b").setData(["age": 2, "size": 1, "name": "x"])
        try await dogs.document("c").setData(["age": 1, "size": 2, "name": "y"])
        try await dogs.document("d").setData(["age": 1, "name": "z"])
        let query = dogs.whereField("size", isGreaterThan: 0).whereField("age", isGreaterThan: 0)
        #expect(try await ids(query) == "cab")
        #expect(try await ids(query.order(by: "size")) == "bca")
        #expect(try await ids(query.order(by: "name", descending: true)) == "cba")
        #expect(try await ids(query.whereField("name", isEqualTo: "x")) == "ab")
    }

    @Test("The changes of many documents lead from one snapshot to the next")
    func manyChanges() async throws {
        let record = Record<Int>()
        func fill(_ numbers: [Int], _ base: Int) async throws {
            let batch = firestore.batch()
            for number in numbers { batch.setData(["age": base - number], forDocument: dogs.document("\(number)")) }
            try await batch.commit()
        }
        try await fill(Array(0..<600), 0)
        var ids: [String] = []
        let registration = dogs.order(by: "age").addSnapshotListener { snapshot, _ in
            guard let snapshot else { return }
            for change in snapshot.documentChanges {
                if change.oldIndex != UInt(NSNotFound) { ids.remove(at: Int(change.oldIndex)) }
                if change.newIndex != UInt(NSNotFound) {
                    ids.insert(change.document.documentID, at: Int(change.newIndex))
                }
            }
            record.add(snapshot.documentChanges.count)
            #expect(ids == snapshot.documents.map(\.documentID))
        }
        #expect(await record.next() == [600])
        try await fill(Array(500..<700), 9000)
        #expect(await record.next() == [200])
        registration.remove()
    }
}
