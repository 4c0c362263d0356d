/// Objects of Foundation, as archives hold them. Each call makes a new object; sharing is the caller's affair.
extension NibGraph {
    public func string(_ text: String, mutable: Bool = false) -> NibObjectID {
        add(mutable ? "NSMutableString" : "NSString", [FoundationCoding.bytes: .text(text)])
    }

    /// Text that a `.strings` table may replace: what documents in `Base.lproj` have. `key` is such as `QnN-Xj-8Xj.title`.
    public func localizableString(_ text: String, key: String) -> NibObjectID {
        let (key, development) = (string(key), string(text))
        return add(
            "NSLocalizableString",
            [
                FoundationCoding.bytes: .text(text), FoundationCoding.localizationKey: .reference(key),
                FoundationCoding.developmentText: .reference(development),
            ])
    }

    public func number(integer: Int64) -> NibObjectID {
        add("NSNumber", [FoundationCoding.integer: .integer(integer)])
    }

    public func number(double: Double) -> NibObjectID {
        add("NSNumber", [FoundationCoding.double: .double(double)])
    }

    public func number(bool: Bool) -> NibObjectID {
        add("NSNumber", [FoundationCoding.bool: .bool(bool)])
    }

    public func data(_ bytes: [UInt8], mutable: Bool = false) -> NibObjectID {
        add(mutable ? "NSMutableData" : "NSData", [FoundationCoding.bytes: .data(bytes)])
    }

    public func array(_ elements: [NibObjectID] = [], mutable: Bool = false) -> NibObjectID {
        collection(mutable ? "NSMutableArray" : "NSArray", elements)
    }

    public func set(_ elements: [NibObjectID] = [], mutable: Bool = false) -> NibObjectID {
        collection(mutable ? "NSMutableSet" : "NSSet", elements)
    }

    public func dictionary(
        _ entries: [(key: NibObjectID, value: NibObjectID)] = [], mutable: Bool = false
    ) -> NibObjectID {
        collection(mutable ? "NSMutableDictionary" : "NSDictionary", entries.flatMap { [$0.key, $0.value] })
    }

    /// Adds to an array or a set, or in turn the key and the value of a dictionary's entry.
    public func append(_ element: NibObjectID, to collection: NibObjectID) {
        append(.reference(element), under: FoundationCoding.element, to: collection)
    }

    private func collection(_ className: String, _ elements: [NibObjectID]) -> NibObjectID {
        let id = add(className, [FoundationCoding.isInlined: .bool(true)])
        for element in elements { append(element, to: id) }
        return id
    }
}

extension NibValue {
    /// The bytes of a string.
    static func text(_ text: String) -> NibValue { .data(Array(text.utf8)) }
}
