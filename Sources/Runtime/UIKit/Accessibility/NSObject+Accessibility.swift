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
    var frame = CGRect.zero
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var areElementsHidden = false
    var isModal = false
    var identifier: String?
    var rotors: [UIAccessibilityCustomRotor]?

    /// The key by which an object keeps it.
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Returns what an object keeps; `label` is what it says until its label is set.
    static func of(_ object: AnyObject, label: @autoclosure () -> String? = nil) -> KeptAccessibility {
        if let kept = objc_getAssociatedObject(object, key) as? KeptAccessibility { return kept }
        let kept = KeptAccessibility()
        kept.accessibilityLabel = label()
        objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN)
        return kept
    }
}

// Objective-C adds this to any object. Responders and bar items have it in their classes, where subclasses override it.
extension NSObjectProtocol {
    @MainActor
    private var accessible: any AccessibleObject {
        if let object = self as? any AccessibleObject { return object }
        return kept
    }

    /// The values of an object that is neither a responder nor a bar item.
    @MainActor
    private var kept: KeptAccessibility { KeptAccessibility.of(self) }

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
    /// The element's frame in screen coordinates.
    @preconcurrency @MainActor
    public var accessibilityFrame: CGRect {
        get { (self as? UIResponder)?.accessibilityFrame ?? kept.frame }
        set { change({ $0.accessibilityFrame = newValue }, { $0.frame = newValue }) }
    }
    @preconcurrency @MainActor
    public var accessibilityPath: UIBezierPath? {
        get { if let responder = self as? UIResponder { responder.accessibilityPath } else { kept.path } }
        set { change({ $0.accessibilityPath = newValue }, { $0.path = newValue }) }
    }
    /// The point that is touched to activate the element: the middle of its frame, unless it is set.
    @preconcurrency @MainActor
    public var accessibilityActivationPoint: CGPoint {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
            let frame = kept.frame
            return kept.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { change({ $0.accessibilityActivationPoint = newValue }, { $0.activationPoint = newValue }) }
    }
    @preconcurrency @MainActor
    public var accessibilityLanguage: String? {
        get { if let responder = self as? UIResponder { responder.accessibilityLanguage } else { kept.language } }
        set { change({ $0.accessibilityLanguage = newValue }, { $0.language = newValue }) }
    }
    @preconcurrency @MainActor
    public var accessibilityElements: [Any]? {
        get { if let responder = self as? UIResponder { responder.accessibilityElements } else { kept.elements } }
        set { change({ $0.accessibilityElements = newValue }, { $0.elements = newValue }) }
    }
    @preconcurrency @MainActor
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let responder = self as? UIResponder { responder.accessibilityCustomActions } else { kept.actions } }
        set { change({ $0.accessibilityCustomActions = newValue }, { $0.actions = newValue }) }
    }
    @preconcurrency @MainActor
    public var accessibilityElementsHidden: Bool {
        get { (self as? UIResponder)?.accessibilityElementsHidden ?? kept.areElementsHidden }
        set { change({ $0.accessibilityElementsHidden = newValue }, { $0.areElementsHidden = newValue }) }
    }
    @preconcurrency @MainActor
    public var accessibilityViewIsModal: Bool {
        get { (self as? UIResponder)?.accessibilityViewIsModal ?? kept.isModal }
        set { change({ $0.accessibilityViewIsModal = newValue }, { $0.isModal = newValue }) }
    }

    @preconcurrency @MainActor
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let responder = self as? UIResponder { responder.accessibilityCustomRotors } else { kept.rotors } }
        set { change({ $0.accessibilityCustomRotors = newValue }, { $0.rotors = newValue }) }
    }

    // What assistive technologies do with the element, which does nothing unless its class does.

    @preconcurrency @MainActor @discardableResult
    public func accessibilityActivate() -> Bool { (self as? UIResponder)?.accessibilityActivate() ?? false }
    @preconcurrency @MainActor
    public func accessibilityIncrement() { (self as? UIResponder)?.accessibilityIncrement() }
    @preconcurrency @MainActor
    public func accessibilityDecrement() { (self as? UIResponder)?.accessibilityDecrement() }
    @preconcurrency @MainActor @discardableResult
    public func accessibilityPerformEscape() -> Bool { (self as? UIResponder)?.accessibilityPerformEscape() ?? false }

    @MainActor
    private func change(_ responder: (UIResponder) -> Void, _ other: (KeptAccessibility) -> Void) {
        if let self = self as? UIResponder { responder(self) } else { other(kept) }
    }
}

extension UIImage {
    @MainActor
    private var kept: KeptAccessibility { KeptAccessibility.of(self, label: spokenName) }

    /// A symbol is spoken by the words of its name.
    private var spokenName: String? {
        isSymbolImage ? name.map { $0.split(separator: ".").joined(separator: " ").capitalized } : nil
    }

    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { kept.accessibilityLabel }
        set { kept.accessibilityLabel = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { kept.accessibilityHint }
        set { kept.accessibilityHint = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { kept.accessibilityValue }
        set { kept.accessibilityValue = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { kept.accessibilityTraits }
        set { kept.accessibilityTraits = newValue }
    }
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { kept.isAccessibilityElement }
        set { kept.isAccessibilityElement = newValue }
    }
    /// The name by which tests find the image.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { kept.identifier }
        set { kept.identifier = newValue }
    }
}
