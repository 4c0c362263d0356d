import CoreGraphics
import Foundation
import UIKit

class OverridingUIGraphicsRendererFormat: UIGraphicsRendererFormat {
    required init() {
        super.init()
        heard(self, "init()", ())
    }
    override var bounds: CGRect { heard(self, "bounds", super.bounds) }
    override class func `default`() -> Self {
        heardByClass(self, "default()")
        return super.default()
    }
    override class func preferred() -> Self {
        heardByClass(self, "preferred()")
        return super.preferred()
    }
}

class OverridingUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    override var scale: CGFloat {
        get { heard(self, "scale", super.scale) }
        set { super.scale = heard(self, "scale =", newValue) }
    }
    override var opaque: Bool {
        get { heard(self, "opaque", super.opaque) }
        set { super.opaque = heard(self, "opaque =", newValue) }
    }
}

class OverridingUIGraphicsRendererContext: UIGraphicsRendererContext {
    override var format: UIGraphicsRendererFormat { heard(self, "format", super.format) }
    override func fill(_ rect: CGRect) { super.fill(heard(self, "fill", rect)) }
    override func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        super.fill(heard(self, "fillBlending", rect), blendMode: blendMode)
    }
    override func stroke(_ rect: CGRect) { super.stroke(heard(self, "stroke", rect)) }
    override func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        super.stroke(heard(self, "strokeBlending", rect), blendMode: blendMode)
    }
    override func clip(to rect: CGRect) { super.clip(to: heard(self, "clip", rect)) }
}

class OverridingUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {
    override var currentImage: UIImage { heard(self, "currentImage", super.currentImage) }
}

class OverridingUIGraphicsRenderer: UIGraphicsRenderer {
    override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        super.init(bounds: bounds, format: format)
        heard(self, "init(bounds:format:)", ())
    }
    override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        heardByClass(self, "context(with:)")
        return super.context(with: format)
    }
    override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        heardByClass(self, "prepare(_:with:)")
        super.prepare(context, with: rendererContext)
    }
    override func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)?
    ) throws {
        heard(self, "runDrawingActions", ())
        try super.runDrawingActions(drawingActions, completionActions: completionActions)
    }
    override var format: UIGraphicsRendererFormat { heard(self, "format", super.format) }
    override class func rendererContextClass() -> AnyClass {
        heardByClass(self, "rendererContextClass()")
        return super.rendererContextClass()
    }
}

class OverridingUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    override init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
        heard(self, "init(bounds:format:)", ())
    }
    override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        heard(self, "image", super.image(actions: actions))
    }
    override func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        heard(self, "jpegData", super.jpegData(withCompressionQuality: compressionQuality, actions: actions))
    }
    override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        heard(self, "pngData", super.pngData(actions: actions))
    }
}
