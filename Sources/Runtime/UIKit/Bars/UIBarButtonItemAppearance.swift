public import Foundation

/// What the buttons of a bar look like in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func copyValues(from other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) = (
            other.backgroundImage, other.backgroundImagePositionAdjustment
        )
    }
}

/// What the buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look in the focus of a keyboard, which nothing has here.
    public let focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Resets all values; those of buttons that say they are done are bold.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.copyValues(from: UIBarButtonItemStateAppearance())
        }
        guard style == .done else { return }
        normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        for (from, to) in [
            (normal, copy.normal), (highlighted, copy.highlighted), (disabled, copy.disabled), (focused, copy.focused),
        ] { to.copyValues(from: from) }
        return copy
    }

    var copied: UIBarButtonItemAppearance { copy(with: nil) as? UIBarButtonItemAppearance ?? self }

    /// Returns what is set for a state, or else for the normal one.
    func value<Value>(
        _ state: UIControl.State, _ value: (UIBarButtonItemStateAppearance) -> Value?
    ) -> Value? {
        let own = state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
        return value(own) ?? value(normal)
    }
}

/// What the items of a tab bar look like in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func copyValues(from other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (badgePositionAdjustment, badgeTextAttributes) = (other.badgePositionAdjustment, other.badgeTextAttributes)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// What the items of a tab bar look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Where images and titles are: one above the other, or side by side in high and in low bars.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    /// The look in the focus of a keyboard, which nothing has here.
    public let focused = UITabBarItemStateAppearance()

    public override init() { super.init() }

    public init(style: Style) { super.init() }

    /// Resets all values, which are the same in all styles.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.copyValues(from: UITabBarItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (from, to) in [
            (normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled), (focused, copy.focused),
        ] { to.copyValues(from: from) }
        return copy
    }

    var copied: UITabBarItemAppearance { copy(with: nil) as? UITabBarItemAppearance ?? self }

    /// Returns what is set for a state, or else for the normal one.
    func value<Value>(isSelected: Bool, isEnabled: Bool, _ value: (UITabBarItemStateAppearance) -> Value?) -> Value? {
        value(!isEnabled ? disabled : isSelected ? selected : normal) ?? value(normal)
    }
}

extension UIOffset {
    /// The offset, or nil if there is none.
    var ifMoved: UIOffset? { self == .zero ? nil : self }
}

extension Dictionary {
    /// The dictionary, or nil if it is empty.
    var ifAny: Self? { isEmpty ? nil : self }
}
