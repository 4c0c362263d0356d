public import Foundation
import QuartzCore

/// Decides what a context menu shows. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: DelegateObject {
    /// Returns what is shown for a long press, or nil for nothing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns where the preview goes when the menu goes; nil for where it came from.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// The method of iOS 13 to 15, which answers unless the later one does.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Shows a menu after a long press on a view, with a preview of what it is about.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var menuAppearance: Appearance { isShown ? .rich : .unknown }
    private lazy var press = UILongPressGestureRecognizer { [weak self] point in
        self?.prepare(point) ?? false
    } _: { [weak self] recognizer in
        if recognizer.state == .began { self?.show() }
    }
    /// What will be shown, once the press has begun.
    private var configuration: UIContextMenuConfiguration?
    private var isShown = false
    private var place = CGPoint.zero

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns where the finger was that opened the menu.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    open func dismissMenu() { if isShown { view?.environment.menus.dismiss() } }

    /// Changes the menu while it is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if isShown { view?.environment.menus.replace(block) }
    }

    private func prepare(_ point: CGPoint) -> Bool {
        place = point
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        return configuration != nil
    }

    private func show() {
        guard let view, let configuration, let delegate else { return }
        let menu = configuration.actionProvider?([])
        let controller = configuration.previewProvider?()
        let target =
            delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
            ?? UITargetedPreview(view: view)
        guard menu?.children.isEmpty == false || controller != nil, let lifted = target.lifted() else { return }
        isShown = true
        let animator = ContextMenuAnimator(controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        let preview = controller.flatMap { ContextMenuPreview.view(of: $0) } ?? lifted.view
        view.environment.menus.present(
            menu, lifting: preview, from: lifted.frame,
            to: controller.map { ContextMenuPreview.size(of: $0, in: view.environment) } ?? lifted.frame.size,
            sender: view
        ) { [weak self] in
            self?.commit(configuration, controller)
        } ended: { [weak self] _ in
            self?.end(configuration, controller)
        }
        animator.run()
    }

    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animator = ContextMenuAnimator(controller)
        controller?.viewIfLoaded?.removeFromSuperview()
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        animator.run()
    }

    private func end(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        isShown = false
        let target = delegate?.contextMenuInteraction(
            self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        if let frame = target?.frameOnScreen { view?.environment.menus.returnPreview(to: frame) }
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.run()
    }
}

/// The view of a controller that a context menu previews.
@MainActor
enum ContextMenuPreview {
    static func view(of controller: UIViewController) -> UIView? {
        guard let view = controller.view else { return nil }
        let wrapper = UIView()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
        return wrapper
    }

    /// The size of a preview: that which the controller prefers, otherwise most of the screen.
    static func size(of controller: UIViewController, in environment: UIEnvironment) -> CGSize {
        let screen = environment.screen.bounds.size
        let wanted = controller.preferredContentSize
        return CGSize(
            width: wanted.width > 0 ? wanted.width : screen.width - 32,
            height: wanted.height > 0 ? wanted.height : screen.height * 0.6)
    }
}

extension UILongPressGestureRecognizer {
    /// Creates a press that opens a menu, or lifts what is dragged. It only begins where a closure says that there is one.
    convenience init(
        where begins: @escaping (CGPoint) -> Bool, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.init()
        delaysTouchesEnded = false
        self.begins = { begins($0.location(in: $0.view)) }
        addHandler(handler)
    }
}
