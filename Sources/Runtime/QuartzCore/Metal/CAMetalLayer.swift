public import CoreGraphics
public import Foundation
public import Metal

/// A layer that a graphics processor draws. There is none here: it is an empty layer, and has nothing to draw into.
public class CAMetalLayer: CALayer {
    public var device: (any MTLDevice)?
    /// The processor that shows the layer: none.
    public var preferredDevice: (any MTLDevice)? { nil }
    public var pixelFormat = MTLPixelFormat.bgra8Unorm
    public var framebufferOnly = true
    /// The size in pixels of what is drawn into; that of the layer until another one is set.
    public var drawableSize: CGSize {
        get { ownSize ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale) }
        set { ownSize = newValue }
    }
    private var ownSize: CGSize?
    public var presentsWithTransaction = false
    public var allowsNextDrawableTimeout = true
    /// The number of drawables, 2 or 3; others are not taken.
    public var maximumDrawableCount = 3 {
        didSet { if !(2...3).contains(maximumDrawableCount) { maximumDrawableCount = oldValue } }
    }
    public var edrMetadata: CAEDRMetadata?
    public var colorspace: CGColorSpace?
    public var developerHUDProperties: [AnyHashable: Any]?

    /// Returns what the next frame is drawn into: nil, as where all drawables are in use.
    public func nextDrawable() -> (any CAMetalDrawable)? { nil }
}

/// What a frame of a layer is drawn into.
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}

/// A layer that OpenGL ES draws, which isn't there: it is an empty layer.
public class CAEAGLLayer: CALayer {
    public var presentsWithTransaction = false
    /// What is drawn into, by OpenGL's keys.
    public var drawableProperties: [AnyHashable: Any]?
}
