/// The seven kinds of documents that Interface Builder writes, by the `type` of their root element.
public enum DocumentKind: Hashable, Sendable {
    /// Storyboards for iOS, macOS, tvOS and watchOS.
    case phoneStoryboard, macStoryboard, televisionStoryboard, watchStoryboard
    /// Xibs for iOS, for iPad as older versions of Xcode save them, and for macOS.
    case phoneXib, padXib, macXib
    /// An unknown type. Its document can be read, shown and edited all the same.
    case other(String)

    private static let types: [(DocumentKind, String)] = [
        (.phoneStoryboard, "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"),
        (.macStoryboard, "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"),
        (.televisionStoryboard, "com.apple.InterfaceBuilder.AppleTV.Storyboard"),
        (.watchStoryboard, "com.apple.InterfaceBuilder.WatchKit.Storyboard"),
        (.phoneXib, "com.apple.InterfaceBuilder3.CocoaTouch.XIB"),
        (.padXib, "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"),
        (.macXib, "com.apple.InterfaceBuilder3.Cocoa.XIB"),
    ]

    /// Creates the kind of a document's `type`, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    public init(type: String) {
        self = Self.types.first { $0.1 == type }?.0 ?? .other(type)
    }

    /// The `type` of the root element.
    public var type: String {
        if case .other(let type) = self { return type }
        return Self.types.first { $0.0 == self }?.1 ?? ""
    }

    /// A Boolean value that indicates whether the document has scenes.
    public var isStoryboard: Bool {
        switch self {
        case .phoneStoryboard, .macStoryboard, .televisionStoryboard, .watchStoryboard: true
        case .phoneXib, .padXib, .macXib: false
        case .other(let type): type.contains("Storyboard")
        }
    }

    /// The name of the kind: "iOS storyboard".
    public var title: String {
        switch self {
        case .phoneStoryboard: "iOS storyboard"
        case .macStoryboard: "macOS storyboard"
        case .televisionStoryboard: "tvOS storyboard"
        case .watchStoryboard: "watchOS storyboard"
        case .phoneXib: "iOS xib"
        case .padXib: "iPad xib"
        case .macXib: "macOS xib"
        case .other(let type): "document of the unknown type '\(type)'"
        }
    }

    /// A Boolean value that indicates whether the document is for AppKit.
    public var isMac: Bool { self == .macStoryboard || self == .macXib }

    /// A Boolean value that indicates whether the document is for UIKit: iOS, iPadOS or tvOS.
    public var isUIKit: Bool {
        switch self {
        case .phoneStoryboard, .televisionStoryboard, .phoneXib, .padXib: true
        case .macStoryboard, .watchStoryboard, .macXib, .other: false
        }
    }
}
