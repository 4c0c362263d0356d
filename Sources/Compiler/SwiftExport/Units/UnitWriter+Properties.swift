import ElementCatalog
import StoryboardModel
import XMLTree

extension UnitWriter {
    /// Returns the statements that give an object the attributes and children that the table of properties spells. `$` in them stands
    /// for the object.
    func properties(of node: Node, as element: String? = nil) -> [String] {
        guard let type = node.elementType else {
            report.leaveOut("export.unknown-element", node, "'\(node.name)' is an element that isn't known")
            return []
        }
        let element = element ?? node.name
        var lines: [(place: Int, text: String)] = []
        for attribute in type.attributes where attribute.platforms.contains(.iOS) {
            if let line = statement(attribute, of: node, element) {
                lines.append((PropertyTable.shared.row(attribute.name, of: element)?.place ?? 0, line))
            }
        }
        reportUnknownAttributes(of: node, type)
        for child in node.children where child.has("key") {
            if let line = statement(child, element) {
                lines.append((PropertyTable.shared.row("[\(child["key"] ?? "")]", of: element)?.place ?? 0, line))
            }
        }
        return lines.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(
            \.element.text)
    }

    private func reportUnknownAttributes(of node: Node, _ type: ElementType) {
        for (name, _) in node.attributes where type.attribute(name) == nil {
            report.leaveOut(
                "export.attribute", node, "the attribute '\(name)' of '\(node.name)' isn't in the code",
                hint: "no attribute of this name is known")
        }
    }

    private func statement(_ attribute: AttributeType, of node: Node, _ element: String) -> String? {
        let isSet = node.has(attribute.name)
        guard let row = PropertyTable.shared.row(attribute.name, of: element) else {
            if isSet, !Self.isSaidElsewhere(attribute) {
                report.leaveOut(
                    "export.attribute", node, "the attribute '\(attribute.name)' of '\(node.name)' isn't in the code")
            }
            return nil
        }
        guard let value = node[attribute.name] ?? attribute.defaultValue else { return nil }
        switch row.spelling {
        case .nothing: return nil
        case .unsayable:
            if isSet, value != attribute.defaultValue {
                report.leaveOut(
                    "export.attribute", node, "code can't have '\(attribute.name)' of '\(node.name)'")
            }
            return nil
        case .code(let spelling):
            guard value != row.initial ?? attribute.defaultValue, !isSame(value, row.initial) else { return nil }
            guard let expression = values.attribute(attribute.name, value, of: node, as: attribute.type) else {
                report.leaveOut(
                    "export.value", node, "'\(value.oneLine)' isn't a value of '\(attribute.name)' in code")
                return nil
            }
            return Self.statement(spelling, expression)
        }
    }

    private func isSame(_ value: String, _ initial: String?) -> Bool {
        guard let initial, let left = Double(spelled: value), let right = Double(spelled: initial) else { return false }
        return left == right
    }

    private func statement(_ child: Node, _ element: String) -> String? {
        guard let key = child["key"], let row = PropertyTable.shared.row("[\(key)]", of: element),
            case .code(let spelling) = row.spelling
        else { return nil }
        if child.name == "nil" { return nil }
        // The date is that of the day when the document was made.
        if key == "date", child.parent?.bool("useCurrentDate") == true { return nil }
        return values.child(child, property: key).map { Self.statement(spelling, $0) }
    }

    static func statement(_ spelling: String, _ value: String) -> String {
        spelling.contains("$") ? "$.\(spelling.replacing("$", with: value))" : "$.\(spelling) = \(value)"
    }

    /// Whether other code says what an attribute does, or it is of no use outside of Interface Builder.
    private static func isSaidElsewhere(_ attribute: AttributeType) -> Bool {
        switch attribute.type {
        case .key, .id, .userLabel, .className, .moduleName, .storyboardIdentifier, .reference: return true
        default: break
        }
        return elsewhere.contains(attribute.name) || attribute.nibRules == [.designOnly]
    }

    private static let elsewhere: Set<String> = [
        "customModuleProvider", "sceneMemberID", "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity",
        "translatesAutoresizingMaskIntoConstraints", "catalog", "usesAttributedText", "hasAttributedTitle",
        "buttonType",
        "style", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "animating", "spacingType", "colorLabel",
        "simulatedAppContext", "useStoryboardIdentifierAsRestorationIdentifier", "height", "width", "transitionStyle",
        "navigationOrientation", "spineLocation", "pageSpacing", "doubleSided", "nibName",
    ]

    /// Returns the statements of attributes that a person who defines a class added.
    func runtimeAttributes(of node: Node) -> [String] {
        guard let list = node.child("userDefinedRuntimeAttributes") else { return [] }
        return list.children.compactMap { attribute in
            guard let path = attribute["keyPath"], let value = runtimeValue(attribute) else { return nil }
            let names = path.split(separator: ".").map(String.init)
            guard names.allSatisfy(SwiftWords.isIdentifier) else { return nil }
            if names.first == "layer" { return layerAttribute(names.dropFirst().joined(separator: "."), value) }
            if node["customClass"] != nil { return "$.\(path) = \(value)" }
            return "$.setValue(\(value), forKeyPath: \(SwiftWords.literal(path)))"
        }
    }

    /// Returns the statement of an attribute of a layer. Parts of transforms, and what Core Animation doesn't know, only have keys.
    private func layerAttribute(_ key: String, _ value: String) -> String {
        switch key {
        case "borderColor", "shadowColor", "backgroundColor": "$.layer.\(key) = \(value).cgColor"
        case "cornerRadius", "borderWidth", "masksToBounds", "shadowOpacity", "shadowRadius", "shadowOffset", "opacity",
            "zPosition":
            "$.layer.\(key) = \(value)"
        default: "$.layer.setValue(\(value), forKeyPath: \(SwiftWords.literal(key)))"
        }
    }

    private func runtimeValue(_ attribute: Node) -> String? {
        let inner = attribute.child(key: "value")
        let text = attribute["value"] ?? inner?["value"] ?? inner?.text ?? ""
        switch attribute["type"] {
        case "boolean": return text == "YES" ? "true" : "false"
        case "number": return Double(spelled: text).map(SwiftWords.number)
        case "string": return SwiftWords.literal(text)
        case "localizedString":
            return values.localized(text, "value", of: attribute)
        case "image": return values.image(text, of: attribute)
        case "color": return inner.flatMap { values.color($0, typed: true) }
        case "nil": return "nil"
        default: return inner.flatMap { values.child($0, property: "value") }
        }
    }
}
