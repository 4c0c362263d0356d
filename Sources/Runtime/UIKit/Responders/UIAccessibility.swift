import Foundation

/// What a person has set to make the system easier to use. Nothing here speaks, and nothing is set.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
}

/// What a screen reader is told of an object, where its class does not say otherwise.
struct AccessibilityValues {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var language: String?
    var traits: UIAccessibilityTraits?
    /// Whether the object is an element of its own; nil leaves it to its class.
    var isElement: Bool?
    var elements: [Any]?
    /// In the coordinates of the screen; nil where the object itself knows.
    var frame: CGRect?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

/// Keeps what few objects have out of the others.
final class AccessibilityBox {
    let values: AccessibilityValues
    init(_ values: AccessibilityValues) { self.values = values }
}
