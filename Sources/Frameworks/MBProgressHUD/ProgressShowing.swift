import UIKit

/// An indicator that shows how much is done.
@MainActor
protocol ProgressShowing: UIView {
    var progress: Float { get set }
    /// Applies a color to the finished part.
    func apply(_ color: UIColor)
}
