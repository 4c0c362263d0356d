import CoreGraphics
import Foundation

extension UIViewController {
    /// Shows the configuration of content that isn't there, or takes its view away.
    func showContentUnavailable() {
        guard let view = viewIfLoaded else { return }
        guard let configuration = contentUnavailableConfiguration else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = nil
            return
        }
        if let known = contentUnavailableView, known.supports(configuration) {
            known.configuration = configuration
        } else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = configuration.makeContentView()
        }
        view.setNeedsLayout()
        placeContentUnavailable()
    }

    /// Asks for the configuration if it should be, before the view's layout.
    func updateContentUnavailableIfNeeded() {
        guard needsContentUnavailableUpdate else { return }
        needsContentUnavailableUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        if contentUnavailableConfiguration != nil, contentUnavailableView == nil { showContentUnavailable() }
    }

    /// Puts the view in front of all others, in the safe area.
    func placeContentUnavailable() {
        guard let view = viewIfLoaded, let shown = contentUnavailableView else { return }
        if view.subviews.last !== shown { view.addSubview(shown) }
        let area = view.boundsAtRest.inset(by: view.safeAreaInsets)
        let frame = area.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
        if shown.frame != frame { shown.frame = frame }
    }
}
