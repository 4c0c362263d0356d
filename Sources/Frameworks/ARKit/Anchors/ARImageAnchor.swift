public import AVFoundation
public import CoreGraphics
public import Foundation
public import simd

/// An image in the world that sessions look for. They find none here.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var referenceImage: ARReferenceImage { ARReferenceImage(size: .zero) }
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}

/// An image to look for, and how large it is in meters.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    open var name: String?
    open private(set) var resourceGroupName: String?
    public let physicalSize: CGSize

    init(size: CGSize) { physicalSize = size }

    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        physicalSize = Self.size(physicalWidth, image.width, image.height, orientation)
    }
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let (width, height) = (CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer))
        physicalSize = Self.size(physicalWidth, width, height, orientation)
    }

    private static func size(
        _ physicalWidth: CGFloat, _ width: Int, _ height: Int, _ orientation: CGImagePropertyOrientation
    ) -> CGSize {
        let isOnItsSide = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        let (across, down) = isOnItsSide ? (height, width) : (width, height)
        return CGSize(width: physicalWidth, height: physicalWidth * CGFloat(down) / CGFloat(max(across, 1)))
    }

    /// Returns no images: groups of them in asset catalogs aren't read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { [] }

    open func validate(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(ARError(.unsupportedConfiguration))
    }
}

/// A thing that sessions look for. They find none here.
open class ARObjectAnchor: ARAnchor, @unchecked Sendable {
    open var referenceObject: ARReferenceObject { ARReferenceObject() }
}

/// A scanned thing to look for. Its files aren't read here.
open class ARReferenceObject: NSObject, @unchecked Sendable {
    public class var archiveExtension: String { "arobject" }

    open var name: String?
    open private(set) var resourceGroupName: String?
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    open var scale: SIMD3<Float> { SIMD3(repeating: 1) }
    open var rawFeaturePoints: ARPointCloud { ARPointCloud() }

    override init() { super.init() }

    public init(archiveURL url: URL) throws { throw ARError(.invalidReferenceObject) }

    open func export(to url: URL, previewImage: CGImage?) throws { throw ARError(.fileIOFailed) }
    open func applyingTransform(_ transform: simd_float4x4) -> ARReferenceObject { self }
    open func merging(_ object: ARReferenceObject) throws -> ARReferenceObject { throw ARError(.objectMergeFailed) }

    /// Returns no things: groups of them in asset catalogs aren't read.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { [] }
}
