public import Foundation
import QuartzCore

/// How an effect has ended.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect was seen to its end.
    public let isFinished: Bool
    /// The image view or item whose symbol it was.
    public private(set) weak var sender: AnyObject?
    public let effect: (any SymbolEffect)?
    public let contentTransition: (any SymbolEffect)?

    init(
        _ isFinished: Bool, _ sender: AnyObject, effect: (any SymbolEffect)? = nil,
        contentTransition: (any SymbolEffect)? = nil
    ) {
        (self.isFinished, self.sender) = (isFinished, sender)
        (self.effect, self.contentTransition) = (effect, contentTransition)
        super.init()
    }
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Begins an effect that is over after some time.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, isLasting: false, completion) }

    /// Begins an effect that lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, isLasting: true, completion) }

    /// Begins an effect that could be over after some time, or last: it is over after some time.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, isLasting: options.count == nil || options.count == 0, completion) }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, isLasting: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        SymbolMotion(layer: layer).add(
            effect.configuration.motion, options, animated: animated, isLasting: isLasting
        ) { [weak self] finished in
            guard let self else { return }
            MainActor.assumeIsolated {
                completion?(UISymbolEffectCompletionContext(finished, self, effect: effect))
            }
        }
    }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        SymbolMotion(layer: layer).remove(like: effect.configuration.motion)
        completion?(UISymbolEffectCompletionContext(true, self, effect: effect))
    }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        SymbolMotion(layer: layer).removeAll()
    }

    /// Shows another symbol in place of the present one.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let speed = options.speed > 0 && options.speed.isFinite ? options.speed : 1
        UIView.transition(with: self, duration: 0.3 / speed, options: .transitionCrossDissolve) { [self] in
            self.image = image
        } completion: { [self] finished in
            let context = UISymbolEffectCompletionContext(finished, self, contentTransition: contentTransition)
            completion?(context)
        }
    }
}

extension UIBarButtonItem {
    /// Begins an effect that is over after some time, if a bar shows the item.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { motion?.add(effect.configuration.motion, options, animated: animated, isLasting: false, completion: nil) }

    /// Begins an effect that lasts until it is removed, if a bar shows the item.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { motion?.add(effect.configuration.motion, options, animated: animated, isLasting: true, completion: nil) }

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        let isLasting = options.count == nil || options.count == 0
        motion?.add(
            effect.configuration.motion, options, animated: animated, isLasting: isLasting, completion: nil)
    }

    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { motion?.remove(like: effect.configuration.motion) }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        motion?.removeAll()
    }

    /// Shows another symbol in place of the present one.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        guard let button else { return self.image = image }
        UIView.transition(with: button, duration: 0.3, options: .transitionCrossDissolve) { [self] in
            self.image = image
        }
    }

    private var motion: SymbolMotion? { (button?.layer).map(SymbolMotion.init) }
}
