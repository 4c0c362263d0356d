import AppProject
import ClassModel
import FileAccess
import SourceModel
import StoryboardChecks
import StoryboardModel
import XMLTree

/// What documents and sources expect of each other and the other side lacks, with the places of both: outlets, actions,
/// classes, and identifiers of segues, scenes and cells.
///
/// An app with such a mistake stops at run time, when somebody comes to the scene.
struct StoryboardMistakes {
    private let project: AppProject
    private let files: any FileStore

    init(_ project: AppProject, _ files: any FileStore) { (self.project, self.files) = (project, files) }

    /// The rules of `storyboard check` that are about both sides.
    private static let rules: Set<String> = [
        "class.unknown", "class.wrong-superclass", "outlet.unknown", "outlet.wrong-type", "action.unknown",
        "unwind.unknown-action", "outlet.dangling", "action.dangling", "segue.dangling", "segue.missing-class",
        "unwind.wrong-destination", "unwind.missing-action",
    ]

    /// Returns the mistakes in the words of compilers.
    func find() -> [String] {
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
        var messages: [String] = []
        var names = DocumentNames()
        for part in parts {
            for resource in part.resources where Self.isDocument(resource.path) {
                guard let bytes = try? files.read(resource.path).bytes, var document = try? Document(bytes),
                    document.kind.isUIKit
                else { continue }
                names.add(document)
                BundleWriter.inheritModule(&document, part.module)
                messages += mistakes(in: document, at: resource.path, Surroundings(classes: classes))
            }
        }
        let uses = sources.map { (path: $0.path, uses: IdentifierUse.all(in: $0.bytes)) }
        names.registered = Set(uses.flatMap(\.uses).filter { $0.kind == .registration }.map(\.identifier))
        for source in uses { messages += names.unknown(source.uses, at: source.path) }
        return messages
    }

    private static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    private func mistakes(in document: Document, at path: String, _ surroundings: Surroundings) -> [String] {
        Checker.check(document, in: surroundings).filter { Self.rules.contains($0.rule) }.flatMap { found in
            let place = "\(path):\(found.location.line):\(found.location.column)"
            let hint = found.hint.map { "; \($0)" } ?? ""
            let source = found.source.map { "\($0.file):\($0.line):1: note: the source is here" }
            return ["\(place): error: \(found.message)\(hint)"] + [source].compactMap(\.self)
        }
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

    /// Returns errors about what a source names and no document has.
    func unknown(_ uses: [IdentifierUse], at path: String) -> [String] {
        uses.compactMap { use in
            guard let identifier = use.identifier, let (known, what) = known(use.kind), !known.contains(identifier)
            else { return nil }
            // What is registered by a name that isn't known may be this.
            if use.kind == .reusable, registered.contains(identifier) || registered.contains(nil) { return nil }
            let names = known.sorted().prefix(8).map { "'\($0)'" }.joined(separator: ", ")
            let others = known.isEmpty ? "none of the app's documents has one" : "there is \(names)"
            return "\(path):\(use.line):\(use.column): error: no \(what) has the identifier '\(identifier)'; \(others)"
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
