import Combine
import Testing

@Suite("Cancellation")
struct CancellableTests {
    @Test("A cancellable runs its closure once")
    func once() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }

    @Test("A cancellable cancels when it goes away")
    func deinitialization() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        _ = cancellable
        cancellable = nil
        #expect(count == 1)
    }

    @Test("Sets and arrays store cancellables")
    func storage() {
        var count = 0
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        let cancellable: any Cancellable = AnyCancellable { count += 1 }
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &array)
        cancellable.store(in: &set)
        #expect(set.count == 2 && array.count == 1 && count == 0)
        set.removeAll()
        array.removeAll()
        #expect(count == 3)
    }

    @Test("Identifiers are unique, and those of an object are equal")
    func identifiers() {
        final class Object {}
        let object = Object()
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(CombineIdentifier(object) == CombineIdentifier(object))
    }
}
