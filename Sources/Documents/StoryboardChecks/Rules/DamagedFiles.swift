import AppSurroundings
import ClassModel
import StoryboardModel
import XMLTree

extension RuleSet {
    static let damagedFiles = [
        Rule("file.damaged", .warning, "a file around the document cannot be read", find: damagedFiles),
        Rule("file.partly-read", .warning, "a source is not read to its end", find: partlyReadFiles),
    ]

    private static func damagedFiles(in context: CheckContext) -> [Finding] {
        (context.surroundings?.problems ?? []).map { problem in
            let title = problem.path.split(separator: "/").suffix(2).joined(separator: "/")
            let place = problem.location.map { " at \($0.line):\($0.column)" } ?? ""
            return Finding(
                context.root, "'\(title)' cannot be read\(place): \(problem.message)",
                hint: "fix the file; a merge may have left conflict markers",
                source: SourcePlace(file: problem.path, line: problem.location?.line ?? 1))
        }
    }

    private static func partlyReadFiles(in context: CheckContext) -> [Finding] {
        (context.surroundings?.classes?.ends ?? []).map { end in
            Finding(
                context.root, "'\(end)' is nested too deeply, so no classes below it are found",
                hint: "move the nested values to a file of their own", source: end)
        }
    }
}
