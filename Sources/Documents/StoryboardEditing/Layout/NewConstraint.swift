/// A constraint to be added: the payload of `Command.addConstraint`.
struct NewConstraint {
    var first: Address
    var firstAttribute: String
    var relation: String?
    /// An address, or a name for something around the first item: `superview`, `superviewMargins`, `safeArea`.
    var second: Address?
    var secondAttribute, multiplier: String?
    var constant, priority: Double?
    var identifier: String?
}

/// What a constraint's attributes speak of; only those that speak of the same can be tied together.
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

    /// Sides that turn with the direction of reading cannot be tied to sides that don't.
    static func isTurning(_ attribute: String) -> Bool? {
        if ["leading", "trailing"].contains(where: attribute.hasPrefix) { return true }
        return ["left", "right"].contains(where: attribute.hasPrefix) ? false : nil
    }
}
