import AppDriver
import CoreGraphics
import JSONText
import UIKit

/// What assistive technology perceives of the screen, for a page that mirrors it.
@MainActor
struct AccessibilityTree {
    private var elements: [(id: String, element: ScreenElement)] = []

    init(_ all: [ScreenElement]) {
        for element in all where element.visibleFrame != nil && Self.isElement(element) && element.isVisible {
            elements.append((Self.id(of: element), element))
        }
    }

    var json: JSONValue { .array(elements.map { Self.json($0.id, $0.element) }) }

    /// Returns the element with an id, if it is still there.
    subscript(id: String) -> ScreenElement? { elements.first { $0.id == id }?.element }

    private static func id(of element: ScreenElement) -> String {
        let address = UInt(bitPattern: ObjectIdentifier(element.view).hashValue)
        return String(address, radix: 36) + (element.part.map { "-\($0)" } ?? "")
    }

    private static func isElement(_ element: ScreenElement) -> Bool {
        if element.part != nil { return true }
        let view = element.view
        let isHidden = sequence(first: view, next: \.superview).contains { $0.accessibilityElementsHidden }
        // A bar contains its tabs.
        if view is UITabBar { return !isHidden }
        guard view.isAccessibilityElement, !isHidden else { return false }
        return element.label?.isEmpty == false || view.accessibilityValue != nil || view is UIControl
            || view is any UITextInput
    }

    private static func json(_ id: String, _ element: ScreenElement) -> JSONValue {
        let frame = element.visibleFrame ?? .zero
        let role = role(of: element)
        return .record([
            "id": .string(id), "role": .string(role), "label": .optional(element.label ?? name(of: element)),
            "value": value(of: element, role),
            "hint": .optional(element.part == nil ? element.view.accessibilityHint : nil),
            "identifier": .optional(element.identifier),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
            "isEnabled": .bool(element.isEnabled), "isSelected": element.isSelected ? .bool(true) : nil,
            "isFocused": element.isFocused ? .bool(true) : nil,
            "isHeading": role == "heading" ? .bool(true) : nil, "level": role == "heading" ? .integer(1) : nil,
        ])
    }

    private static func name(of element: ScreenElement) -> String? {
        (element.view as? UITextField)?.placeholder
    }

    private static func value(of element: ScreenElement, _ role: String) -> JSONValue? {
        guard element.part == nil else { return nil }
        if case .flag(let isOn) = element.perception.value { return .bool(isOn) }
        if let field = element.view as? UITextField, !field.isSecureTextEntry { return .string(field.text ?? "") }
        if let view = element.view as? UITextView { return .string(view.text ?? "") }
        return .optional(element.view.accessibilityValue)
    }

    /// Returns the role in ARIA.
    private static func role(of element: ScreenElement) -> String {
        if element.part != nil { return element.view is UITabBar ? "tab" : "button" }
        switch element.view {
        case is UITabBar: return "tablist"
        case is UISwitch: return "switch"
        case is UISlider: return "slider"
        case is UIStepper: return "spinbutton"
        case is UIProgressView: return "progressbar"
        case is UITextField where element.view.accessibilityTraits.contains(.searchField): return "searchbox"
        case is UITextField, is UITextView: return "textbox"
        default: break
        }
        let traits = element.view.accessibilityTraits
        if traits.contains(.tabBar) || element.isInTabBar { return "tab" }
        if traits.contains(.link) { return "link" }
        if traits.contains(.header) { return "heading" }
        if traits.contains(.adjustable) { return "slider" }
        if traits.contains(.button) || element.view is UIControl || element.view is UITableViewCell { return "button" }
        if traits.contains(.image) { return "img" }
        return "text"
    }
}

extension ScreenElement {
    /// Whether the element is one of a tab bar's.
    fileprivate var isInTabBar: Bool {
        sequence(first: view, next: \.superview).contains { $0 is UITabBar }
            && view.accessibilityTraits.contains(.button)
    }
}
