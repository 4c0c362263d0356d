public import XMLTree

/// A scene of a storyboard.
public struct Scene: Sendable, Equatable {
    /// The element.
    public let node: Node

    /// Creates a view of an element, or returns nil if it is no scene.
    public init?(_ node: Node) {
        guard node.name == "scene" else { return nil }
        self.node = node
    }

    /// The id of the scene.
    public var id: String { node["sceneID"] ?? "" }

    /// The top-level objects: the controller, first responder, exit, and other objects in the dock.
    public var objects: [Node] { node.child("objects").map { Array($0.children) } ?? [] }

    /// The scene's controller, or its storyboard reference.
    public var controller: Node? {
        objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.isController }
    }

    /// The scene's Exit, for unwind segues.
    public var exit: Node? { objects.first { $0.name == "exit" } }

    /// The scene's First Responder.
    public var firstResponder: Node? { objects.first { $0["placeholderIdentifier"] == "IBFirstResponder" } }

    /// The objects in the dock other than the controller, first responder and exit.
    public var dockObjects: [Node] {
        objects.filter { $0 != controller && $0 != exit && $0 != firstResponder }
    }

    /// The location of the scene on the canvas.
    public var canvasLocation: (x: Double, y: Double)? {
        guard let point = node.child("point", key: "canvasLocation"), let x = point.number("x"),
            let y = point.number("y")
        else { return nil }
        return (x, y)
    }

    /// The scene's name, as Interface Builder writes it in the comment before the scene.
    public var title: String { controller?.sceneTitle ?? "Scene" }
}

extension Node {
    /// A Boolean value that indicates whether the element is a storyboard reference.
    public var isStoryboardReference: Bool { name == "viewControllerPlaceholder" || name == "controllerPlaceholder" }

    /// A controller's name in the outline: its label, its title or that of its navigation or tab bar item, its class
    /// with spaces, or its type.
    public var sceneTitle: String {
        let titles = [
            self["userLabel"], text("title"), child("navigationItem", key: "navigationItem")?.text("title"),
            child("tabBarItem", key: "tabBarItem")?.text("title"),
        ]
        if let title = titles.lazy.compactMap({ $0?.firstLine }).first(where: { !$0.isEmpty }) { return title }
        // Window controllers are named by their type, whatever their class: 7 of 7 with a class in documents that Xcode
        // saved.
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
    /// The storyboard's scenes, in the order of the document.
    public var scenes: [Scene] {
        root.child("scenes").map { $0.children.compactMap(Scene.init) } ?? []
    }

    /// The controllers and storyboard references of all scenes.
    public var controllers: [Node] { scenes.compactMap(\.controller) }

    /// The controller that the storyboard begins with, or nil if there is none.
    public var initialController: Node? { root["initialViewController"].flatMap(object) }

    /// The top-level objects of a xib.
    public var topLevelObjects: [Node] { root.child("objects").map { Array($0.children) } ?? [] }

    /// A Boolean value that indicates whether the document is an app's launch screen.
    public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }
}
