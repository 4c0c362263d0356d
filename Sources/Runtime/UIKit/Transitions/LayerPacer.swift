import CoreGraphics
import Foundation
import QuartzCore

/// Holds the time of layers, so that their animations follow a finger, and lets it go on or back.
@MainActor
final class LayerPacer {
    private let layers: [CALayer]
    private let duration: TimeInterval
    private let clock: HostClock
    /// The time of each layer at the beginning.
    private var starts: [CFTimeInterval] = []
    private(set) var fraction: CGFloat = 0
    private var ticket: HostClock.Ticket?

    /// Creates a pacer and stops the time of the layers.
    init(_ layers: [CALayer], duration: TimeInterval, clock: HostClock) {
        (self.layers, self.duration, self.clock) = (layers, max(duration, 1e-3), clock)
        for layer in layers {
            let now = layer.localTime(at: clock.now)
            starts.append(now)
            (layer.speed, layer.timeOffset, layer.beginTime) = (0, now, 0)
        }
    }

    func update(_ fraction: CGFloat) {
        guard fraction.isFinite else { return }
        self.fraction = min(max(fraction, 0), 1)
        for (layer, start) in zip(layers, starts) {
            // Never the very end, at which animations would be over while the finger is still there.
            layer.timeOffset = start + min(Double(self.fraction), 0.999) * duration
        }
    }

    /// Lets time go on, so that the animations end by themselves.
    func resume(speed: CGFloat) {
        for layer in layers {
            let outer = layer.superlayer?.localTime(at: clock.now) ?? clock.now
            (layer.beginTime, layer.speed) = (outer, Float(speed > 0 ? speed : 1))
        }
    }

    /// Lets time run back to the beginning.
    func rewind(speed: CGFloat, completion: @escaping @MainActor () -> Void) {
        let pace = 1 / (duration / Double(speed > 0 ? speed : 1))
        step(from: fraction, at: clock.now, pace, completion)
    }

    private func step(
        from start: CGFloat, at time: CFTimeInterval, _ pace: Double, _ completion: @escaping @MainActor () -> Void
    ) {
        // What is left of less than a frame's thousandth is nothing.
        let left = start - (clock.now - time) * pace
        update(max(0, left))
        guard left > 1e-5 else { return finishRewinding(completion) }
        ticket = clock.schedule(after: min(1.0 / 60, left / pace)) { [self] in
            MainActor.assumeIsolated { step(from: start, at: time, pace, completion) }
        }
    }

    private func finishRewinding(_ completion: @MainActor () -> Void) {
        for layer in layers { layer.settleAnimations() }
        end()
        completion()
    }

    /// Gives the layers their own time back.
    func end() {
        ticket.map(clock.cancel)
        ticket = nil
        for layer in layers { (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0) }
    }
}
