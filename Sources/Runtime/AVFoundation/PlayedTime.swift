package import Foundation
import QuartzCore
import UIKit

/// The time of something that is played, by the clock of the app.
@MainActor
package final class PlayedTime {
    private let clock = UIEnvironment.current.clock
    private var begun: CFTimeInterval?
    private var place: TimeInterval = 0
    private var ticket: HostClock.Ticket?
    /// The length, or nil for what has no end that is known.
    package var duration: TimeInterval?
    package var rate = 1.0 {
        willSet {
            place = now
            if isRunning { begun = clock.now }
        }
        didSet { if isRunning { run() } }
    }
    package var ended: @MainActor () -> Void = {}

    package init(_ duration: TimeInterval?) { self.duration = duration }

    package var isRunning: Bool { begun != nil }

    package var now: TimeInterval {
        get {
            let passed = begun.map { place + (clock.now - $0) * rate } ?? place
            return min(max(0, passed), duration ?? .infinity)
        }
        set {
            place = min(max(0, newValue), duration ?? .infinity)
            if begun != nil { run() }
        }
    }

    package func start() {
        guard begun == nil else { return }
        if let duration, place >= duration { place = 0 }
        run()
    }

    private func run() {
        begun = clock.now
        ticket.map(clock.cancel)
        guard let duration, rate > 0 else { return }
        ticket = clock.schedule(after: (duration - place) / rate, keepsAwake: false) { [weak self] in
            MainActor.assumeIsolated { self?.end() }
        }
    }

    private func end() {
        guard begun != nil, let duration else { return }
        (begun, place) = (nil, duration)
        ended()
    }

    package func pause() {
        place = now
        begun = nil
        ticket.map(clock.cancel)
        ticket = nil
    }

    /// Says in the console that nothing is heard.
    package static func saySilence() {
        UIEnvironment.current.reportOnce(
            "AVFoundation: this device makes no sound; what is played only takes its time")
    }
}
