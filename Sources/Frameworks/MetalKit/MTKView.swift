public import Foundation
public import Metal
public import QuartzCore
public import UIKit

@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// A view that a graphics processor draws. There is none here, which words in the view say.
@preconcurrency @MainActor
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var sampleCount = 1
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var isPaused = false
    open var framebufferOnly = true
    open var autoResizeDrawable = true
    open var presentsWithTransaction = false

    open var drawableSize: CGSize {
        get { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
        set {}
    }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        setUp()
    }

    public override convenience init(frame frameRect: CGRect) { self.init(frame: frameRect, device: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        MissingFeatureView(title: "Metal", explanation: "There is no graphics processor on this device.").cover(self)
    }

    open func draw() {}
    open func releaseDrawables() {}
}

/// Reads images as textures, which takes a graphics processor.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Error: Swift.Error, CustomNSError, Sendable {
        public static var errorDomain: String { "MTKTextureLoaderErrorDomain" }
        public var errorCode: Int { 0 }
        public var errorUserInfo: [String: Any] {
            [NSLocalizedDescriptionKey: "There is no graphics processor on this device."]
        }
    }

    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    }

    public init(device: any MTLDevice) {}

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw Error() }
}
