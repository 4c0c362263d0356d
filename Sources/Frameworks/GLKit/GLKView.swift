public import CoreGraphics
public import Foundation
public import UIKit

/// The versions of OpenGL ES.
public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }

/// What OpenGL draws with. There is none: no context can be made.
open class EAGLContext: NSObject, @unchecked Sendable {
    // It has no state.
    public init?(api: EAGLRenderingAPI) { nil }

    open class func setCurrent(_ context: EAGLContext?) -> Bool { context == nil }
    open class func current() -> EAGLContext? { nil }
}

@preconcurrency @MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}

public enum GLKViewDrawableColorFormat: Int32, Sendable { case RGBA8888, RGB565, SRGBA8888 }
public enum GLKViewDrawableDepthFormat: Int32, Sendable { case formatNone, format16, format24 }
public enum GLKViewDrawableStencilFormat: Int32, Sendable { case formatNone, format8 }
public enum GLKViewDrawableMultisample: Int32, Sendable { case multisampleNone, multisample4X }

/// A view that OpenGL draws. There is none here, which words in the view say.
@preconcurrency @MainActor
open class GLKView: UIView {
    open weak var delegate: (any GLKViewDelegate)?
    open var context: EAGLContext?
    open var enableSetNeedsDisplay = true
    open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
    open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
    open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
    open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
    open var drawableWidth: Int { 0 }
    open var drawableHeight: Int { 0 }
    open var snapshot: UIImage { UIImage() }

    public init(frame: CGRect, context: EAGLContext?) {
        self.context = context
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, context: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        MissingFeatureView(title: "OpenGL", explanation: "There is no OpenGL on this device.").cover(self)
    }

    open func bindDrawable() {}
    open func deleteDrawable() {}
    open func display() {}
}

@preconcurrency @MainActor
public protocol GLKViewControllerDelegate: NSObjectProtocol {
    func glkViewControllerUpdate(_ controller: GLKViewController)
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}

extension GLKViewControllerDelegate {
    public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}

/// A controller whose view OpenGL draws: without it, no frame comes.
@preconcurrency @MainActor
open class GLKViewController: UIViewController, GLKViewDelegate {
    open weak var delegate: (any GLKViewControllerDelegate)?
    open var preferredFramesPerSecond = 30
    open var framesPerSecond: Int { 0 }
    open var framesDisplayed: Int { 0 }
    open var isPaused = false {
        willSet { if newValue != isPaused { delegate?.glkViewController(self, willPause: newValue) } }
    }
    open var pauseOnWillResignActive = true
    open var resumeOnDidBecomeActive = true
    open var timeSinceFirstResume: TimeInterval { 0 }
    open var timeSinceLastResume: TimeInterval { 0 }
    open var timeSinceLastUpdate: TimeInterval { 0 }
    open var timeSinceLastDraw: TimeInterval { 0 }

    open override func loadView() {
        // A document may have the view.
        if nibName != nil { return super.loadView() }
        let view = GLKView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.delegate = self
        self.view = view
    }

    open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}

/// An image as OpenGL has it.
open class GLKTextureInfo: NSObject, @unchecked Sendable {
    // It never changes.
    public let name: UInt32 = 0
    public let target: UInt32 = 0
    public let width: UInt32 = 0
    public let height: UInt32 = 0
}

public let GLKTextureLoaderErrorDomain = "GLKTextureLoaderErrorDomain"
public let GLKTextureLoaderOriginBottomLeft = "GLKTextureLoaderOriginBottomLeft"
public let GLKTextureLoaderGenerateMipmaps = "GLKTextureLoaderGenerateMipmaps"

/// Reads images as textures, which takes OpenGL.
open class GLKTextureLoader: NSObject {
    private static var error: NSError {
        // The code of an invalid context
        NSError(
            domain: GLKTextureLoaderErrorDomain, code: 17,
            userInfo: [NSLocalizedDescriptionKey: "There is no OpenGL on this device."])
    }

    open class func texture(withContentsOfFile path: String, options: [String: NSNumber]? = nil) throws
        -> GLKTextureInfo
    {
        throw error
    }
    open class func texture(withContentsOf url: URL, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo {
        throw error
    }
    open class func texture(with cgImage: CGImage, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo {
        throw error
    }
}

/// How an effect sees a scene.
open class GLKEffectPropertyTransform: NSObject {
    open var modelviewMatrix = GLKMatrix4Identity
    open var projectionMatrix = GLKMatrix4Identity
    open var normalMatrix: GLKMatrix3 { GLKMatrix3InvertAndTranspose(GLKMatrix4GetMatrix3(modelviewMatrix), nil) }
}

/// A light of an effect.
open class GLKEffectPropertyLight: NSObject {
    open var enabled: UInt8 = 0
    open var position = GLKVector4Make(0, 0, 1, 0)
    open var ambientColor = GLKVector4Make(0, 0, 0, 1)
    open var diffuseColor = GLKVector4Make(1, 1, 1, 1)
    open var specularColor = GLKVector4Make(1, 1, 1, 1)
}

/// A texture of an effect.
open class GLKEffectPropertyTexture: NSObject {
    open var enabled: UInt8 = 0
    open var name: UInt32 = 0
}

/// How OpenGL would draw without shaders of the app's own.
open class GLKBaseEffect: NSObject {
    public let transform = GLKEffectPropertyTransform()
    public let light0 = GLKEffectPropertyLight()
    public let light1 = GLKEffectPropertyLight()
    public let light2 = GLKEffectPropertyLight()
    public let texture2d0 = GLKEffectPropertyTexture()
    public let texture2d1 = GLKEffectPropertyTexture()
    open var useConstantColor: UInt8 = 1
    open var constantColor = GLKVector4Make(1, 1, 1, 1)
    open var colorMaterialEnabled: UInt8 = 0
    open var label: String?

    open func prepareToDraw() {}
}
