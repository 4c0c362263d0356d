import CoreGraphics
public import Foundation
import UIKit

/// What a test can ask an element.
public protocol XCUIElementAttributes {
    var identifier: String { get }
    var frame: CGRect { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
}

extension XCUIElementAttributes {
    /// Returns whether one of the texts of the element is the one that a test asks for.
    func isCalled(_ text: String) -> Bool {
        identifier == text || label == text || title == text || value as? String == text || placeholderValue == text
    }
}

extension XCUIElementAttributes {
    func predicateValue(of key: String) -> Any? {
        switch key {
        case "label": label
        case "identifier": identifier
        case "title": title
        case "value": value
        case "placeholderValue": placeholderValue
        case "enabled", "isEnabled": isEnabled
        case "selected", "isSelected": isSelected
        case "hasFocus", "hasKeyboardFocus": hasFocus
        case "elementType": Int(elementType.rawValue)
        default: nil
        }
    }
}

extension XCUIElement: PredicateSubject {
    package func predicateValue(forKey key: String) -> Any? {
        switch key {
        case "exists": exists
        case "hittable", "isHittable": isHittable
        default: predicateValue(of: key)
        }
    }
}

extension ElementSnapshot: PredicateSubject {
    package func predicateValue(forKey key: String) -> Any? {
        switch key {
        case "exists": true
        case "hittable", "isHittable": isHittable
        default: predicateValue(of: key)
        }
    }
}
