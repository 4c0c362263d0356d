import ClassModel
import StoryboardModel
import XMLTree

extension RSwiftSource {
    // MARK: Cells

    func addIdentifiers(to source: inout GeneratedText) {
        var found: [String: String] = [:]
        for document in (contents.nibs + contents.storyboards).map(\.document) {
            for node in document.root.subtree {
                guard let identifier = node["reuseIdentifier"], !identifier.isEmpty, found[identifier] == nil else {
                    continue
                }
                found[identifier] = classes.name(of: node, default: "UIView")
            }
        }
        source.block("struct reuseIdentifier") { source in
            for (name, cell) in RSwiftName.unique(Array(found), { $0.key }) {
                add(
                    name, library.type("ReuseIdentifier", cell.value), "identifier: \(SwiftName.literal(cell.key))",
                    to: &source)
            }
        }
    }

    // MARK: Segues

    /// A segue with the classes of its source and destination.
    private struct TypedSegue: Hashable {
        var identifier: String
        var type: String
        var source: String
        var destination: String
    }

    private var segues: Set<TypedSegue> {
        var found: Set<TypedSegue> = []
        for document in contents.storyboards.map(\.document) {
            for segue in document.segues where segue.kind != .relationship {
                guard let identifier = segue.identifier, !identifier.isEmpty, let source = segue.source else {
                    continue
                }
                found.insert(
                    TypedSegue(
                        identifier: identifier, type: classes.segueClass(segue.customClass),
                        source: classes.name(of: source, default: "UIViewController"),
                        destination: destination(of: segue, in: document)))
            }
        }
        return found
    }

    private func destination(of segue: Segue, in document: Document) -> String {
        guard segue.kind != .unwind, let object = document.object(segue.destinationID) else {
            return "UIKit.UIViewController"
        }
        guard object.isStoryboardReference else { return classes.name(of: object, default: "UIViewController") }
        let other = contents.storyboards.first { $0.name == object["storyboardName"] }?.document
        let scene =
            object["referencedIdentifier"].flatMap { identifier in
                other?.controllers.first { $0["storyboardIdentifier"] == identifier }
            } ?? other?.initialController
        return scene.map { classes.name(of: $0, default: "UIViewController") } ?? "UIKit.UIViewController"
    }

    func addSegues(to source: inout GeneratedText) {
        let bySource = Dictionary(grouping: segues) { $0.source }
        source.block("struct segue") { source in
            for (name, group) in RSwiftName.unique(Array(bySource), { Self.plain($0.key) }) {
                source.block("struct \(SwiftName.declared(name))") { source in
                    for (name, segue) in RSwiftName.unique(group.value, { $0.identifier }) {
                        add(segue, name, to: &source)
                    }
                }
            }
        }
    }

    /// Returns the name of a class without its module.
    private static func plain(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

    private func add(_ segue: TypedSegue, _ name: String, to source: inout GeneratedText) {
        let types = [segue.type, segue.source, segue.destination]
        let generic = "<\(types.joined(separator: ", "))>"
        let literal = SwiftName.literal(segue.identifier)
        let type = library == .rswift ? "StoryboardSegueIdentifier" : "SegueIdentifier"
        add(name, library.type(type) + generic, "identifier: \(literal)", to: &source)
        guard library == .rswift else { return }
        let own = SwiftName.declared(name)
        let info = library.type("TypedStoryboardSegueInfo") + generic
        source.line(
            "\(isolation)static func \(own)(segue: UIKit.UIStoryboardSegue) -> \(info)? "
                + "{ \(info)(segueIdentifier: \(own), segue: segue) }")
    }
}
