import Foundation

/// The accessibility settings of the user, which have their defaults.
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

/// The accessibility values of an object that override those of its class.
struct AccessibilityValues {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var language: String?
    var traits: UIAccessibilityTraits?
    /// Whether the object is an accessibility element, or nil for the default of its class.
    var isElement: Bool?
    var elements: [Any]?
    /// The frame in screen coordinates, or nil for that of the object.
    var frame: CGRect?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

/// A box for values that few objects have.
final class AccessibilityBox {
    let values: AccessibilityValues
    init(_ values: AccessibilityValues) { self.values = values }
}
