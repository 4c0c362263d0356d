public import UIKit

/// What makes `MBProgressHUD(for:)` find the topmost panel of a view: an initializer of a class can't return one that
/// exists.
@preconcurrency @MainActor
public protocol MBProgressHUDFinding {}

extension MBProgressHUDFinding {
    /// Finds the topmost panel of a view that isn't being hidden, or nil.
    public init?(for view: UIView) {
        guard let hud = MBProgressHUD.forView(view) as? Self else { return nil }
        self = hud
    }
}
