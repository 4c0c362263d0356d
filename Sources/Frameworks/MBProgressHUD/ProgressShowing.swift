import UIKit

/// An indicator that shows how much is done.
@MainActor
protocol ProgressShowing: UIView {
    var progress: Float { get set }
    /// Takes a color for what is done.
    func take(_ color: UIColor)
}
