public import Foundation
import QuartzCore

/// Animations between a beginning and an end, as before there were closures.
@MainActor
private final class AnimationBlock {
    let animation: ViewAnimation
    private let name: String?
    private let context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var transition: (view: UIView, before: UIView?, options: UIView.AnimationOptions)?

    static var all: [AnimationBlock] = []

    init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        (self.name, self.context) = (name, context)
        animation = ViewAnimation(duration: 0.2, delay: 0, options: [], pace: .curve(.easeInOut))
    }

    func notifyStart() {
        guard let willStart, delegate != nil else { return }
        UIEnvironment.current.schedule(after: animation.delay) { [self] in send(willStart, [name, context]) }
    }

    func notifyStop(_ finished: Bool) {
        if let didStop { send(didStop, [name, NSNumber(value: finished), context]) }
    }

    private func send(_ selector: Selector, _ arguments: [Any?]) {
        guard let delegate else { return }
        UIApplication.shared.perform(selector, of: delegate, with: arguments)
    }
}

extension UIView {
    /// How a view changes to its other side or page.
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

    /// Begins changes that are animated when `commitAnimations()` is called, within those that were begun before.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(animationID, context)
        if let outer = AnimationBlock.all.last {
            (block.animation.duration, block.animation.pace) = (outer.animation.duration, outer.animation.pace)
        }
        AnimationBlock.all.append(block)
        ViewAnimation.begin(block.animation)
    }

    /// Starts the animations of the changes since the last beginning.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func commitAnimations() {
        guard let block = AnimationBlock.all.popLast() else { return }
        block.notifyStart()
        if let (view, before, options) = block.transition, let style = ViewTransition.Style(options), let before {
            block.animation.end(completion: nil)
            ViewTransition(style, from: before, to: view, block.animation.duration, options).run { finished in
                before.removeFromSuperview()
                block.notifyStop(finished)
            }
        } else {
            block.animation.end { block.notifyStop($0) }
        }
    }

    private class func change(_ change: (AnimationBlock) -> Void) {
        if let block = AnimationBlock.all.last { change(block) }
    }

    /// Sets the delegate of the animations, which isn't retained.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate as AnyObject? } }
    /// Sets what is called when the animations start, with the name and the context.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
    /// Sets what is called when the animations have ended: with the name, whether they were finished, and the context.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.animation.duration = duration.isFinite ? max(0, duration) : 0 }
    }
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.animation.delay = delay.isFinite ? max(0, delay) : 0 }
    }
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationStart(_ startDate: Date) { setAnimationDelay(startDate.timeIntervalSinceNow) }
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.animation.pace = .curve(curve) } }
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { $0.animation.repeatCount = repeatCount }
    }
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { block in
            if repeatAutoreverses {
                block.animation.options.insert(.autoreverse)
            } else {
                block.animation.options.remove(.autoreverse)
            }
        }
    }
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { block in
            if fromCurrentState {
                block.animation.options.insert(.beginFromCurrentState)
            } else {
                block.animation.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// Turns a view from how it looks now to how it looks after the changes.
    @available(*, deprecated, message: "Use transition(with:duration:options:animations:completion:)")
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        let kinds: [AnimationTransition: AnimationOptions] = [
            .flipFromLeft: .transitionFlipFromLeft, .flipFromRight: .transitionFlipFromRight,
            .curlUp: .transitionCurlUp, .curlDown: .transitionCurlDown,
        ]
        guard let options = kinds[transition], let parent = view.superview, view.window != nil,
            let before = view.snapshotView(afterScreenUpdates: false)
        else { return }
        performWithoutAnimation {
            (before.bounds, before.center, before.transform) = (view.bounds, view.center, view.transform)
            parent.insertSubview(before, aboveSubview: view)
        }
        change { $0.transition = (view, before, options) }
    }

    /// Makes changes that are repeated, within an animation.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = ViewAnimation.current else { return animations() }
        let (oldCount, oldOptions) = (outer.repeatCount, outer.options)
        outer.repeatCount = Float(count)
        if autoreverses { outer.options.insert(.autoreverse) }
        animations()
        (outer.repeatCount, outer.options) = (oldCount, oldOptions)
    }
}
