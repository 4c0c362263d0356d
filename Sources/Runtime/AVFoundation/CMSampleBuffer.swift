public import CoreGraphics
import Foundation

public typealias CVPixelBuffer = CVImageBuffer
public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x0000_0020
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// The pixels of a picture: four components, a byte each.
public final class CVImageBuffer: Hashable, @unchecked Sendable {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: UInt32
    /// The picture of a camera; nil for the pixels of an app.
    private let picture: CGImage?
    private lazy var pixels =
        picture?.withPixels { bytes, _ in
            NSMutableData(bytes: bytes.baseAddress, length: bytes.count)
        } ?? NSMutableData(length: height * bytesPerRow)

    init(_ image: CGImage) {
        (picture, width, height) = (image, image.width, image.height)
        (bytesPerRow, format) = (image.bytesPerRow, kCVPixelFormatType_32BGRA)
    }

    /// Creates a buffer of black pixels, or nil if a bitmap can't have the size.
    init?(width: Int, height: Int, format: UInt32) {
        guard (1...16384).contains(width), (1...16384).contains(height), width * height <= 64 << 20 else { return nil }
        (self.width, self.height, self.format, picture) = (width, height, format, nil)
        // Rows begin at multiples of 64 bytes, as on devices.
        bytesPerRow = (width * 4 + 63) / 64 * 64
    }

    var address: UnsafeMutableRawPointer? { pixels?.mutableBytes }

    /// The picture: that of the camera, or what an app has drawn.
    public var _image: CGImage? {
        if let picture { return picture }
        let layout =
            format == kCVPixelFormatType_32ARGB
            ? CGImageAlphaInfo.premultipliedFirst.rawValue
            : CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = CGContext(
            data: address, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout)
        return context?.makeImage()
    }

    public static func == (left: CVImageBuffer, right: CVImageBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.height * pixelBuffer.bytesPerRow
}
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Creates a buffer for pixels of 32 bits, in the order alpha, red, green, blue or blue, green, red, alpha.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32, _ attributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard [kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA].contains(pixelFormatType) else {
        return kCVReturnInvalidPixelFormat
    }
    pixelBufferOut.pointee = CVImageBuffer(width: width, height: height, format: pixelFormatType)
    return pixelBufferOut.pointee == nil ? kCVReturnInvalidSize : kCVReturnSuccess
}
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.address
}
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
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
