/// Foundation objects. Each call creates a new object; the caller is responsible for sharing.
extension NibGraph {
    /// Adds a string.
    public func string(_ text: String, mutable: Bool = false) -> NibObjectID {
        add(mutable ? "NSMutableString" : "NSString", [FoundationCoding.bytes: .text(text)])
    }

    /// A string that a `.strings` table may replace, as in documents in `Base.lproj`. An example of `key` is
    /// `QnN-Xj-8Xj.title`.
    public func localizableString(_ text: String, key: String) -> NibObjectID {
        let (key, development) = (string(key), string(text))
        return add(
            "NSLocalizableString",
            [
                FoundationCoding.bytes: .text(text), FoundationCoding.localizationKey: .reference(key),
                FoundationCoding.developmentText: .reference(development),
            ])
    }

    /// Adds an integer.
    public func number(integer: Int64) -> NibObjectID {
        add("NSNumber", [FoundationCoding.integer: .integer(integer)])
    }

    /// Adds a number with a fraction.
    public func number(double: Double) -> NibObjectID {
        add("NSNumber", [FoundationCoding.double: .double(double)])
    }

    /// Adds a Boolean value.
    public func number(bool: Bool) -> NibObjectID {
        add("NSNumber", [FoundationCoding.bool: .bool(bool)])
    }

    /// Adds data.
    public func data(_ bytes: [UInt8], mutable: Bool = false) -> NibObjectID {
        add(mutable ? "NSMutableData" : "NSData", [FoundationCoding.bytes: .data(bytes)])
    }

    /// Adds an array of objects.
    public func array(_ elements: [NibObjectID] = [], mutable: Bool = false) -> NibObjectID {
        collection(mutable ? "NSMutableArray" : "NSArray", elements)
    }

    /// Adds a set of objects.
    public func set(_ elements: [NibObjectID] = [], mutable: Bool = false) -> NibObjectID {
        collection(mutable ? "NSMutableSet" : "NSSet", elements)
    }

    /// Adds a dictionary, with its entries in this order.
    public func dictionary(
        _ entries: [(key: NibObjectID, value: NibObjectID)] = [], mutable: Bool = false
    ) -> NibObjectID {
        collection(mutable ? "NSMutableDictionary" : "NSDictionary", entries.flatMap { [$0.key, $0.value] })
    }

    /// Appends an element to an array or set, or, in turn, a key and a value to a dictionary.
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
    /// Returns the bytes of a string.
    static func text(_ text: String) -> NibValue { .data(Array(text.utf8)) }
}
