import ElementCatalogue
import XMLTree

/// What an attribute means to the index.
enum AttributeRole: Sendable {
    case plain
    /// The element's own id.
    case identity
    /// A scene's own id.
    case sceneIdentity
    /// Another object's id.
    case reference
    /// The name of an image, a named colour or a system colour: something that `<resources>` lists.
    case resource(ResourceKind)
}

/// The roles of a document's attributes, looked up once per name and remembered under the names' numbers.
struct Vocabulary: Sendable {
    private var roles: [[AttributeRole]?] = []
    private var names: [String?] = []

    /// The role of an attribute of an element with the given name.
    mutating func role(of attribute: NameID, in element: Node) -> AttributeRole {
        let row = Int(element.nameID.rawValue)
        let column = Int(attribute.rawValue)
        if row < roles.count, let known = roles[row], column < known.count { return known[column] }
        return learn(attribute, in: element)
    }

    private mutating func learn(_ attribute: NameID, in element: Node) -> AttributeRole {
        let row = Int(element.nameID.rawValue)
        while roles.count <= row { roles.append(nil) }
        var known = roles[row] ?? []
        let type = ElementCatalogue.shared[element.name]
        for index in known.count...Int(attribute.rawValue) {
            let name = element.attributeName(NameID(rawValue: UInt32(index)))
            known.append(Self.role(of: name, in: element.name, type: type))
        }
        roles[row] = known
        return known[Int(attribute.rawValue)]
    }

    private static func role(of attribute: String, in element: String, type: ElementType?) -> AttributeRole {
        if let known = type?.attribute(attribute) {
            switch known.type {
            case .id: return attribute == "sceneID" ? .sceneIdentity : .identity
            case .reference: return .reference
            case .image: return .resource(.image)
            case .colorName: return .resource(.namedColor)
            case .systemColorName where attribute == "systemColor": return .resource(.systemColor)
            default: return .plain
            }
        }
        switch attribute {
        case "id": return .identity
        case "destination", "target", "firstItem", "secondItem", "reference": return .reference
        default: return .plain
        }
    }
}
