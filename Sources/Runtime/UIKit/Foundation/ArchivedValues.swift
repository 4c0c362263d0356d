public import Foundation

/// What archives have in place of values of UIKit, which aren't objects that archivers know.
package enum ArchivedValues {
    /// Returns the object for a color or an image, and lists and dictionaries with such objects.
    package static func object(for value: Any) -> Any {
        switch value {
        case let color as UIColor: ArchivedColor(color)
        case let image as UIImage: ArchivedImage(image)
        case let list as [Any]: NSArray(array: list.map(object))
        case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary.mapValues(object))
        default: value
        }
    }

    /// Returns the value of an object in an archive.
    package static func value(of object: Any) -> Any {
        switch object {
        case let color as ArchivedColor: color.color
        case let image as ArchivedImage: image.image
        case let list as NSArray where list.contains(where: isArchived): list.map(value)
        case let dictionary as NSDictionary where dictionary.allValues.contains(where: isArchived):
            Dictionary(
                dictionary.compactMap { key, value in
                    let name = (key as? NSString).map { AnyHashable(String(describing: $0)) }
                    return (name ?? key as? AnyHashable).map { ($0, Self.value(of: value)) }
                }, uniquingKeysWith: { first, _ in first })
        default: object
        }
    }

    private static func isArchived(_ object: Any) -> Bool {
        switch object {
        case is ArchivedColor, is ArchivedImage: true
        case let list as NSArray: list.contains(where: isArchived)
        case let dictionary as NSDictionary: dictionary.allValues.contains(where: isArchived)
        default: false
        }
    }

    /// Lets an archive have the names of Apple's classes.
    static func prepare(_ archiver: NSKeyedArchiver) {
        archiver.setClassName(ArchivedColor.className, for: ArchivedColor.self)
        archiver.setClassName(ArchivedImage.className, for: ArchivedImage.self)
    }

    static func prepare(_ unarchiver: NSKeyedUnarchiver) {
        unarchiver.setClass(ArchivedColor.self, forClassName: ArchivedColor.className)
        unarchiver.setClass(ArchivedImage.self, forClassName: ArchivedImage.className)
    }

    /// Returns the archive of a value.
    package static func data(of object: Any, requiringSecureCoding: Bool) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: requiringSecureCoding)
        prepare(archiver)
        archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    /// Returns the object in an archive.
    package static func object(in data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        defer { unarchiver.finishDecoding() }
        unarchiver.requiresSecureCoding = false
        prepare(unarchiver)
        let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return object
    }

    /// Returns the object of a class in an archive.
    static func object<Value: NSObject & NSCoding>(_ type: Value.Type, in data: Data) throws -> Value? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        defer { unarchiver.finishDecoding() }
        prepare(unarchiver)
        let object = unarchiver.decodeObject(of: type, forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return object
    }
}

// The copies of an app's sources call these in place of Foundation's methods, which don't know values of UIKit.
extension NSKeyedArchiver {
    public class func archivedValue(withRootObject value: Any) -> Data {
        ArchivedValues.data(of: ArchivedValues.object(for: value), requiringSecureCoding: false)
    }

    public class func archiveValue(_ value: Any, toFile path: String) -> Bool {
        FileManager.default.createFile(atPath: path, contents: archivedValue(withRootObject: value))
    }

    public class func archivedValue(withRootObject value: Any, requiringSecureCoding: Bool) throws -> Data {
        ArchivedValues.data(of: ArchivedValues.object(for: value), requiringSecureCoding: requiringSecureCoding)
    }
}

extension NSKeyedUnarchiver {
    public class func unarchivedValue(with data: Data) -> Any? { try? unarchivedTopLevelValue(data) }

    public class func unarchivedValue(withFile path: String) -> Any? {
        FileManager.default.contents(atPath: path).flatMap { unarchivedValue(with: $0) }
    }

    public class func unarchivedTopLevelValue(_ data: Data) throws -> Any? {
        try ArchivedValues.object(in: data).map(ArchivedValues.value)
    }
}
