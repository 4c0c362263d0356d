import CoreGraphics
public import Foundation

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
