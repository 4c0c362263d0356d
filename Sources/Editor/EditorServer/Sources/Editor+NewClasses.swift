import ClassModel
import ElementCatalog
import FileAccess
import JSONText
import SourceModel
import StoryboardModel
import XMLTree

/// New classes, in sources of their own.
extension Editor {
    /// Returns what a new class would be: its name, superclass and folder.
    func newClass(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let document = try document(request.text("document"))
        let object = try request.optionalText("object")
        document.whenLookedAround(inBackground) { [weak self, weak document] in
            guard let self, let document else { return }
            let suggestion = NewClassSuggestion(for: object.flatMap(document.session.document.object), in: document)
            respond(
                .success([
                    "name": .string(suggestion.name), "superclass": .string(suggestion.superclass),
                    "superclasses": .array(suggestion.superclasses.map { .string($0) }),
                    "folder": .string(folderOfNewSources(in: document)),
                ]))
        }
    }

    /// Returns the folder of the sources whose classes a document uses, or of the others of the app, or of the document.
    func folderOfNewSources(in document: OpenDocument) -> String {
        let used = Set(document.session.document.root.subtree.compactMap { $0["customClass"] })
        let files = document.classes.all.filter { used.contains($0.name) }.map(\.place.file)
        let all = files.isEmpty ? document.sourceFiles : files
        // Names that lead out of the opened folder are left out.
        let inside = all.filter { $0.hasSuffix(".swift") }.compactMap(fileName(of:)).filter { !$0.hasPrefix("../") }
        let counts = Dictionary(grouping: inside, by: FilePath.folder(of:)).mapValues(\.count)
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        var steps = (best ?? path(ofFile: document.session.path).map(FilePath.folder(of:)) ?? "").split(separator: "/")
        if steps.last?.hasSuffix(".lproj") == true { steps.removeLast() }
        return steps.filter { $0 != "." }.map { "\($0)/" }.joined()
    }

    /// Creates the source of a class, and answers when documents know it.
    func createClass(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let document = try document(request.text("document"))
        let file = try request.text("file")
        let (name, superclass) = (try request.text("name"), try request.text("superclass"))
        let object = try request.optionalText("object")
        let location = try location(of: file, ["swift"], "source")
        document.whenLookedAround(inBackground) { [weak self, weak document] in
            guard let self, let document else { return }
            do throws(Refusal) {
                let node = object.flatMap(document.session.document.object)
                let new = NewClass(name, below: superclass, in: document.classes)
                try Self.check(new, for: node, in: document)
                let notes = try create(file, at: location, with: Array(new.text.utf8))
                for each in open.values { each.recordChangeOfSource() }
                document.whenLookedAround(inBackground) {
                    let place = document.classes.find(name)?.place
                    respond(
                        .success([
                            "file": .string(file), "line": .integer(place?.line ?? 1),
                            "notes": .array(notes.map { .string($0) }),
                        ]))
                }
            } catch {
                respond(.failure(error))
            }
        }
    }

    private static func check(_ new: NewClass, for node: Node?, in document: OpenDocument) throws(Refusal) {
        let usual = node?.elementType?.className
        do throws(SourceError) {
            try new.check(in: document.classes, usual: usual)
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
        if let usual, new.superclass != usual, document.classes.chain(of: new.superclass)?.derives(from: usual) == false
        {
            throw Refusal("“\(new.superclass)” doesn’t derive from \(usual)", hint: "as the class of this object must")
        }
    }
}

/// What a new class would be.
private struct NewClassSuggestion {
    let name: String
    let superclass: String
    let superclasses: [String]

    /// The superclasses of classes that no object has yet.
    private static let usual = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UIView", "UITableViewCell",
        "UICollectionViewCell", "UICollectionReusableView", "UIStoryboardSegue", "NSObject",
    ]

    @MainActor
    init(for node: Node?, in document: OpenDocument) {
        let classes = document.classes
        let base = node?.elementType?.className
        let own = node?["customClass"].flatMap { $0.isEmpty ? nil : $0 }
        let isKnown = own.map { classes.find($0) != nil } ?? false
        let fitting = classes.all.filter { base == nil || classes.chain(of: $0).derives(from: base ?? "") == true }
        superclass = isKnown ? own ?? "UIViewController" : base ?? "UIViewController"
        superclasses = (base.map { [$0] } ?? Self.usual) + fitting.map(\.name)
        // A class that somebody has named already, without a source, is meant.
        if let own, !isKnown, !FrameworkClasses.shared.has(own) {
            name = own
        } else {
            name = Self.freeName(node.map { Self.words(of: $0, in: document.session.document) } ?? "", base, classes)
        }
    }

    /// Returns the name of an object as the beginning of the name of a class: "AddSession".
    private static func words(of node: Node, in document: Document) -> String {
        let name = ObjectDescription(document: document).name(of: node)
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func freeName(_ words: String, _ base: String?, _ classes: AppClasses) -> String {
        let kind = suffix(base ?? "UIViewController")
        // What it is called already says what it is: "Sessions Scene", "Photo View Controller".
        var start = words
        for ending in [kind, "ViewController", "Controller", "Scene"] where start.hasSuffix(ending) {
            start = String(start.dropLast(ending.count))
        }
        let isName = start.first.map { $0.isLetter } ?? true
        let name = (isName ? start : "") + kind
        var free = name
        var number = 2
        while classes.find(free) != nil || FrameworkClasses.shared.has(free) {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }

    /// Returns the name of a framework's class without its prefix: "ViewController".
    private static func suffix(_ base: String) -> String {
        let name = Array(base)
        // The prefix ends before the last capital of those that it begins with.
        let capitals = name.prefix { $0.isUppercase }.count
        return String(name.dropFirst(max(0, capitals - 1)))
    }
}
