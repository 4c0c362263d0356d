import Combine
import Dispatch
import Testing

@Suite("Published properties and observable objects")
struct PublishedTests {
    class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
        let constant = 1
    }

    final class Derived: Model {
        @Published var extra = 0
    }

    final class Plain: ObservableObject {
        var value = 0
    }

    final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var value = 0
    }

    @MainActor
    final class Isolated: ObservableObject {
        @Published private(set) var text = ""
        private(set) var seen: [String] = []
        private var cancellables: Set<AnyCancellable> = []

        init() {
            $text.map { $0.uppercased() }.sink { [weak self] in self?.seen.append($0) }.store(in: &cancellables)
        }

        func set(_ text: String) {
            self.text = text
        }
    }

    @Test("A property publishes its value first, then each new value before it changes")
    func published() {
        let model = Model()
        var log: [String] = []
        let cancellable = model.$name.sink { log.append("\($0) after \(model.name)") }
        model.name = "b"
        #expect(log == ["a after a", "b after a"])
        #expect(model.name == "b")
        cancellable.cancel()
        model.name = "c"
        #expect(log.count == 2)
    }

    @Test("A property publishes the newest value to a subscriber that asks later")
    func demand() {
        let model = Model()
        let subscriber = model.$count.test(demand: .none)
        model.count = 1
        model.count = 2
        subscriber.request(.max(1))
        #expect(subscriber.values == [2])
    }

    @Test("An object publishes before any of its published properties changes")
    func objectWillChange() {
        let model = Model()
        var counts: [Int] = []
        let cancellable = model.objectWillChange.sink { counts.append(model.count) }
        model.count = 1
        model.count += 1
        model.name.append("!")
        #expect(counts == [0, 1, 2])
        #expect(model.name == "a!")
        cancellable.cancel()
    }

    @Test("An object publishes before it tells the subscribers of a property")
    func order() {
        let model = Model()
        var log: [String] = []
        let first = model.$count.dropFirst().sink { log.append("value \($0)") }
        let second = model.objectWillChange.sink { log.append("object") }
        model.count = 1
        #expect(log == ["object", "value 1"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("An object's publisher stays the same, and covers the properties of its superclass")
    func inheritance() {
        let model = Derived()
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange === (model as Model).objectWillChange)
        var count = 0
        let cancellable = model.objectWillChange.sink { count += 1 }
        model.extra = 1
        model.name = "b"
        #expect(count == 2)
        #expect(model.objectWillChange !== Derived().objectWillChange)
        cancellable.cancel()
    }

    @Test("An object without published properties has a publisher of its own")
    func plain() {
        let objects = (0..<200).map { _ in Plain() }
        let publishers = objects.map(\.objectWillChange)
        #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 200)
        #expect(zip(objects, publishers).allSatisfy { $0.objectWillChange === $1 })
        var count = 0
        let cancellable = publishers[0].sink { count += 1 }
        objects[0].objectWillChange.send()
        #expect(count == 1)
        cancellable.cancel()
    }

    @Test("An object that takes the place of another in memory gets another publisher")
    func reusedMemory() {
        var earlier: [ObservableObjectPublisher] = []
        for _ in 0..<300 {
            let publisher = Plain().objectWillChange
            #expect(!earlier.contains { $0 === publisher })
            earlier.append(publisher)
        }
    }

    @Test("An object may have a publisher of another type, which it sends to itself")
    func custom() {
        let object = Custom()
        let subscriber = object.objectWillChange.test()
        object.value = 1
        #expect(subscriber.values.isEmpty)
        object.objectWillChange.send(5)
        #expect(subscriber.values == [5])
    }

    @Test("A publisher assigned to a property sets it, and announces the change of the object")
    func assign() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let weakModel = model
        var changes = 0
        let cancellable = model?.objectWillChange.sink { changes += 1 }
        subject.assign(to: &model!.$count)
        subject.send(4)
        #expect(model?.count == 4 && changes == 1)
        model = nil
        #expect(weakModel == nil)
        subject.send(5)
        #expect(changes == 1)
        cancellable?.cancel()
    }

    @Test("An assignment ends with its publisher or with its object")
    func assignEnd() {
        let source = Source<Int, Never>()
        var model: Model? = Model()
        source.assign(to: &model!.$count)
        #expect(source.requests == [.unlimited])
        model = nil
        #expect(source.isCanceled)
        let other = Model()
        Just(3).assign(to: &other.$count)
        #expect(other.count == 3)
    }

    @Test("One property may follow another")
    func chain() {
        let model = Derived()
        model.$count.map { $0 * 2 }.assign(to: &model.$extra)
        model.count = 4
        #expect(model.extra == 8)
    }

    @Test("A property may be set inside the receipt of another property's value")
    func reentrancy() {
        let model = Derived()
        let cancellable = model.$count.sink { model.extra = $0 + 1 }
        model.count = 1
        #expect(model.extra == 2)
        cancellable.cancel()
    }

    @Test("A class of the main actor uses published properties")
    @MainActor
    func isolated() {
        let object = Isolated()
        object.set("x")
        #expect(object.seen == ["", "X"] && object.text == "x")
    }

    @Test("Threads that ask for an object's publisher get the same one")
    func threads() {
        let box = SendableBox(Derived())
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for _ in 0..<200 {
                precondition(box.value.objectWillChange === box.value.objectWillChange)
                _ = box.value.count
            }
        }
    }
}
