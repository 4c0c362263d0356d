import ElementCatalog
import JSONText
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Changes of content priorities, which determine what equal ones leave open.
extension LayoutChoice {
    /// The number of views for which changes are offered, and of those that are tried.
    private static let (most, mostTried) = (3, 6)

    /// Returns the changes for an issue of one of several views with equal priorities: of the view itself, its siblings,
    /// and others.
    static func priorities(
        for issue: LayoutIssue, among issues: [LayoutIssue], in document: Document,
        issuesAfter: ([JSONValue]) -> [LayoutIssue]?
    ) -> [LayoutChoice] {
        let conflicts = issues.count { $0.kind == .conflicting }
        func resolves(_ choice: LayoutChoice, _ axis: ContentAxis) -> Bool {
            guard let after = issuesAfter(choice.commands) else { return false }
            let same = after.first(where: issue.isSame)
            return same?.open?[axis].isOpen != true && after.count { $0.kind == .conflicting } <= conflicts
        }
        var found: [LayoutChoice] = []
        for axis in ContentAxis.allCases where issue.open?[axis].isOpen == true {
            for view in candidates(for: issue, among: issues, along: axis, in: document).prefix(mostTried)
            where found.count < most {
                if let choice = changes(of: view, along: axis, in: document).first(where: { resolves($0, axis) }) {
                    found.append(choice)
                }
            }
        }
        return found
    }

    /// Returns the views whose lengths equal priorities leave open, those first that are most likely meant.
    private static func candidates(
        for issue: LayoutIssue, among issues: [LayoutIssue], along axis: ContentAxis, in document: Document
    ) -> [Node] {
        let tied = issues.filter { $0.open?[axis].hasLength == true && $0.open?[axis].isTied == true }
        let own = issue.views.first.flatMap(document.object)
        let views = tied.flatMap(\.views).compactMap(document.object)
        return views.filter { $0 == own } + views.filter { $0 != own && $0.parent == own?.parent }
            + views.filter { $0.parent != own?.parent }
    }

    /// Returns a change of each content priority of a view along an axis.
    private static func changes(of view: Node, along axis: ContentAxis, in document: Document) -> [LayoutChoice] {
        let name = ObjectDescription(document: document).name(of: view)
        return [("HuggingPriority", "Hugging"), ("CompressionResistancePriority", "Compression Resistance")]
            .compactMap { suffix, title in
                let attribute = axis.rawValue + suffix
                guard let id = view["id"], let type = view.elementType?.attribute(attribute),
                    let priority = (view[attribute] ?? type.defaultValue).flatMap({ Double(spelled: $0) })
                else { return nil }
                let lowers = priority > 1
                let value = (priority + (lowers ? -1 : 1)).xcodeSpelling
                return LayoutChoice(
                    title: "\(lowers ? "Lower" : "Raise") \(axis.title) \(title) of “\(name)” to \(value)",
                    object: id, commands: [CommandTemplate.set(id, attribute, value)])
            }
    }
}

/// An axis, as the names of content priorities begin.
private enum ContentAxis: String, CaseIterable {
    case horizontal, vertical

    var title: String { self == .horizontal ? "Horizontal" : "Vertical" }
}

extension OpenLayout {
    fileprivate subscript(axis: ContentAxis) -> Axis { axis == .horizontal ? horizontal : vertical }
}
