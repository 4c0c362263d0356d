/// The encoding of Foundation's classes.
enum FoundationCoding {
    static let strings: Set = ["NSString", "NSMutableString", "NSLocalizableString"]
    static let lists: Set = [
        "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ]
    static let dictionaries: Set = ["NSDictionary", "NSMutableDictionary"]

    static let bytes = "NS.bytes"
    static let isInlined = "NSInlinedValue"
    /// The key of all elements of a collection.
    static let element = "UINibEncoderEmptyKey"
    static let integer = "NS.intval"
    static let double = "NS.dblval"
    static let bool = "NS.boolval"
    static let localizationKey = "NSKey"
    static let developmentText = "NSDev"
}

extension NibObject {
    /// The text of a string object. Invalid UTF-8 is replaced.
    public var stringValue: String? {
        guard FoundationCoding.strings.contains(className), let bytes = self[FoundationCoding.bytes]?.dataValue else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of an `NSNumber`: an integer, a double or a Boolean.
    public var numberValue: NibValue? {
        guard className == "NSNumber" else { return nil }
        return self[FoundationCoding.integer] ?? self[FoundationCoding.double] ?? self[FoundationCoding.bool]
    }

    /// The elements of an array or set, in order.
    public var elements: [NibValue]? { FoundationCoding.lists.contains(className) ? inlinedValues : nil }

    /// The keys and values of a dictionary, in the order they were written.
    public var entries: [(key: NibValue, value: NibValue)]? {
        guard FoundationCoding.dictionaries.contains(className) else { return nil }
        let values = inlinedValues
        return stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
    }

    /// Returns the text of the string for a key.
    public func string(_ key: String) -> String? { object(key)?.stringValue }

    /// Returns the objects in the array or set for a key. Elements that aren't objects are omitted.
    public func objects(_ key: String) -> [NibObject]? { object(key)?.elements?.compactMap(target) }

    /// Returns the value for a string key if this object is a dictionary.
    public func entry(_ key: String) -> NibValue? {
        entries?.first { target(of: $0.key)?.stringValue == key }?.value
    }

    private var inlinedValues: [NibValue] {
        guard let key = storage.keys.number(of: FoundationCoding.element) else { return [] }
        return storage.objects[index].range.compactMap { position in
            storage.values[position].key == key ? storage.value(at: position) : nil
        }
    }
}
