import CoreGraphics
import Foundation

/// A change of the size and the traits of a window, with a coordinator for its controllers.
@MainActor
final class WindowChange {
    private let window: UIWindow
    private let size: CGSize
    private let traits: UITraitCollection
    private let turns: Int
    private let step: ViewControllerTransition
    private let oldSize: CGSize
    private let oldTraits: UITraitCollection

    /// Creates a change. `turns` are the quarters of a turn of the interface.
    init(
        _ window: UIWindow, to size: CGSize, _ traits: UITraitCollection, turns: Int,
        orientations: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)
    ) {
        (self.window, self.size, self.traits, self.turns) = (window, size, traits, turns)
        (oldSize, oldTraits) = (window.bounds.size, window.traitCollection)
        let root = window.rootViewController
        step = ViewControllerTransition(from: root, to: root, in: window, animated: !window.isHidden)
        step.orientations = orientations
        step.targetTransform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
    }

    /// The time that a change takes whose interface turns by some quarters.
    static func duration(_ turns: Int) -> TimeInterval { turns == 2 ? 0.6 : 0.3 }

    private var changesSize: Bool { size != oldSize || turns != 0 }
    private var changesSizeClass: Bool {
        traits.horizontalSizeClass != oldTraits.horizontalSizeClass
            || traits.verticalSizeClass != oldTraits.verticalSizeClass
    }

    /// Tells the controllers what will change.
    func announce() {
        guard let root = window.rootViewController, root.isViewLoaded else { return }
        window.environment.perform {
            guard changesSize || changesSizeClass else { return }
            // A change that is still being animated ends here.
            root.sizeTransition?.completeTransition(true)
            root.sizeTransition = step
            if changesSizeClass { root.willTransition(to: traits, with: step) }
            if changesSize { root.viewWillTransition(to: size, with: step) }
        }
    }

    /// Changes the window. Size and layout are animated, together with what the controllers animate.
    func perform() {
        guard let root = window.rootViewController, root.isViewLoaded, changesSize || changesSizeClass else {
            return change()
        }
        step.animator = WindowAnimator(turns: turns) { [self] in change() }
        step.place = { [self] in change() }
        step.ended = { _ in if root.sizeTransition === self.step { root.sizeTransition = nil } }
        step.start()
    }

    private func change() {
        window.frame = CGRect(origin: .zero, size: size)
        window.imposeSafeArea(window.environment.windowSafeArea)
        window.ownTraits = traits
        if traits.horizontalSizeClass != oldTraits.horizontalSizeClass {
            window.rootViewController?.adaptPresentations()
        }
        window.layoutIfNeeded()
    }
}

/// Animates a window to its new size.
@MainActor
private final class WindowAnimator: UIViewControllerAnimatedTransitioning {
    private let turns: Int
    private let change: () -> Void

    init(turns: Int, change: @escaping () -> Void) { (self.turns, self.change) = (turns, change) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        WindowChange.duration(turns)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut, animations: change
        ) { _ in context.completeTransition(true) }
    }
}
