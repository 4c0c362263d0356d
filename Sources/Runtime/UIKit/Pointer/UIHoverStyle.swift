public import Foundation
import QuartzCore

/// What a view does while the pointer is over it.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect that the system finds fitting: a highlight.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    public init() {}
}
/// Brightens the view below the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
    public init() {}
}
/// Lifts the view a little.
public struct UIHoverLiftEffect: UIHoverEffect {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view looks while the pointer is over it: an effect in a shape.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    public var effect: any UIHoverEffect
    /// The shape of the effect, or nil for that of the view.
    public var shape: UIShape?
    public var isEnabled = true

    public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

    public static func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic, shape: nil) }

    /// The effect as pointers have it.
    func pointerEffect(of view: UIView) -> UIPointerEffect {
        let preview = UITargetedPreview(view: view)
        return effect is UIHoverLiftEffect ? .lift(preview) : .highlight(preview)
    }
}
