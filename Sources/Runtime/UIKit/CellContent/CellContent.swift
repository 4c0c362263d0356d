import CoreGraphics
import Foundation

/// What a cell shows by configurations: its content and its background.
@MainActor
final class CellContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    private var backgroundView: CellBackgroundView?
    var updatesContent = true
    var updatesBackground = true
    var isOld = false

    /// Shows a configuration in the content view of a cell. A view that supports it is kept.
    func show(_ new: (any UIContentConfiguration)?, in contentView: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(new) {
            view.configuration = new
        } else {
            view?.removeFromSuperview()
            let made = new.makeContentView()
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            made.frame = contentView.bounds
            contentView.addSubview(made)
            view = made
        }
    }

    /// Brings content and background up to date for a state.
    func update(for state: any UIConfigurationState) {
        if updatesContent, let configuration, let view {
            view.configuration = configuration.updated(for: state)
        }
        if updatesBackground { background = background?.updated(for: state) }
    }

    /// Lays out content and background of a cell.
    func layOut(in contentView: UIView, of cell: UIView) {
        if let view, view.frame != contentView.bounds { view.frame = contentView.bounds }
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let shown = backgroundView ?? CellBackgroundView(background)
        backgroundView = shown
        shown.configuration = background
        if shown.superview !== cell { cell.insertSubview(shown, at: 0) }
        shown.frame = cell.bounds
    }

    /// Returns the height that the content needs in a width, or nil if there is none.
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if let view = view as? UIListContentView {
            return view.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
