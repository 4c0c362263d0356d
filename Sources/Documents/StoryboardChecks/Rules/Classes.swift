import ClassModel
import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    static let classes = [
        Rule("class.unknown", .error, "the sources beside the document do not have a class", find: unknownClasses),
        Rule(
            "class.wrong-superclass", .error, "a class does not derive from its object's class",
            find: wrongSuperclasses),
        Rule(
            "runtime-attribute.unknown", .warning, "a runtime attribute's property cannot be set by a document",
            find: hiddenAttributes),
    ]

    // MARK: Unknown classes

    private static func unknownClasses(in context: CheckContext) -> [Finding] {
        guard let classes = context.classes else { return [] }
        let modules = modulesInSources(context, classes)
        return context.namedClasses.compactMap { node in
            let name = node["customClass"] ?? ""
            guard !FrameworkClasses.shared.has(name) else { return nil }
            if let found = classes.appClass(of: node) { return unreachable(found, node, context) }
            guard let module = node["customModule"], modules.contains(module) else { return nil }
            let candidates = classes.all.filter { !$0.isGeneric && fits($0, node, classes) }.map(\.name)
            return Finding(
                node, "the class '\(name)' of \(context.kindAndName(node)) is not in the sources of '\(module)'",
                hint: Spelling.nearest(to: name, among: candidates).map { "did you mean '\($0)'?" }
                    ?? "write the class, or correct its name")
        }
    }

    /// Returns the modules whose sources are known to be included: by the module's name, or because a class was found.
    private static func modulesInSources(_ context: CheckContext, _ classes: AppClasses) -> Set<String> {
        Set(
            context.namedClasses.compactMap { node in
                guard let module = node["customModule"], !module.isEmpty,
                    classes.has(module: module) || node.classIsOfTarget && classes.appClass(of: node) != nil
                else { return nil }
                return module
            })
    }

    private static func fits(_ candidate: AppClass, _ node: Node, _ classes: AppClasses) -> Bool {
        guard let own = node.elementType?.className(on: .iOS) else { return true }
        return classes.chain(of: candidate).derives(from: own) ?? true
    }

    /// Returns the finding for a class that exists but that the document names incorrectly.
    private static func unreachable(_ found: AppClass, _ node: Node, _ context: CheckContext) -> Finding? {
        if found.isGeneric {
            return Finding(
                node, "the class '\(found.name)' of \(context.kindAndName(node)) is generic (\(found.place))",
                hint: "derive a class that is not generic and name that", source: found.place)
        }
        // The build knows the module of a target's own class.
        guard let module = found.module, node["customModule"]?.isEmpty ?? true, !node.classIsOfTarget else {
            return nil
        }
        return Finding(
            node,
            "the class '\(found.name)' of \(context.kindAndName(node)) is not found without its module (\(found.place))",
            hint: "set the module, probably '\(module)', or write '@objc(\(found.name))' before the class",
            source: found.place)
    }

    // MARK: Superclasses

    private static func wrongSuperclasses(in context: CheckContext) -> [Finding] {
        guard let classes = context.classes else { return [] }
        return context.namedClasses.compactMap { node in
            // These objects may have any class.
            if ["placeholder", "customObject"].contains(node.name) { return nil }
            guard let own = node.elementType?.className(on: .iOS), let found = classes.appClass(of: node),
                case let chain = classes.chain(of: found), chain.derives(from: own) == false
            else { return nil }
            let base = chain.frameworkClasses.first
            return Finding(
                node,
                "the class '\(found.name)' derives from \(base.map { "'\($0)'" } ?? "no class"), expected '\(own)' for \(context.kindAndName(node)) (\(found.place))",
                hint: "let the class derive from '\(own)', or choose another class", source: found.place)
        }
    }

    // MARK: Runtime attributes

    /// Returns the hidden runtime attributes of the sources' classes; UIKit's properties aren't completely known.
    private static func hiddenAttributes(in context: CheckContext) -> [Finding] {
        guard context.classes != nil else { return [] }
        return context.elements("userDefinedRuntimeAttribute").compactMap { attribute in
            guard let keyPath = attribute["keyPath"], let object = attribute.enclosingObject,
                let members = context.chain(of: object)?.members.filter({ $0.name == keyPath }),
                let hidden = members.first, members.allSatisfy({ $0.kind == .hiddenProperty })
            else { return nil }
            return Finding(
                attribute,
                "runtime attribute '\(keyPath)' of \(context.name(object)) cannot be set by a document (\(hidden.place))",
                hint: "write '@IBInspectable var' in front of the property", source: hidden.place)
        }
    }
}
