import ClassModel
import StoryboardEditing
import StoryboardModel
import XMLTree

/// What Interface Builder changes of its own accord beside what somebody asks for.
struct Companions {
    let document: Document
    let classes: AppClasses

    /// Commands to be carried out after those that were asked for, as part of the same step.
    func commands(for commands: [Command]) -> [Command] {
        commands.flatMap { command -> [Command] in
            guard case .set(let object, let attribute, let value, nil) = command,
                let node = try? document.resolve(object)
            else { return [] }
            switch attribute {
            case "customClass":
                let isNamed = commands.contains { $0.setsModule(of: object) }
                return isNamed ? [] : module(of: value, node, object)
            case "style" where node.name == "tableView": return background(of: node, object, style: value)
            default: return []
            }
        }
    }

    /// A class of the sources comes with its module.
    private func module(of name: String, _ node: Node, _ object: Address) -> [Command] {
        guard let module = classes.find(name)?.module, node["customModule"] != module else { return [] }
        return [
            .set(object: object, attribute: "customModule", value: module),
            .set(object: object, attribute: "customModuleProvider", value: "target"),
        ]
    }

    private static let plain = "systemBackgroundColor"
    private static let grouped = "systemGroupedBackgroundColor"

    /// A table has the background of its style, unless somebody chose another, and the header heights that go with it.
    private func background(of table: Node, _ object: Address, style: String) -> [Command] {
        let isGrouped = style != "plain"
        let (old, new) = isGrouped ? (Self.plain, Self.grouped) : (Self.grouped, Self.plain)
        var commands: [Command] = []
        if table.child(key: "backgroundColor")?["systemColor"] == old {
            commands.append(
                .setValue(object: object, key: "backgroundColor", xml: "<color systemColor=\"\(new)\"/>"))
        }
        let (oldHeight, newHeight) = isGrouped ? ("28", "18") : ("18", "28")
        for attribute in ["sectionHeaderHeight", "sectionFooterHeight"] where table[attribute] == oldHeight {
            commands.append(.set(object: object, attribute: attribute, value: newHeight))
        }
        return commands
    }
}

extension Command {
    fileprivate func setsModule(of object: Address) -> Bool {
        if case .set(object, "customModule", _, _) = self { true } else { false }
    }
}
