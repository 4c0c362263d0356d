import AppSurroundings
import ClassModel
import StoryboardModel
import XMLTree

extension RuleSet {
    static let samples = [
        Rule("samples.stale", .note, "sample data doesn't fit the document that it is beside", find: staleSamples)
    ]

    private static func staleSamples(in context: CheckContext) -> [Finding] {
        (context.surroundings?.sampleProblems ?? []).map { problem in
            let name = problem.path.split(separator: "/").last.map(String.init) ?? problem.path
            let place = problem.location.map { " at \($0.line):\($0.column)" } ?? ""
            return Finding(
                context.root, "'\(name)' doesn't fit\(place): \(problem.message)",
                hint: "remove it from the sample data, or correct its id",
                source: SourcePlace(file: problem.path, line: problem.location?.line ?? 1))
        }
    }
}
