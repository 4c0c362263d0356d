import JSONText
import SceneRenderer
import StoryboardModel
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

    var rule: String { "layout.\(kind.rawValue)" }

    /// A key that identifies the issue in its document.
    var key: String {
        let about = constraints.isEmpty ? kind == .misplaced ? [scene] : views : constraints
        return "\(rule)|\(about.joined(separator: " "))"
    }

    /// Whether another issue is about the same constraints or views.
    func isSame(as other: LayoutIssue) -> Bool { key == other.key }

    /// Returns the issues of a scene that is laid out. `misplaced` are the ids of its misplaced views.
    static func issues(in scene: String, _ problems: [LayoutProblem], misplaced: [String], in document: Document)
        -> [LayoutIssue]
    {
        var found: [LayoutIssue] = []
        for problem in problems {
            let known = problem.objects.filter { document.object($0) != nil }
            let constraints = known.filter(problem.constraints.contains)
            let views = known.filter { !constraints.contains($0) }
            let issue: LayoutIssue
            switch problem.kind {
            case .ambiguous: issue = LayoutIssue(kind: .ambiguous, scene: scene, views: views)
            case .conflicting:
                issue = LayoutIssue(
                    kind: .conflicting, scene: scene, views: views.firstOccurrences, constraints: constraints)
            }
            guard !issue.views.isEmpty || !issue.constraints.isEmpty, !found.contains(where: issue.isSame) else {
                continue
            }
            found.append(issue)
        }
        if !misplaced.isEmpty { found.append(LayoutIssue(kind: .misplaced, scene: scene, views: misplaced)) }
        return found
    }
}

extension [String] {
    fileprivate var firstOccurrences: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
