import QuartzCore

/// Calls a closure with each frame of a movement, with the share of its time that has passed. An app isn't at rest meanwhile.
@MainActor
final class MapMotion {
    private var link: CADisplayLink?

    init(_ seconds: Double, _ step: @escaping @MainActor (Double) -> Void) {
        let begun = CACurrentMediaTime()
        link = CADisplayLink(keepsAwake: true) { link in
            MainActor.assumeIsolated {
                let share = min(1, (link.timestamp - begun) / seconds)
                if share >= 1 { link.invalidate() }
                step(share)
            }
        }
        link?.start()
    }

    func end() { link?.invalidate() }
}
