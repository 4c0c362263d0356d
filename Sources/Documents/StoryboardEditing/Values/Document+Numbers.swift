import ElementCatalog
import StoryboardModel
import SystemStyles
import XMLTree

extension Document {
    /// Checks coordinates and lengths of `thing`, such as "a frame", as somebody has typed them.
    static func check(_ numbers: [Double?], of thing: String) throws(ChangeError) {
        for number in numbers {
            guard let number, !(number.magnitude <= SystemLimits.farthest) else { continue }
            let most = SystemLimits.farthest.xcodeSpelling
            throw .refused("\(thing) cannot have the number \(number)", hint: "numbers go from -\(most) to \(most)")
        }
    }

    /// Checks a value of a number's attribute.
    static func check(number value: String, of attribute: String, in node: Node) throws(ChangeError) {
        guard let type = node.elementType?.attribute(attribute)?.type else { return }
        switch type {
        case .integer, .number, .extent, .ratio:
            guard ElementCatalog.shared.accepts(value, as: type) else {
                throw .refused(
                    "'\(attribute)' of a '\(node.name)' cannot be '\(value)'", hint: "expected \(type.expectation)")
            }
        default: return
        }
        if geometry.contains(node.name) || attribute == "constant" {
            try check([Double(spelled: value)], of: "'\(attribute)' of a '\(node.name)'")
        }
    }

    /// The elements that are made of coordinates and lengths.
    private static let geometry: Set = ["rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets"]
}
