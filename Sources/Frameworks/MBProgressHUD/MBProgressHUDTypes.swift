public import Foundation

/// What the panel shows.
public enum MBProgressHUDMode: Int, Sendable {
    /// An indicator that turns.
    case indeterminate
    /// A pie of what is done.
    case determinate
    /// A bar of what is done.
    case determinateHorizontalBar
    /// A ring of what is done.
    case annularDeterminate
    /// The app's own view.
    case customView
    /// Texts only.
    case text
}

/// How the panel comes and goes.
public enum MBProgressHUDAnimation: Int, Sendable {
    /// It fades.
    case fade
    /// It grows as it comes, and shrinks as it goes.
    case zoom
    /// It shrinks as it comes and goes.
    case zoomOut
    /// It grows as it comes and goes.
    case zoomIn
}

/// What a background is made of.
public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }

/// What is called when a panel is gone.
public typealias MBProgressHUDCompletionBlock = () -> Void

/// An offset that moves the panel to an edge.
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// Hears of a panel that is gone.
@preconcurrency @MainActor
public protocol MBProgressHUDDelegate: NSObjectProtocol {
    /// Called when a panel is gone.
    func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
    public func hudWasHidden(_ hud: MBProgressHUD) {}
}
