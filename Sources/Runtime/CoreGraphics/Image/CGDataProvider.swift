public import Foundation

/// The bytes of an image.
public final class CGDataProvider: Sendable {
    /// The pixels, rows from the top, each blue, green, red and alpha, premultiplied; `CGImage.bytesPerRow` is the length of a row.
    public let data: CFData?

    init(_ data: CFData) { self.data = data }

    /// Uses memory until the last image of it is gone, and then calls a closure.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        self.init(Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }

    public init?(data: CFData) { self.data = data }
}

extension CGImage {
    /// Creates an image of pixels, rows from the top, with 8 bits per component. Returns nil for other layouts, and for
    /// data that is too short.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, isGray: space.model == .monochrome,
                bitmapInfo.rawValue), let data = provider.data, width > 0, height > 0,
            bytesPerRow >= width * layout.bytesPerPixel,
            data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
            let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1), let target = context.data
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            layout.read(
                start, bytesPerRow, width: width, height: height, to: target.assumingMemoryBound(to: UInt8.self),
                context.bytesPerRow)
        }
        guard let image = context.makeImage() else { return nil }
        self.init(sharing: image)
    }

    /// The pixels, which are valid as long as the image.
    public var dataProvider: CGDataProvider? {
        withPixels { pixels, _ in
            guard let start = pixels.baseAddress else { return nil }
            return CGDataProvider(
                Data(
                    bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: pixels.count,
                    deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} }))
        }
    }
}

/// Returns the first byte of data, which must be kept as long as the pointer is used.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
    guard let data else { return nil }
    if data.count < 32 { return SmallData.pointer(to: data) }
    // Data of more than a few bytes lies on the heap, at a place that doesn't change.
    return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// The bytes of data that is too small to be at a place of its own. They stay for good, once for each content.
private enum SmallData {
    nonisolated(unsafe) private static var known: [Data: UnsafePointer<UInt8>] = [:]
    private static let lock = NSLock()

    static func pointer(to data: Data) -> UnsafePointer<UInt8> {
        lock.withLock {
            if let known = known[data] { return known }
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, data.count))
            data.copyBytes(to: bytes, count: data.count)
            known[data] = UnsafePointer(bytes)
            return UnsafePointer(bytes)
        }
    }
}

public func CFDataGetLength(_ data: CFData?) -> CFIndex { data?.count ?? 0 }

extension CGDataProvider: Hashable {
    public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
