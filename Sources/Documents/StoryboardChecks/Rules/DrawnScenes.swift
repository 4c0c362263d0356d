import StoryboardModel
import XMLTree

extension RuleSet {
    /// The rules about scenes as they are drawn, which `check --wall` and `storyboard wall` draw.
    static let drawnScenes = [
        drawn(
            "wall.clipped-text", .warning, "a text has no room on some device, at some text size or in some language"),
        drawn("wall.overlapping-text", .warning, "texts are drawn over each other"),
        drawn("wall.off-screen-text", .warning, "a text is outside of the screen"),
        drawn("wall.covered-text", .warning, "a text is behind a bar"),
        drawn("wall.conflicting-constraints", .warning, "constraints cannot all be satisfied on some device"),
        drawn("wall.ambiguous-layout", .note, "the constraints leave a view's frame ambiguous on some device"),
        drawn("wall.small-target", .note, "a target is smaller than 44 × 44 points"),
        drawn(
            "wall.low-contrast", .warning,
            "a text has too little contrast with its background: less than 3 : 1, or 4.5 : 1 for small text in own colors"
        ),
    ]

    private static func drawn(_ id: String, _ severity: Severity, _ summary: String) -> Rule {
        Rule(id, severity, summary) { context in
            (context.surroundings?.drawnProblems ?? []).filter { $0.rule == id }.map { problem in
                let nodes = problem.objects.compactMap(context.object)
                let node = nodes.first ?? context.root
                var words = "\(context.kindAndName(node)) \(problem.message)"
                if id == "wall.overlapping-text", nodes.count > 1 { words += " \(context.kindAndName(nodes[1]))" }
                return Finding(node, words, hint: hint(problem.variants))
            }
        }
    }

    private static func hint(_ variants: [String]) -> String? {
        guard let first = variants.first else { return nil }
        return "on \(first)\(variants.count > 1 ? ", and on \(variants.count - 1) more" : "")"
    }
}
