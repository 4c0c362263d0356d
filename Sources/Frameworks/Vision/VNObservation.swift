import CoreImage
public import CoreML
public import Foundation

/// Something that was found, at a place in the image from 0 to 1, with the origin at the lower left.
open class VNObservation: NSObject, NSCopying, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 1 }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public let boundingBox: CGRect

    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A code, with what it says.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    public let payloadStringValue: String?
    open var symbology: VNBarcodeSymbology { .qr }
    private let corners: [CGPoint]

    init(_ feature: CIQRCodeFeature, in extent: CGRect) {
        payloadStringValue = feature.messageString
        func part(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - extent.minX) / extent.width, y: (point.y - extent.minY) / extent.height)
        }
        corners = [feature.topLeft, feature.topRight, feature.bottomLeft, feature.bottomRight].map(part)
        let (low, high) = (
            part(feature.bounds.origin), part(CGPoint(x: feature.bounds.maxX, y: feature.bounds.maxY))
        )
        super.init(boundingBox: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    }

    open override var topLeft: CGPoint { corners[0] }
    open override var topRight: CGPoint { corners[1] }
    open override var bottomLeft: CGPoint { corners[2] }
    open override var bottomRight: CGPoint { corners[3] }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
}

open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text that an image may show.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    public let string: String
    open var confidence: VNConfidence { 1 }

    init(_ string: String) { self.string = string }

    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
    open var featureName: String { "" }
}

open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation)
        throws
    { throw VNError(.unsupportedRequest) }
}

open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {}
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {}
