import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// A change that resolves a layout issue, or a part of it.
struct LayoutChoice {
    let title: String
    /// The constraint or view that changes.
    let object: String
    let commands: [JSONValue]

    var json: JSONValue {
        .record(["title": .string(title), "object": .string(object), "commands": .array(commands)])
    }

    /// The priority below required ones, with which a constraint comes as close to being satisfied as it can.
    static let lowered = "999"

    /// Returns changes for one of the issues of a scene. `issuesAfter` returns those after commands, or nil if these
    /// change nothing.
    static func choices(
        for issue: LayoutIssue, among issues: [LayoutIssue], in document: Document,
        issuesAfter: ([JSONValue]) -> [LayoutIssue]?
    ) -> [LayoutChoice] {
        func resolves(_ commands: [JSONValue]) -> Bool {
            issuesAfter(commands).map { !$0.contains(where: issue.isSame) } ?? false
        }
        switch issue.kind {
        case .conflicting:
            return issue.constraints.flatMap { id -> [LayoutChoice] in
                guard let constraint = document.object(id).flatMap({ Constraint($0) }) else { return [] }
                return changes(of: constraint, resolves)
            }
        case .ambiguous:
            guard !issue.isTied else {
                return priorities(for: issue, among: issues, in: document, issuesAfter: issuesAfter)
            }
            return issue.views.map {
                command("addMissingConstraints", "Add Missing Constraints", $0)
            }.filter { resolves($0.commands) }
        case .misplaced:
            return issue.views.flatMap { id in
                [command("updateFrames", "Update Frame", id), constants(id)].filter {
                    document.object($0.object) != nil
                }
            }
        }
    }

    /// Returns the changes of one of a conflict's constraints. Without any one of them the others can be satisfied, so only
    /// another relation must be tried.
    private static func changes(of constraint: Constraint, _ resolves: ([JSONValue]) -> Bool) -> [LayoutChoice] {
        let id = constraint.id
        var found = [
            command("delete", "Delete", id, isOne: true),
            LayoutChoice(
                title: "Lower Priority to \(lowered)", object: id,
                commands: [CommandTemplate.set(id, "priority", lowered)]),
        ]
        guard constraint.relation == .equal else { return found }
        for (relation, sign) in [("greaterThanOrEqual", "≥"), ("lessThanOrEqual", "≤")] {
            let commands = [CommandTemplate.set(id, "relation", relation)]
            // Of an equation, only one side is free.
            guard resolves(commands) else { continue }
            found.append(LayoutChoice(title: "Make It \(sign)", object: id, commands: commands))
            break
        }
        return found
    }

    private static func constants(_ id: String) -> LayoutChoice {
        command("updateConstraintConstants", "Update Constraint Constants", id)
    }

    private static func command(_ name: String, _ title: String, _ id: String, isOne: Bool = false) -> LayoutChoice {
        let fields: KeyValuePairs<String, JSONValue?> =
            isOne ? ["object": .string(id)] : ["objects": .array([.string(id)])]
        return LayoutChoice(title: title, object: id, commands: [CommandTemplate.command(name, fields)])
    }
}

extension [JSONValue] {
    /// The commands that pages would send.
    func commands() throws(CommandError) -> [Command] {
        var commands: [Command] = []
        for value in self {
            guard let node = try? JSONReader.read(Array<UInt8>(value.line.utf8)) else { continue }
            commands.append(try Command(node))
        }
        return commands
    }
}
