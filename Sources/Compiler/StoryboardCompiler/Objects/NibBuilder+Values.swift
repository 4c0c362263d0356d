import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

extension NibBuilder {
    func value(_ constant: NibConstantValue) -> NibValue {
        switch constant {
        case .nothing: .null
        case .bool(let flag): .bool(flag)
        case .int(let number): .integer(Int64(number))
        case .f32(let number): .float(number)
        case .f64(let number): .double(number)
        case .string(let text): .reference(string(text))
        case .geometry(let numbers): .doubles(numbers)
        }
    }

    /// Returns the value of a child element in the form that its parent's row names. `key` is that of a localized text.
    func value(of child: Node, as form: NibForm, key: String) -> NibValue? {
        switch form {
        case .point: return .doubles(numbers(of: child, [["x", "horizontal"], ["y", "vertical"]]))
        case .size: return .doubles(numbers(of: child, [["width"], ["height"]]))
        case .rect: return .doubles(numbers(of: child, [["x"], ["y"], ["width"], ["height"]]))
        case .insets:
            let names = [
                ["minY", "top"], ["minX", "left", "leading"], ["maxY", "bottom"], ["maxX", "right", "trailing"],
            ]
            return .doubles(numbers(of: child, names))
        case .text, .string: return .reference(form == .text ? text(child.text, key: key) : string(child.text))
        case .bool: return .bool(child["value"] == "YES")
        case .not: return .bool(child["value"] != "YES")
        case .int: return (child["value"].flatMap { Double(spelled: $0) } ?? 0).wholeNumber.map { .integer($0) }
        case .f32: return .float(Float(child["value"].flatMap { Double(spelled: $0) } ?? 0))
        case .f64: return .double(child["value"].flatMap { Double(spelled: $0) } ?? 0)
        case .number: return .reference(number(child["value"].flatMap { Double(spelled: $0) } ?? 0))
        case .nothing: return .null
        case .mask: return .integer(mask(of: child))
        case .list: return .reference(array(members(of: child)))
        case .mutableList: return .reference(graph.array(members(of: child), mutable: true))
        case .single: return .reference(array([object(of: child)]))
        case .first: return members(of: child).first.map { .reference($0) }
        case .object: return .reference(object(of: child))
        case .reference, .image: return nil
        }
    }

    private func members(of container: Node) -> [NibObjectID] { container.children.map { object(of: $0) } }

    /// Returns the numbers for the first group of names that exists, or zeros.
    func numbers(of node: Node, _ names: [[String]]) -> [Double] {
        names.map { $0.lazy.compactMap { node[$0] }.first.flatMap { Double(spelled: $0) } ?? 0 }
    }

    /// Returns the bits of an element's attributes that are YES.
    func mask(of node: Node) -> Int64 {
        guard let type = node.elementType else { return 0 }
        var bits = 0
        for row in type.attributes where node[row.name] == "YES" {
            for case .bit(let bit) in row.nibRules { bits |= bit }
        }
        return Int64(bits)
    }

    /// Returns the object of an element that is a property's value.
    func object(of node: Node) -> NibObjectID {
        switch node.elementType?.nibObjectEncoder {
        case "color": color(node)
        case "font": font(node)
        case "attributedString": attributedString(node)
        case "textAttributes": textAttributes(node)
        case "symbolConfiguration": symbolConfiguration(node)
        case "image": image(named: node["image"] ?? "", attribute: "image", in: node)
        case "value": foundation(node)
        case "menu": menu(node)
        case "geometry": structure(node.name, node)
        default: node.has("id") ? reference(to: node) : object(for: node)
        }
    }

    /// Returns a Foundation value.
    func foundation(_ node: Node) -> NibObjectID {
        switch node.name {
        case "string", "mutableString": return string(node.text)
        case "bool": return number(node["value"] == "YES" ? 1 : 0)
        case "integer", "real": return number(node["value"].flatMap { Double(spelled: $0) } ?? 0)
        case "date":
            let seconds = node["timeIntervalSinceReferenceDate"].flatMap { Double(spelled: $0) } ?? 0
            return value("NSDate", [("NS.time", .double(seconds))])
        case "url":
            return value("NSURL", [("NS.base", .null), ("NS.relative", .reference(string(node["string"] ?? "")))])
        case "locale": return value("NSLocale", [("NS.identifier", .reference(string(node["localeIdentifier"] ?? "")))])
        case "timeZone": return value("NSTimeZone", [("NS.name", .reference(string(node["name"] ?? "")))])
        case "array", "mutableArray": return array(node.children.map { object(of: $0) })
        case "data", "mutableData": return graph.data(Array(node.text.utf8))
        default:
            run.leaveOut("compile.unsupported", node, "a value '\(node.name)' cannot be compiled")
            return string("")
        }
    }
}

extension Double {
    /// The number as an integer, or nil if it has a fraction or is too large.
    var wholeNumber: Int64? { Int64(exactly: self) }

    /// The number as Apple writes it in strings: `0`, `7.5`.
    var nibSpelling: String { wholeNumber.map(String.init) ?? String(self) }
}
