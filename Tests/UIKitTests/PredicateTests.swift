import Foundation
import Testing

@testable import UIKit

@Suite("Predicates from texts")
struct PredicateTests {
    static var object: [String: Any] { ["label": "Ethiopia Sidamo", "value": "3", "enabled": true, "count": 4] }

    @Test(
        "Comparisons of texts, numbers and flags are true of what they describe",
        arguments: [
            "label == 'Ethiopia Sidamo'", "label CONTAINS 'Sid'", "label beginswith[c] 'ETH'", "label ENDSWITH \"amo\"",
            "label LIKE 'E*S?damo'", "label MATCHES '[A-Z].*o'", "enabled == true", "enabled = 1", "enabled == YES",
            "count > 3 AND count <= 4", "NOT (count < 4) && label != nil", "missing == nil", "value IN {'1', '3'}",
            "count == 9 OR label CONTAINS[cd] 'éthiopia'", "TRUEPREDICATE",
            "(count & 4) != 0", "count | 1 == 5", "count ^ 6 = 2", "1 << 2 == count",
            "count >> 1 == 2 && count & 3 == 0",
        ])
    func fits(_ text: String) { #expect(NSPredicate(format: text).evaluate(with: Self.object)) }

    @Test(
        "They are false of others",
        arguments: [
            "label == 'ethiopia sidamo'", "label BEGINSWITH 'eth'", "count > 4", "enabled == false", "missing == 'a'",
            "label LIKE 'Eth'", "value IN {'1', '2'}", "NOT label CONTAINS 'Sid'", "FALSEPREDICATE",
        ])
    func differs(_ text: String) { #expect(!NSPredicate(format: text).evaluate(with: Self.object)) }

    @Test("Arguments stand for values and names")
    func arguments() {
        let named = NSPredicate(format: "%K == %@ AND count == %d", "label", "Ethiopia Sidamo", 4)
        #expect(named.evaluate(with: Self.object))
        #expect(NSPredicate(format: "value IN %@", argumentArray: [["3"]]).evaluate(with: Self.object))
    }

    @Test("Keys go on after a name that is an argument")
    func longerKeys() {
        for (text, names) in [
            ("ANY %K.title BEGINSWITH 't'", ["tags"]), ("ANY %K.%K BEGINSWITH 't'", ["tags", "title"]),
        ] {
            #expect(
                UIKit.NSPredicate(format: text, argumentArray: names).predicateFormat
                    == "ANY tags.title BEGINSWITH \"t\"")
        }
    }

    @Test("Texts in lists are found by what they contain, as a search does")
    func lists() {
        let cars = NSArray(array: ["Audi", "BMW", "Volvo"])
        let found = cars.filtered(using: NSPredicate(format: "SELF CONTAINS[c] %@", "v"))
        #expect(found.map { "\($0)" } == ["Volvo"])
        #expect(NSPredicate(format: "SELF IN %@", argumentArray: [["Audi", "BMW"]]).evaluate(with: "BMW"))
        #expect(NSPredicate(format: "length > 3").evaluate(with: "Audi"))
    }

    @Test("Paths lead through objects; some, all or none of a list, and limits")
    func aggregates() {
        let shop: [String: Any] = ["owner": ["name": "Ann"], "prices": [2, 5, 9], "rating": 4.5]
        for text in [
            "owner.name == 'Ann'", "ANY prices > 8", "ALL prices >= 2", "NONE prices == 3", "rating BETWEEN {4, 5}",
            "prices CONTAINS 5",
        ] { #expect(NSPredicate(format: text).evaluate(with: shop), "\(text)") }
        for text in ["ANY prices > 9", "ALL prices > 2", "NONE prices == 5", "rating BETWEEN {1, 2}", "owner.age == 3"]
        {
            #expect(!NSPredicate(format: text).evaluate(with: shop), "\(text)")
        }
    }

    @Test("What is no predicate is not read", arguments: ["", "label", "label ==", "(count > 1", "a == 'b", "a ~ b"])
    func unreadable(_ text: String) { #expect(PredicateParser.condition(text, []) == nil) }
}
