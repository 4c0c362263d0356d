import ElementCatalogue
import StoryboardModel
import XMLTree

/// Which pieces a storyboard is split into, and what goes where.
///
/// A scene has a piece of its own if it can be asked for by itself: as the initial scene, by its storyboard identifier, or
/// as the destination of a segue. A scene that is only in a relationship is archived inside its container.
struct ScenePlan {
    var document: Document
    /// The ids of the controllers that have a piece of their own, in the order of the scenes.
    private(set) var entrances: [String] = []
    /// The names of controllers' pieces, by the controllers' ids.
    let nibNames: [String: String]

    /// `everyScene` gives a piece also to those that could not be asked for.
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

    /// The name of a controller's piece; nil if there is no such controller in the document.
    func nibName(of controllerID: String) -> String? { nibNames[controllerID] }

    /// The name of the piece that holds a controller's view.
    static func viewNibName(controller: String, view: String) -> String { "\(controller)-view-\(view)" }

    /// Its identifier, or its kind and id. The kind is UIKit's class, not the app's.
    private static func nibName(of controller: Node, _ id: String) -> String {
        if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty { return identifier }
        return "\(controller.elementType?.className ?? "UIViewController")-\(id)"
    }

    /// What a container holds through relationships, references to other storyboards included, in the order of the segues.
    func members(of container: Node) -> [Node] {
        container.segues.filter { $0.kind == .relationship }.compactMap { document.object($0.destinationID) }
            .filter(\.isController)
    }

    /// The controllers of this document among them.
    func children(of container: Node) -> [Node] { members(of: container).filter { !$0.isStoryboardReference } }

    /// Scenes that nothing leads to: without a piece of their own and in no container that has one.
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
    /// A controller and those that are archived with it because they are in a relationship with it.
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
