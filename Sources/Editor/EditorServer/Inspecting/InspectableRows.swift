import ClassModel
import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The properties that a class of the app's sources marks `@IBInspectable`, a section for each class of the chain.
struct InspectableRows {
    let node: Node
    let classes: AppClasses
    let resources: InspectorResources
    private var id: String { node["id"] ?? "" }

    var sections: [InspectorSection] {
        guard node.has("customClass"), let chain = classes.chain(of: node) else { return [] }
        var seen: Set<String> = []
        return chain.classes.compactMap { owner in
            let own = owner.members.filter { $0.kind == .inspectable && seen.insert($0.name).inserted }
            let rows = own.compactMap(row)
            return rows.isEmpty ? nil : InspectorSection(title: owner.name.spacedWords, rows: rows)
        }
    }

    /// A property's type as Interface Builder knows it.
    private struct Kind {
        var type: String
        var control: InspectorRow.Control
        var parts: [String] = []
    }

    private static let kinds: [String: Kind] = {
        let number = Kind(type: "number", control: .number)
        let text = Kind(type: "string", control: .text)
        let flag = Kind(type: "boolean", control: .checkbox)
        var kinds = [
            "Bool": flag, "BOOL": flag, "bool": flag, "String": text, "NSString": text,
            "NSAttributedString": text, "LocalizedString": Kind(type: "localizedString", control: .text),
            "UIColor": Kind(type: "color", control: .color), "UIImage": Kind(type: "image", control: .image),
            "CGPoint": Kind(type: "point", control: .list, parts: ["X", "Y"]),
            "CGSize": Kind(type: "size", control: .list, parts: ["Width", "Height"]),
            "CGRect": Kind(type: "rect", control: .list, parts: ["X", "Y", "Width", "Height"]),
            "NSRange": Kind(type: "range", control: .list, parts: ["Location", "Length"]),
        ]
        for name in [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat", "NSInteger", "NSUInteger", "int", "float", "double", "NSNumber",
        ] { kinds[name] = number }
        return kinds
    }()

    /// Returns the row of a property, or nil if documents can't have its type.
    private func row(_ member: ClassMember) -> InspectorRow? {
        let type = (member.type ?? "").trimmingOptional
        guard let kind = Self.kinds[type] else { return nil }
        let list = node.child("userDefinedRuntimeAttributes")?.children.map { $0 } ?? []
        let index = list.firstIndex { $0["keyPath"] == member.name }
        let own = index.map { list[$0] }
        var row = InspectorRow(member.name.spacedWords, kind.control, value(of: own, kind))
        row.parts = kind.parts
        row.isDefault = own == nil
        row.placeholder = "Default"
        row.help = "\(member.name): \(type)"
        if kind.control == .color { row.options = resources.colors }
        if kind.control == .image { row.options = resources.images }
        let given: JSONValue = kind.parts.isEmpty ? .string("$value") : CommandTemplate.parts(kind.parts.count)
        row.set = [
            CommandTemplate.command(
                "setRuntimeAttribute",
                [
                    "object": .string(id), "number": index.map { .integer($0 + 1) }, "keyPath": .string(member.name),
                    "type": .string(own?["type"] ?? kind.type), "value": given,
                ])
        ]
        row.reset =
            index.map { index in
                let address = "\(id)/userDefinedRuntimeAttributes/userDefinedRuntimeAttribute[\(index + 1)]"
                return [CommandTemplate.command("delete", ["object": .string(address)])]
            } ?? []
        return row
    }

    private func value(of attribute: Node?, _ kind: Kind) -> JSONValue {
        let child = attribute?.children.first
        switch kind.control {
        case .checkbox: return .bool(attribute?["value"] == "YES")
        case .number: return child?.number("value").map { .number($0) } ?? .null
        case .color: return resources.color(child)
        case .list:
            let numbers = child?.attributes.filter { $0.name != "key" }.compactMap { Double(spelled: $0.value) } ?? []
            return .array(kind.parts.indices.map { .number(numbers.indices.contains($0) ? numbers[$0] : 0) })
        default: return .string(attribute?["value"] ?? child?.text ?? "")
        }
    }
}

extension String {
    /// The name of a type without the mark that it is optional.
    fileprivate var trimmingOptional: String {
        last == "?" || last == "!" || last == "*" ? String(dropLast()).trimmingOptional : self
    }
}
