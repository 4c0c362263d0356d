import AppProject
import AppSurroundings
import ClassModel
import FileAccess
import SourceModel
import StoryboardChecks
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// What documents and sources expect of each other and the other side lacks, with the places of both: outlets, actions,
/// classes, and identifiers of segues, scenes and cells.
///
/// Xcode builds an app with such mistakes, which shows them when somebody comes to the scene, or never: they are warnings.
/// An outlet that the class lacks stops the app as soon as its scene is there, so that in the first scene it is an error.
struct StoryboardMistakes {
    private let project: AppProject
    /// Whether each mistake is an error.
    private let isStrict: Bool
    private let files: any FileStore

    init(_ project: AppProject, isStrict: Bool, _ files: any FileStore) {
        (self.project, self.isStrict, self.files) = (project, isStrict, files)
    }

    /// A mistake in the words of compilers.
    struct Mistake {
        var place: String
        var isError: Bool
        var message: String
        var note: String?

        var lines: [String] {
            ["\(place): \(isError ? "error" : "warning"): \(message)"] + [note].compactMap(\.self)
        }
    }

    /// The rules of `storyboard check` that are about both sides.
    private static let rules: Set<String> = [
        "class.unknown", "class.wrong-superclass", "outlet.unknown", "outlet.wrong-type", "action.unknown",
        "unwind.unknown-action", "outlet.dangling", "action.dangling", "segue.dangling", "segue.missing-class",
        "unwind.wrong-destination", "unwind.missing-action",
    ]

    func find() -> [Mistake] {
        var parts = [(module: project.module, sources: project.sources, resources: project.resources)]
        for module in project.modules { parts.append((module.module, module.sources, module.resources)) }
        var sources: [(path: String, bytes: [UInt8], module: String)] = []
        for part in parts {
            for path in part.sources where path.hasSuffix(".swift") {
                if let bytes = try? files.read(path).bytes { sources.append((path, bytes, part.module)) }
            }
        }
        let classes = AppClasses(
            sources.map { SwiftFile.classes(in: $0.bytes, path: $0.path, module: $0.module) })
        let starts = startStoryboards
        var mistakes: [Mistake] = []
        var names = DocumentNames()
        for part in parts {
            for resource in part.resources where Self.isDocument(resource.path) {
                guard let bytes = try? files.read(resource.path).bytes, var document = try? Document(bytes),
                    document.kind.isUIKit
                else { continue }
                names.add(document)
                document.inheritModule(part.module)
                let isStart = starts.contains(FilePath.name(of: resource.path))
                mistakes += self.mistakes(
                    in: document, at: resource.path, isStart: isStart, Surroundings(classes: classes))
            }
        }
        let uses = sources.map { (path: $0.path, uses: IdentifierUse.all(in: $0.bytes)) }
        names.registered = Set(uses.flatMap(\.uses).filter { $0.kind == .registration }.map(\.identifier))
        for source in uses { mistakes += names.unknown(source.uses, at: source.path, areErrors: isStrict) }
        return mistakes
    }

    /// The files of the storyboards that the app begins with.
    private var startStoryboards: Set<String> {
        var names = [project.settings["INFOPLIST_KEY_UIMainStoryboardFile"]].compactMap(\.self)
        if let path = project.infoPlist, let bytes = try? files.read(path).bytes, let list = try? InfoPlist(bytes) {
            names += [list.mainStoryboard()].compactMap(\.self) + list.sceneStoryboards
        }
        return Set(names.map { "\($0).storyboard" })
    }

    private static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    private func mistakes(
        in document: Document, at path: String, isStart: Bool, _ surroundings: Surroundings
    ) -> [Mistake] {
        let first = isStart ? Self.firstScenes(of: document) : []
        return Checker.check(document, in: surroundings).filter { Self.rules.contains($0.rule) }.map { found in
            let stops =
                found.rule == "outlet.unknown"
                && found.node.flatMap { document.tree[$0].scene?.controller?.id }.map(first.contains) == true
            return Mistake(
                place: "\(path):\(found.location.line):\(found.location.column)", isError: isStrict || stops,
                message: found.message + (found.hint.map { "; \($0)" } ?? ""),
                note: found.source.map { "\($0.file):\($0.line):1: note: the source is here" })
        }
    }

    /// Returns the controllers that are there when a storyboard's first scene is: the initial one and the first in each container.
    private static func firstScenes(of document: Document) -> Set<NodeID> {
        var found: Set<NodeID> = []
        var next = document.initialController
        while let controller = next, found.insert(controller.id).inserted {
            let segue = controller.child("connections")?.children.first {
                $0.name == "segue" && $0["kind"] == "relationship"
            }
            next = segue?["destination"].flatMap(document.object)
        }
        return found
    }
}

/// The identifiers in an app's documents.
private struct DocumentNames {
    private var segues: Set<String> = []
    private var scenes: Set<String> = []
    private var reusables: Set<String> = []

    mutating func add(_ document: Document) {
        for element in document.root.subtree {
            if element.name == "segue" { element["identifier"].map { _ = segues.insert($0) } }
            element["storyboardIdentifier"].map { _ = scenes.insert($0) }
            element["reuseIdentifier"].map { _ = reusables.insert($0) }
        }
    }

    /// What sources register for cells; nil is a name that isn't known.
    var registered: Set<String?> = []

    /// Returns what a source names and no document has.
    func unknown(_ uses: [IdentifierUse], at path: String, areErrors: Bool) -> [StoryboardMistakes.Mistake] {
        uses.compactMap { use in
            guard let identifier = use.identifier, let (known, what) = known(use.kind), !known.contains(identifier)
            else { return nil }
            // What is registered by a name that isn't known may be this.
            if use.kind == .reusable, registered.contains(identifier) || registered.contains(nil) { return nil }
            let names = known.sorted().prefix(8).map { "'\($0)'" }.joined(separator: ", ")
            let others = known.isEmpty ? "none of the app's documents has one" : "there is \(names)"
            return StoryboardMistakes.Mistake(
                place: "\(path):\(use.line):\(use.column)", isError: areErrors,
                message: "no \(what) has the identifier '\(identifier)'; \(others)")
        }
    }

    private func known(_ kind: IdentifierUse.Kind) -> (Set<String>, String)? {
        switch kind {
        case .segue: (segues, "segue")
        case .scene: (scenes, "scene of a storyboard")
        case .reusable: (reusables, "prototype or registered cell")
        case .registration: nil
        }
    }
}
