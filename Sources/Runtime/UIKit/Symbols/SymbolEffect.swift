import Foundation

/// What an effect does to a symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Motion: String, Sendable {
        case bounceUp, bounceDown, pulse, variableColor, scaleUp, scaleDown, appear, disappear, wiggle, wiggleAside
        case wiggleUp, rotate, rotateBack, breathe, breathePulse, replaceDownUp, replaceUpUp, replaceOffUp, automatic
    }

    var motion: Motion
}

/// An effect on a symbol.
public protocol SymbolEffect: Hashable, Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over after some time.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect of a symbol that comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect between two symbols.
public protocol ContentTransitionSymbolEffect {}

/// How fast an effect is, and how often it is repeated.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    /// How often the effect is seen; nil for what is usual, and 0 for without end.
    var count: Int?

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(count: 0)
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? 0) }
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count ?? 0) }
    public var repeating: SymbolEffectOptions { `repeat`(nil) }
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }
}

/// Lets the symbol jump once, or again and again.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .bounceUp)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var up: Self { with(.bounceUp) }
    public var down: Self { with(.bounceDown) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades the symbol out a little and in again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let configuration = SymbolEffectConfiguration(motion: .pulse)
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Lets the opacity of the symbol's layers follow each other. Symbols have one layer here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .variableColor)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var iterative: Self { with(.variableColor) }
    public var cumulative: Self { with(.variableColor) }
    public var reversing: Self { with(.variableColor) }
    public var nonReversing: Self { with(.variableColor) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Makes the symbol larger or smaller, until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .scaleUp)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var up: Self { with(.scaleUp) }
    public var down: Self { with(.scaleDown) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Lets the symbol come.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .appear)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var up: Self { with(.appear) }
    public var down: Self { with(.appear) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Lets the symbol go, until the effect is removed.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .disappear)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var up: Self { with(.disappear) }
    public var down: Self { with(.disappear) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Lets the symbol swing around its center.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .wiggle)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var clockwise: Self { with(.wiggle) }
    public var counterClockwise: Self { with(.wiggle) }
    public var left: Self { with(.wiggleAside) }
    public var right: Self { with(.wiggleAside) }
    public var up: Self { with(.wiggleUp) }
    public var down: Self { with(.wiggleUp) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Turns the symbol once, or again and again.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .rotate)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var clockwise: Self { with(.rotate) }
    public var counterClockwise: Self { with(.rotateBack) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Makes the symbol larger and smaller, again and again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .breathe)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var plain: Self { with(.breathe) }
    public var pulse: Self { with(.breathePulse) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Lets one symbol go and another come.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .replaceDownUp)

    private func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
        var effect = self
        effect.configuration.motion = motion
        return effect
    }
    public var downUp: Self { with(.replaceDownUp) }
    public var upUp: Self { with(.replaceUpUp) }
    public var offUp: Self { with(.replaceOffUp) }
    /// Moves the layers of the symbol one by one. Symbols have one layer here.
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The transition that the system finds fitting.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public let configuration = SymbolEffectConfiguration(motion: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
