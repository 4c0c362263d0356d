import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Animators that are interrupted")
struct PropertyAnimatorTests {
    private let stage = AppStage()
    private let view: UIView
    private var ends = Ends()

    @MainActor
    private final class Ends { var positions: [UIViewAnimatingPosition] = [] }

    init() {
        let window = stage.environment.perform { UIWindow(frame: UIScreen.main.bounds) }
        let view = stage.environment.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.environment.perform {
            window.makeKeyAndVisible()
            window.addSubview(view)
        }
        self.view = view
        _ = stage.calls {}
        kept = window
    }
    private let kept: UIWindow

    /// Makes an animator that moves the view by 200 points within a second.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        stage.environment.perform {
            let view = view
            let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 250 }
            animator.addCompletion { [ends] in ends.positions.append($0) }
            return animator
        }
    }

    /// Where the view is shown.
    private var x: CGFloat {
        stage.environment.perform { ((view.layer.presentation() ?? view.layer).position.x * 100).rounded() / 100 }
    }

    private func act(_ body: () -> Void) { stage.environment.perform(body) }

    @Test("it runs to its end, along its curve")
    func runs() {
        let animator = animator(.easeIn)
        #expect(animator.state == .inactive && view.center.x == 50)
        act { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning && view.center.x == 250 && x == 50)
        stage.wait(0.5)
        let eased = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
        #expect(abs(x - (50 + 200 * eased)) < 0.1 && abs(animator.fractionComplete - eased) < 1e-6)
        #expect(stage.clock.awakeUntil != nil)
        stage.wait(0.6)
        #expect(x == 250 && ends.positions == [.end] && animator.state == .inactive && !animator.isRunning)
        #expect(view.layer.animationKeys() == nil && stage.clock.awakeUntil == nil)
    }

    @Test("it begins after a delay, and an animator that nobody keeps runs to its end")
    func delay() {
        act {
            let view = view
            _ = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 250 },
                completion: { [ends] in ends.positions.append($0) })
        }
        stage.wait(0.9)
        #expect(x == 50 && view.center.x == 250)
        stage.wait(0.6)
        #expect(abs(x - 150) < 0.01)
        stage.wait(0.6)
        #expect(x == 250 && ends.positions == [.end])
    }

    @Test("it stands still while it is paused, is scrubbed, and goes on from there")
    func scrubbing() {
        let animator = animator(.easeInOut)
        act { animator.startAnimation() }
        stage.wait(0.25)
        act { animator.pauseAnimation() }
        let place = x
        #expect(animator.state == .active && !animator.isRunning)
        stage.wait(5)
        #expect(x == place && ends.positions == [] && stage.clock.awakeUntil == nil)
        act { animator.fractionComplete = 0.75 }
        #expect(x == 200 && animator.fractionComplete == 0.75)
        act { animator.fractionComplete = 7 }
        #expect(x == 250)
        act { animator.fractionComplete = .nan }
        #expect(x == 250)
        act { animator.fractionComplete = 0.5 }
        act {
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
        }
        stage.wait(0.25)
        #expect(x == 200, "half of what is left takes half of the rest of the time")
        stage.wait(0.3)
        #expect(x == 250 && ends.positions == [.end])
    }

    @Test("without scrubbing evenly, the fraction is that of the time")
    func curvedScrubbing() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        act { animator.fractionComplete = 0.5 }
        #expect(abs(x - (50 + 200 * CAMediaTimingFunction(name: .easeIn).value(at: 0.5))) < 0.01)
    }

    @Test("an animator that was only scrubbed can go on in another duration")
    func durationFactor() {
        let animator = animator()
        act { animator.fractionComplete = 0.5 }
        #expect(x == 150)
        act { animator.continueAnimation(withTimingParameters: nil, durationFactor: 2) }
        stage.wait(1)
        #expect(x == 200)
        stage.wait(1.1)
        #expect(x == 250 && ends.positions == [.end])
    }

    @Test("turned around, it goes back to its beginning, and the view has its old values")
    func reversal() {
        let animator = animator()
        act { animator.startAnimation() }
        stage.wait(0.75)
        act { animator.isReversed = true }
        #expect(x == 200 && abs(animator.fractionComplete - 0.25) < 1e-6)
        stage.wait(0.25)
        #expect(x == 150)
        stage.wait(0.6)
        #expect(x == 50 && view.center.x == 50 && ends.positions == [.start] && view.layer.animationKeys() == nil)
    }

    @Test("it is stopped where it is, and finished at one of three places")
    func stopping() {
        for (position, place) in [(UIViewAnimatingPosition.start, 50.0), (.current, 100), (.end, 250)] {
            act { UIView.performWithoutAnimation { view.center.x = 50 } }
            let animator = animator()
            act { animator.startAnimation() }
            stage.wait(0.25)
            act { animator.stopAnimation(false) }
            #expect(animator.state == .stopped && view.center.x == 100 && x == 100)
            act { animator.finishAnimation(at: position) }
            #expect(view.center.x == place && ends.positions.last == position && animator.state == .inactive)
            #expect(view.layer.animationKeys() == nil)
        }
        let animator = animator()
        ends.positions = []
        act { animator.startAnimation() }
        stage.wait(0.25)
        act { animator.stopAnimation(true) }
        stage.wait(2)
        #expect(animator.state == .inactive && ends.positions == [])
        act { animator.finishAnimation(at: .end) }
        #expect(stage.messages.count == 1)
    }

    @Test("animations that come later run with it, after a part of the rest")
    func additions() {
        let animator = animator()
        act { animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5) }
        act { animator.startAnimation() }
        stage.wait(0.5)
        let alpha: () -> Float = { stage.environment.perform { (view.layer.presentation() ?? view.layer).opacity } }
        #expect(alpha() == 1 && x == 150)
        stage.wait(0.25)
        #expect(abs(alpha() - 0.5) < 0.001)
        act { animator.addAnimations { view.center.y = 250 } }
        stage.wait(0.125)
        let y = stage.environment.perform { view.layer.presentation()?.position.y ?? 0 }
        #expect(abs(y - 150) < 0.5, "half of what was left is over")
        stage.wait(0.2)
        #expect(alpha() == 0 && view.center == CGPoint(x: 250, y: 250) && ends.positions == [.end])
    }

    @Test("colors and transforms go back, too")
    func values() {
        view.backgroundColor = .red
        let animator = animator()
        act {
            animator.addAnimations {
                view.backgroundColor = .blue
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
        }
        act { animator.fractionComplete = 0.5 }
        let scale = stage.environment.perform { view.layer.presentation()?.transform.m11 ?? 0 }
        #expect(abs(scale - 2) < 1e-6)
        act { animator.stopAnimation(false) }
        act { animator.finishAnimation(at: .start) }
        #expect(view.transform == .identity && view.layer.backgroundColor == UIColor.red.cgColor)
        #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    }

    @Test("springs swing, and some determine the duration by themselves")
    func springs() {
        let view = view
        let swinging = stage.environment.perform {
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.center.x = 250 }
        }
        act { swinging.startAnimation() }
        var most: CGFloat = 0
        for _ in 0..<50 {
            stage.wait(0.02)
            most = max(most, x)
        }
        stage.wait(0.1)
        #expect(most > 270 && x == 250 && swinging.state == .inactive)
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let own = stage.environment.perform { UIViewPropertyAnimator(duration: 5, timingParameters: spring) }
        #expect(own.duration < 3 && own.duration > 0.5 && spring.timingCurveType == .spring)
    }

    @Test("it stays active at its end if it is to")
    func pausesOnCompletion() {
        let animator = animator()
        animator.pausesOnCompletion = true
        act { animator.startAnimation() }
        stage.wait(2)
        #expect(animator.state == .active && !animator.isRunning && x == 250 && ends.positions == [])
        act { animator.isReversed = true }
        act { animator.startAnimation() }
        stage.wait(0.5)
        #expect(x == 150)
        act { animator.stopAnimation(false) }
        act { animator.finishAnimation(at: .current) }
        #expect(view.center.x == 150 && ends.positions == [.current])
    }

    @Test("an animator of views that aren't shown ends in time")
    func unshown() {
        let other = stage.environment.perform { UIView() }
        let animator = stage.environment.perform {
            UIViewPropertyAnimator(duration: 1, curve: .linear) { other.center.x = 9 }
        }
        animator.addCompletion { [ends] in ends.positions.append($0) }
        act { animator.startAnimation() }
        #expect(other.center.x == 9)
        stage.wait(1.1)
        #expect(ends.positions == [.end])
    }
}
