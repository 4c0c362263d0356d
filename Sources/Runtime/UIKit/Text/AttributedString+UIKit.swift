public import CoreGraphics
public import Foundation

/// A key of UIKit's attributes in attributed strings, with its name in those of Foundation.
public protocol UIKitAttributedStringKey: AttributedStringKey {
    static var key: NSAttributedString.Key { get }
}

extension UIKitAttributedStringKey {
    public static var name: String { key.rawValue }
}

extension AttributeScopes {
    /// The attributes of text that UIKit draws, beside those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: UIKitAttributedStringKey {
            public typealias Value = UIFont
            public static let key = NSAttributedString.Key.font
        }
        public enum ForegroundColorAttribute: UIKitAttributedStringKey {
            public typealias Value = UIColor
            public static let key = NSAttributedString.Key.foregroundColor
        }
        public enum BackgroundColorAttribute: UIKitAttributedStringKey {
            public typealias Value = UIColor
            public static let key = NSAttributedString.Key.backgroundColor
        }
        public enum KernAttribute: UIKitAttributedStringKey {
            public typealias Value = CGFloat
            public static let key = NSAttributedString.Key.kern
        }
        public enum TrackingAttribute: UIKitAttributedStringKey {
            public typealias Value = CGFloat
            public static let key = NSAttributedString.Key.tracking
        }
        public enum BaselineOffsetAttribute: UIKitAttributedStringKey {
            public typealias Value = CGFloat
            public static let key = NSAttributedString.Key.baselineOffset
        }
        public enum UnderlineStyleAttribute: UIKitAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let key = NSAttributedString.Key.underlineStyle
        }
        public enum UnderlineColorAttribute: UIKitAttributedStringKey {
            public typealias Value = UIColor
            public static let key = NSAttributedString.Key.underlineColor
        }
        public enum StrikethroughStyleAttribute: UIKitAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let key = NSAttributedString.Key.strikethroughStyle
        }
        public enum StrikethroughColorAttribute: UIKitAttributedStringKey {
            public typealias Value = UIColor
            public static let key = NSAttributedString.Key.strikethroughColor
        }
        public enum StrokeColorAttribute: UIKitAttributedStringKey {
            public typealias Value = UIColor
            public static let key = NSAttributedString.Key.strokeColor
        }
        public enum StrokeWidthAttribute: UIKitAttributedStringKey {
            public typealias Value = CGFloat
            public static let key = NSAttributedString.Key.strokeWidth
        }
        public enum ParagraphStyleAttribute: UIKitAttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let key = NSAttributedString.Key.paragraphStyle
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

/// An attribute in both kinds of attributed strings.
private struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    /// Returns the bridge of an attribute whose value is the same in both.
    static func same<Key: UIKitAttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value: Sendable {
        AttributeBridge(key: Key.key) {
            $0[Key.self]
        } write: { value, container in
            if let value = value as? Key.Value { container[Key.self] = value }
        }
    }

    static func number<Key: UIKitAttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value == CGFloat {
        AttributeBridge(key: Key.key) {
            $0[Key.self]
        } write: { value, container in
            let number = value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
            if let number { container[Key.self] = number }
        }
    }

    static func line<Key: UIKitAttributedStringKey>(
        _ type: Key.Type
    ) -> AttributeBridge where Key.Value == NSUnderlineStyle {
        AttributeBridge(key: Key.key) {
            $0[Key.self]?.rawValue
        } write: { value, container in
            let style = value as? Int ?? (value as? NSNumber)?.intValue ?? (value as? NSUnderlineStyle)?.rawValue
            if let style { container[Key.self] = NSUnderlineStyle(rawValue: style) }
        }
    }

    private typealias Own = AttributeScopes.UIKitAttributes

    static let all: [AttributeBridge] = [
        same(Own.FontAttribute.self), same(Own.ForegroundColorAttribute.self), same(Own.BackgroundColorAttribute.self),
        number(Own.KernAttribute.self), number(Own.TrackingAttribute.self), number(Own.BaselineOffsetAttribute.self),
        line(Own.UnderlineStyleAttribute.self), same(Own.UnderlineColorAttribute.self),
        line(Own.StrikethroughStyleAttribute.self), same(Own.StrikethroughColorAttribute.self),
        same(Own.StrokeColorAttribute.self), number(Own.StrokeWidthAttribute.self),
        same(Own.ParagraphStyleAttribute.self),
        AttributeBridge(key: .link) {
            $0.link
        } write: { value, container in
            container.link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
        },
    ]
}

extension AttributeContainer {
    /// The attributes as those of an `NSAttributedString`.
    var plain: [NSAttributedString.Key: Any] {
        AttributeBridge.all.reduce(into: [:]) { result, bridge in result[bridge.key] = bridge.read(self) }
    }

    /// Creates a container with the attributes of an `NSAttributedString`.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = dictionary[bridge.key] { bridge.write(value, &self) }
        }
    }
}

extension NSAttributedString {
    /// Creates a string with the attributes of Foundation and UIKit.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: run.attributes.plain))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a string with the attributes of Foundation and UIKit.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in runs.append((range, attributes)) }
        for (range, attributes) in runs {
            let part = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
