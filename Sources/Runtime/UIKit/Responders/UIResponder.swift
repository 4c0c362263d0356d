public import Foundation

/// The superclass of objects that handle events and actions.
@MainActor
open class UIResponder: NSObject, NibDecodable, InterfaceObject {
    /// The environment in which the object was created.
    package let environment = UIEnvironment.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }

    /// The accessibility values that were set.
    var accessibility: AccessibilityValues {
        get { ownAccessibility?.values ?? AccessibilityValues() }
        set { ownAccessibility = AccessibilityBox(newValue) }
    }
    /// The accessibility values, created when one is set.
    private var ownAccessibility: AccessibilityBox?

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    /// Called after the outlets of a nib are connected.
    open func awakeFromNib() {}

    /// The members of the class that documents can use.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? [] }
        set { accessibility.traits = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The frame in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The activation point in screen coordinates, by default the center.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? accessibilityFrame.center }
        set { accessibility.activationPoint = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// A Boolean value that indicates whether siblings of the element are ignored.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// Performs the default action and returns whether there was one.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}
