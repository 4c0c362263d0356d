public import Foundation

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    open private(set) var identifier: any NSCopying
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var badgeCount = 0
    open var preferredMenuElementOrder: ElementOrder = .automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }
}

/// What goes along with a context menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview, if it has one.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// What goes along with a preview that is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what goes along with a context menu, and does it.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    init(_ preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping @MainActor () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping @MainActor () -> Void) { completions.append(completion) }

    func run() {
        UIView.animate(withDuration: 0.25) {
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion() }
        }
    }
}
