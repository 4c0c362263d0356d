import StoryboardModel
import XMLTree

extension RuleSet {
    static let references = [
        Rule("outlet.dangling", .error, "an outlet leads to an object that does not exist") {
            dangling(in: $0, elements: ["outlet", "outletCollection", "accessibilityConnection"], connection)
        },
        Rule("action.dangling", .error, "an action is sent to an object that does not exist") {
            dangling(in: $0, elements: ["action"], connection)
        },
        Rule("segue.dangling", .error, "a segue leads to a controller or exit that does not exist") { context in
            dangling(in: context, elements: ["segue"], attributes: ["destination"], connection)
        },
        Rule("segue.dangling-anchor", .error, "a popover points at a view or bar item that does not exist") {
            dangling(
                in: $0, elements: ["segue"], attributes: ["popoverAnchorView", "popoverAnchorBarButtonItem"], anchor)
        },
        Rule("constraint.dangling", .error, "a constraint names a view or guide that does not exist") {
            dangling(in: $0, elements: ["constraint"], constraint)
        },
        Rule("variation.dangling", .error, "a variation includes or excludes an object that does not exist") {
            dangling(in: $0, elements: ["include", "exclude"], variation)
        },
        Rule("document.dangling-controller", .error, "the initial controller does not exist", find: initialController),
        Rule("tie-breaker.stale", .warning, "a tie-breaker names a segue that does not exist") {
            dangling(in: $0, elements: ["segue"], attributes: ["reference"], tieBreaker)
        },
        Rule("reference.dangling", .warning, "any other attribute names an object that does not exist", find: others),
    ]

    private static func dangling(
        in context: CheckContext, elements: Set<String>, attributes: Set<String>? = nil,
        _ finding: (DanglingReference) -> Finding
    ) -> [Finding] {
        context.danglingReferences.filter { reference in
            elements.contains(reference.node.name) && attributes?.contains(reference.attribute) != false
        }.map(finding)
    }

    private static func connection(_ reference: DanglingReference) -> Finding {
        let node = reference.node
        let (noun, what) =
            switch node.name {
            case "action": ("action", "action '\(node["selector"] ?? "")' is sent to")
            case "segue": ("segue", "segue\(node["identifier"].map { " '\($0)'" } ?? "") leads to")
            case "outletCollection": ("outlet", "outlet collection '\(node["property"] ?? "")' leads to")
            default: ("outlet", "outlet '\(node["property"] ?? "")' leads to")
            }
        return Finding(
            node, "\(what) '\(reference.id)', which is not in the document",
            hint: "remove the \(noun) or connect it again", fix: Fix("Remove the \(noun)", removing: node))
    }

    private static func anchor(_ reference: DanglingReference) -> Finding {
        Finding(
            reference.node, "popover is anchored at '\(reference.id)', which is not in the document",
            hint: "choose another anchor for the popover",
            fix: Fix("Remove the anchor", setting: reference.attribute, of: reference.node, to: nil))
    }

    private static func constraint(_ reference: DanglingReference) -> Finding {
        Finding(
            reference.node, "constraint refers to '\(reference.id)', which is not in the document",
            hint: "remove the constraint; its view may need another",
            fix: Fix("Remove the constraint", removing: reference.node))
    }

    private static func variation(_ reference: DanglingReference) -> Finding {
        let verb = reference.node.name == "include" ? "adds" : "leaves out"
        let key = reference.node.ancestor { $0.name == "variation" }?["key"] ?? ""
        return Finding(
            reference.node, "variation '\(key)' \(verb) '\(reference.id)', which is not in the document",
            hint: "remove the entry", fix: Fix("Remove the entry", removing: reference.node))
    }

    private static func tieBreaker(_ reference: DanglingReference) -> Finding {
        Finding(
            reference.node, "tie-breaker names the segue '\(reference.id)', which is not in the document",
            hint: "remove the entry; it only says from which scene the canvas takes simulated bars",
            fix: Fix("Remove the tie-breaker", removing: reference.node))
    }

    // MARK: The initial controller and other references

    private static func initialController(in context: CheckContext) -> [Finding] {
        context.danglingReferences.filter { $0.node == context.root }.map { reference in
            Finding(
                reference.node, "the initial controller is '\(reference.id)', which is not in the document",
                hint: "make another controller the initial one",
                fix: Fix("Remove the attribute", setting: reference.attribute, of: reference.node, to: nil))
        }
    }

    private static let covered: Set<String> = [
        "outlet", "outletCollection", "accessibilityConnection", "action", "constraint", "include", "exclude",
        "document",
    ]

    private static func others(in context: CheckContext) -> [Finding] {
        context.danglingReferences.filter { reference in
            if reference.node.name == "segue" {
                return !["destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem"]
                    .contains(reference.attribute)
            }
            return !covered.contains(reference.node.name)
        }.map { reference in
            Finding(
                reference.node,
                "'\(reference.attribute)' of \(context.name(reference.node)) names '\(reference.id)', which is not in the document",
                hint: "remove the attribute or name an existing object")
        }
    }
}
