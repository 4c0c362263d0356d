import StoryboardModel

extension Command {
    /// Adds a scene with a controller such as `viewController`, `navigationController`, `viewControllerPlaceholder`.
    /// Without a location it is placed beside the other scenes; without an id the controller gets a new one.
    public static func addScene(
        controller: String, x: Double? = nil, y: Double? = nil, title: String? = nil, customClass: String? = nil,
        customModule: String? = nil, storyboardIdentifier: String? = nil, id: String? = nil, isInitial: Bool? = nil
    ) -> Self {
        Self(
            AddScene(
                controller: controller, x: x, y: y, title: title, customClass: customClass, customModule: customModule,
                storyboardIdentifier: storyboardIdentifier, id: id, isInitial: isInitial))
    }
}

struct AddScene: DocumentCommand {
    static let summary = "adds a scene"
    static let example =
        #"{"controller": "viewController", "title": "Settings", "customClass": "SettingsViewController"}"#
    var controller: String
    var x, y: Double?
    var title, customClass, customModule, storyboardIdentifier, id: String?
    var isInitial: Bool?
    var bringsObjects: Bool { true }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            controller: fields.required(
                "controller",
                "the controller's element: viewController, tableViewController, navigationController, ..."),
            x: fields.optional("x", "the location on the canvas; by default beside the other scenes"),
            y: fields.optional("y", "the location on the canvas"),
            title: fields.optional("title", "the controller's title"),
            customClass: fields.optional("customClass", "the controller's class"),
            customModule: fields.optional("customModule", "the class's module"),
            storyboardIdentifier: fields.optional("storyboardIdentifier", "the storyboard id"),
            id: fields.optional("id", "the controller's id; by default a new one"),
            isInitial: fields.optional("isInitial", "whether it is the initial controller"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.add(self)
    }
}
