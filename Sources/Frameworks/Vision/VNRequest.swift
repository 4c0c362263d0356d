public import AVFoundation
public import CoreGraphics
public import CoreImage
public import CoreML
public import Foundation

public let VNErrorDomain = "com.apple.Vision"

/// Why nothing was recognized.
public struct VNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case turiCore = -1
        case ok = 0
        case requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
        case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
        case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { VNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .unsupportedRequest
            ? [NSLocalizedDescriptionKey: "Nothing is recognized in images on this device."] : [:]
    }
}

public typealias VNConfidence = Float
public typealias VNAspectRatio = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

public func VNImageRectForNormalizedRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
    let (across, down) = (CGFloat(width), CGFloat(height))
    return CGRect(
        x: rect.minX * across, y: rect.minY * down, width: rect.width * across, height: rect.height * down)
}
public func VNNormalizedRectForImageRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
    let (across, down) = (CGFloat(max(1, width)), CGFloat(max(1, height)))
    return CGRect(
        x: rect.minX / across, y: rect.minY / down, width: rect.width / across, height: rect.height / down)
}

/// Something to find in images. Only bar codes are found here: the others end with the error `unsupportedRequest`.
open class VNRequest: NSObject, NSCopying, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    open var results: [VNObservation]? { found }
    private var found: [VNObservation]?

    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    open func cancel() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns what is found in an image.
    func look(at image: CIImage) throws -> [VNObservation] { throw VNError(.unsupportedRequest) }

    func perform(on image: CIImage?) throws {
        do {
            guard let image else { throw VNError(.invalidImage) }
            found = try look(at: image)
            completionHandler?(self, nil)
        } catch {
            found = nil
            completionHandler?(self, error)
            throw error
        }
    }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Performs requests on an image.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    private let image: CIImage?

    private init(_ image: CIImage?, _ orientation: CGImagePropertyOrientation?) {
        self.image = orientation.map { image?.oriented(forExifOrientation: Int32($0.rawValue)) } ?? image
    }

    public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
        self.init(CIImage(cgImage: image), nil)
    }
    public convenience init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init(CIImage(cgImage: image), orientation) }
    public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.init(image, nil) }
    public convenience init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init(image, orientation) }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(pixelBuffer._image.map { CIImage(cgImage: $0) }, nil)
    }
    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(pixelBuffer._image.map { CIImage(cgImage: $0) }, orientation) }
    public convenience init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(sampleBuffer.imageBuffer?._image.map { CIImage(cgImage: $0) }, nil)
    }
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
        self.init(CIImage(data: imageData), nil)
    }
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
        self.init(CIImage(contentsOf: imageURL), nil)
    }

    /// Performs all requests. If some fail, it throws the first error in the end.
    open func perform(_ requests: [VNRequest]) throws {
        var failure: (any Error)?
        for request in requests {
            do { try request.perform(on: image) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}

/// Performs requests on the images of a film.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() {}

    open func perform(_ requests: [VNRequest], on image: CGImage) throws {
        try VNImageRequestHandler(cgImage: image).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws {
        try VNImageRequestHandler(ciImage: image).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
    }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws {
        try VNImageRequestHandler(cvPixelBuffer: pixelBuffer, orientation: orientation).perform(requests)
    }
}

// MARK: Requests

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputFaceObservations: [VNFaceObservation]?
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var reportCharacterBoxes = false
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var minimumAspectRatio: VNAspectRatio = 0.5
    open var maximumAspectRatio: VNAspectRatio = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var maximumHandCount = 2
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: UInt32 = 0
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages = ["en-US"]
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0

    open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}

public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }

open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false

    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// A model for images.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    public init(for model: MLModel) throws {
        super.init()
        throw VNError(.invalidModel)
    }
}

public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// Finds QR codes; there is no reader of the other codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var symbologies: [VNBarcodeSymbology] = [.qr]
    open class var supportedSymbologies: [VNBarcodeSymbology] { [.qr] }

    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [.qr] }

    override func look(at image: CIImage) throws -> [VNObservation] {
        guard symbologies.contains(.qr) else { return [] }
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
        let features = (detector?.features(in: image) ?? []).compactMap { $0 as? CIQRCodeFeature }
        return features.map { VNBarcodeObservation($0, in: image.extent) }
    }
}
