package import Foundation
import QuartzCore

/// Calls a step with each frame, as views of scenes need it while they are shown.
@MainActor
package final class FrameSteps {
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?
    package var isPaused = false { didSet { link?.isPaused = isPaused } }
    package var framesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = framesPerSecond } }

    package init() {}

    /// Begins or ends the steps. Each gets the time of its frame, and how much of it has passed: after a pause, time goes on where it was.
    package func run(_ runs: Bool, _ step: @escaping (_ time: TimeInterval, _ passed: TimeInterval) -> Void) {
        guard runs else {
            link?.invalidate()
            (link, lastTime) = (nil, nil)
            return
        }
        guard link == nil else { return }
        // A game never rests: an app that waits for it to do so would wait for ever.
        let link = CADisplayLink { [weak self] link in
            guard let self else { return }
            let time = link.timestamp
            let passed = min(max(0, time - (lastTime ?? time)), 1.0 / 6)
            lastTime = time
            step(time, passed)
        }
        link.isPaused = isPaused
        link.preferredFramesPerSecond = framesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Lets the next step be the first one.
    package func restart() { lastTime = nil }
}
