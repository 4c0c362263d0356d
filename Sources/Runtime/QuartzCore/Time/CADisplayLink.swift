import CoreGraphics
public import Foundation

/// A timer that is called with each frame of the display, 60 times a second unless it asks for fewer.
///
/// All links of a clock are called at the same times, in the order in which they were added.
public final class CADisplayLink: NSObject {
    /// The frames per second of the display.
    package static let framesPerSecond = 60

    private let clock: HostClock
    private var body: ((CADisplayLink) -> Void)?
    /// Whether an app in which only this link runs isn't idle.
    package var keepsAwake: Bool
    private var ticket: HostClock.Ticket?
    private var isAdded = false

    /// The time of the last frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display.
    public var duration: CFTimeInterval { 1 / Double(Self.framesPerSecond) }
    /// A Boolean value that indicates whether the link is not called.
    public var isPaused = false { didSet { if isPaused != oldValue { schedule() } } }
    /// The number of calls per second; 0 is that of the display.
    public var preferredFramesPerSecond = 0
    /// The numbers of calls per second that will do. The display gives what is preferred, or the most that is asked for.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
            preferredFramesPerSecond = wanted > 0 ? Int(clamping: Double(wanted).rounded()) : 0
        }
    }

    /// Creates a link that calls a closure, by the current clock.
    package init(keepsAwake: Bool = false, _ body: @escaping (CADisplayLink) -> Void) {
        clock = .current
        self.keepsAwake = keepsAwake
        self.body = body
        super.init()
    }

    /// Creates a link that calls nothing.
    public override init() {
        (clock, keepsAwake) = (.current, false)
        super.init()
    }

    /// Begins to call the target. There is one loop, in all of its modes.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

    /// Ends to call the target.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        schedule()
    }

    /// Begins with the next frame.
    package func start() {
        guard !isAdded else { return }
        isAdded = true
        schedule()
    }

    /// Ends for good, and releases the target.
    public func invalidate() {
        (isAdded, body) = (false, nil)
        schedule()
    }

    // MARK: Frames

    private func schedule() {
        ticket.map(clock.cancel)
        ticket = nil
        guard isAdded, !isPaused, body != nil else { return }
        let next = nextFrame
        ticket = clock.schedule(after: next - clock.now, keepsAwake: keepsAwake) { [self] in call(at: next) }
    }

    /// The next frame of the display that the link doesn't leave out.
    private var nextFrame: CFTimeInterval {
        let step = max(1, Self.framesPerSecond / max(1, preferredFramesPerSecond == 0 ? 60 : preferredFramesPerSecond))
        // A frame that is due within a microsecond has come.
        let frame = ((clock.now + 1e-6) * Double(Self.framesPerSecond)).rounded(.down) + Double(step)
        return frame / Double(Self.framesPerSecond)
    }

    private func call(at time: CFTimeInterval) {
        ticket = nil
        (timestamp, targetTimestamp) = (time, time + duration)
        body?(self)
        if ticket == nil { schedule() }
    }
}
