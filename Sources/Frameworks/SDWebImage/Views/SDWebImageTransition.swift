public import Foundation
public import QuartzCore
public import UIKit

public typealias SDWebImageAnimationOptions = UIView.AnimationOptions
public typealias SDWebImageTransitionPreparesBlock = (UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void
public typealias SDWebImageTransitionAnimationsBlock = (UIView, UIImage?) -> Void
public typealias SDWebImageTransitionCompletionBlock = (Bool) -> Void

/// How a view changes to an image that was loaded.
@preconcurrency @MainActor
open class SDWebImageTransition: NSObject {
    /// Whether the app sets the image in the animations.
    open var avoidAutoSetImage = false
    /// The seconds that it takes.
    open var duration: TimeInterval = 0.5
    open var timingFunction: CAMediaTimingFunction?
    /// How the view is animated.
    open var animationOptions: SDWebImageAnimationOptions = []
    /// Called before the animation.
    open var prepares: SDWebImageTransitionPreparesBlock?
    /// What is animated.
    open var animations: SDWebImageTransitionAnimationsBlock?
    /// Called when the animation has ended.
    open var completion: SDWebImageTransitionCompletionBlock?

    public override init() { super.init() }

    private class func make(_ options: UIView.AnimationOptions, _ duration: TimeInterval = 0.5) -> SDWebImageTransition
    {
        let transition = SDWebImageTransition()
        transition.duration = duration
        transition.animationOptions = options.union(.allowUserInteraction)
        return transition
    }

    /// Fades.
    open class var fade: SDWebImageTransition { make(.transitionCrossDissolve) }
    /// Turns from the left.
    open class var flipFromLeft: SDWebImageTransition { make(.transitionFlipFromLeft) }
    /// Turns from the right.
    open class var flipFromRight: SDWebImageTransition { make(.transitionFlipFromRight) }
    /// Turns from above.
    open class var flipFromTop: SDWebImageTransition { make(.transitionFlipFromTop) }
    /// Turns from below.
    open class var flipFromBottom: SDWebImageTransition { make(.transitionFlipFromBottom) }
    /// Rolls the old image up.
    open class var curlUp: SDWebImageTransition { make(.transitionCurlUp) }
    /// Rolls the new image down.
    open class var curlDown: SDWebImageTransition { make(.transitionCurlDown) }

    /// Fades in some seconds.
    open class func fade(duration: TimeInterval) -> SDWebImageTransition { make(.transitionCrossDissolve, duration) }
    /// Turns from the left in some seconds.
    open class func flipFromLeft(duration: TimeInterval) -> SDWebImageTransition {
        make(.transitionFlipFromLeft, duration)
    }
    /// Turns from the right in some seconds.
    open class func flipFromRight(duration: TimeInterval) -> SDWebImageTransition {
        make(.transitionFlipFromRight, duration)
    }

    /// Sets an image of a view with the transition.
    func run(
        on view: UIView, _ image: UIImage?, _ data: Data?, _ type: SDImageCacheType, _ url: URL?,
        set: @escaping () -> Void, done: @escaping () -> Void
    ) {
        prepares?(view, image, data, type, url)
        UIView.transition(with: view, duration: duration, options: animationOptions) { [self] in
            if !avoidAutoSetImage { set() }
            animations?(view, image)
        } completion: { [self] finished in
            completion?(finished)
            done()
        }
    }
}
