public import XMLTree

/// One scene of a storyboard.
public struct Scene: Sendable, Equatable {
    public let node: Node

    public init?(_ node: Node) {
        guard node.name == "scene" else { return nil }
        self.node = node
    }

    public var id: String { node["sceneID"] ?? "" }

    /// The objects at the top: the controller, first responder, exit, and what the dock holds.
    public var objects: [Node] { node.child("objects").map { Array($0.children) } ?? [] }

    /// The controller that the scene is for; a storyboard reference counts as one.
    public var controller: Node? {
        objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.isController }
    }

    public var exit: Node? { objects.first { $0.name == "exit" } }

    public var firstResponder: Node? { objects.first { $0["placeholderIdentifier"] == "IBFirstResponder" } }

    /// What the dock holds beside the controller, the first responder and the exit.
    public var dockObjects: [Node] {
        objects.filter { $0 != controller && $0 != exit && $0 != firstResponder }
    }

    /// Where the scene lies on the canvas.
    public var canvasLocation: (x: Double, y: Double)? {
        guard let point = node.child("point", key: "canvasLocation"), let x = point.number("x"),
            let y = point.number("y")
        else { return nil }
        return (x, y)
    }

    /// The scene's name, as Interface Builder writes it into the comment in front of the scene.
    public var title: String { controller?.sceneTitle ?? "Scene" }
}

extension Node {
    /// Whether the element stands for a controller of another storyboard.
    public var isStoryboardReference: Bool { name == "viewControllerPlaceholder" || name == "controllerPlaceholder" }

    /// A controller's name in the outline: its label, its title or that of its navigation or tab bar item, its class with
    /// spaces, or what kind it is.
    public var sceneTitle: String {
        let titles = [
            self["userLabel"], text("title"), child("navigationItem", key: "navigationItem")?.text("title"),
            child("tabBarItem", key: "tabBarItem")?.text("title"),
        ]
        if let title = titles.lazy.compactMap({ $0?.firstLine }).first(where: { !$0.isEmpty }) { return title }
        // Window controllers are called by their kind, whatever their class: 7 of 7 with a class in documents that Xcode saved.
        if name != "windowController", let name = self["customClass"], !name.isEmpty {
            return name.withoutClassPrefix.spacedWords
        }
        if isStoryboardReference {
            return self["referencedIdentifier"] ?? self["storyboardName"] ?? "Storyboard Reference"
        }
        return typeTitle
    }
}

extension Document {
    public var scenes: [Scene] {
        root.child("scenes").map { $0.children.compactMap(Scene.init) } ?? []
    }

    /// The controllers of all scenes, storyboard references included.
    public var controllers: [Node] { scenes.compactMap(\.controller) }

    public var initialController: Node? { root["initialViewController"].flatMap(object) }

    /// The objects at the top of a xib.
    public var topLevelObjects: [Node] { root.child("objects").map { Array($0.children) } ?? [] }

    public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }
}
