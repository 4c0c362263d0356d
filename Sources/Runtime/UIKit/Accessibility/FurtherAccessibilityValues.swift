import Foundation

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

/// Further values for assistive technologies, which the object stores.
struct FurtherAccessibilityValues {
    var actions: [UIAccessibilityCustomAction]?
    var inputLabels: [String]?
    var path: UIBezierPath?
    var respondsToUser: Bool?
    var ignoresInvertColors = false
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
