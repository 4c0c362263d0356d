import CoreGraphics
import Foundation
import JSONText

/// An element as it was when the test looked at the screen.
final class ElementSnapshot: XCUIElementAttributes {
    /// The number that the app knows it by, until it changes.
    let number: Int
    let depth: Int
    let elementType: XCUIElement.ElementType
    let identifier: String
    let label: String
    let frame: CGRect
    let isEnabled: Bool
    let isSelected: Bool
    let hasFocus: Bool
    let isHittable: Bool
    let placeholderValue: String?
    let text: String?
    /// The top left corner of what is visible.
    let corner: CGPoint?
    /// The range of a slider.
    let range: (CGFloat, CGFloat)?
    /// The column of a wheel of a picker.
    let column: Int?
    /// The place after the last element in this one.
    fileprivate(set) var end = 0

    init(_ node: JSONNode) {
        number = Int(node["number"]?.number ?? -1)
        depth = Int(node["depth"]?.number ?? -1)
        elementType = .init(name: node["kind"]?.string ?? "")
        identifier = node["id"]?.string ?? ""
        label = node["label"]?.string ?? ""
        let sides = Self.numbers(node["frame"])
        frame = sides.count == 4 ? CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : .zero
        isEnabled = node["disabled"] == nil
        isSelected = node["selected"] != nil
        hasFocus = node["focused"] != nil
        isHittable = node["hittable"] != nil
        placeholderValue = node["placeholder"]?.string
        text = node["value"]?.string
        let corner = Self.numbers(node["corner"])
        self.corner = corner.count == 2 ? CGPoint(x: corner[0], y: corner[1]) : nil
        let range = Self.numbers(node["range"])
        self.range = range.count == 2 ? (range[0], range[1]) : nil
        column = node["column"]?.number.map { Int($0) }
    }

    /// The label of a button, which is an element of its own for tests.
    init(labelOf button: ElementSnapshot) {
        (number, depth, elementType) = (button.number, button.depth + 1, .staticText)
        (identifier, label, frame, corner) = ("", button.label, button.frame, button.corner)
        (isEnabled, isSelected, hasFocus, isHittable) = (button.isEnabled, false, false, button.isHittable)
        (placeholderValue, text, range, column) = (nil, nil, nil, nil)
    }

    /// The app itself, as large as the screen.
    init(applicationOf size: CGSize) {
        (number, depth, elementType) = (-1, -1, .application)
        (identifier, label, frame, corner) = ("", "", CGRect(origin: .zero, size: size), .zero)
        (isEnabled, isSelected, hasFocus, isHittable) = (true, false, false, true)
        (placeholderValue, text, range, column) = (nil, nil, nil, nil)
    }

    private static func numbers(_ node: JSONNode?) -> [CGFloat] {
        (node?.elements ?? []).compactMap { $0.number.map { CGFloat($0) } }
    }

    var value: Any? { text }
    var title: String { "" }

    /// The words for messages: Button "Save".
    var words: String {
        var text = elementType.title
        if !identifier.isEmpty { text += ", identifier: '\(identifier)'" }
        if !label.isEmpty { text += ", label: '\(label)'" }
        if let value = self.text, !value.isEmpty { text += ", value: \(value)" }
        return text + (isSelected ? ", Selected" : "") + (isEnabled ? "" : ", Disabled")
    }
}

/// What was on the screen: the app, then each element before those in it.
struct ElementTree {
    let elements: [ElementSnapshot]

    init(_ nodes: [JSONNode], size: CGSize) {
        var all = [ElementSnapshot(applicationOf: size)]
        for node in nodes {
            let element = ElementSnapshot(node)
            all.append(element)
            if element.elementType == .button, !element.label.isEmpty { all.append(ElementSnapshot(labelOf: element)) }
        }
        var open: [ElementSnapshot] = []
        for (place, element) in all.enumerated() {
            while let last = open.last, last.depth >= element.depth { open.removeLast().end = place }
            open.append(element)
        }
        for element in open { element.end = all.count }
        elements = all
    }

    /// The elements in an element, as places in the list.
    func descendants(of place: Int) -> Range<Int> { place + 1..<elements[place].end }

    /// The elements directly in an element.
    func children(of place: Int) -> [Int] {
        var found: [Int] = []
        var next = place + 1
        while next < elements[place].end {
            found.append(next)
            next = elements[next].end
        }
        return found
    }

    /// The elements in one, one a line.
    func text(of place: Int) -> String {
        ([place] + descendants(of: place)).map { number in
            let element = elements[number]
            let indent = String(repeating: "  ", count: element.depth - elements[place].depth + 1)
            let frame = element.frame
            return "\(indent)\(element.words), {{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}\n"
        }.joined()
    }
}
