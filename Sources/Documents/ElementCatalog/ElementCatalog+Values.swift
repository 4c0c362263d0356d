extension ElementCatalog {
    /// Returns a Boolean value that indicates whether a value is valid for a type. Names and text always are.
    public func accepts(_ value: String, as type: ValueType) -> Bool {
        switch type {
        case .bool: value == "YES" || value == "NO"
        case .integer: Int(value) != nil
        case .number, .date: Double(spelled: value) != nil
        case .extent: value == "infinite" || Double(spelled: value) != nil
        case .ratio: Double(spelledRatio: value) != nil
        case .enumeration(let name): accepts(value, ofEnumeration: name)
        case .id, .reference, .key, .className, .variationKey, .documentType: !value.isEmpty
        default: true
        }
    }

    private func accepts(_ value: String, ofEnumeration name: String) -> Bool {
        guard let enumeration = enumerations[name] else { return false }
        return enumeration.isOpen || enumeration.contains(value)
    }
}

extension ValueType {
    /// The description of what attributes of a type accept.
    package var expectation: String {
        switch self {
        case .bool: "YES or NO"
        case .integer: "a whole number"
        case .extent: "a number or 'infinite'"
        case .ratio: "a number or a ratio such as '16:9'"
        default: "a number"
        }
    }
}
