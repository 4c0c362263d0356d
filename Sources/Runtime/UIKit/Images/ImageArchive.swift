public import Foundation

/// The archive of an image, as that of a color: its pixels as a file.
final class ArchivedImage: NSObject, NSSecureCoding {
    let image: UIImage

    init(_ image: UIImage) { self.image = image }

    static let className = "UIImage"
    static var supportsSecureCoding: Bool { true }
    private static let dataKey = "UIImageData"
    private static let scaleKey = "UIScale"

    init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.dataKey) else { return nil }
        let scale = coder.containsValue(forKey: Self.scaleKey) ? coder.decodeDouble(forKey: Self.scaleKey) : 1
        guard let image = UIImage(data: Data(referencing: data), scale: scale) else { return nil }
        self.image = image
    }

    func encode(with coder: NSCoder) {
        if let data = image.pngData() { coder.encode(NSData(data: data), forKey: Self.dataKey) }
        coder.encode(Double(image.scale), forKey: Self.scaleKey)
    }
}

extension NSCoder {
    /// Encodes an image by a key.
    public func encode(_ image: UIImage?, forKey key: String) {
        (self as? NSKeyedArchiver).map(ArchivedValues.prepare)
        encode(image.map(ArchivedImage.init) as Any?, forKey: key)
    }

    /// Decodes an image that was encoded by a key.
    public func decodeObject(of type: UIImage.Type, forKey key: String) -> UIImage? {
        // An unarchiver that doesn't find a key has failed.
        guard containsValue(forKey: key) else { return nil }
        (self as? NSKeyedUnarchiver).map(ArchivedValues.prepare)
        return decodeObject(of: ArchivedImage.self, forKey: key)?.image
    }
}

extension NSKeyedArchiver {
    /// Returns the archive of an image.
    public class func archivedData(withRootObject image: UIImage, requiringSecureCoding: Bool) throws -> Data {
        ArchivedValues.data(of: ArchivedImage(image), requiringSecureCoding: requiringSecureCoding)
    }
}

extension NSKeyedUnarchiver {
    /// Returns the image of an archive.
    public class func unarchivedObject(ofClass type: UIImage.Type, from data: Data) throws -> UIImage? {
        try ArchivedValues.object(ArchivedImage.self, in: data)?.image
    }
}
