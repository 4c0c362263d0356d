public import CoreGraphics
public import Foundation
import UIKit

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let jpeg = Self(rawValue: "jpeg")
    public static let hevc = Self(rawValue: "hvc1")
    public static let h264 = Self(rawValue: "avc1")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecJPEG = "jpeg"

/// The settings of a photo to capture.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    private static let lock = Foundation.NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var count: Int64 = 0

    public let format: [String: Any]?
    public let uniqueID: Int64
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [kCVPixelFormatType_32BGRA] }

    public convenience override init() { self.init(format: [AVVideoCodecKey: AVVideoCodecType.jpeg]) }
    public init(format: [String: Any]?) {
        self.format = format
        uniqueID = Self.lock.withLock {
            Self.count += 1
            return Self.count
        }
    }
}

public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
    public let uniqueID: Int64
    init(_ uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A photo of a series with different exposures, which are never taken here.
open class AVCaptureBracketedStillImageSettings: NSObject {}

/// A photo of what the camera saw.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    public let timestamp: CMTime
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    private let image: CGImage?

    init(_ image: CGImage?, _ time: CMTime, _ id: Int64) {
        (self.image, timestamp, resolvedSettings) = (image, time, AVCaptureResolvedPhotoSettings(id))
    }

    open var photoCount: Int { 1 }
    open var pixelBuffer: CVPixelBuffer? { image.map(CVImageBuffer.init) }
    open func cgImageRepresentation() -> CGImage? { image }
    var sampleBuffer: CMSampleBuffer? { image.map { CMSampleBuffer($0, timestamp) } }
    open func fileDataRepresentation() -> Data? {
        image.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
}

@preconcurrency
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called with each photo before iOS 11.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        photoOutput(
            output, didFinishProcessingPhoto: photo.sampleBuffer, previewPhoto: nil,
            resolvedSettings: photo.resolvedSettings, bracketSettings: nil, error: error)
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Takes photos.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(true, nil) }

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        MainThread.perform { [self] in
            let (photo, error) = shot(settings.uniqueID)
            delegate.photoOutput(self, willBeginCaptureFor: photo.resolvedSettings)
            delegate.photoOutput(self, willCapturePhotoFor: photo.resolvedSettings)
            UIEnvironment.current.schedule(after: 0) { [self] in
                delegate.photoOutput(self, didCapturePhotoFor: photo.resolvedSettings)
                delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
                delegate.photoOutput(self, didFinishCaptureFor: photo.resolvedSettings, error: error)
            }
        }
    }

    /// Returns the file of a photo, as it was asked for before iOS 11.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { jpegSampleBuffer.jpeg }

    @MainActor
    fileprivate func shot(_ id: Int64) -> (AVCapturePhoto, AVError?) {
        guard let session, session.isRunning, let device = session.device else {
            return (AVCapturePhoto(nil, .invalid, id), AVError(.sessionNotRunning))
        }
        let time = session.time
        let image = CameraPicture(of: device, at: time).image()
        return (AVCapturePhoto(image, CMTime(seconds: time, preferredTimescale: 600), id), nil)
    }
}

/// Takes photos as before iOS 10.
open class AVCaptureStillImageOutput: AVCapturePhotoOutput, @unchecked Sendable {
    open var outputSettings: [String: Any]! = [:]
    open var isCapturingStillImage: Bool { false }

    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        MainThread.perform { [self] in
            let (photo, error) = shot(0)
            UIEnvironment.current.schedule(after: 0) { handler(photo.sampleBuffer, error) }
        }
    }

    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
        jpegSampleBuffer.jpeg
    }
}

extension CMSampleBuffer {
    fileprivate var jpeg: Data? {
        imageBuffer?._image.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
}
