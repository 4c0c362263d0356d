/// How the classes of Foundation are written.
enum FoundationCoding {
    static let strings: Set = ["NSString", "NSMutableString", "NSLocalizableString"]
    static let lists: Set = [
        "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ]
    static let dictionaries: Set = ["NSDictionary", "NSMutableDictionary"]

    static let bytes = "NS.bytes"
    static let isInlined = "NSInlinedValue"
    /// The key of every element, of which there are as many values as elements.
    static let element = "UINibEncoderEmptyKey"
    static let integer = "NS.intval"
    static let double = "NS.dblval"
    static let bool = "NS.boolval"
    static let localizationKey = "NSKey"
    static let developmentText = "NSDev"
}

extension NibObject {
    /// The text of an `NSString` or the like. Bytes that are not UTF-8 are replaced.
    public var stringValue: String? {
        guard FoundationCoding.strings.contains(className), let bytes = self[FoundationCoding.bytes]?.dataValue else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The number in an `NSNumber`: an integer, a double or a Boolean.
    public var numberValue: NibValue? {
        guard className == "NSNumber" else { return nil }
        return self[FoundationCoding.integer] ?? self[FoundationCoding.double] ?? self[FoundationCoding.bool]
    }

    /// What an array or a set holds, in order.
    public var elements: [NibValue]? { FoundationCoding.lists.contains(className) ? inlinedValues : nil }

    /// The keys and values of a dictionary, in the order in which they were written.
    public var entries: [(key: NibValue, value: NibValue)]? {
        guard FoundationCoding.dictionaries.contains(className) else { return nil }
        let values = inlinedValues
        return stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
    }

    /// The text of the string under a key.
    public func string(_ key: String) -> String? { object(key)?.stringValue }

    /// The objects in the array or set under a key. Elements that are no objects are left out.
    public func objects(_ key: String) -> [NibObject]? { object(key)?.elements?.compactMap(target) }

    /// The value for a key of text in the dictionary that this object is.
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
