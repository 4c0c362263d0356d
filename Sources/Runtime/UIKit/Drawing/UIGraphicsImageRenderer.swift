public import CoreGraphics
public import Foundation

/// The format of rendered images.
@MainActor
public final class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    public var scale: CGFloat = UIScreen.main.scale
    public var opaque = false

    public init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context while an image is rendered.
@MainActor
public struct UIGraphicsImageRendererContext {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
}

/// Renders images.
@MainActor
public final class UIGraphicsImageRenderer {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns a rendered image, without pixels if the size is empty or too large.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let size = bounds.size.ceiled(scale: format.scale)
        guard
            let context = CGContext(
                pixelsWide: Int(clamping: (size.width * format.scale).rounded()),
                pixelsHigh: Int(clamping: (size.height * format.scale).rounded()), scale: format.scale)
        else { return UIImage(nil, size: bounds.size, scale: format.scale) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if format.opaque {
            context.setFillColor(.black)
            context.fill(bounds)
        }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return UIImage(context.makeImage(), size: bounds.size, scale: format.scale)
    }

    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// The contexts that `UIGraphicsBeginImageContext` began, with their scales.
@MainActor private var imageContexts: [(context: CGContext, scale: CGFloat, size: CGSize)] = []

@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context. A scale of 0 is the screen's.
@MainActor public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard
        let context = CGContext(
            pixelsWide: Int(clamping: pixels.width), pixelsHigh: Int(clamping: pixels.height), scale: scale)
    else {
        return UIEnvironment.current.report("there can be no image context of the size \(size.width) × \(size.height)")
    }
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    imageContexts.append((context, scale, size))
    UIGraphicsPushContext(context)
}

@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let last = imageContexts.last, let image = last.context.makeImage() else { return nil }
    return UIImage(image, size: last.size, scale: last.scale)
}

@MainActor public func UIGraphicsEndImageContext() {
    guard imageContexts.popLast() != nil else { return }
    UIGraphicsPopContext()
}

@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
@MainActor public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
@MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
