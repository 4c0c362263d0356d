public import Foundation

/// A way to go through an interface by elements of a kind, such as all headings.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public enum Direction: Int, Sendable { case previous, next }

    /// Kinds of elements that the system has names for.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
        case table, list, landmark
    }

    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName, itemSearchBlock, .none)
        super.init()
    }
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (attributedName, self.itemSearchBlock, systemRotorType) = (
            NSAttributedString(string: ""), itemSearchBlock, type
        )
        super.init()
    }

    /// Returns the items in a direction, at most a number of them: what a person hears who goes through them.
    package func items(from start: UIAccessibilityCustomRotorItemResult? = nil, atMost count: Int = 1_000)
        -> [UIAccessibilityCustomRotorItemResult]
    {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = start ?? predicate.currentItem
        var found: [UIAccessibilityCustomRotorItemResult] = []
        while found.count < count, let next = itemSearchBlock(predicate) {
            if found.contains(where: { $0.isSamePlace(as: next) }) { break }
            found.append(next)
            predicate.currentItem = next
        }
        return found
    }
}

/// Where a search for the next element starts.
@preconcurrency @MainActor
public class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    public var currentItem = UIAccessibilityCustomRotorItemResult()
    public var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() { super.init() }
}

/// An element that a rotor leads to, or a part of its text.
@preconcurrency @MainActor
public class UIAccessibilityCustomRotorItemResult: NSObject {
    public weak var targetElement: (any NSObjectProtocol)?
    public var targetRange: UITextRange?

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }

    /// Creates the result of no element, from which a search starts at the beginning.
    override init() { super.init() }

    fileprivate func isSamePlace(as other: UIAccessibilityCustomRotorItemResult) -> Bool {
        targetElement === other.targetElement && targetRange == other.targetRange
    }
}

/// A place that something may be dragged from or dropped at, by its name.
@preconcurrency @MainActor
public class UIAccessibilityLocationDescriptor: NSObject {
    public private(set) weak var view: UIView?
    /// In the coordinates of the view.
    public let point: CGPoint
    public var name: String { attributedName.string }
    public let attributedName: NSAttributedString

    /// Creates a descriptor of the middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
        super.init()
    }
}
