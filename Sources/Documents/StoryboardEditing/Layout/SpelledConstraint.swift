import StoryboardModel
import XMLTree

/// A constraint with the attributes to write.
struct SpelledConstraint {
    var firstItem, firstAttribute, relation: String
    var secondItem, secondAttribute, multiplier: String?
    var constant, priority: Double
    var identifier: String?

    /// Reverses a constraint to the trailing or bottom side of the superview, so that distances are positive, as Xcode
    /// does.
    mutating func putInnerSecond() {
        guard let item = secondItem, let attribute = secondAttribute,
            ["trailing", "right", "bottom"].contains(where: firstAttribute.hasPrefix)
        else { return }
        (secondItem, secondAttribute) = (firstItem, firstAttribute)
        (firstItem, firstAttribute) = (item, attribute)
        constant = constant == 0 ? 0 : -constant
        switch relation {
        case "lessThanOrEqual": relation = "greaterThanOrEqual"
        case "greaterThanOrEqual": relation = "lessThanOrEqual"
        default: break
        }
    }

    /// Returns the attributes to write; a first item that is the owner is omitted.
    func attributes(in owner: String) -> [(name: String, value: String)] {
        let all = [
            ("firstItem", firstItem == owner ? nil : firstItem), ("firstAttribute", firstAttribute),
            ("relation", relation == "equal" ? nil : relation), ("secondItem", secondItem),
            ("secondAttribute", secondAttribute), ("priority", priority == 1000 ? nil : priority.xcodeSpelling),
            ("multiplier", multiplier), ("constant", constant == 0 ? nil : constant.xcodeSpelling),
            ("identifier", identifier),
        ]
        return all.compactMap { name, value in value.map { (name: name, value: $0) } }
    }

    func says(theSameAs other: Constraint) -> Bool {
        other.firstItemID == firstItem && other.firstAttribute == firstAttribute && other.relation.rawValue == relation
            && other.secondItemID == secondItem && other.secondAttribute == secondAttribute
            && (other.node["multiplier"] ?? "1") == (multiplier ?? "1") && other.constant == constant
            && other.priority == priority
    }
}
