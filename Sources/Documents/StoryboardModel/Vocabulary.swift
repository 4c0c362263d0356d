import ElementCatalogue
import XMLTree

/// What an attribute means to the index.
enum AttributeRole: Hashable, Sendable {
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
    private var roles: [[AttributeRole?]] = []

    /// Names with higher numbers are looked up each time, so that a document of nothing but new names costs no square of them.
    private static let remembered = 2048

    /// The role of an attribute of an element with the given name.
    mutating func role(of attribute: NameID, in element: Node) -> AttributeRole {
        let row = Int(element.nameID.rawValue)
        let column = Int(attribute.rawValue)
        if row < roles.count, column < roles[row].count, let known = roles[row][column] { return known }
        let role = Self.role(of: element.attributeName(attribute), in: element.name)
        guard row < Self.remembered, column < Self.remembered else { return role }
        while roles.count <= row { roles.append([]) }
        while roles[row].count <= column { roles[row].append(nil) }
        roles[row][column] = role
        return role
    }

    static func role(of attribute: String, in element: String) -> AttributeRole {
        let type = ElementCatalogue.shared[element]
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
