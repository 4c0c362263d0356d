package import CoreGraphics
package import JSONText
import UIKit

/// How steps name the elements of a screen: by what no other element has.
@MainActor
package struct ElementNames {
    /// How many elements have an identifier, a text or a class.
    private var identifiers: [String: Int] = [:]
    private var texts: [String: Int] = [:]
    private var classes: [String: Int] = [:]

    private let elements: [ScreenElement]

    package init(_ elements: [ScreenElement]) {
        self.elements = elements
        for element in elements where !element.isKeyboard {
            if let identifier = element.identifier { identifiers[identifier, default: 0] += 1 }
            if let text = element.text { texts[text, default: 0] += 1 }
            if element.part == nil { classes[element.className, default: 0] += 1 }
        }
    }

    /// Returns a query that finds an element, and the place in what it finds if only the place is unmistakable.
    package func query(_ element: ScreenElement) -> (query: JSONValue, place: JSONValue?) {
        if element.isKeyboard, let text = element.text {
            return (.record(["text": .string(text), "in": .record(["keyboard": .bool(true)])]), nil)
        }
        if let identifier = element.identifier, identifiers[identifier] == 1 {
            return (.record(["id": .string(identifier)]), nil)
        }
        if let text = element.text, !text.isEmpty, texts[text] == 1 {
            return (.record(["text": .string(text)]), nil)
        }
        // A text in a cell stands for the cell.
        if element.part == nil, element.view is UITableViewCell || element.view is UICollectionViewCell,
            let text = contained(element)
        {
            return (.record(["text": .string(text)]), nil)
        }
        if element.part == nil, element.className.hasPrefix("UI"), classes[element.className] == 1 {
            return (.record(["class": .string(element.className)]), nil)
        }
        return Self.place(element.middle ?? .zero)
    }

    /// Returns a text that only one element has, which is in another.
    private func contained(_ cell: ScreenElement) -> String? {
        elements.first { cell.contains($0) && $0.text.map { texts[$0] == 1 && !$0.isEmpty } == true }?.text
    }

    /// Returns a query for a place on the screen.
    package static func place(_ point: CGPoint) -> (query: JSONValue, place: JSONValue?) {
        (.record(["class": .string("UIWindow")]), .numbers([point.x.rounded(), point.y.rounded()]))
    }
}
