import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows of the Identity inspector: class, identifiers and label.
struct IdentityInspector {
    let node: Node
    let resources: InspectorResources
    private var id: String { node["id"] ?? "" }

    init(node: Node, resources: InspectorResources) {
        self.node = node
        self.resources = resources
    }

    var sections: [InspectorSection] {
        guard node.has("id") else { return [] }
        return [customClass, identity, runtimeAttributes, accessibility, document].compactMap(\.self)
    }

    private var customClass: InspectorSection? {
        guard node.elementType?.attribute("customClass") != nil, node.name != "constraint" else { return nil }
        var name = InspectorRow("Class", .class, .string(node["customClass"] ?? ""))
        name.placeholder = node.elementType?.className(on: Inspector.platform(resources.document.kind))
        name.options = resources.classes(for: node)
        name.isDefault = node["customClass"] == nil
        name.isMissing = resources.isMissing(node)
        name.set = [CommandTemplate.set(id, "customClass")]
        name.reset = ["customClass", "customModule", "customModuleProvider"].filter(node.has).map {
            CommandTemplate.remove(id, $0)
        }
        var module = InspectorRow("Module", .module, .string(node["customModule"] ?? ""))
        module.placeholder = "None"
        module.options = resources.modules.map { InspectorRow.Choice(value: $0, title: $0) }
        module.isDefault = node["customModule"] == nil
        module.edits("customModule", of: id)
        let isOfTarget = node["customModuleProvider"] == "target"
        var inherits = InspectorRow("Inherit Module From Target", isOn: isOfTarget)
        // A click toggles the current value.
        inherits.set = [
            isOfTarget
                ? CommandTemplate.remove(id, "customModuleProvider")
                : CommandTemplate.set(id, "customModuleProvider", "target")
        ]
        inherits.isDefault = !isOfTarget
        return InspectorSection(title: "Custom Class", rows: [name, module, inherits])
    }

    private var identity: InspectorSection? {
        let restoration = [
            ("restorationIdentifier", "Restoration ID"),
            ("useStoryboardIdentifierAsRestorationIdentifier", "Use Storyboard ID"),
        ]
        let titles =
            [("storyboardIdentifier", "Storyboard ID")] + (resources.document.kind.isUIKit ? restoration : [])
        let rows = titles.compactMap { name, title -> InspectorRow? in
            guard let attribute = node.elementType?.attribute(name) else { return nil }
            var row =
                attribute.type == .bool
                ? InspectorRow(title, isOn: node.bool(name)) : InspectorRow(title, .text, .string(node[name] ?? ""))
            row.isDefault = !node.has(name)
            row.edits(name, of: id)
            return row
        }
        return rows.isEmpty ? nil : InspectorSection(title: "Identity", rows: rows)
    }

    private var runtimeAttributes: InspectorSection? {
        guard node.elementType?.child("userDefinedRuntimeAttributes", key: nil) != nil else { return nil }
        let list = node.child("userDefinedRuntimeAttributes")?.children.map { $0 } ?? []
        var rows = list.enumerated().map { index, attribute in
            let address = "\(id)/userDefinedRuntimeAttributes/\(attribute.name)[\(index + 1)]"
            var row = InspectorRow(
                attribute["keyPath"] ?? "", .attribute,
                .record([
                    "keyPath": .string(attribute["keyPath"] ?? ""), "type": .string(attribute["type"] ?? ""),
                    "value": value(of: attribute),
                ]))
            row.options = options(of: attribute["type"] ?? "")
            row.set = [attributeTemplate(number: index + 1)]
            row.reset = [CommandTemplate.command("delete", ["object": .string(address)])]
            return row
        }
        var add = InspectorRow("Add", .attribute, .null)
        add.set = [attributeTemplate(number: nil)]
        rows.append(add)
        return InspectorSection(title: "User Defined Runtime Attributes", rows: rows)
    }

    private func options(of type: String) -> [InspectorRow.Choice] {
        switch type {
        case "color": resources.colors
        case "image": resources.images
        default: []
        }
    }

    private func attributeTemplate(number: Int?) -> JSONValue {
        CommandTemplate.command(
            "setRuntimeAttribute",
            [
                "object": .string(id), "number": number.map { .integer($0) }, "keyPath": .string("$0"),
                "type": .string("$1"), "value": .string("$2"),
            ])
    }

    /// Returns the value of an attribute: a Boolean, a number, a list of numbers, a color as rows show it, or a string.
    private func value(of attribute: Node) -> JSONValue {
        if let value = attribute["value"] {
            return attribute["type"] == "boolean" ? .bool(value == "YES") : .string(value)
        }
        guard let child = attribute.children.first else { return .string("") }
        if child.name == "color" { return resources.color(child) }
        if let text = child["value"] { return Double(spelled: text).map { .number($0) } ?? .string(text) }
        let parts = child.attributes.filter { $0.name != "key" }.compactMap { Double(spelled: $0.value) }
        return parts.isEmpty ? .string(child.children.isEmpty ? child.text : "") : .array(parts.map { .number($0) })
    }

    private var accessibility: InspectorSection? {
        let rows = AccessibilityRows(node).rows
        return rows.isEmpty ? nil : InspectorSection(title: "Accessibility", rows: rows)
    }

    private var document: InspectorSection? {
        var label = InspectorRow("Label", .text, .string(node["userLabel"] ?? ""))
        label.isDefault = !node.has("userLabel")
        if node.name != "exit", node.name != "placeholder" {
            label.edits("userLabel", of: id)
        }
        label.placeholder = "A name of your own"
        let isWritten = !PossibleExit.isMeant(by: id)
        var object = InspectorRow("Object ID", .readonly, .string(isWritten ? id : ""))
        if !isWritten { object.help = "the document contains it as soon as something refers to it" }
        return InspectorSection(title: "Document", rows: [label, object] + [notes].compactMap(\.self))
    }

    /// What the authors of a document note about an object.
    private var notes: InspectorRow? {
        guard node.elementType?.child("attributedString", key: "userComments") != nil else { return nil }
        let own = node.child("attributedString", key: "userComments")
        let text = own?.children.filter { $0.name == "fragment" }.map {
            $0["content"] ?? $0.child(key: "content")?.text ?? ""
        }
        var row = InspectorRow("Notes", .multiline, .string(text?.joined() ?? ""))
        row.placeholder = "For those who read the document"
        row.isDefault = own == nil
        func set(_ runs: JSONValue?) -> JSONValue {
            CommandTemplate.command(
                "setAttributedText", ["object": .string(id), "key": .string("userComments"), "runs": runs])
        }
        row.set = [set(.array([.record(["text": .string("$value")])]))]
        row.reset = own == nil ? [] : [set(nil)]
        return row
    }
}
