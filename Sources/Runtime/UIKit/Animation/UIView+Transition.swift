import CoreGraphics
public import Foundation
import QuartzCore

/// Transitions between what views show.
extension UIView {
    /// Animates changes inside of a view from how it looks before to how it looks after.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let style = ViewTransition.Style(options)
        guard let style, let parent = view.superview, view.window != nil, areAnimationsEnabled, duration > 0,
            let before = view.snapshotView(afterScreenUpdates: false)
        else {
            return animate(
                withDuration: style == nil ? duration : 0, delay: 0, options: options, animations: animations ?? {},
                completion: completion)
        }
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
        } else {
            performWithoutAnimation { animations?() }
        }
        performWithoutAnimation {
            before.bounds = view.bounds
            before.center = view.center
            before.transform = view.transform
            parent.insertSubview(before, aboveSubview: view)
            view.layoutIfNeeded()
        }
        ViewTransition(style, from: before, to: view, duration, options).run { finished in
            before.removeFromSuperview()
            completion?(finished)
        }
    }

    /// Replaces a view by another one.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let keepsViews = options.contains(.showHideTransitionViews)
        performWithoutAnimation {
            if keepsViews {
                toView.isHidden = false
            } else if let parent = fromView.superview {
                parent.insertSubview(toView, aboveSubview: fromView)
            }
        }
        let end: (Bool) -> Void = { finished in
            performWithoutAnimation {
                if keepsViews { fromView.isHidden = true } else { fromView.removeFromSuperview() }
            }
            completion?(finished)
        }
        guard let style = ViewTransition.Style(options), toView.window != nil, areAnimationsEnabled, duration > 0 else {
            return animate(withDuration: 0, animations: {}, completion: end)
        }
        toView.superview?.layoutIfNeeded()
        ViewTransition(style, from: fromView, to: toView, duration, options).run(end)
    }
}

/// Animates from one view to another in the same place.
@MainActor
struct ViewTransition {
    enum Style {
        case dissolve
        /// Turns around an axis, by a sign.
        case flip(x: CGFloat, y: CGFloat)
        case curlUp, curlDown

        init?(_ options: UIView.AnimationOptions) {
            switch (options.rawValue >> 20) & 7 {
            case 1: self = .flip(x: 0, y: 1)
            case 2: self = .flip(x: 0, y: -1)
            case 3: self = .curlUp
            case 4: self = .curlDown
            case 5: self = .dissolve
            case 6: self = .flip(x: -1, y: 0)
            case 7: self = .flip(x: 1, y: 0)
            default: return nil
            }
        }
    }

    private let style: Style
    private let (from, to): (UIView, UIView)
    private let duration: TimeInterval
    private let options: UIView.AnimationOptions

    init(
        _ style: Style, from: UIView, to: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions
    ) {
        (self.style, self.from, self.to, self.duration) = (style, from, to, duration)
        // What both kinds of options say, without the style.
        self.options = UIView.AnimationOptions(rawValue: options.rawValue & ~(7 << 20))
    }

    func run(_ end: @escaping (Bool) -> Void) {
        switch style {
        case .dissolve: dissolve(end)
        case .flip(let x, let y): flip(x, y, end)
        case .curlUp: curl(from, by: -1, isComing: false, end)
        case .curlDown: curl(to, by: -1, isComing: true, end)
        }
    }

    private func dissolve(_ end: @escaping (Bool) -> Void) {
        let (from, to) = (from, to)
        let (fromAlpha, toAlpha) = (from.alpha, to.alpha)
        UIView.performWithoutAnimation { to.alpha = 0 }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            to.alpha = toAlpha
            from.alpha = 0
        } completion: { finished in
            UIView.performWithoutAnimation { from.alpha = fromAlpha }
            end(finished)
        }
    }

    /// One view turns away by a quarter, then the other one turns up.
    private func flip(_ x: CGFloat, _ y: CGFloat, _ end: @escaping (Bool) -> Void) {
        let (from, to) = (from, to)
        let (fromTransform, toTransform) = (from.layer.transform, to.layer.transform)
        let (fromAlpha, toAlpha) = (from.alpha, to.alpha)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 1000
        UIView.performWithoutAnimation {
            to.layer.transform = CATransform3DRotate(perspective, -.pi / 2, x, y, 0)
            to.alpha = 0
            from.layer.transform = perspective
        }
        UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn) {
            from.layer.transform = CATransform3DRotate(perspective, .pi / 2, x, y, 0)
        } completion: { _ in
            UIView.performWithoutAnimation { (from.alpha, to.alpha) = (0, toAlpha) }
            UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseOut) {
                to.layer.transform = toTransform
            } completion: { finished in
                UIView.performWithoutAnimation { (from.layer.transform, from.alpha) = (fromTransform, fromAlpha) }
                end(finished)
            }
        }
    }

    /// A page goes up, or comes down from above.
    private func curl(_ page: UIView, by direction: CGFloat, isComing: Bool, _ end: @escaping (Bool) -> Void) {
        let home = page.center
        let away = CGPoint(x: home.x, y: home.y + direction * page.bounds.height)
        let (opacity, radius) = (page.layer.shadowOpacity, page.layer.shadowRadius)
        page.superview?.bringSubviewToFront(page)
        UIView.performWithoutAnimation {
            if isComing { page.center = away }
            (page.layer.shadowOpacity, page.layer.shadowRadius) = (0.3, 10)
        }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            page.center = isComing ? home : away
        } completion: { finished in
            UIView.performWithoutAnimation {
                page.center = home
                (page.layer.shadowOpacity, page.layer.shadowRadius) = (opacity, radius)
            }
            end(finished)
        }
    }
}
