/// What a person, a script or the editor asks for. A command keeps the document whole: what refers to a deleted object goes
/// with it, what a writer has to keep up is kept up.
///
/// As JSON, a command is an object with the command's name as its only key:
/// `{"set": {"object": "8bC-Xf-vdC", "attribute": "hidden", "value": "YES"}}`.
public enum Command: Hashable, Sendable, Codable {
    /// Sets an attribute. One that has its default value is left out, as Xcode does.
    case set(object: Address, attribute: String, value: String)
    case removeAttribute(object: Address, attribute: String)
    /// Replaces the text inside an element such as `<string key="text">`.
    case setText(object: Address, text: String)
    /// Puts new XML in, where Apple's order wants it or in front of `before`. Ids that are missing are made.
    case insert(into: Address, xml: String, before: Address?, freshIDs: Bool?)
    /// Removes an object with everything that refers to it; a controller with its scene.
    case delete(object: Address)
    /// Copies an object or scene, with new ids inside, and puts the copy behind it.
    case duplicate(object: Address, offsetX: Double?, offsetY: Double?)
    /// Moves an object into another, where Apple's order wants it or in front of `before`.
    case move(object: Address, into: Address, before: Address?)
    /// Adds a scene with a controller of a kind such as `viewController`, `navigationController`, `viewControllerPlaceholder`.
    case addScene(NewScene)
    /// Connects an object's outlet, or adds a member to an outlet collection.
    case addOutlet(from: Address, property: String, to: Address, collection: Bool?, id: String?)
    case addAction(from: Address, selector: String, to: Address, event: String?, id: String?)
    case addSegue(NewSegue)
    /// Renames a storyboard, segue or reuse identifier together with what uses it in this document.
    case renameIdentifier(object: Address, to: String)
    /// Gives an object another id, and everything that refers to it the same.
    case renameObject(object: Address, to: String)
    case setInitialController(object: Address?)
    case setCanvasLocation(scene: Address, x: Double, y: Double)
}

/// A scene to be added.
public struct NewScene: Hashable, Sendable, Codable {
    /// The controller's element.
    public var controller: String
    /// Where on the canvas; beside the other scenes if not given.
    public var x: Double?
    public var y: Double?
    public var title: String?
    public var customClass: String?
    public var customModule: String?
    public var storyboardIdentifier: String?
    /// The controller's id; made if not given.
    public var id: String?
    /// Whether the app begins here.
    public var isInitial: Bool?

    public init(
        controller: String, x: Double? = nil, y: Double? = nil, title: String? = nil, customClass: String? = nil,
        customModule: String? = nil, storyboardIdentifier: String? = nil, id: String? = nil, isInitial: Bool? = nil
    ) {
        self.controller = controller
        self.x = x
        self.y = y
        self.title = title
        self.customClass = customClass
        self.customModule = customModule
        self.storyboardIdentifier = storyboardIdentifier
        self.id = id
        self.isInitial = isInitial
    }
}

/// A segue to be added.
public struct NewSegue: Hashable, Sendable, Codable {
    /// The control, cell, bar item, gesture recogniser, container view or controller that it starts from.
    public var from: Address
    /// The controller, or the exit for an unwind segue.
    public var to: Address
    /// Such as `show`, `presentation`, `embed`, `relationship`, `unwind`.
    public var kind: String
    public var identifier: String?
    /// For `relationship`: `rootViewController`, `viewControllers`, `masterViewController` and so on.
    public var relationship: String?
    /// For `unwind`: the selector of the action.
    public var unwindAction: String?
    /// `accessoryAction` for a cell's accessory button.
    public var trigger: String?
    public var customClass: String?
    public var customModule: String?
    /// Further attributes, such as `modalPresentationStyle` or `popoverAnchorView`.
    public var attributes: [String: String]?
    public var id: String?

    public init(
        from: Address, to: Address, kind: String, identifier: String? = nil, relationship: String? = nil,
        unwindAction: String? = nil, trigger: String? = nil, customClass: String? = nil, customModule: String? = nil,
        attributes: [String: String]? = nil, id: String? = nil
    ) {
        self.from = from
        self.to = to
        self.kind = kind
        self.identifier = identifier
        self.relationship = relationship
        self.unwindAction = unwindAction
        self.trigger = trigger
        self.customClass = customClass
        self.customModule = customModule
        self.attributes = attributes
        self.id = id
    }
}
