extension CommandManual {
    static let scenes = [
        CommandEntry(
            name: "addScene", summary: "adds a scene",
            fields: [
                .required(
                    "controller", .text,
                    "the controller's element: viewController, tableViewController, navigationController, ..."),
                .optional("x", .number, "the location on the canvas; by default beside the other scenes"),
                .optional("y", .number, "the location on the canvas"),
                .optional("title", .text, "the controller's title"),
                .optional("customClass", .text, "the controller's class"),
                .optional("customModule", .text, "the class's module"),
                .optional("storyboardIdentifier", .text, "the storyboard id"),
                .optional("id", .text, "the controller's id; by default a new one"),
                .optional("isInitial", .flag, "whether it is the initial controller"),
            ],
            example: #"{"controller": "viewController", "title": "Settings", "customClass": "SettingsViewController"}"#,
            make: { fields in
                .addScene(
                    controller: fields.text(of: "controller"), x: fields.number("x"), y: fields.number("y"),
                    title: fields.text("title"), customClass: fields.text("customClass"),
                    customModule: fields.text("customModule"),
                    storyboardIdentifier: fields.text("storyboardIdentifier"),
                    id: fields.text("id"), isInitial: fields.flag("isInitial"))
            }),
        CommandEntry(
            name: "setInitialController", summary: "sets the initial controller, or none without an object",
            fields: [.optional("object", .address, "the controller")], example: #"{"object": "BYZ-38-t0r"}"#,
            make: { .setInitialController(object: $0.address("object")) }),
        CommandEntry(
            name: "tidyScenes",
            summary: "places all scenes in columns, as segues lead from one to the next, the initial one first",
            fields: [],
            example: "{}", make: { _ in .tidyScenes }),
        CommandEntry(
            name: "upgrade", summary: "sets the document to the format of a version of Xcode",
            fields: [.required("xcode", .text, "the version, such as 15")], example: #"{"xcode": "15"}"#,
            make: { .upgrade(xcode: $0.text(of: "xcode")) }),
        CommandEntry(
            name: "setCanvasLocation", summary: "moves a scene on the canvas",
            fields: [
                .required("scene", .address, "the scene, or its controller"),
                .required("x", .number, "the new location"),
                .required("y", .number, "the new location"),
            ],
            example: #"{"scene": "BYZ-38-t0r", "x": 140, "y": -20.5}"#,
            make: { .setCanvasLocation(scene: $0.address(of: "scene"), x: $0.number(of: "x"), y: $0.number(of: "y")) }),
        CommandEntry(
            name: "setSimulatedSize", summary: "sets the size at which a scene is designed",
            fields: [
                .required("controller", .address, "the controller or scene"),
                .required("size", .text, "fixed, freeform, pageSheet or formSheet"),
                .optional("width", .number, "the width of a freeform scene; its own without one"),
                .optional("height", .number, "the height of a freeform scene; its own without one"),
            ],
            example: #"{"controller": "8bC-Xf-vdC", "size": "freeform", "width": 320, "height": 300}"#,
            make: {
                .setSimulatedSize(
                    controller: $0.address(of: "controller"), size: $0.text(of: "size"), width: $0.number("width"),
                    height: $0.number("height"))
            }),
    ]
}
