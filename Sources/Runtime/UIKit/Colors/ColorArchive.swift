public import Foundation
import SystemStyles

/// The archive of a color. Objects that are attributes of texts can't be those of Foundation for Linux, which archivers ask for; so a color
/// is archived by this one, under the name that Apple's archives have.
final class ArchivedColor: NSObject, NSSecureCoding {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    static let className = "UIColor"
    static var supportsSecureCoding: Bool { true }
    private static let nameKey = "UISystemColorName"
    private static let partKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

    init?(coder: NSCoder) {
        let parts = Self.partKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        // An unarchiver that doesn't find a key has failed.
        let isNamed = coder.containsValue(forKey: Self.nameKey)
        let name = isNamed ? coder.decodeObject(of: NSString.self, forKey: Self.nameKey) : nil
        let system = name.flatMap { SystemColor(named: String(describing: $0)) }
        color =
            system.map { UIColor(.system($0, alpha: nil)) }
            ?? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Encodes the color as it is in a light environment, and the name of a system color.
    func encode(with coder: NSCoder) {
        let parts = color.components
        for (key, value) in zip(Self.partKeys, [parts.red, parts.green, parts.blue, parts.alpha]) {
            coder.encode(Double(value), forKey: key)
        }
        if case .system(let system, nil) = color.kind {
            coder.encode(NSString(string: system.rawValue), forKey: Self.nameKey)
        }
    }
}

extension NSCoder {
    /// Encodes a color by a key.
    public func encode(_ color: UIColor?, forKey key: String) {
        (self as? NSKeyedArchiver).map(ArchivedValues.prepare)
        encode(color.map(ArchivedColor.init) as Any?, forKey: key)
    }

    /// Decodes a color that was encoded by a key.
    public func decodeObject(of type: UIColor.Type, forKey key: String) -> UIColor? {
        // An unarchiver that doesn't find a key has failed.
        guard containsValue(forKey: key) else { return nil }
        (self as? NSKeyedUnarchiver).map(ArchivedValues.prepare)
        return decodeObject(of: ArchivedColor.self, forKey: key)?.color
    }
}

extension NSKeyedArchiver {
    /// Returns the archive of a color.
    public class func archivedData(withRootObject color: UIColor, requiringSecureCoding: Bool) throws -> Data {
        ArchivedValues.data(of: ArchivedColor(color), requiringSecureCoding: requiringSecureCoding)
    }
}

extension NSKeyedUnarchiver {
    /// Returns the color of an archive.
    public class func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor? {
        try ArchivedValues.object(ArchivedColor.self, in: data)?.color
    }
}
