public import CoreGraphics
import Foundation

/// Images that are written to data or a file: PNG, JPEG, or GIF with frames.
public final class CGImageDestination: @unchecked Sendable {
    private enum Place {
        case data(NSMutableData)
        case file(URL)
    }

    private let place: Place
    private let type: String
    private let count: Int
    private var images: [(image: CGImage, properties: CFDictionary)] = []
    private var properties: CFDictionary = [:]

    private init?(_ place: Place, _ type: String, _ count: Int) {
        guard Self.types.contains(type), count >= 1, count == 1 || type == "com.compuserve.gif" else { return nil }
        (self.place, self.type, self.count) = (place, type, count)
    }

    convenience init?(_ data: NSMutableData, _ type: String, _ count: Int) { self.init(.data(data), type, count) }
    convenience init?(_ url: URL, _ type: String, _ count: Int) { self.init(.file(url), type, count) }

    static let types = ["public.png", "public.jpeg", "com.compuserve.gif"]

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        if images.count < count { images.append((image, properties ?? [:])) }
    }

    func set(_ properties: CFDictionary?) { self.properties.merge(properties ?? [:]) { $1 } }

    /// Writes the images, and returns whether that was possible.
    func finish() -> Bool {
        guard images.count == count, let data = encoded() else { return false }
        switch place {
        case .data(let target): target.append(data)
        case .file(let url):
            do { try data.write(to: url, options: .atomic) } catch { return false }
        }
        return true
    }

    private func encoded() -> Data? {
        let (image, own) = images[0]
        switch type {
        case "public.png": return image.pngData()
        case "public.jpeg":
            let value =
                own[kCGImageDestinationLossyCompressionQuality]
                ?? properties[kCGImageDestinationLossyCompressionQuality]
            return image.jpegData(quality: number(value) ?? 0.8)
        default: return animation()
        }
    }

    private func number(_ value: Any?) -> Double? {
        (value as? Double) ?? (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    }

    private func animation() -> Data? {
        let (width, height) = (images[0].image.width, images[0].image.height)
        let whole = properties[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
        let loops = whole?[kCGImagePropertyGIFLoopCount] as? Int
        var writer = GIFWriter(width: width, height: height, loopCount: loops ?? (images.count > 1 ? 0 : nil))
        for (image, own) in images {
            guard let pixels = image.straightPixels(width: width, height: height) else { return nil }
            let frame = own[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
            let delay =
                number(frame?[kCGImagePropertyGIFUnclampedDelayTime])
                ?? number(frame?[kCGImagePropertyGIFDelayTime]) ?? 0.1
            writer.add(pixels, delay: delay)
        }
        return writer.finish()
    }
}

extension CGImage {
    /// Returns the pixels at a size: red, green, blue and alpha, which doesn't multiply them.
    fileprivate func straightPixels(width: Int, height: Int) -> [UInt8]? {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { buffer in
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.last.rawValue)
            else { return false }
            context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        return isDrawn ? pixels : nil
    }
}

public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, type, count) }

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url, type, count) }

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = isrc.image(at: index) { idst.add(image, properties ?? isrc.properties(at: index)) }
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }
