import ClassModel
import ElementCatalog
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Changes that Interface Builder makes in addition to a user's.
struct Companions {
    let document: Document
    let classes: AppClasses
    /// The names of the app's images.
    var images: () -> Set<String> = { [] }

    /// Returns the commands to perform after others, in the same step.
    func commands(for commands: [Command]) -> [Command] {
        commands.flatMap { command -> [Command] in
            if let set = command.content as? SetAttribute, set.traits == nil {
                let (object, attribute, value) = (set.object, set.attribute, set.value)
                return catalog(of: attribute, value, object) + companions(of: commands, object, attribute, value)
            }
            if let removal = command.content as? RemoveAttribute, removal.attribute == "image", removal.traits == nil {
                return catalog(of: "image", "", removal.object)
            }
            return []
        }
    }

    private func companions(
        of commands: [Command], _ object: Address, _ attribute: String, _ value: String
    ) -> [Command] {
        guard let node = try? document.resolve(object) else { return [] }
        switch attribute {
        case "customClass":
            let isNamed = commands.contains { $0.setsModule(of: object) }
            return isNamed ? [] : module(of: value, node, object)
        case "style" where node.name == "tableView": return background(of: node, object, style: value)
        default: return []
        }
    }

    /// Returns the commands that update whether an image is the app's or the system's. If an element has several
    /// images, the main one decides.
    private func catalog(of attribute: String, _ image: String, _ object: Address) -> [Command] {
        let node = try? document.resolve(object)
        let step = object.text.split(separator: "/").last?.prefix { $0 != "[" }
        guard let name = node?.name ?? step.map(String.init), let type = ElementCatalog.shared[name],
            case .image? = type.attribute(attribute)?.type, type.attribute("catalog") != nil,
            attribute == "image" || node?.has("image") != true
        else { return [] }
        let isOwn = image.isEmpty || images().contains(image)
        let isSymbol = !isOwn && SymbolSet.iconName(of: image) != nil
        // An unknown image keeps its catalog.
        guard isOwn || isSymbol, isSymbol != (node?["catalog"] == "system") else { return [] }
        return [
            isSymbol
                ? .set(object: object, attribute: "catalog", value: "system")
                : .removeAttribute(object: object, attribute: "catalog")
        ]
    }

    /// Returns the commands that set the module of a class in the sources.
    private func module(of name: String, _ node: Node, _ object: Address) -> [Command] {
        guard let module = classes.find(name)?.module, node["customModule"] != module else { return [] }
        return [
            .set(object: object, attribute: "customModule", value: module),
            .set(object: object, attribute: "customModuleProvider", value: "target"),
        ]
    }

    private static let plain = "systemBackgroundColor"
    private static let grouped = "systemGroupedBackgroundColor"

    /// Returns the commands that set a table's default background and header heights for its style, unless they were
    /// customized.
    private func background(of table: Node, _ object: Address, style: String) -> [Command] {
        let isGrouped = style != "plain"
        let (old, new) = isGrouped ? (Self.plain, Self.grouped) : (Self.grouped, Self.plain)
        var commands: [Command] = []
        if table.child(key: "backgroundColor")?["systemColor"] == old {
            commands.append(
                .setValue(object: object, key: "backgroundColor", value: .color(system: new)))
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
        (content as? SetAttribute).map { $0.object == object && $0.attribute == "customModule" } ?? false
    }
}
