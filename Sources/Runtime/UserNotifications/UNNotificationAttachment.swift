public import Foundation
import CoreGraphics
import UIKit
import UniformTypeIdentifiers

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A file that a notification shows: an image, a sound or a film.
open class UNNotificationAttachment: NSObject, NSCopying {
    public let identifier: String
    public let url: URL
    /// The type of the file, such as `public.png`.
    public let type: String
    private let isHidden: Bool
    private let part: CGRect?

    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        guard url.isFileURL, let values = try? FileManager.default.attributesOfItem(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        type = try Self.type(of: url, hint, size: values[.size] as? Int ?? 0)
        isHidden = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
        let part = options?[UNNotificationAttachmentOptionsThumbnailClippingRectKey]
        self.part = part as? CGRect ?? (part as? NSDictionary).flatMap(Self.rect)
    }

    /// The most megabytes of each kind of files, as Apple documents them.
    private static let limits: [(UTType, Int)] = [(.image, 10), (.audio, 5), (.movie, 50)]

    private static func type(of url: URL, _ hint: String?, size: Int) throws -> String {
        guard let type = hint.flatMap({ UTType($0) }) ?? UTType(filenameExtension: url.pathExtension),
            let (_, limit) = limits.first(where: { type.conforms(to: $0.0) })
        else { throw UNError(.attachmentUnrecognizedType) }
        guard size <= limit << 20 else { throw UNError(.attachmentInvalidFileSize) }
        return type.identifier
    }

    /// Reads a rectangle as `CGRect.dictionaryRepresentation` writes it.
    private static func rect(_ values: NSDictionary) -> CGRect? {
        let numbers = ["X", "Y", "Width", "Height"].compactMap { (values[$0] as? NSNumber)?.doubleValue }
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    /// The picture at the end of a notification, or nil if none is shown.
    var thumbnail: UIImage? {
        guard !isHidden, let image = UIImage(contentsOfFile: url.path), let whole = image.cgImage else { return nil }
        guard let part else { return image }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        let pixels = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        return whole.cropping(to: pixels).map { UIImage(cgImage: $0) } ?? image
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
