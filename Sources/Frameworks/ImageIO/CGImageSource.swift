public import CoreGraphics
import Foundation

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// Images that are read from data or a file. They have the orientation of their metadata already.
public final class CGImageSource: @unchecked Sendable {
    private let lock = Foundation.NSLock()
    private var bytes = Data()
    private var known: Contents?
    /// What is read so far: the frames of an animation are drawn in their order, up to the one that is asked for.
    private struct Contents {
        var gif: GIF?
        var film: GIF.Film?
        var frames: [Int: CGImage] = [:]
    }
    private var isFinal = true

    init(_ data: Data) { bytes = data }
    init() { isFinal = false }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { (bytes, known, self.isFinal) = (data, nil, isFinal) }
    }

    /// The type of the data, by its first bytes.
    var type: String? {
        let data = lock.withLock { bytes }
        let marks: [([UInt8], String)] = [
            ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
            (Array("GIF8".utf8), "com.compuserve.gif"), (Array("BM".utf8), "com.microsoft.bmp"),
            ([0x49, 0x49, 0x2A, 0x00], "public.tiff"), ([0x4D, 0x4D, 0x00, 0x2A], "public.tiff"),
            ([0x00, 0x00, 0x01, 0x00], "com.microsoft.ico"),
        ]
        if let found = marks.first(where: { data.starts(with: $0.0) }) { return found.1 }
        let isWebP =
            data.count > 12 && data.starts(with: Array("RIFF".utf8))
            && data.dropFirst(8).starts(with: Array("WEBP".utf8))
        return isWebP ? "org.webmproject.webp" : nil
    }

    private func read() -> Contents {
        if let known { return known }
        let gif = GIF(bytes).flatMap { $0.frames.isEmpty ? nil : $0 }
        let new = Contents(gif: gif)
        known = new
        return new
    }

    var count: Int {
        lock.withLock {
            if let gif = read().gif { return gif.frames.count }
            return image(0) == nil ? 0 : 1
        }
    }

    var status: CGImageSourceStatus {
        if type == nil { return lock.withLock { bytes.isEmpty } ? .statusReadingHeader : .statusUnknownType }
        guard lock.withLock({ isFinal }) else { return .statusIncomplete }
        return count > 0 ? .statusComplete : .statusInvalidData
    }

    func image(at index: Int) -> CGImage? { lock.withLock { image(index) } }

    /// Returns an image, which is kept.
    private func image(_ index: Int) -> CGImage? {
        var contents = read()
        if let frame = contents.frames[index] { return frame }
        // The film changes in place.
        known = nil
        defer { known = contents }
        guard let gif = contents.gif else {
            guard index == 0 else { return nil }
            let image = CGImage(data: bytes)
            contents.frames[0] = image
            return image
        }
        guard gif.frames.indices.contains(index) else { return nil }
        if contents.film == nil { contents.film = GIF.Film(gif) }
        while let number = contents.film?.count, number <= index {
            contents.film?.advance()
            contents.frames[number] = Self.image(contents.film?.pixels ?? [], gif.width, gif.height)
        }
        if contents.frames.count == gif.frames.count { contents.film = nil }
        return contents.frames[index]
    }

    private static func image(_ pixels: [UInt8], _ width: Int, _ height: Int) -> CGImage? {
        CGDataProvider(data: Data(pixels)).flatMap { provider in
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    /// What is known of all images together.
    var properties: CFDictionary {
        var all: CFDictionary = ["FileSize": lock.withLock { bytes.count }]
        if let gif = lock.withLock({ read().gif }) {
            all["{GIF}"] = ["LoopCount": gif.loopCount ?? 1, "HasGlobalColorMap": true] as [String: Any]
        }
        return all
    }

    func properties(at index: Int) -> CFDictionary? {
        let gif = lock.withLock { read().gif }
        let image = gif == nil ? image(at: index) : nil
        guard gif?.frames.indices.contains(index) ?? (image != nil) else { return nil }
        var all: CFDictionary = [
            "PixelWidth": gif?.width ?? image?.width ?? 0, "PixelHeight": gif?.height ?? image?.height ?? 0, "Depth": 8,
            "Orientation": 1, "ColorModel": "RGB", "HasAlpha": image?.alphaInfo != .noneSkipFirst,
            "ProfileName": "sRGB IEC61966-2.1",
        ]
        if let gif {
            let delay = gif.frames[index].delay
            // Times below a fiftieth of a second are a tenth, as browsers have it.
            all["{GIF}"] = ["DelayTime": delay < 0.02 ? 0.1 : delay, "UnclampedDelayTime": delay] as [String: Any]
        }
        return all
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Creates a source whose data comes in parts.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index < isrc.count ? isrc.status : .statusUnexpectedEOF
}

public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.type == nil ? nil : isrc.properties
}

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index) }

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Returns a smaller image, whose longer side is at most the one of the options.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let image = isrc.image(at: index) else { return nil }
    func truth(_ key: CFString) -> Bool { options?[key] as? Bool ?? false }
    guard
        truth(kCGImageSourceCreateThumbnailFromImageAlways) || truth(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let value = options?[kCGImageSourceThumbnailMaxPixelSize]
    let most =
        (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    return most.flatMap { image.scaled(longestSide: $0) } ?? image
}

/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    [
        "public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "com.microsoft.bmp", "com.microsoft.ico",
        "org.webmproject.webp",
    ]
}

extension CGImage {
    /// Returns the image with its longer side at most at a number of pixels, or nil if it is no longer than that.
    func scaled(longestSide most: CGFloat) -> CGImage? {
        let longest = CGFloat(max(width, height))
        guard most >= 1, most < longest else { return nil }
        let scale = most / longest
        let size = CGSize(
            width: max(1, (CGFloat(width) * scale).rounded()), height: max(1, (CGFloat(height) * scale).rounded()))
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }
}
