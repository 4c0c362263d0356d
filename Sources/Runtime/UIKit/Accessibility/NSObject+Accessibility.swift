public import Foundation

/// An object that assistive technologies perceive.
@MainActor
private protocol AccessibleObject: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIResponder: AccessibleObject {}
extension UIBarItem: AccessibleObject {}

/// What any other object says to assistive technologies.
private final class KeptAccessibility: AccessibleObject {
    var isAccessibilityElement = false
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityTraits = UIAccessibilityTraits()

    /// The key by which an object keeps it.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

// Objective-C adds this to any object. Responders and bar items have it in their classes, where subclasses override it.
extension NSObjectProtocol {
    @MainActor
    private var accessible: any AccessibleObject {
        if let object = self as? any AccessibleObject { return object }
        if let kept = objc_getAssociatedObject(self, KeptAccessibility.key) as? KeptAccessibility { return kept }
        let kept = KeptAccessibility()
        objc_setAssociatedObject(self, KeptAccessibility.key, kept, .OBJC_ASSOCIATION_RETAIN)
        return kept
    }

    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { accessible.isAccessibilityElement }
        set { accessible.isAccessibilityElement = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { accessible.accessibilityLabel }
        set { accessible.accessibilityLabel = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { accessible.accessibilityHint }
        set { accessible.accessibilityHint = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { accessible.accessibilityValue }
        set { accessible.accessibilityValue = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessible.accessibilityTraits }
        set { accessible.accessibilityTraits = newValue }
    }
}
