public import Foundation

/// An action that a swiped row shows.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Performs the action. The closure at the end tells whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    public var title: String?
    public var image: UIImage?
    /// The color behind the title; red for destructive actions and gray for others by default.
    public var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions that a row shows when it is swiped, the outermost first.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a swipe across the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
