import ElementCatalog
import StoryboardModel
import XMLTree

/// The pieces of a storyboard.
///
/// A scene has a piece if it can be instantiated by itself: as the initial scene, by its storyboard identifier, or as
/// the destination of a segue. A scene that only has a parent container is archived with it.
struct ScenePlan {
    var document: Document
    /// The ids of the controllers with a piece, in the order of the scenes.
    private(set) var entrances: [String] = []
    /// The names of the controllers' pieces, by id.
    let nibNames: [String: String]

    /// Creates a plan. `everyScene` also gives a piece to scenes that can't be instantiated.
    init(_ document: Document, everyScene: Bool = false) {
        self.document = document
        let segues = document.segues
        let wanted = Set(segues.filter { $0.kind != .relationship && $0.kind != .unwind }.map(\.destinationID))
        let initial = document.root["initialViewController"]
        var names: [String: String] = [:]
        for controller in document.controllers where controller.name != "viewControllerPlaceholder" {
            guard let id = controller["id"] else { continue }
            names[id] = Self.nibName(of: controller, id)
            if everyScene || id == initial || wanted.contains(id) || controller.has("storyboardIdentifier") {
                entrances.append(id)
            }
        }
        nibNames = names
    }

    /// Returns the name of a controller's piece, or nil if the document doesn't contain the controller.
    func nibName(of controllerID: String) -> String? { nibNames[controllerID] }

    /// Returns the name of the piece with a controller's view.
    static func viewNibName(controller: String, view: String) -> String { "\(controller)-view-\(view)" }

    /// Returns a controller's storyboard identifier, or its type and id. The type is UIKit's class, not the app's.
    private static func nibName(of controller: Node, _ id: String) -> String {
        if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty { return identifier }
        return "\(controller.elementType?.className ?? "UIViewController")-\(id)"
    }

    /// Returns the controllers and storyboard references in a container, in the order of the relationships.
    func members(of container: Node) -> [Node] {
        container.segues.filter { $0.kind == .relationship }.compactMap { document.object($0.destinationID) }
            .filter(\.isController)
    }

    /// Returns the controllers in a container that are in this document.
    func children(of container: Node) -> [Node] { members(of: container).filter { !$0.isStoryboardReference } }

    /// The scenes that can't be reached: without a piece and not in a container with one.
    var unreachable: [Scene] {
        var reached = Set(entrances)
        var open = entrances
        while let id = open.popLast() {
            guard let controller = document.object(id) else { continue }
            for child in children(of: controller) {
                if let id = child["id"], reached.insert(id).inserted { open.append(id) }
            }
        }
        return document.scenes.filter { scene in
            guard let controller = scene.controller, controller.name != "viewControllerPlaceholder" else {
                return false
            }
            return !reached.contains(controller["id"] ?? "")
        }
    }
}

extension ScenePlan {
    /// Returns a controller and the child controllers that are archived with it.
    func archived(with id: String) -> [Node] {
        var found: [Node] = []
        var open = [id]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted, let controller = document.object(next), controller.isController else {
                continue
            }
            found.append(controller)
            open += children(of: controller).compactMap { $0["id"] }.reversed()
        }
        return found
    }
}
