import Foundation
import UIKit

/// The state of a view's images.
@MainActor
final class ViewState {
    /// The loads by name.
    var loads: [String: SDWebImageCombinedOperation] = [:]
    /// The addresses by name.
    var urls: [String: URL] = [:]
    /// The name of the latest load.
    var latest: String?
    var indicator: (any SDWebImageIndicator)?
    var transition: SDWebImageTransition?
    var progress = Progress(totalUnitCount: 0)
    /// The style of version 4's indicator.
    var indicatorStyle = UIActivityIndicatorView.Style.medium

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ view: UIView) -> ViewState {
        if let state = objc_getAssociatedObject(view, key) as? ViewState { return state }
        let state = ViewState()
        objc_setAssociatedObject(view, key, state, .OBJC_ASSOCIATION_RETAIN)
        return state
    }

    /// Cancels a load.
    func cancel(_ name: String) { loads.removeValue(forKey: name)?.cancel() }
}
