import ElementCatalog
import Foundation
import StoryboardModel
import UIKit

/// Constraints, with the guides that they name.
extension SceneReader {
    /// Reads the constraints of all views of the scene. The views were read before, as constraints name them.
    func readConstraints() {
        for view in objects.compactMap({ $0 as? UIView }) {
            guard let owner = element(of: view), !["containerView", "viewControllerLayoutGuide"].contains(owner.name)
            else { continue }
            let spelled = view.constraints.enumerated().compactMap { number, constraint -> CapturedElement? in
                constraint.isSystemMade ? nil : read(constraint, of: view, owner, number)
            }
            owner.add("constraints", spelled)
        }
    }

    private func read(
        _ constraint: NSLayoutConstraint, of view: UIView, _ owner: CapturedElement, _ number: Int
    ) -> CapturedElement? {
        guard let first = place(constraint.firstItem, constraint.firstAttribute) else {
            return leaveOut(constraint, of: view)
        }
        let second = place(constraint.secondItem, constraint.secondAttribute)
        if constraint.secondItem != nil, second == nil { return leaveOut(constraint, of: view) }
        let element = CapturedElement("constraint")
        element["id"] = board.ids.id("\(owner.id)/constraint\(number)")
        if first.id != owner.id { element["firstItem"] = first.id }
        element["firstAttribute"] = first.attribute
        if let second {
            element["secondItem"] = second.id
            element["secondAttribute"] = second.attribute
            if constraint.multiplier != 1 { element["multiplier"] = ValueSpelling.number(constraint.multiplier) }
        }
        let relation = ElementCatalog.shared.enumerations["layoutRelation"]
        let name = relation?.values.first { relation?.rawValue(of: $0) == constraint.relation.rawValue }
        if name != "equal" { element["relation"] = name }
        if constraint.isSymbolic {
            // The system's space: 20 to the superview, 8 between siblings.
            let isInside = view === constraint.firstItem || view === constraint.secondItem
            element["symbolic"] = "YES"
            element["constant"] = isInside ? "20" : "8"
        } else if constraint.constant != 0 {
            element["constant"] = ValueSpelling.number(constraint.constant)
        }
        if constraint.priority != .required {
            element["priority"] = ValueSpelling.number(CGFloat(constraint.priority.rawValue))
        }
        if let identifier = constraint.identifier, !identifier.isEmpty { element["identifier"] = identifier }
        adopt(element, for: constraint)
        return element
    }

    private func leaveOut(_ constraint: NSLayoutConstraint, of view: UIView) -> CapturedElement? {
        report(view, "a constraint with something that isn't in the document is left out: \(constraint.description)")
        return nil
    }

    /// Returns the id of an item and the name of its attribute.
    private func place(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> (id: String, attribute: String)? {
        guard let item else { return nil }
        let names = ElementCatalog.shared.enumerations["layoutAttribute"]
        func name(_ attribute: NSLayoutConstraint.Attribute) -> String? {
            names?.values.first { names?.rawValue(of: $0) == attribute.rawValue }
        }
        guard let guide = item as? UILayoutGuide else {
            guard let element = element(of: item), let name = name(attribute) else { return nil }
            return (element.id, name)
        }
        guard let view = guide.owningView, let owner = element(of: view) else { return nil }
        switch guide.role {
        case .layoutMargins, .readableContent:
            // Xcode writes the edges of margins as attributes of their view.
            if let margin = Self.margins[attribute], let name = name(margin) { return (owner.id, name) }
            return (system(guide, "layoutMargins", owner), name(attribute) ?? "")
        case .safeArea: return (system(guide, "safeArea", owner), name(attribute) ?? "")
        case .keyboard: return (system(guide, "keyboard", owner), name(attribute) ?? "")
        case .scrollContent: return (system(guide, "contentLayoutGuide", owner), name(attribute) ?? "")
        case .scrollFrame: return (system(guide, "frameLayoutGuide", owner), name(attribute) ?? "")
        case .free: return (spacer(guide, of: view, owner).id, name(attribute) ?? "")
        }
    }

    private static let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin, .leading: .leadingMargin,
        .trailing: .trailingMargin, .centerX: .centerXWithinMargins, .centerY: .centerYWithinMargins,
    ]

    /// Returns the id of a view's own guide, which is written once it is used.
    private func system(_ guide: UILayoutGuide, _ key: String, _ owner: CapturedElement) -> String {
        if let known = element(of: guide) { return known.id }
        let element = CapturedElement(key == "keyboard" ? "keyboardLayoutGuide" : "viewLayoutGuide", key: key)
        element["id"] = board.ids.id("\(owner.id)/\(key)")
        adopt(element, for: guide)
        owner.add(element)
        return element.id
    }

    /// Returns the clear view that stands for a guide of the app, which documents don't have.
    private func spacer(_ guide: UILayoutGuide, of view: UIView, _ owner: CapturedElement) -> CapturedElement {
        if let known = element(of: guide) { return known }
        report(view, "its layout guide '\(guide.identifier)' becomes a clear view")
        let element = CapturedElement(
            "view",
            [
                "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "scaleToFill",
                "translatesAutoresizingMaskIntoConstraints": "NO",
                "userLabel": propertyName(of: guide)?.asLabel ?? "Layout Guide",
            ])
        element["id"] = board.ids.id("\(owner.id)/guide/\(guide.identifier)")
        element.add(ValueSpelling.rect(guide.layoutFrame))
        adopt(element, for: guide)
        let subviews = owner.children.first { $0.name == "subviews" }
        if let subviews { subviews.children.insert(element, at: 0) } else { owner.add("subviews", [element]) }
        return element
    }
}
