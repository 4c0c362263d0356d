import CoreGraphics
public import Foundation

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"

/// Something that was found in an image.
open class CIFeature: NSObject, @unchecked Sendable {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
}

open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

/// A QR code, with its corners and what it says.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    private let code: FoundCode

    init(_ code: FoundCode) { self.code = code }

    open override var type: String { CIDetectorTypeQRCode }
    open override var bounds: CGRect {
        let (across, up) = (code.corners.map(\.x), code.corners.map(\.y))
        guard let left = across.min(), let right = across.max(), let low = up.min(), let high = up.max() else {
            return .zero
        }
        return CGRect(x: left, y: low, width: right - left, height: high - low)
    }
    open var messageString: String? { code.message }
    open var topLeft: CGPoint { code.corners[0] }
    open var topRight: CGPoint { code.corners[1] }
    open var bottomLeft: CGPoint { code.corners[2] }
    open var bottomRight: CGPoint { code.corners[3] }
}

/// Looks for faces and codes in images. It reads QR codes, and finds nothing else here.
open class CIDetector: NSObject, @unchecked Sendable {
    private let type: String

    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let known = [
            CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
        ]
        guard known.contains(type) else { return nil }
        self.type = type
    }

    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        guard type == CIDetectorTypeQRCode, !image.extent.isInfinite else { return [] }
        return QRReader(image.pixels(PixelArea(image.extent))).codes.map(CIQRCodeFeature.init)
    }
}
