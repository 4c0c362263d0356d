public import Foundation

/// Where an edit menu is shown, and what it is called.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    open private(set) var identifier: AnyHashable
    open private(set) var sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
        super.init()
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Decides what an edit menu shows. All methods are optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: DelegateObject {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Shows an edit menu for a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var configuration: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        self.configuration = configuration
        let suggested = StandardCommands.commands(for: view)
        let menu: UIMenu?
        var rect = CGRect(origin: configuration.sourcePoint, size: .zero)
        if let delegate {
            menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            let target = delegate.editMenuInteraction(self, targetRectFor: configuration)
            if !target.isNull { rect = target }
        } else {
            menu = UIMenu(children: suggested)
        }
        guard let menu else { return }
        let pointsUp: Bool? =
            switch configuration.preferredArrowDirection {
            case .up: true
            case .down: false
            default: nil
            }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        view.environment.editMenu.present(menu, at: view.convert(rect, to: nil), pointsUp: pointsUp) { [weak self] in
            guard let self else { return }
            let animator = EditMenuAnimator()
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            animator.perform()
        }
        animator.perform()
    }

    open func dismissMenu() { view?.environment.editMenu.dismiss() }
    open func reloadVisibleMenu() {
        if let configuration, view?.environment.editMenu.isShown == true { presentEditMenu(with: configuration) }
    }
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
    /// Returns where the menu was asked for.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(configuration?.sourcePoint ?? .zero, to: view) ?? .zero
    }
}
