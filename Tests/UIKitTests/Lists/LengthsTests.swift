import CoreGraphics
import RandomNumbers
import Testing

@testable import UIKit

/// Lengths end to end.
@Suite("Lengths")
struct LengthsTests {
    private func check(_ lengths: Lengths, _ plain: [Lengths.Element], _ place: String, _ random: inout RandomNumbers) {
        #expect(lengths.count == plain.count, "\(place)")
        let total = plain.reduce(0) { $0 + $1.length }
        #expect(lengths.total == total, "\(place)")
        for _ in 0..<10 {
            let index = Int.random(in: 0...plain.count, using: &random)
            let start = plain[..<index].reduce(0) { $0 + $1.length }
            #expect(lengths.start(of: index) == start, "\(place), \(index)")
            if index < plain.count { #expect(lengths[index] == plain[index], "\(place), \(index)") }
            let point = CGFloat(Int.random(in: -3...Int(total) + 3, using: &random))
            var (end, expected) = (CGFloat(0), Int?.none)
            for (number, element) in plain.enumerated() where expected == nil {
                end += element.length
                if end > max(point, 0) { expected = number }
            }
            #expect(lengths.index(reaching: point) == expected, "\(place), at \(point)")
        }
    }

    /// Whole numbers, whose sums are exact in any order.
    private func element(_ random: inout RandomNumbers) -> Lengths.Element {
        Lengths.Element(
            CGFloat([0, 0, 1, 20, 44, 500].randomElement(using: &random) ?? 0), isKnown: Bool.random(using: &random))
    }

    @Test("Places and lengths stay right, whatever is changed, inserted and removed", arguments: 1...20)
    func random(seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        var plain = (0..<[0, 1, 24, 25, 900][seed % 5]).map { _ in element(&random) }
        var lengths = Lengths(plain)
        check(lengths, plain, "seed \(seed)", &random)
        for step in 0..<600 {
            // First more come than go, then the other way round.
            let comes = Int.random(in: 0..<10, using: &random) < (step < 350 ? 7 : 2)
            let new = element(&random)
            if comes || plain.isEmpty {
                let index = Int.random(in: 0...plain.count, using: &random)
                plain.insert(new, at: index)
                lengths.insert(new, at: index)
            } else {
                let index = plain.indices.randomElement(using: &random) ?? 0
                if step % 3 == 0 {
                    (plain[index], lengths[index]) = (new, new)
                } else {
                    plain.remove(at: index)
                    lengths.remove(at: index)
                }
            }
            if step % 20 == 0 { check(lengths, plain, "seed \(seed), step \(step)", &random) }
        }
        while !plain.isEmpty {
            plain.removeLast()
            lengths.remove(at: plain.count)
        }
        check(lengths, plain, "seed \(seed), empty", &random)
    }

    @Test("Many that come at one place, or go from one, are found as before")
    func oneEnd() {
        var random = RandomNumbers(seed: 1)
        var (lengths, plain) = (Lengths(), [Lengths.Element]())
        for number in 0..<3000 {
            let new = Lengths.Element(CGFloat(number % 7), isKnown: true)
            lengths.insert(new, at: number / 2)
            plain.insert(new, at: number / 2)
        }
        check(lengths, plain, "after coming", &random)
        for _ in 0..<2900 {
            lengths.remove(at: 50)
            plain.remove(at: 50)
        }
        check(lengths, plain, "after going", &random)
    }

    @Test("Lengths that cannot be are none")
    func impossible() {
        for length in [-5, CGFloat.nan, .infinity] {
            #expect(Lengths.Element(length, isKnown: true).length == 0)
        }
        #expect(Lengths().index(reaching: 0) == nil && Lengths().start(of: 0) == 0)
    }
}
