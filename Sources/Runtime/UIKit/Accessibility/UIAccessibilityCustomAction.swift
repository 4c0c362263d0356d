public import Foundation

/// An action of an element that assistive technologies offer by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?
    /// The kind of actions that the action is listed with.
    open var category: Category?

    /// A kind of actions.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let edit = Category(rawValue: "UIAccessibilityCustomActionCategoryEdit")
    }

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target.map(ClassObject.receiver), selector)
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public init(name: String, actionHandler: Handler?) {
        (self.name, selector) = (name, Selector(""))
        self.actionHandler = actionHandler
    }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}

/// An accessibility element that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    public private(set) weak var accessibilityContainer: AnyObject?
    /// The frame in the coordinates of the container, which is a view.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            // The frame on the screen follows.
            let container = accessibilityContainer as? UIView
            accessibilityFrame =
                container?.convert(accessibilityFrameInContainerSpace, to: nil)
                ?? accessibilityFrameInContainerSpace
        }
    }
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
