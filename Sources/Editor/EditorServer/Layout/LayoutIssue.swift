import JSONText
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// Something that is wrong with the layout of a scene as a page sees it.
struct LayoutIssue: Hashable {
    enum Kind: String {
        /// Required constraints can't all be satisfied.
        case conflicting
        /// The constraints leave more than one frame for a view.
        case ambiguous
        /// The document has other frames for views than their constraints.
        case misplaced
    }

    let kind: Kind
    /// The id of the scene, as pages name it.
    let scene: String
    /// The ids of the views.
    let views: [String]
    /// The ids of conflicting constraints. Without any one of them, the others can be satisfied.
    var constraints: [String] = []
    /// The constraint that is part of other conflicts as well, which aren't issues of their own.
    var culprit: String?
    /// The number of these other conflicts.
    var otherCount = 0
    /// What the constraints of an ambiguous view leave open.
    var open: OpenLayout?

    /// Missing constraints are an error, as in Interface Builder; equal priorities still determine a layout.
    var severity: Severity {
        kind == .misplaced || isTied ? .warning : .error
    }

    /// Whether only equal priorities leave something open.
    var isTied: Bool { open?.isMissing == false }

    var rule: String { "layout.\(kind.rawValue)" }

    /// A key that identifies the issue in its document.
    var key: String {
        "\(rule)|\((constraints.isEmpty ? views : constraints).joined(separator: " "))"
    }

    /// Whether another issue is about the same constraints or views.
    func isSame(as other: LayoutIssue) -> Bool { key == other.key }

    /// Returns the issues of a scene that is laid out. `misplaced` are the ids of its misplaced views.
    static func issues(in scene: String, _ problems: [LayoutProblem], misplaced: [String], in document: Document)
        -> [LayoutIssue]
    {
        var found: [LayoutIssue] = []
        for problem in problems.withoutConsequences {
            let known = problem.objects.filter { document.object($0) != nil }
            let constraints = known.filter(problem.constraints.contains)
            let views = known.filter { !constraints.contains($0) }
            let issue: LayoutIssue
            switch problem.kind {
            case .ambiguous: issue = LayoutIssue(kind: .ambiguous, scene: scene, views: views, open: problem.open)
            case .conflicting:
                issue = LayoutIssue(
                    kind: .conflicting, scene: scene, views: views.firstOccurrences, constraints: constraints)
            }
            guard !issue.views.isEmpty || !issue.constraints.isEmpty, !found.contains(where: issue.isSame) else {
                continue
            }
            found.append(issue)
        }
        return gathered(found) + misplaced.map { LayoutIssue(kind: .misplaced, scene: scene, views: [$0]) }
    }

    /// Returns issues with one conflict for all those that have a constraint in common. One constraint too many can
    /// contradict each row of a long column: what is wrong is said once.
    private static func gathered(_ issues: [LayoutIssue]) -> [LayoutIssue] {
        var rest = issues
        while true {
            var uses: [String: Int] = [:]
            for issue in rest where issue.culprit == nil { for id in issue.constraints { uses[id, default: 0] += 1 } }
            let order = rest.flatMap(\.constraints)
            guard let most = uses.values.max(), most > 1, let culprit = order.first(where: { uses[$0] == most }) else {
                return rest
            }
            let same = rest.indices.filter { rest[$0].culprit == nil && rest[$0].constraints.contains(culprit) }
            // The first of the smallest is the easiest to understand.
            guard let shown = same.min(by: { rest[$0].constraints.count < rest[$1].constraints.count }) else {
                return rest
            }
            rest[shown].culprit = culprit
            rest[shown].otherCount = same.count - 1
            rest = rest.indices.filter { $0 == shown || !same.contains($0) }.map { rest[$0] }
        }
    }
}

extension [String] {
    fileprivate var firstOccurrences: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
