public import Foundation

/// What an object that is neither a responder nor a bar item says to assistive technologies.
final class KeptAccessibility {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits()
    var frame = CGRect.zero
    var path: UIBezierPath?
    var language: String?
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var areElementsHidden = false
    var isModal = false
    var identifier: String?
    var rotors: [UIAccessibilityCustomRotor]?
    var activationPoint: CGPoint {
        get { ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
        set { ownActivationPoint = newValue }
    }
    private var ownActivationPoint: CGPoint?

    /// The key by which an object keeps it.
    // Never changes.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Returns what an object keeps; `label` is what it says until its label is set.
    static func of(_ object: AnyObject, label: @autoclosure () -> String? = nil) -> KeptAccessibility {
        if let kept = objc_getAssociatedObject(object, key) as? KeptAccessibility { return kept }
        let kept = KeptAccessibility()
        kept.label = label()
        objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN)
        return kept
    }

    // MARK: What subclasses override

    /// The members that a subclass of `NSObject` overrides, by their keys, as they are without that.
    // Never changes.
    nonisolated(unsafe) static let members: [String: ExtensionMembers.Body] =
        [
            property("isAccessibilityElement", \.isElement),
            property("accessibilityLabel", \.label),
            property("accessibilityHint", \.hint),
            property("accessibilityValue", \.value),
            property("accessibilityTraits", \.traits),
            property("accessibilityFrame", \.frame),
            property("accessibilityPath", \.path),
            property("accessibilityActivationPoint", \.activationPoint),
            property("accessibilityLanguage", \.language),
            property("accessibilityElements", \.elements),
            property("accessibilityCustomActions", \.actions),
            property("accessibilityElementsHidden", \.areElementsHidden),
            property("accessibilityViewIsModal", \.isModal),
            property("accessibilityCustomRotors", \.rotors),
        ].reduce(into: [
            "accessibilityActivate()": { _, _ in false }, "accessibilityPerformEscape()": { _, _ in false },
            "accessibilityIncrement()": { _, _ in () }, "accessibilityDecrement()": { _, _ in () },
            "accessibilityScroll(_:)": { _, _ in false }, "accessibilityPerformMagicTap()": { _, _ in false },
            "accessibilityElementDidBecomeFocused()": { _, _ in () },
            "accessibilityElementDidLoseFocus()": { _, _ in () },
            "accessibilityElementIsFocused()": { _, _ in false }, "awakeFromNib()": { _, _ in () },
        ]) { $0.merge($1) { $1 } }

    private static func property<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<KeptAccessibility, Value>
    ) -> [String: ExtensionMembers.Body] {
        [
            name: { object, _ in of(object)[keyPath: path] as Any },
            name + "=": { object, arguments in
                if let value = arguments[0] as? Value { of(object)[keyPath: path] = value }
                return ()
            },
        ]
    }
}

// Objective-C adds this to any object. Responders and bar items have it in their classes, where subclasses override it; other classes
// override it as the members of extensions.
extension NSObjectProtocol {
    @MainActor
    private func found<Value>(
        _ key: String, _ responder: KeyPath<UIResponder, Value>, _ item: KeyPath<UIBarItem, Value>? = nil
    ) -> Value {
        if let self = self as? UIResponder { return self[keyPath: responder] }
        if let item, let self = self as? UIBarItem { return self[keyPath: item] }
        return ExtensionMembers.call(key, of: self, [])
    }

    @MainActor
    private func change<Value>(
        _ key: String, _ responder: ReferenceWritableKeyPath<UIResponder, Value>,
        _ item: ReferenceWritableKeyPath<UIBarItem, Value>? = nil, _ value: Value
    ) {
        if let self = self as? UIResponder { return self[keyPath: responder] = value }
        if let item, let self = self as? UIBarItem { return self[keyPath: item] = value }
        ExtensionMembers.call(key + "=", of: self, [value as Any]) as Void
    }

    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { found("isAccessibilityElement", \.isAccessibilityElement, \.isAccessibilityElement) }
        set { change("isAccessibilityElement", \.isAccessibilityElement, \.isAccessibilityElement, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { found("accessibilityLabel", \.accessibilityLabel, \.accessibilityLabel) }
        set { change("accessibilityLabel", \.accessibilityLabel, \.accessibilityLabel, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { found("accessibilityHint", \.accessibilityHint, \.accessibilityHint) }
        set { change("accessibilityHint", \.accessibilityHint, \.accessibilityHint, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { found("accessibilityValue", \.accessibilityValue, \.accessibilityValue) }
        set { change("accessibilityValue", \.accessibilityValue, \.accessibilityValue, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { found("accessibilityTraits", \.accessibilityTraits, \.accessibilityTraits) }
        set { change("accessibilityTraits", \.accessibilityTraits, \.accessibilityTraits, newValue) }
    }
    /// The element's frame in screen coordinates.
    @preconcurrency @MainActor
    public var accessibilityFrame: CGRect {
        get { found("accessibilityFrame", \.accessibilityFrame) }
        set { change("accessibilityFrame", \.accessibilityFrame, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityPath: UIBezierPath? {
        get { found("accessibilityPath", \.accessibilityPath) }
        set { change("accessibilityPath", \.accessibilityPath, nil, newValue) }
    }
    /// The point that is touched to activate the element: the middle of its frame, unless it is set.
    @preconcurrency @MainActor
    public var accessibilityActivationPoint: CGPoint {
        get { found("accessibilityActivationPoint", \.accessibilityActivationPoint) }
        set { change("accessibilityActivationPoint", \.accessibilityActivationPoint, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityLanguage: String? {
        get { found("accessibilityLanguage", \.accessibilityLanguage) }
        set { change("accessibilityLanguage", \.accessibilityLanguage, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityElements: [Any]? {
        get { found("accessibilityElements", \.accessibilityElements) }
        set { change("accessibilityElements", \.accessibilityElements, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { found("accessibilityCustomActions", \.accessibilityCustomActions) }
        set { change("accessibilityCustomActions", \.accessibilityCustomActions, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityElementsHidden: Bool {
        get { found("accessibilityElementsHidden", \.accessibilityElementsHidden) }
        set { change("accessibilityElementsHidden", \.accessibilityElementsHidden, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityViewIsModal: Bool {
        get { found("accessibilityViewIsModal", \.accessibilityViewIsModal) }
        set { change("accessibilityViewIsModal", \.accessibilityViewIsModal, nil, newValue) }
    }
    @preconcurrency @MainActor
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { found("accessibilityCustomRotors", \.accessibilityCustomRotors) }
        set { change("accessibilityCustomRotors", \.accessibilityCustomRotors, nil, newValue) }
    }

    // What assistive technologies do with the element, which does nothing unless its class does.

    @preconcurrency @MainActor @discardableResult
    public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate()
            ?? ExtensionMembers.call("accessibilityActivate()", of: self, [])
    }
    @preconcurrency @MainActor
    public func accessibilityIncrement() {
        if let self = self as? UIResponder { return self.accessibilityIncrement() }
        ExtensionMembers.call("accessibilityIncrement()", of: self, []) as Void
    }
    @preconcurrency @MainActor
    public func accessibilityDecrement() {
        if let self = self as? UIResponder { return self.accessibilityDecrement() }
        ExtensionMembers.call("accessibilityDecrement()", of: self, []) as Void
    }
    @preconcurrency @MainActor @discardableResult
    public func accessibilityPerformEscape() -> Bool {
        (self as? UIResponder)?.accessibilityPerformEscape()
            ?? ExtensionMembers.call("accessibilityPerformEscape()", of: self, [])
    }
    @preconcurrency @MainActor @discardableResult
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        (self as? UIResponder)?.accessibilityScroll(direction)
            ?? ExtensionMembers.call("accessibilityScroll(_:)", of: self, [direction])
    }
    @preconcurrency @MainActor @discardableResult
    public func accessibilityPerformMagicTap() -> Bool {
        (self as? UIResponder)?.accessibilityPerformMagicTap()
            ?? ExtensionMembers.call("accessibilityPerformMagicTap()", of: self, [])
    }
    @preconcurrency @MainActor
    public func accessibilityElementDidBecomeFocused() {
        if let self = self as? UIResponder { return self.accessibilityElementDidBecomeFocused() }
        ExtensionMembers.call("accessibilityElementDidBecomeFocused()", of: self, []) as Void
    }
    @preconcurrency @MainActor
    public func accessibilityElementDidLoseFocus() {
        if let self = self as? UIResponder { return self.accessibilityElementDidLoseFocus() }
        ExtensionMembers.call("accessibilityElementDidLoseFocus()", of: self, []) as Void
    }
    @preconcurrency @MainActor
    public func accessibilityElementIsFocused() -> Bool {
        (self as? UIResponder)?.accessibilityElementIsFocused()
            ?? ExtensionMembers.call("accessibilityElementIsFocused()", of: self, [])
    }

    /// Called when the object was loaded from a nib.
    @preconcurrency @MainActor
    public func awakeFromNib() {
        if let self = self as? any AwakesFromNib { return self.awakeFromNib() }
        ExtensionMembers.call("awakeFromNib()", of: self, []) as Void
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
        get { kept.label }
        set { kept.label = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { kept.hint }
        set { kept.hint = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { kept.value }
        set { kept.value = newValue }
    }
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { kept.traits }
        set { kept.traits = newValue }
    }
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { kept.isElement }
        set { kept.isElement = newValue }
    }
    /// The name by which tests find the image.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { kept.identifier }
        set { kept.identifier = newValue }
    }
}
