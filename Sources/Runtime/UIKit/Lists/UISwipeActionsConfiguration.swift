public import Foundation

/// An action that a swiped row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Performs the action. The closure at the end receives whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    /// The color behind the title; red for destructive actions and gray for others by default.
    open var backgroundColor: UIColor!
    var backgroundEffect: UIVisualEffect?

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(style: .normal, title: nil) { _, _, _ in } }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// An action of a row, as before iOS 11.
@preconcurrency @MainActor
public final class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case destructive, normal
        public static let `default` = Style.destructive
    }

    public let style: Style
    public var title: String?
    /// The color behind the title; red for destructive actions and gray for others by default.
    public var backgroundColor: UIColor?
    /// The effect behind the title, over the row, in place of the color.
    public var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(style: .default, title: nil) { _, _ in } }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns the action as those of later systems are.
    func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        action.backgroundEffect = backgroundEffect
        return action
    }
}

/// The actions that a row shows when it is swiped, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(actions: []) }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
