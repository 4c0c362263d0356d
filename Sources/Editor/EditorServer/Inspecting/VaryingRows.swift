import ElementCatalog
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The rows of variations.
struct VaryingRows {
    let node: Node
    private var id: String { node["id"] ?? "" }
    /// Returns the variations for specific traits.
    private static func variations(in node: Node) -> [Variation] {
        node.children.compactMap(Variation.init).filter { $0.key != Variation.general }
    }

    init(node: Node) { self.node = node }

    /// Returns the variations with a value for an attribute.
    func variations(of name: String) -> [Variation] {
        Self.variations(in: node).filter { $0.node.has(name) || $0.node.child(key: name) != nil }
    }

    /// Returns the commands that copy the general value of an attribute to some traits.
    func introduction(of name: String) -> [JSONValue] {
        guard let type = node.elementType, type.child("variation", key: nil) != nil, node.has("id") else { return [] }
        if let attribute = type.attribute(name) {
            return (node[name] ?? attribute.defaultValue).map { [CommandTemplate.set(id, name, $0)] } ?? []
        }
        if let own = node.child(key: name) {
            return [
                DocumentValue(own).map { CommandTemplate.setValue(id, name, $0.json) }
                    ?? CommandTemplate.setValue(id, name, xml: InspectorResources.xml(of: own))
            ]
        }
        if type.child("nil", key: name)?.keys.contains(name) == true {
            return [CommandTemplate.setValue(id, name, DocumentValue.none.json)]
        }
        return (node.name == "button" && name == "fontDescription" ? Self.usual["buttonFont"] : Self.usual[name])
            .map { [CommandTemplate.setValue(id, name, $0.json)] } ?? []
    }

    /// The defaults of values that documents can't explicitly omit.
    private static let usual: [String: DocumentValue] = {
        var values: [String: DocumentValue] = [:]
        for (key, size) in [("fontDescription", 17.0), ("buttonFont", 15)] {
            values[key] = DocumentValue()
            values[key]?.font = DocumentValue.Font(weight: "regular", size: size)
        }
        values["tintColor"] = .color(system: "tintColor")
        for key in ["shadowColor", "highlightedColor"] {
            values[key] = DocumentValue()
            values[key]?.color = DocumentValue.Color(white: 0, alpha: 0)
        }
        values["layoutMargins"] = DocumentValue()
        values["layoutMargins"]?.insets = [8, 8, 8, 8]
        return values
    }()

    // MARK: Installed

    /// The rows that tell whether a view or constraint is installed, in general and for some traits.
    var installed: [InspectorRow] {
        guard node.canBeUninstalled, let owner = node.parent?.parent else { return [] }
        let isThere = node.isInstalled(for: Variation.general) ?? true
        var general = row(isThere)
        general.isDefault = isThere
        general.reset = [CommandTemplate.setInstalled(id, true)]
        general.set = [CommandTemplate.setInstalled(id, !isThere)]
        general.vary = [CommandTemplate.setInstalled(id, isThere)]
        return [general]
            + Self.variations(in: owner).compactMap { variation in
                guard let isThere = node.isInstalled(for: variation.key) else { return nil }
                var row = row(isThere)
                row.variation = variation
                row.set = [CommandTemplate.setInstalled(id, !isThere, traits: variation.key)]
                row.reset = [CommandTemplate.setInstalled(id, nil, traits: variation.key)]
                return row
            }
    }

    /// Returns the row; a click toggles the current value.
    private func row(_ isInstalled: Bool) -> InspectorRow {
        InspectorRow("Installed", isOn: isInstalled)
    }
}
