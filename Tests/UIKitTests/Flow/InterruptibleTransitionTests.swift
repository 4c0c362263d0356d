import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions that can be interrupted")
struct InterruptibleTransitionTests {
    /// Slides with an animator of its own, driven by a finger.
    final class Sliding: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let driver = UIPercentDrivenInteractiveTransition()
        var isInteractive = true
        private var animator: UIViewPropertyAnimator?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            guard let view = context.view(forKey: .to) else {
                return UIViewPropertyAnimator(duration: 1, curve: .linear)
            }
            let width = context.containerView.bounds.width
            view.frame = context.containerView.bounds.offsetBy(dx: width, dy: 0)
            context.containerView.addSubview(view)
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 0 }
            made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator = made
            return made
        }
    }

    private func x(_ controller: UIViewController) -> CGFloat {
        ((controller.view.layer.presentation() ?? controller.view.layer).frame.minX * 10).rounded() / 10
    }

    @Test("a finger drives the animator, lets it go back, and all is as before")
    func cancelled() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let sliding = Sliding()
        (b.modalPresentationStyle, b.transitioningDelegate) = (.fullScreen, sliding)
        stage.ignored = ["oad", "isAppearing"]
        var calls = stage.calls { a.present(b, animated: true) }
        #expect(calls == ["a willDisappear animated", "b willAppear animated"])
        #expect(a.transitionCoordinator?.isInterruptible == true)
        stage.person.make { sliding.driver.update(0.5) }
        stage.wait(3)
        #expect(stage.person.make { x(b) } == 195)
        calls = stage.calls(wait: 2) { sliding.driver.cancel() }
        #expect(
            calls == [
                "b willDisappear animated", "b didDisappear", "a willAppear animated", "a didAppear",
            ] || calls.last == "a didAppear", "\(calls)")
        #expect(a.presentedViewController == nil && a.view.window != nil && b.view.window == nil)
    }

    @Test("a finger drives the animator, and lets it go on")
    func finished() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let sliding = Sliding()
        (b.modalPresentationStyle, b.transitioningDelegate) = (.fullScreen, sliding)
        _ = stage.calls { a.present(b, animated: true) }
        stage.person.make { sliding.driver.update(0.5) }
        _ = stage.calls { sliding.driver.finish() }
        stage.wait(0.25)
        #expect(stage.person.make { x(b) } == 97.5)
        stage.wait(0.5)
        #expect(b.view.window != nil && b.view.frame.minX == 0 && a.view.window == nil)
        #expect(b.appearance.phase == .appeared && stage.messages == [])
    }

    @Test("a transition that runs is held by a finger, and goes on from where that leaves it")
    func held() throws {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let sliding = Sliding()
        sliding.isInteractive = false
        (b.modalPresentationStyle, b.transitioningDelegate) = (.fullScreen, sliding)
        _ = stage.calls { a.present(b, animated: true) }
        stage.wait(0.5)
        let context = try #require(b.presentation?.transition)
        stage.person.make { context.pauseInteractiveTransition() }
        #expect(context.isInteractive && context.percentComplete == 0.5)
        stage.wait(4)
        #expect(stage.person.make { x(b) } == 195)
        stage.person.make {
            context.finishInteractiveTransition()
            context.interruptible?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        stage.wait(0.6)
        #expect(b.appearance.phase == .appeared && b.presentation?.transition == nil)
    }
}
