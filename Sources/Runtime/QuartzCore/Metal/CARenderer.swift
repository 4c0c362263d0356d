public import Foundation
public import Metal

/// Draws layers into a texture of a graphics processor, frame by frame. Without one, it keeps what is to be drawn.
public class CARenderer: NSObject {
    public var layer: CALayer?
    public var bounds = CGRect.zero
    private var destination: any MTLTexture
    /// What is to be drawn in this frame.
    private var updates: [CGRect] = []
    private var frameTime: CFTimeInterval?

    public init(mtlTexture tex: any MTLTexture, options dict: [AnyHashable: Any]? = nil) {
        destination = tex
        super.init()
    }

    /// Begins a frame, in which all of the layer is drawn.
    public func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutableRawPointer?) {
        frameTime = t
        updates = layer == nil ? [] : [bounds]
    }

    /// The rectangle around what is to be drawn.
    public func updateBounds() -> CGRect { updates.reduce(.null) { $0.union($1) } }
    public func addUpdate(_ r: CGRect) { updates.append(r.intersection(bounds)) }
    /// Draws the frame: there is no processor that does.
    public func render() {}
    /// Returns when the next frame is to be drawn: never, where nothing is animated.
    public func nextFrameTime() -> CFTimeInterval {
        layer?.animationKeys()?.isEmpty ?? true ? .infinity : frameTime ?? 0
    }
    public func endFrame() { (updates, frameTime) = ([], nil) }
    public func setDestination(_ tex: any MTLTexture) { destination = tex }
}
