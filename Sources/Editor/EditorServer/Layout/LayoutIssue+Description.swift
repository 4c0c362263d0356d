import JSONText
import StoryboardModel
import UIKit
import XMLTree

/// Layout issues in the list of problems.
extension LayoutIssue {
    /// Returns the issue as a problem for pages. `location` is that of its first object.
    func problem(in document: Document, at location: SourceLocation) -> JSONValue {
        let (message, hint) = words(in: document)
        let describe = ObjectDescription(document: document)
        let listed = constraints.compactMap { id in
            document.object(id).map {
                JSONValue.record(["id": .string(id), "name": .string(describe.name(of: $0))])
            }
        }
        return .record([
            "key": .string(key), "severity": .string(severity.rawValue),
            "rule": .string(rule), "message": .string(message), "hint": .optional(hint),
            "object": .optional(firstObject), "scene": .string(scene), "line": .integer(location.line),
            "column": .integer(location.column),
            "layout": .record([
                "kind": .string(kind.rawValue), "views": .array(views.map { .string($0) }),
                "constraints": .array(listed),
            ]),
        ])
    }

    /// The object that the list of problems selects.
    var firstObject: String? { views.first ?? constraints.first }

    func words(in document: Document) -> (message: String, hint: String?) {
        let describe = ObjectDescription(document: document)
        let names = views.compactMap { document.object($0).map { "“\(describe.name(of: $0))”" } }
        let about = Self.list(names)
        switch kind {
        case .conflicting:
            let terms = constraints.compactMap { document.object($0).map(describe.name) }
            switch terms.count {
            case 0: return ("the constraints of \(about) cannot be satisfied", nil)
            case 1:
                return ("a constraint of \(about) cannot be satisfied in a scene of this size", terms[0])
            default:
                return (
                    "these \(Self.number(terms.count)) constraints of \(about) cannot all be satisfied",
                    terms.joined(separator: " · ") + others(describe, in: document)
                )
            }
        case .ambiguous:
            if isTied { return ("equal priorities leave the \(open?.tied ?? "frame") of \(about) open", nil) }
            return ("\(about) needs constraints for: \(open?.missing ?? "its frame")", nil)
        case .misplaced:
            return ("\(about) is misplaced: its frame will be different at run time", nil)
        }
    }

    /// Tells of the conflicts that aren't issues of their own.
    private func others(_ describe: ObjectDescription, in document: Document) -> String {
        guard let culprit = culprit.flatMap(document.object) else { return "" }
        let count = otherCount == 1 ? "another conflict" : "\(otherCount) other conflicts"
        return ". “\(describe.name(of: culprit))” is part of \(count)"
    }

    /// Returns the names of at most three things.
    private static func list(_ names: [String]) -> String {
        switch names.count {
        case 0: "the scene"
        case 1: names[0]
        case 2, 3: names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        default: names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
        }
    }

    private static func number(_ count: Int) -> String {
        let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return words.indices.contains(count - 2) ? words[count - 2] : "\(count)"
    }
}

extension OpenLayout {
    private var axes: [(name: String, length: String, axis: Axis)] {
        [("x", "width", horizontal), ("y", "height", vertical)]
    }

    /// The quantities for which constraints are missing.
    fileprivate var missing: String {
        axes.filter(\.axis.isMissing).map { name, length, axis in
            Self.quantities(name, length, axis).joined(separator: axis.needsOnlyOne ? " or " : ", ")
        }.joined(separator: ", ")
    }

    /// The quantities that only priorities could determine.
    fileprivate var tied: String {
        axes.filter(\.axis.isTied).flatMap { Self.quantities($0.name, $0.length, $0.axis) }.joined(separator: " and ")
    }

    private static func quantities(_ name: String, _ length: String, _ axis: Axis) -> [String] {
        (axis.hasPosition ? ["\(name) position"] : []) + (axis.hasLength ? [length] : [])
    }
}
