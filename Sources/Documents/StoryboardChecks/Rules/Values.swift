import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    static let values = [
        Rule("value.malformed", .error, "an attribute's value is not of the attribute's type", find: malformed),
        Rule("value.unknown", .note, "an attribute's value is not one of the known values", find: unknownValues),
    ]

    private static func malformed(in context: CheckContext) -> [Finding] {
        context.unacceptedValues.filter { !$0.type.isEnumeration }.map { value in
            Finding(
                value.node, "'\(value.attribute)' is '\(value.value)', expected \(value.type.expectation)",
                hint: "correct the value, or remove the attribute to have its default")
        }
    }

    private static func unknownValues(in context: CheckContext) -> [Finding] {
        context.unacceptedValues.filter(\.type.isEnumeration).map { value in
            let known = value.type.enumeration?.values ?? []
            let list = known.count > 6 ? known.prefix(6).joined(separator: ", ") + ", …" : known.joined(separator: ", ")
            return Finding(
                value.node, "'\(value.attribute)' is '\(value.value)', expected one of: \(list)",
                hint: "correct the value, unless a newer Interface Builder than the known ones wrote it")
        }
    }
}

/// An attribute with an invalid value for its type.
struct UnacceptedValue {
    var node: Node
    var attribute: String
    var value: String
    var type: ValueType
}

extension CheckContext {
    func findUnacceptedValues() -> [UnacceptedValue] {
        var found: [UnacceptedValue] = []
        for group in elementsByName {
            guard let type = group.first?.elementType else { continue }
            var types = TypesByName(type)
            for node in group {
                node.forEachAttribute { name, value in
                    guard let valueType = types.checkedType(of: name, in: node) else { return }
                    let value = value()
                    if !valueType.accepts(value) {
                        found.append(
                            UnacceptedValue(
                                node: node, attribute: node.attributeName(name), value: value, type: valueType))
                    }
                }
            }
        }
        return found
    }
}

/// The types of an element's attributes by the numbers of their names; only types with invalid values.
private struct TypesByName {
    private let element: ElementType
    private var known: [ValueType??] = []

    init(_ element: ElementType) {
        self.element = element
    }

    mutating func checkedType(of name: NameID, in node: Node) -> ValueType? {
        let number = Int(name.rawValue)
        while known.count <= number { known.append(nil) }
        if let type = known[number] { return type }
        let type = element.attribute(node.attributeName(name))?.type
        let checked = type.flatMap { $0.refusesSome ? $0 : nil }
        known[number] = .some(checked)
        return checked
    }
}

extension ValueType {
    fileprivate var refusesSome: Bool {
        switch self {
        case .bool, .integer, .number, .extent, .ratio, .enumeration: true
        default: false
        }
    }

    fileprivate var isEnumeration: Bool { enumeration != nil }

    fileprivate var enumeration: Enumeration? {
        guard case .enumeration(let name) = self else { return nil }
        return ElementCatalog.shared.enumerations[name]
    }

    fileprivate func accepts(_ value: String) -> Bool {
        switch self {
        case .integer, .number, .extent, .ratio: value.isPlainNumber || ElementCatalog.shared.accepts(value, as: self)
        default: ElementCatalog.shared.accepts(value, as: self)
        }
    }
}

extension String {
    /// Whether the text is a few digits with an optional minus, like most numbers in documents.
    fileprivate var isPlainNumber: Bool {
        let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
        return !digits.isEmpty && digits.count < 10
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
