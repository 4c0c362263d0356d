public import Foundation

/// The superclass of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The name by which tests find the element.
    public var accessibilityIdentifier: String?

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let hidden = Self(rawValue: 4)
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    public enum State: Int, Sendable { case off, on, mixed }

    open var title: String
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}
