import ClassModel
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Classes of the sources come with their module, as in Interface Builder when a class is chosen from those it knows.
enum ClassModules {
    static func commands(for commands: [Command], in document: Document, _ classes: AppClasses) -> [Command] {
        commands.flatMap { command -> [Command] in
            guard case .set(let object, "customClass", let name) = command, let node = try? document.resolve(object),
                let known = classes.find(name), let module = known.module, node["customModule"] != module,
                !commands.contains(where: { $0.setsModule(of: object) })
            else { return [] }
            return [
                .set(object: object, attribute: "customModule", value: module),
                .set(object: object, attribute: "customModuleProvider", value: "target"),
            ]
        }
    }
}

extension Command {
    fileprivate func setsModule(of object: Address) -> Bool {
        if case .set(object, "customModule", _) = self { true } else { false }
    }
}
