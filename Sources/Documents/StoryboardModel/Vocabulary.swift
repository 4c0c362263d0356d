import ElementCatalog
import XMLTree

/// The meaning of an attribute to the index.
enum AttributeRole: Hashable, Sendable {
    case plain
    /// The element's own id.
    case identity
    /// A scene's own id.
    case sceneIdentity
    /// A reference to another object.
    case reference
    /// The name of a resource: an image, a named color or a system color.
    case resource(ResourceKind)
}

/// The roles of a document's attributes, cached by the numbers of their names.
struct Vocabulary: Sendable {
    private var roles: [[AttributeRole?]] = []

    /// The number of names that are cached. Names with higher numbers are looked up each time, so that a document with
    /// many names costs no more than linear time.
    private static let remembered = 2048

    /// Returns the role of an attribute of an element.
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
        let type = ElementCatalog.shared[element]
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
