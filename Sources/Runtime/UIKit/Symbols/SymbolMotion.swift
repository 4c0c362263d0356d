import Foundation
import QuartzCore

/// Moves the layer of a symbol as effects ask for.
@MainActor
struct SymbolMotion {
    let layer: CALayer

    typealias Motion = SymbolEffectConfiguration.Motion

    private static func key(_ motion: Motion) -> String { "symbolEffect.\(motion.rawValue)" }
    private static let all: [Motion] = [
        .bounceUp, .bounceDown, .pulse, .variableColor, .scaleUp, .scaleDown, .appear, .disappear, .wiggle,
        .wiggleAside, .wiggleUp, .rotate, .rotateBack, .breathe, .breathePulse,
    ]

    /// Begins an effect. `isLasting` keeps it until it is removed.
    func add(
        _ motion: Motion, _ options: SymbolEffectOptions, animated: Bool, isLasting: Bool,
        completion: ((Bool) -> Void)?
    ) {
        let track = Self.track(motion)
        let stays = isLasting && Self.stays(motion)
        guard animated || stays else { return completion?(true) ?? () }
        let group = CAAnimationGroup()
        group.animations = track.parts
        let speed = options.speed.isFinite && options.speed > 0 ? options.speed : 1
        group.duration = animated ? track.duration / speed : 0.001
        for part in track.parts { part.duration = group.duration }
        let count = stays ? 1 : options.count ?? (isLasting ? 0 : 1)
        group.repeatCount = count == 0 ? .infinity : Float(count)
        if stays {
            group.fillMode = .forwards
            for part in track.parts { part.fillMode = .forwards }
            group.isRemovedOnCompletion = false
        }
        group.onEnd = completion
        layer.add(group, forKey: Self.key(motion))
    }

    /// Ends an effect, where it is.
    func remove(_ motion: Motion) { layer.removeAnimation(forKey: Self.key(motion)) }
    /// Ends all effects of a kind, such as all that bounce.
    func remove(like motion: Motion) {
        for other in Self.all where Self.kind(other) == Self.kind(motion) { remove(other) }
    }
    func removeAll() { for motion in Self.all { remove(motion) } }
    func isRunning(_ motion: Motion) -> Bool { layer.animation(forKey: Self.key(motion)) != nil }

    private static func kind(_ motion: Motion) -> String {
        switch motion {
        case .bounceUp, .bounceDown: "bounce"
        case .scaleUp, .scaleDown: "scale"
        case .wiggle, .wiggleAside, .wiggleUp: "wiggle"
        case .rotate, .rotateBack: "rotate"
        case .breathe, .breathePulse: "breathe"
        default: motion.rawValue
        }
    }

    /// Whether the layer stays where the effect has brought it.
    private static func stays(_ motion: Motion) -> Bool {
        [.scaleUp, .scaleDown, .appear, .disappear].contains(motion)
    }

    // MARK: Tracks

    private static func track(_ motion: Motion) -> (parts: [CAKeyframeAnimation], duration: TimeInterval) {
        switch motion {
        case .bounceUp: ([scale([1, 1.22, 0.94, 1.03, 1])], 0.6)
        case .bounceDown: ([scale([1, 0.8, 1.06, 0.98, 1])], 0.6)
        case .pulse: ([part("opacity", [1, 0.35, 1])], 1.4)
        case .variableColor: ([part("opacity", [1, 0.45, 0.75, 1])], 1.2)
        case .scaleUp: ([scale([1, 1.2])], 0.25)
        case .scaleDown: ([scale([1, 0.8])], 0.25)
        case .appear: ([part("opacity", [0, 1]), scale([0.5, 1])], 0.3)
        case .disappear: ([part("opacity", [1, 0]), scale([1, 0.5])], 0.3)
        case .wiggle: ([part("transform.rotation.z", [0, 0.21, -0.17, 0.1, -0.05, 0])], 0.7)
        case .wiggleAside: ([part("transform.translation.x", [0, 3, -3, 2, -1, 0])], 0.7)
        case .wiggleUp: ([part("transform.translation.y", [0, -3, 3, -2, 1, 0])], 0.7)
        case .rotate: ([part("transform.rotation.z", turn)], 1.2)
        case .rotateBack: ([part("transform.rotation.z", turn.map { -$0 })], 1.2)
        case .breathe: ([scale([1, 1.1, 1])], 2.2)
        case .breathePulse: ([scale([1, 1.1, 1]), part("opacity", [1, 0.55, 1])], 2.2)
        case .replaceDownUp, .replaceUpUp, .replaceOffUp, .automatic: ([part("opacity", [0, 1])], 0.3)
        }
    }

    private static let turn = (0...8).map { Double($0) * .pi / 4 }

    private static func scale(_ values: [Double]) -> CAKeyframeAnimation { part("transform.scale", values) }

    private static func part(_ keyPath: String, _ values: [Double]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        return animation
    }
}
