import Foundation
import JSONText
import Testing
import UIKit

@testable import XCUIAutomation

@Suite("Elements in predicates") struct ElementPredicateTests {
    @Test(
        "Predicates ask elements for their attributes",
        arguments: [
            ("label == 'Add'", true), ("identifier BEGINSWITH 'bar'", true), ("enabled == false", false),
            ("exists == true AND hittable == true", true), ("selected == true", false), ("nothing == nil", true),
        ])
    func attributes(_ text: String, _ holds: Bool) throws {
        let node = try JSONReader.read(
            Array(
                #"{"number": 1, "depth": 0, "kind": "button", "id": "bar.add", "label": "Add", "hittable": true}"#.utf8)
        )
        #expect(NSPredicate(format: text).evaluate(with: ElementSnapshot(node)) == holds)
    }
}
