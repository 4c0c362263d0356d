import ElementCatalogue
import JSONText
import StoryboardModel
import XMLTree

/// Creates the inspector rows of an object's attributes and values from the catalogue.
struct AttributeRows {
    let node: Node
    let platform: Platforms
    let resources: InspectorResources
    private let id: String

    init(_ node: Node, _ platform: Platforms, _ resources: InspectorResources) {
        (self.node, self.platform, self.resources) = (node, platform, resources)
        id = node["id"] ?? "document"
    }

    /// Returns the row of a table entry and those of its variations; empty if the object doesn't have it.
    func rows(_ entry: InspectorTable.Entry) -> [InspectorRow] {
        guard var row = row(entry) else { return [] }
        guard entry.mayVary else { return [row] }
        let varying = VaryingRows(node: node)
        row.vary = varying.introduction(of: entry.name)
        return [row]
            + varying.variations(of: entry.name).compactMap { variation in
                self.row(entry.name, entry.title, of: node, at: id, for: variation)
            }
    }

    /// Returns the row of a table entry, or nil if the object doesn't have it.
    private func row(_ entry: InspectorTable.Entry) -> InspectorRow? {
        guard let path = entry.path else { return row(entry.name, entry.title, of: node, at: id) }
        guard let step = Step(path), let inner = ElementCatalogue.shared[step.name],
            node.elementType?.child(step.name, key: step.key) != nil
        else { return nil }
        if let child = node.child(step.name, key: step.key) {
            return row(entry.name, entry.title, of: child, at: "\(id)/\(path)")
        }
        // A button with a configuration doesn't use the old states, and vice versa.
        if step.name == "buttonConfiguration" || step.name == "state" && node.child(key: "configuration") != nil {
            return nil
        }
        return missing(entry, step, inner)
    }

    /// Returns the row of an inner element that doesn't exist; setting a value creates it.
    private func missing(_ entry: InspectorTable.Entry, _ step: Step, _ type: ElementType) -> InspectorRow? {
        guard let attribute = type.attribute(entry.name, on: platform) else { return nil }
        var row = control(attribute, entry.title, value: attribute.defaultValue, of: node)
        row.isDefault = true
        let key = step.key.map { " key=\"\($0)\"" } ?? ""
        row.set = [
            CommandTemplate.insert(id, "<\(step.name)\(key)/>"),
            CommandTemplate.set("\(id)/\(entry.path ?? step.name)", entry.name),
        ]
        return row
    }

    /// Returns the rows of the catalogue's attributes that the table doesn't name.
    func rest(beyond known: Set<String>) -> [InspectorRow] {
        guard let type = node.elementType else { return unknownAttributes(beyond: known) }
        var rows: [InspectorRow] = []
        var seen = known.union(InspectorTable.hidden)
        for attribute in type.attributes where attribute.platforms.isSuperset(of: platform) {
            guard seen.insert(attribute.name).inserted, attribute.type != .id else { continue }
            rows += [row(attribute.name, attribute.name.spacedWords, of: node, at: id)].compactMap(\.self)
        }
        for child in type.children {
            for key in child.keys where !seen.contains(key) {
                guard let row = valueRow(key, key.spacedWords, of: node, at: id) else { continue }
                seen.insert(key)
                rows.append(row)
            }
        }
        return rows + unknownAttributes(beyond: seen)
    }

    /// Returns the rows of unknown attributes, which are shown as text.
    private func unknownAttributes(beyond known: Set<String>) -> [InspectorRow] {
        node.attributes.map(\.name).filter { !known.contains($0) && node.elementType?.attribute($0) == nil }.map {
            name in
            var row = InspectorRow(name, .text, .string(node[name] ?? ""))
            row.edits(name, of: id)
            row.help = "an attribute that is not in the catalogue"
            return row
        }
    }

    // MARK: One row

    private func row(
        _ name: String, _ title: String, of node: Node, at address: String, for variation: Variation? = nil
    ) -> InspectorRow? {
        var row: InspectorRow?
        if let attribute = node.elementType?.attribute(name, on: platform) {
            guard let variation else { return attributeRow(attribute, title, of: node, at: address) }
            row = control(attribute, title, value: variation.node[name], of: node)
            row?.set = [CommandTemplate.set(address, name, traits: variation.key)]
            row?.reset = [CommandTemplate.remove(address, name, traits: variation.key)]
        } else {
            row = valueRow(name, title, of: node, at: address, for: variation)
        }
        row?.variation = variation
        return row
    }

    private func attributeRow(
        _ attribute: AttributeType, _ title: String, of node: Node, at address: String
    ) -> InspectorRow {
        let name = attribute.name
        // Newer documents may have an image as an element with a symbol configuration.
        if case .image = attribute.type, let image = node.child("imageReference", key: name),
            let inner = image.elementType?.attribute("image")
        {
            var row = attributeRow(inner, title, of: image, at: "\(address)/imageReference[\(name)]")
            row.reset = [CommandTemplate.removeValue(address, name)]
            return row
        }
        var row = control(attribute, title, value: node.text(name) ?? attribute.defaultValue, of: node)
        row.isDefault = node[name] == nil && node.child(key: name) == nil
        if row.control == .readonly { return row }
        if node[name] == nil, let text = node.children.first(where: { $0["key"] == name && $0.isText }) {
            row.set = [
                CommandTemplate.command(
                    "setText", ["object": .string("\(address)/\(text.name)[\(name)]"), "text": .string("$value")])
            ]
            row.reset = [CommandTemplate.removeValue(address, name)]
        } else {
            row.edits(name, of: address)
        }
        return row
    }

    private func control(_ attribute: AttributeType, _ title: String, value: String?, of node: Node) -> InspectorRow {
        let text = JSONValue.string(value ?? "")
        switch attribute.type {
        case .bool: return InspectorRow(title, isOn: value == "YES")
        case .integer, .number, .extent:
            var row = InspectorRow(title, .number, value.flatMap { Double(spelled: $0) }.map { .number($0) } ?? .null)
            row.placeholder = attribute.defaultValue
            return row
        case .enumeration(let name):
            var row = InspectorRow(title, .choice, text)
            row.options = resources.choices(name, including: value, standard: attribute.defaultValue)
            if node.name == "segue", attribute.name == "kind" {
                let fitting = InspectorTable.kinds(instead: value ?? "")
                row.options.removeAll { option in
                    if case .string(let kind) = option.value { !fitting.contains(kind) } else { false }
                }
            }
            return row
        case .text: return InspectorRow(title, Self.longTexts.contains(node.name) ? .multiline : .text, text)
        case .className:
            var row = InspectorRow(title, .class, text)
            row.options = resources.classes(for: node)
            return row
        case .moduleName: return InspectorRow(title, .module, text)
        case .image:
            var row = InspectorRow(title, .image, text)
            row.options = resources.images
            return row
        case .reference:
            var row = InspectorRow(title, .readonly, .string(value.map(resources.name) ?? "None"))
            row.help = value
            return row
        case .id: return InspectorRow(title, .readonly, text)
        default: return InspectorRow(title, .text, text)
        }
    }

    private static let longTexts: Set<String> = ["label", "textView"]

    // MARK: Values

    /// Returns the row of a value that is an element: a color, font, size and so on.
    private func valueRow(
        _ key: String, _ title: String, of node: Node, at address: String, for variation: Variation? = nil
    ) -> InspectorRow? {
        guard let type = node.elementType else { return nil }
        let names = type.children.filter { $0.keys.contains(key) }.compactMap { row -> String? in
            if case .element(let name) = row.content { name } else { nil }
        }
        let child = (variation?.node ?? node).children.first { $0["key"] == key }
        let traits = variation?.key
        var row: InspectorRow
        if names.contains("color") {
            row = InspectorRow(title, .color, resources.color(child))
            row.options = resources.colors
        } else if names.contains("fontDescription") {
            row = InspectorRow(title, .font, resources.font(child))
            row.options = resources.fonts
        } else if let name = names.first(where: { Self.lists[$0] != nil }), let list = Self.lists[name] {
            return self.list(list, key, title, child, address, traits)
        } else {
            return nil
        }
        row.isDefault = child == nil || child?.name == "nil"
        let kind = row.control == .color ? "color" : "font"
        row.set = [CommandTemplate.setValue(address, key, .record([kind: .string("$value")]), traits: traits)]
        row.reset = [CommandTemplate.removeValue(address, key, traits: traits)]
        return row
    }

    /// A value that is a list of numbers: its name in commands, and its components.
    private struct List {
        var kind: String
        var parts: [String]
        var titles: [String]

        init(_ kind: String, _ parts: [String], _ titles: [String]? = nil) {
            (self.kind, self.parts) = (kind, parts)
            self.titles = titles ?? parts.map(\.spacedWords)
        }
    }

    private static let lists = [
        "rect": List("rect", ["x", "y", "width", "height"]), "size": List("size", ["width", "height"]),
        "point": List("point", ["x", "y"]), "edgeInsets": List("insets", ["top", "left", "bottom", "right"]),
        "directionalEdgeInsets": List("insets", ["top", "leading", "bottom", "trailing"]),
        "inset": List("insets", ["minY", "minX", "maxY", "maxX"], ["Top", "Left", "Bottom", "Right"]),
    ]

    private func list(
        _ list: List, _ key: String, _ title: String, _ child: Node?, _ address: String, _ traits: String?
    ) -> InspectorRow {
        var row = InspectorRow(title, .list, .array(list.parts.map { .number(child?.number($0) ?? 0) }))
        row.parts = list.titles
        row.isDefault = child == nil
        let value = JSONValue.record([list.kind: CommandTemplate.parts(list.parts.count)])
        row.set = [CommandTemplate.setValue(address, key, value, traits: traits)]
        row.reset = [CommandTemplate.removeValue(address, key, traits: traits)]
        return row
    }

    /// A step of an address, such as `state[normal]`.
    private struct Step {
        var name: String
        var key: String?

        init?(_ text: String) {
            let parts = text.split(separator: "[")
            guard let first = parts.first else { return nil }
            name = String(first)
            key = parts.count > 1 ? String(parts[1].dropLast()) : nil
        }
    }
}

extension Node {
    fileprivate var isText: Bool { name == "string" || name == "mutableString" }
}
