public import Foundation

/// Tells a delegate of each frame of a layer that a graphics processor draws. Without one, there are no frames.
public class CAMetalDisplayLink: NSObject {
    public weak var delegate: (any CAMetalDisplayLinkDelegate)?
    public var preferredFrameLatency: Float = 2
    public var preferredFrameRateRange = CAFrameRateRange.default
    public var isPaused = false
    /// The loops that the link was added to, and not removed from.
    private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private let layer: CAMetalLayer

    public init(metalLayer layer: CAMetalLayer) {
        self.layer = layer
        super.init()
    }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { loops.append((runloop, mode)) }
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.loop === runloop && $0.mode == mode }
    }
    public func invalidate() {
        loops = []
        delegate = nil
    }

    /// The values of a frame for the delegate.
    public class Update: NSObject {
        public let drawable: any CAMetalDrawable
        public let targetTimestamp: CFTimeInterval
        public let targetPresentationTimestamp: CFTimeInterval

        init(_ drawable: any CAMetalDrawable, target: CFTimeInterval, presentation: CFTimeInterval) {
            (self.drawable, targetTimestamp, targetPresentationTimestamp) = (drawable, target, presentation)
            super.init()
        }
    }
}

public protocol CAMetalDisplayLinkDelegate: AnyObject {
    func metalDisplayLink(_ link: CAMetalDisplayLink, needsUpdate update: CAMetalDisplayLink.Update)
}
