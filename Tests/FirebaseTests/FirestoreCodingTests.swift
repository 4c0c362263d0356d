import FirebaseCore
import FirebaseFirestore
import Foundation
import Testing

private struct Dog: Codable, Equatable {
    enum Size: String, Codable {
        case small, large
    }

    struct Bowl: Codable, Equatable {
        var liters: Double
        var isFull = false
    }

    @DocumentID var id: String?
    var name: String
    var age: Int
    var weight: Float?
    var size = Size.small
    var born: Date
    var home: GeoPoint?
    var friend: DocumentReference?
    var page: URL?
    var picture = Data()
    var bowls: [Bowl] = []
    var marks: [String: [Int]] = [:]
    @ServerTimestamp var seen: Date?
    @ExplicitNull var chip: String?

    enum CodingKeys: String, CodingKey {
        case id, name, age, weight, size, born = "birth_date", home, friend, page, picture, bowls, marks, seen, chip
    }
}

@MainActor
@Suite("Values as documents of Firestore")
struct FirestoreCodingTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    private var firestore: Firestore { Firestore.firestore(app: local.app) }

    @Test("A value is a document with fields of Firestore's types, and is read as it was")
    func roundTrip() async throws {
        var dog = Dog(name: "Rex", age: 3, born: Date(timeIntervalSince1970: 1000))
        (dog.weight, dog.size, dog.home) = (1.5, .large, GeoPoint(latitude: 1, longitude: 2))
        (dog.friend, dog.page) = (firestore.document("dogs/max"), URL(string: "https://example.org"))
        (dog.picture, dog.marks) = (Data([1]), ["a": [1, 2]])
        dog.bowls = [Dog.Bowl(liters: 2), Dog.Bowl(liters: 3, isFull: true)]
        let reference = try firestore.collection("dogs").addDocument(from: dog)
        let snapshot = try await reference.getDocument()
        let data = try #require(snapshot.data())
        #expect(data["id"] == nil && data["birth_date"] is Timestamp && data["home"] is GeoPoint)
        #expect(data["friend"] is DocumentReference && data["picture"] is Data && data["seen"] is Timestamp)
        #expect(data["chip"] is NSNull && data["weight"] as? Double == 1.5 && data["size"] as? String == "large")
        let read = try snapshot.data(as: Dog.self)
        #expect(read.id == reference.documentID && read.seen != nil)
        (dog.id, dog.seen) = (read.id, read.seen)
        #expect(read == dog)
        try reference.setData(from: read)
        #expect(try await reference.getDocument(as: Dog.self) == dog)
    }

    @Test("Missing fields are nil where the value may have none, and an error else")
    func missing() async throws {
        let reference = firestore.document("dogs/rex")
        try await reference.setData(["name": "Rex", "age": 3])
        do {
            _ = try await reference.getDocument(as: Dog.self)
            Issue.record("it was read")
        } catch DecodingError.keyNotFound(let key, _) {
            #expect(!key.stringValue.isEmpty)
        }
        try await reference.updateData([
            "birth_date": Timestamp(), "size": "small", "picture": Data(), "bowls": [Any](), "marks": [String: Any](),
        ])
        let dog = try await reference.getDocument(as: Dog.self)
        #expect(dog.seen == nil && dog.chip == nil && dog.home == nil && dog.id == "rex")
        try await reference.updateData(["age": "three"])
        await #expect(throws: DecodingError.self) { _ = try await reference.getDocument(as: Dog.self) }
        await #expect(throws: DecodingError.self) {
            _ = try await firestore.document("dogs/none").getDocument(as: Dog.self)
        }
    }

    @Test("Batches, merges and handlers take values")
    func forms() async throws {
        let reference = firestore.document("dogs/rex")
        let bowl = Dog.Bowl(liters: 1)
        try await firestore.batch().setData(from: bowl, forDocument: reference).commit()
        try reference.setData(from: ["color": "red"], merge: true)
        #expect(try await reference.getDocument().data()?.count == 3)
        let record = Record<String>()
        reference.getDocument(as: Dog.Bowl.self) { record.add("\((try? $0.get().liters) ?? 0)") }
        #expect(await record.next() == ["1.0"])
        #expect(throws: EncodingError.self) { try reference.setData(from: 5) }
        #expect(throws: EncodingError.self) { try reference.setData(from: ["n": UInt64.max]) }
    }

    @Test("Fields are encoded and decoded without a document")
    func coders() throws {
        let fields = try Firestore.Encoder().encode(Dog.Bowl(liters: 2))
        #expect(fields["liters"] as? Double == 2 && fields["isFull"] as? Bool == false)
        #expect(try Firestore.Decoder().decode(Dog.Bowl.self, from: fields) == Dog.Bowl(liters: 2))
        #expect(
            try JSONDecoder().decode(Timestamp.self, from: JSONEncoder().encode(Timestamp(seconds: 1, nanoseconds: 2)))
                == Timestamp(seconds: 1, nanoseconds: 2))
    }

    @Test("Optionals are read in fields, in arrays and as documents")
    func optionals() async throws {
        struct Chip: Codable, Equatable {
            @ExplicitNull var chip: String?
            var numbers: [Int?] = [1, nil]
        }
        let reference = firestore.document("chips/one")
        try reference.setData(from: Chip(chip: "123"))
        #expect(try await reference.getDocument(as: Chip.self) == Chip(chip: "123"))
        #expect(try await reference.getDocument(as: Chip?.self) == Chip(chip: "123"))
        #expect(try await firestore.document("chips/none").getDocument(as: Chip?.self) == nil)
    }

    @Test("Decimal numbers are numbers")
    func decimals() async throws {
        let reference = firestore.document("prices/one")
        let price = ["price": Decimal(12.5)]
        try reference.setData(from: price)
        #expect(try await reference.getDocument().get("price") as? Double == 12.5)
        #expect(try await reference.getDocument(as: [String: Decimal].self) == price)
    }
}
