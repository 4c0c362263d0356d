import StoryboardModel
import XMLTree

extension RuleSet {
    static let storyboardReferences = [
        Rule(
            "storyboard-reference.missing-storyboard", .warning,
            "a storyboard reference names a storyboard that is not in the app", find: missingStoryboard),
        Rule(
            "storyboard-reference.missing-controller", .error,
            "a storyboard reference names a controller that its storyboard does not have", find: missingController),
        Rule(
            "storyboard-reference.incomplete", .warning,
            "a storyboard reference names neither a storyboard nor a controller", find: incompleteReference),
    ]

    /// Returns the storyboard references to this app; those to other bundles can't be followed.
    private static func references(in context: CheckContext) -> [Node] {
        context.elements(["viewControllerPlaceholder", "controllerPlaceholder"])
            .filter { $0["bundleIdentifier"]?.isEmpty ?? true }
    }

    private static func missingStoryboard(in context: CheckContext) -> [Finding] {
        guard let storyboards = context.surroundings?.storyboards else { return [] }
        return references(in: context).compactMap { reference in
            guard let name = reference["storyboardName"], !name.isEmpty, storyboards[name] == nil else { return nil }
            return Finding(
                reference, "storyboard reference leads to the storyboard '\(name)', which is not beside this one",
                hint: "add the storyboard, correct the name, or name its bundle")
        }
    }

    private static func missingController(in context: CheckContext) -> [Finding] {
        references(in: context).compactMap { reference in
            let identifier = reference["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
            let name = reference["storyboardName"].flatMap { $0.isEmpty ? nil : $0 }
            if name == nil, identifier == nil { return nil }
            guard
                let summary = name.map({ context.surroundings?.storyboards?[$0] })
                    ?? StoryboardSummary(context.document)
            else { return nil }
            let place = name.map { "the storyboard '\($0)'" } ?? "this storyboard"
            if let identifier, let known = summary.identifiers, !known.contains(identifier) {
                return Finding(
                    reference,
                    "storyboard reference leads to '\(identifier)', but no controller of \(place) has that identifier",
                    hint: "correct the identifier, or give it to the controller that is meant")
            }
            if identifier == nil, !summary.hasInitialController {
                return Finding(
                    reference, "storyboard reference leads to the initial controller of \(place), which has none",
                    hint: "make a controller there the initial one, or name a controller by its identifier")
            }
            return nil
        }
    }

    private static func incompleteReference(in context: CheckContext) -> [Finding] {
        references(in: context).filter {
            ($0["storyboardName"]?.isEmpty ?? true) && ($0["referencedIdentifier"]?.isEmpty ?? true)
        }.map { reference in
            Finding(
                reference, "storyboard reference names neither a storyboard nor a controller",
                hint: "choose the storyboard that it leads to")
        }
    }
}
