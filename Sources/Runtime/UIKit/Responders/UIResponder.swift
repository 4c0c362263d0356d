public import Foundation

/// What can answer events and actions.
@MainActor
open class UIResponder: NSObject, NibDecodable, InterfaceObject {
    /// What it shares with the other objects of its app or document.
    package let environment = UIEnvironment.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }

    /// What its document or its app has set.
    var accessibility: AccessibilityValues {
        get { ownAccessibility?.values ?? AccessibilityValues() }
        set { ownAccessibility = AccessibilityBox(newValue) }
    }
    /// There once something was set.
    private var ownAccessibility: AccessibilityBox?

    /// Who is asked next.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    /// Sent after the outlets of a nib are connected.
    open func awakeFromNib() {}

    /// What documents can name of this class.
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
    /// In the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// Where the screen is touched when the element is activated: its middle unless another point was set.
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
    /// Whether what stands beside the element is passed by.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// True where the object did what a tap would have done.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}
