public import Foundation

/// Further values for assistive technologies, which are stored.
struct RareAccessibilityValues {
    var rotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var previous: Any?
    var next: Any?
    var previousBlock: (() -> Any?)?
    var nextBlock: (() -> Any?)?
    var textResponder: (any UITextInput)?
    var textResponderBlock: (() -> (any UITextInput)?)?
}

extension UIResponder {
    /// Where something may be dragged from.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.rare.dragSources }
        set { accessibility.rare.dragSources = newValue }
    }
    /// Where something may be dropped.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.rare.dropPoints }
        set { accessibility.rare.dropPoints = newValue }
    }

    // MARK: Texts in several elements, which are read as one

    public var accessibilityPreviousTextNavigationElement: Any? {
        get { accessibility.rare.previous ?? accessibility.rare.previousBlock?() }
        set { accessibility.rare.previous = newValue }
    }
    public var accessibilityNextTextNavigationElement: Any? {
        get { accessibility.rare.next ?? accessibility.rare.nextBlock?() }
        set { accessibility.rare.next = newValue }
    }
    public var accessibilityPreviousTextNavigationElementBlock: (() -> Any?)? {
        get { accessibility.rare.previousBlock }
        set { accessibility.rare.previousBlock = newValue }
    }
    public var accessibilityNextTextNavigationElementBlock: (() -> Any?)? {
        get { accessibility.rare.nextBlock }
        set { accessibility.rare.nextBlock = newValue }
    }
    /// The text input whose text the element stands for.
    public var accessibilityTextInputResponder: (any UITextInput)? {
        get { accessibility.rare.textResponder ?? accessibility.rare.textResponderBlock?() }
        set { accessibility.rare.textResponder = newValue }
    }
    public var accessibilityTextInputResponderBlock: (() -> (any UITextInput)?)? {
        get { accessibility.rare.textResponderBlock }
        set { accessibility.rare.textResponderBlock = newValue }
    }

    /// Returns the innermost element at a point of the screen, by the frames of elements.
    public func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
        for element in accessibilityElements?.reversed() ?? [] {
            guard let element = element as? UIResponder else { continue }
            if let found = element.accessibilityHitTest(point, with: event) { return found }
        }
        if let view = self as? UIView {
            for child in view.subviews.reversed() where !child.isHidden && !child.accessibilityElementsHidden {
                if let found = child.accessibilityHitTest(point, with: event) { return found }
            }
        }
        return isAccessibilityElement && accessibilityFrame.contains(point) ? self : nil
    }

    /// The assistive technologies that have the object in focus. None runs here.
    public var accessibilityAssistiveTechnologyFocusedIdentifiers: Set<String> { [] }
}

/// An object that has more content for a person who asks for it.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A provider of content by a closure, which Objective-C's protocol has as an optional member.
@preconcurrency @MainActor
public protocol AXCustomContentBlockProvider: AXCustomContentProvider {
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    /// The closure of a provider that has one, which may be nil.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
        (self as? any AXCustomContentBlockProvider).map { $0.accessibilityCustomContentBlock }
    }
}

/// More content of an element, of which a person hears what is important, or what is asked for.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    open var importance = Importance.default

    public init(label: String, value: String) {
        (self.label, self.value) = (label, value)
        super.init()
    }
}
