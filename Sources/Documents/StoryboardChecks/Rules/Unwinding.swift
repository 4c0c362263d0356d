import StoryboardModel
import XMLTree

extension RuleSet {
    static let unwinding = [
        Rule(
            "unwind.wrong-destination", .error, "an unwind segue leads to something other than its scene's exit",
            find: wrongExit),
        Rule(
            "unwind.missing-action", .error, "an unwind segue has no action",
            find: missingAction),
        Rule("exit.misplaced", .error, "an exit is not among a scene's objects", find: misplacedExits),
    ]

    private static func wrongExit(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.kind == .unwind, let target = context.object(segue.destinationID) else { return nil }
            if target.name == "exit", target.scene == segue.node.scene { return nil }
            let what = target.name == "exit" ? "the exit of another scene" : context.kindAndName(target)
            let exit = segue.node.scene?.exit
            return Finding(
                segue.node, "unwind segue leads to \(what), expected the exit of its own scene",
                hint: exit == nil
                    ? "add an exit to the scene and connect the segue to it" : "connect the segue to the scene's exit",
                fix: exit?["id"].map {
                    Fix("Connect the segue to the exit", setting: "destination", of: segue.node, to: $0)
                })
        }
    }

    private static func missingAction(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.kind == .unwind, segue.unwindAction?.isEmpty ?? true else { return nil }
            return Finding(
                segue.node, "unwind segue has no action, expected a method such as 'unwind:'",
                hint: "connect the segue again and choose the method to unwind to")
        }
    }

    private static func misplacedExits(in context: CheckContext) -> [Finding] {
        context.elements("exit").compactMap { exit in
            guard exit.parent?.name != "objects" || exit.parent?.parent?.name != "scene" else { return nil }
            return Finding(
                exit, "exit is in '\(exit.parent?.name ?? "")', expected it among the objects of a scene",
                hint: "move it into the scene's objects")
        }
    }
}
