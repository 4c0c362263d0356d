/// A new constraint: the payload of `Command.addConstraint`.
struct NewConstraint {
    var first: Address
    var firstAttribute: String
    var relation: String?
    /// An address, or an item that depends on the first one: `superview`, `superviewMargins`, `safeArea`.
    var second: Address?
    var secondAttribute, multiplier: String?
    var constant, priority: Double?
    var identifier: String?
}

/// The dimension of a constraint's attribute. Both attributes must have the same.
enum LayoutDimension: String {
    case horizontal = "places from left to right"
    case vertical = "places from top to bottom"
    case size = "sizes"

    init(_ attribute: String) {
        if ["width", "height"].contains(attribute) {
            self = .size
        } else if ["leading", "trailing", "left", "right", "centerX"].contains(where: attribute.hasPrefix) {
            self = .horizontal
        } else {
            self = .vertical
        }
    }

    /// Returns whether an attribute depends on the reading direction, or nil if it is neither. A constraint can't
    /// combine one that does with one that doesn't.
    static func isTurning(_ attribute: String) -> Bool? {
        if ["leading", "trailing"].contains(where: attribute.hasPrefix) { return true }
        return ["left", "right"].contains(where: attribute.hasPrefix) ? false : nil
    }
}
