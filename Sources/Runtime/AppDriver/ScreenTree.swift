import Foundation
package import JSONText
import UIKit

/// What is on the screen as a tree: each element before those in it, for tests in another process.
@MainActor
package struct ScreenTree {
    private let elements: [ScreenElement]
    /// The elements in each element, by the numbers of both.
    private var inner: [Int: [Int]] = [:]
    private var roots: [Int] = []

    /// Creates the tree of elements, whose numbers are their places in the list.
    package init(_ elements: [ScreenElement]) {
        self.elements = elements
        var numbers: [ObjectIdentifier: Int] = [:]
        for (number, element) in elements.enumerated() where element.part == nil {
            numbers[ObjectIdentifier(element.view)] = number
        }
        for (number, element) in elements.enumerated() where !element.isHidden {
            let views = sequence(first: element.part == nil ? element.view.superview : element.view) { $0?.superview }
            let outer = views.prefix { $0 != nil }.lazy.compactMap { $0.flatMap { numbers[ObjectIdentifier($0)] } }
            if let outer = outer.first { inner[outer, default: []].append(number) } else { roots.append(number) }
        }
    }

    /// The tree as a list: an element follows the one that it is in, and has a greater depth.
    package var json: JSONValue {
        var list: [JSONValue] = []
        for root in roots { add(root, depth: 0, to: &list) }
        return .array(list)
    }

    private func add(_ number: Int, depth: Int, to list: inout [JSONValue]) {
        let element = elements[number]
        list.append(json(of: element, number, depth))
        if element.part == nil, let picker = element.view as? UIPickerView {
            for column in 0..<picker.numberOfComponents {
                list.append(wheel(column, of: picker, element, number, depth + 1))
            }
        }
        for child in inner[number] ?? [] { add(child, depth: depth + 1, to: &list) }
    }

    private func json(of element: ScreenElement, _ number: Int, _ depth: Int) -> JSONValue {
        let view = element.part == nil ? element.view : nil
        let bar = view as? UINavigationBar
        let slider = view as? UISlider
        let corner = element.visibleFrame?.origin
        return .record([
            "number": .integer(number), "depth": .integer(depth), "kind": .string(element.kind),
            "id": .optional(element.identifier ?? bar?.topItem?.title),
            "label": .optional(element.label), "value": .optional(value(of: element)),
            "placeholder": .optional((view as? UITextField)?.placeholder),
            "frame": .numbers([element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]),
            "corner": corner.map { .numbers([$0.x, $0.y]) },
            "hittable": element.isVisible ? .bool(true) : nil, "disabled": element.isEnabled ? nil : .bool(true),
            "selected": element.isSelected ? .bool(true) : nil, "focused": element.isFocused ? .bool(true) : nil,
            "range": slider.map { .numbers([CGFloat($0.minimumValue), CGFloat($0.maximumValue)]) },
        ])
    }

    private func value(of element: ScreenElement) -> String? {
        guard element.part == nil else { return nil }
        if let field = element.view as? UITextField, field.text?.isEmpty != false { return field.placeholder ?? "" }
        return element.view.accessibilityValue
    }

    private func wheel(
        _ column: Int, of picker: UIPickerView, _ element: ScreenElement, _ number: Int, _ depth: Int
    ) -> JSONValue {
        let row = picker.selectedRow(inComponent: column)
        let width = element.frame.width / CGFloat(picker.numberOfComponents)
        let x = element.frame.minX + width * CGFloat(column)
        return .record([
            "number": .integer(number), "depth": .integer(depth), "kind": .string("pickerWheel"),
            "value": row < 0 ? nil : .optional(picker.title(ofRow: row, inComponent: column)),
            "frame": .numbers([x, element.frame.minY, width, element.frame.height]),
            "corner": element.visibleFrame.map { .numbers([$0.minX, $0.minY]) },
            "hittable": element.isVisible ? .bool(true) : nil, "column": .integer(column),
        ])
    }
}
