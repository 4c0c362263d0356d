@testable import CoreData
import Foundation
import RandomNumbers
import Testing
import UIKit

@Suite struct PlainTextTests {
    private func text(_ characters: [Character], _ random: inout RandomNumbers) -> String {
        String((0..<Int.random(in: 0...6, using: &random)).compactMap { _ in characters.randomElement(using: &random) })
    }

    private func bytes<Result>(
        _ first: String, _ second: String, _ body: (PlainText.Bytes, PlainText.Bytes) -> Result
    ) -> Result {
        Array(first.utf8).withUnsafeBufferPointer { first in
            Array(second.utf8).withUnsafeBufferPointer { second in body(first, second) }
        }
    }

    @Test("What bytes decide is what Foundation decides, for texts with accents, signs and numbers among them")
    func randomTexts() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomNumbers(seed: seed)
        let characters: [Character] = ["a", "b", "z", "A", "B", "é", "e\u{301}", "0", "1", "2", "9", " ", "-", "ß"]
        var decided = 0
        for _ in 0..<20_000 {
            let (first, second) = (text(characters, &random), text(characters, &random))
            for (selector, numeric) in [("localizedStandardCompare:", true), ("caseInsensitiveCompare:", false)] {
                guard let order = bytes(first, second, { PlainText.order($0, $1, numeric: numeric) }) else { continue }
                decided += 1
                let expected = UIKit.NSSortDescriptor.compare(first, second, by: selector).rawValue
                #expect(Int(order) == expected, "\(first) and \(second) by \(selector), seed \(seed)")
            }
            for ignoresCase in [false, true] {
                let options = PredicateComparison.Options(ignoresCase: ignoresCase, ignoresDiacritics: true)
                let (left, right) = (PredicateValue.folded(first, options), PredicateValue.folded(second, options))
                let expected: [(SQLConnection.Function, Bool)] = [
                    (.contains, left.contains(right)), (.begins, left.hasPrefix(right)), (.ends, left.hasSuffix(right)),
                    (.equal, left == right),
                ]
                for (function, holds) in expected {
                    let found = bytes(first, second) {
                        PlainText.holds($0, $1, function, ignoresCase: ignoresCase)
                    }
                    if let found { #expect(found == holds, "\(first) \(function) \(second), seed \(seed)") }
                }
            }
        }
        #expect(decided > 1_000)
    }
}
