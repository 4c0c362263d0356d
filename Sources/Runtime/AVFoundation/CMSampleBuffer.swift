public import CoreGraphics
import Foundation

public typealias CVPixelBuffer = CVImageBuffer
public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// The pixels of a picture: blue, green, red and alpha, a byte each.
public final class CVImageBuffer: Hashable, @unchecked Sendable {
    /// The picture itself.
    public let _image: CGImage
    let bytesPerRow: Int
    private lazy var pixels = _image.withPixels { bytes, _ in
        NSMutableData(bytes: bytes.baseAddress, length: bytes.count)
    }

    init(_ image: CGImage) {
        _image = image
        bytesPerRow = image.bytesPerRow
    }

    var address: UnsafeMutableRawPointer? { pixels.mutableBytes }

    public static func == (left: CVImageBuffer, right: CVImageBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer._image.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer._image.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.address
}
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { kCVPixelFormatType_32BGRA }
/// Lets the pixels be read. They stay where they are here.
@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// A picture with its time.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let presentationTimeStamp: CMTime

    init(_ image: CGImage, _ time: CMTime) { (imageBuffer, presentationTimeStamp) = (CVImageBuffer(image), time) }

    public var numSamples: Int { 1 }
    public var isValid: Bool { true }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
