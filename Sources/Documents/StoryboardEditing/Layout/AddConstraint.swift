import StoryboardModel

extension Command {
    /// Adds a constraint to the view that Interface Builder would choose. `second` may also be `superview`,
    /// `superviewMargins` or `safeArea`; without it, the constraint sets a size. The second attribute defaults to the
    /// first.
    public static func addConstraint(
        first: Address, firstAttribute: String, relation: String? = nil, second: Address? = nil,
        secondAttribute: String? = nil, multiplier: String? = nil, constant: Double? = nil, priority: Double? = nil,
        identifier: String? = nil
    ) -> Self {
        Self(
            AddConstraint(
                first: first, firstAttribute: firstAttribute, relation: relation, second: second,
                secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority,
                identifier: identifier))
    }
}

struct AddConstraint: DocumentCommand {
    static let summary = "adds a constraint to the nearest common superview of its items"
    static let example =
        #"{"first": "8bC-Xf-vdC", "firstAttribute": "leading", "second": "superviewMargins", "constant": 8}"#
    var first: Address
    var firstAttribute: String
    var relation: String?
    /// An address, or an item that depends on the first one: `superview`, `superviewMargins`, `safeArea`.
    var second: Address?
    var secondAttribute, multiplier: String?
    var constant, priority: Double?
    var identifier: String?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            first: fields.required("first", "a view or layout guide"),
            firstAttribute: fields.required("firstAttribute", "leading, top, width, centerX, firstBaseline, ..."),
            relation: fields.optional("relation", "equal, lessThanOrEqual or greaterThanOrEqual"),
            second: fields.optional("second", "a view or guide, or superview, superviewMargins or safeArea"),
            secondAttribute: fields.optional("secondAttribute", "by default that of the first item"),
            multiplier: fields.optional("multiplier", "such as 0.5 or 16:9"),
            constant: fields.optional("constant", "in points"),
            priority: fields.optional("priority", "from 1 to 1000"),
            identifier: fields.optional("identifier", "the constraint's identifier"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.add(self)
    }
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
