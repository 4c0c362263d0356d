import Combine
import Foundation
import Testing

@Suite("Demand")
struct DemandTests {
    @Test("An unlimited demand stays unlimited whatever is added, subtracted or multiplied")
    func unlimited() {
        let demand = Subscribers.Demand.unlimited
        #expect(demand + .max(1) == .unlimited)
        #expect(.max(1) + demand == .unlimited)
        #expect(demand + .unlimited == .unlimited)
        #expect(demand + 1 == .unlimited)
        #expect(demand - .max(1) == .unlimited)
        #expect(demand - .unlimited == .unlimited)
        #expect(demand - 1 == .unlimited)
        #expect(demand * 2 == .unlimited)
        #expect(demand.max == nil)
    }

    @Test("Finite demands add up, and their difference doesn't fall below zero")
    func finite() {
        var demand = Subscribers.Demand.max(3)
        demand += .max(2)
        #expect(demand == .max(5))
        demand -= .max(1)
        #expect(demand == 4)
        demand -= 10
        #expect(demand == .none)
        #expect(.max(3) - .unlimited == Subscribers.Demand.none)
        #expect(.max(3) * 4 == Subscribers.Demand.max(12))
        #expect(Subscribers.Demand.max(5) + -2 == .max(3))
    }

    @Test("A sum or product that overflows is unlimited")
    func overflow() {
        #expect(.max(.max) + .max(1) == Subscribers.Demand.unlimited)
        #expect(.max(.max) + 1 == Subscribers.Demand.unlimited)
        #expect(.max(.max) * 2 == Subscribers.Demand.unlimited)
    }

    @Test("Demands compare with each other and with integers")
    func comparison() {
        let three = Subscribers.Demand.max(3)
        #expect(three < .unlimited)
        #expect(!(Subscribers.Demand.unlimited < .unlimited))
        #expect(three > 2 && three >= 3 && three < 4 && three <= 3 && three != 5)
        #expect(2 < three && 3 <= three && 4 > three && 3 >= three && 3 == three && 5 != three)
        #expect(three > -1)
        #expect(Subscribers.Demand.unlimited > Int.max)
    }

    @Test("A demand describes itself")
    func description() {
        #expect("\(Subscribers.Demand.unlimited)" == "unlimited")
        #expect("\(Subscribers.Demand.max(2))" == "max(2)")
    }

    @Test("A demand survives encoding and decoding", arguments: [Subscribers.Demand.none, .max(7), .unlimited])
    func coding(demand: Subscribers.Demand) throws {
        let data = try JSONEncoder().encode([demand])
        #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: data) == [demand])
    }

    @Test("A negative demand stops the program")
    func negative() async {
        await #expect(processExitsWith: .failure) {
            _ = Subscribers.Demand.max(-1)
        }
    }
}
