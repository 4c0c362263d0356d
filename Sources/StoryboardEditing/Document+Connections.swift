import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    mutating func addOutlet(
        from: Address, property: String, to: Address, isCollection: Bool, _ id: String?
    ) throws(ChangeError) -> [String] {
        let (source, target) = try ends(from, to)
        guard !property.isEmpty else { throw .refused("an outlet needs a name") }
        let same = source.connections.filter { $0.name == property && $0.kind != .action }
        if same.contains(where: { $0.destinationID == target.objectID && ($0.kind == .outletCollection) == isCollection }) {
            return []
        }
        if !isCollection {
            for old in same where old.kind == .outlet { try delete(old.node) }
        }
        let name = isCollection ? "outletCollection" : "outlet"
        var attributes = [("property", property), ("destination", target.objectID ?? "")]
        if isCollection { attributes.append(("collectionClass", "NSMutableArray")) }
        return try addConnection(name, attributes, id, to: source)
    }

    mutating func addAction(
        from: Address, _ selector: String, to: Address, _ event: String?, _ id: String?
    ) throws(ChangeError) -> [String] {
        let (source, target) = try ends(from, to)
        guard !selector.isEmpty else { throw .refused("an action needs a selector") }
        if let event { try checkEvent(event) }
        let isRecognizer = source.elementType?.kind == .gestureRecognizer
        let event = event ?? (isRecognizer ? nil : Self.usualEvent(of: source))
        let exists = source.connections.contains {
            $0.kind == .action && $0.name == selector && $0.destinationID == target.objectID && $0.event == event
        }
        if exists { return [] }
        var attributes = [("selector", selector)]
        attributes.append((kind.isUIKit ? "destination" : "target", target.objectID ?? ""))
        if let event { attributes.append(("eventType", event)) }
        return try addConnection("action", attributes, id, to: source)
    }

    /// Both ends of a connection; they have to be objects, and loaded together.
    private func ends(_ from: Address, _ to: Address) throws(ChangeError) -> (source: Node, target: Node) {
        let source = try resolve(from)
        let target = try resolve(to)
        for (node, address) in [(source, from), (target, to)] where !node.has("id") {
            throw .refused("'\(address)' is no object", hint: "connections go between objects that have an id")
        }
        guard source.scene == target.scene else {
            throw .refused(
                "'\(source.displayName)' and '\(target.displayName)' are in different scenes",
                hint: "between scenes there are only segues")
        }
        return (source, target)
    }

    mutating func addConnection(
        _ name: String, _ attributes: [(String, String)], _ id: String?, to source: Node
    ) throws(ChangeError) -> [String] {
        let connections = try ensureChild("connections", in: source.id)
        var spelled = "<\(name)"
        for (attribute, value) in attributes { spelled += " \(attribute)=\"\(value.escapedForXML)\"" }
        if let id { spelled += " id=\"\(id.escapedForXML)\"" }
        let node = try insertElement(spelled + "/>", at: Place(in: connections))
        return tree[node]["id"].map { [$0] } ?? []
    }

    private func checkEvent(_ event: String) throws(ChangeError) {
        guard let known = ElementCatalogue.shared["action"]?.attribute("eventType"),
            case .enumeration(let name) = known.type, let values = ElementCatalogue.shared.enumerations[name]?.values
        else { return }
        guard values.contains(event) else {
            throw .refused("there is no event '\(event)'", hint: "choose one of: \(values.joined(separator: ", "))")
        }
    }

    /// The event that Interface Builder takes when an action is drawn.
    private static func usualEvent(of source: Node) -> String? {
        switch source.name {
        case "button": "touchUpInside"
        case "textField": "editingDidEnd"
        case "slider", "switch", "stepper", "segmentedControl", "datePicker", "pageControl", "colorWell", "refreshControl":
            "valueChanged"
        default: nil
        }
    }
}

extension String {
    /// The text between the quotes of an attribute.
    var escapedForXML: String {
        var result = ""
        for character in unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
