import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The exit of a scene that has none in the document. Interface Builder shows one in every dock and writes it when a
/// segue leads to it.
struct PossibleExit {
    /// The id of the exit on the page.
    let id: String
    let scene: Scene

    private static let prefix = "exit of "

    /// Creates the exit of a scene, or nil if the document contains one or the scene can't have one.
    init?(of scene: Scene, in document: Document) {
        guard document.kind.isUIKit, scene.exit == nil, let controller = scene.controller,
            !controller.isStoryboardReference, let id = controller["id"]
        else { return nil }
        self.scene = scene
        self.id = Self.prefix + id
    }

    /// Returns whether an id is that of such an exit.
    static func isMeant(by id: String) -> Bool { id.hasPrefix(prefix) }

    /// Creates the exit with an id on the page, or nil for any other object.
    init?(id: String, in document: Document) {
        guard Self.isMeant(by: id),
            let scene = document.object(String(id.dropFirst(Self.prefix.count)))?.scene
        else { return nil }
        self.init(of: scene, in: document)
    }

    var json: JSONValue {
        .record([
            "id": .string(id), "element": .string("exit"), "name": .string("Exit"), "title": .string("Exit"),
            "icon": .string("exit"), "kind": .string("exit"), "children": .array([]),
        ])
    }

    var dockJSON: JSONValue { .record(["id": .string(id), "icon": .string("exit"), "name": .string("Exit")]) }

    /// Returns the document with the exit added.
    func added(to document: Document) -> Document {
        var document = document
        let xml = "<exit userLabel=\"Exit\" sceneMemberID=\"exit\" id=\"\(id)\"/>"
        _ = try? document.perform(.insert(into: Address("\(scene.id)/objects"), xml: xml))
        return document
    }

    /// Returns a command to the exit in the form for a document without one.
    func command(_ command: Command) -> Command {
        (command.content as? AddSegue)?.to == Address(id) ? command.leading(to: "exit") : command
    }
}
