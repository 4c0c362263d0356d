public import Foundation

/// How the elements in a container are read.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

/// How the elements in an element are moved through.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// A direction of scrolling by assistive technologies.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// What a text is about, by which it is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXStringReturnBlock = () -> String?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// More of what an object tells assistive technologies, for which the object keeps it.
struct FurtherAccessibilityValues {
    var actions: [UIAccessibilityCustomAction]?
    var inputLabels: [String]?
    var path: UIBezierPath?
    var respondsToUser: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var context: UIAccessibilityTextualContext?
    var headers: [Any]?
    var isElementBlock: AXBoolReturnBlock?
    var elementsBlock: AXArrayReturnBlock?
    var labelBlock: AXStringReturnBlock?
    var valueBlock: AXStringReturnBlock?
    var hintBlock: AXStringReturnBlock?
    var traitsBlock: AXTraitsReturnBlock?
    var identifierBlock: AXStringReturnBlock?
}

extension UIResponder {
    // Texts with attributes are perceived without them.

    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The actions that are offered by their names.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.further.actions }
        set { accessibility.further.actions = newValue }
    }
    /// The names by which a person may say the element, the best first: its label unless they are set.
    public var accessibilityUserInputLabels: [String]! {
        get { accessibility.further.inputLabels ?? [accessibilityLabel].compactMap(\.self) }
        set { accessibility.further.inputLabels = newValue }
    }
    /// A Boolean value that indicates whether a person can do something with the element: with buttons and what is adjusted.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibility.further.respondsToUser
                ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
        }
        set { accessibility.further.respondsToUser = newValue }
    }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.further.navigationStyle }
        set { accessibility.further.navigationStyle = newValue }
    }
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.further.containerType }
        set { accessibility.further.containerType = newValue }
    }
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.further.context }
        set { accessibility.further.context = newValue }
    }
    public var accessibilityHeaderElements: [Any]? {
        get { accessibility.further.headers }
        set { accessibility.further.headers = newValue }
    }
}
