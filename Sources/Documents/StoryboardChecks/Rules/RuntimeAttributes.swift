import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    static let runtimeAttributes = [
        Rule("runtime-attribute.value", .error, "a runtime attribute's value does not fit its type", find: unfitting),
        Rule("runtime-attribute.key-path", .error, "a runtime attribute has no key path", find: withoutKeyPath),
    ]

    private static func unfitting(in context: CheckContext) -> [Finding] {
        context.elements("userDefinedRuntimeAttribute").compactMap { node in
            guard let problem = problem(in: node) else { return nil }
            return Finding(
                node, "runtime attribute '\(node["keyPath"] ?? "")' of the type '\(node["type"] ?? "")' \(problem)",
                hint: "give it a value of its type, or change the type")
        }
    }

    private static func problem(in node: Node) -> String? {
        let type = node["type"] ?? ""
        switch type {
        case "boolean":
            guard let value = node["value"], !["YES", "NO"].contains(value) else { return nil }
            return "has the value '\(value)', expected YES or NO"
        case "number": return numberProblem(in: node)
        case "color", "point", "size", "rect", "range":
            return node.child(type, key: "value") == nil ? "has no value, expected a '\(type)' element inside" : nil
        case "image":
            return node["value"]?.isEmpty ?? true && node.child(key: "value") == nil
                ? "has no value, expected the name of an image" : nil
        default: return nil
        }
    }

    private static func numberProblem(in node: Node) -> String? {
        if let text = node["value"] {
            return Double(spelled: text) == nil ? "has the value '\(text)', expected a number" : nil
        }
        let isThere = node.child("real", key: "value") != nil || node.child("integer", key: "value") != nil
        return isThere ? nil : "has no value, expected an 'integer' or 'real' element inside"
    }

    private static func withoutKeyPath(in context: CheckContext) -> [Finding] {
        context.elements("userDefinedRuntimeAttribute").filter { $0["keyPath"]?.isEmpty ?? true }.map { node in
            Finding(
                node, "runtime attribute of \(node.enclosingObject.map(context.name) ?? "an object") has no key path",
                hint: "name the property to set, or remove the attribute",
                fix: Fix("Remove the runtime attribute", removing: node))
        }
    }
}
