import JSONText

/// Prints the outline of a document.
enum OutlineVerb: Verb {
    static let signature = Signature(
        name: "outline", summary: "shows the scenes, objects, connections and segues of a document",
        positionals: [.document],
        options: [
            Option("json", says: "prints JSON, for programs"),
            Option("brief", says: "prints the shortest form, for agents"),
            Option("scene", value: "ID", says: "with --brief: only one scene, given by its id or its controller's"),
        ],
        details: """
            Each row has a name, an id, and a type. The arrow of a connection or segue points to its destination; a segue
            names its trigger.

            With --brief, a line is element, id, text, .class, #identifiers, outlet→id, event:action→id, segue(identifier)⇒id; its
            indentation is a space for each level. First responders, exits and guides without connections are left out. `self` is the
            scene's controller; the scene's line has the ids of `first` and `exit`.

            The JSON is one object. Keys without a value are omitted; keys may be added in later versions, but not removed.
              file, type, toolsVersion, initialController (an id), scenes, objects (those at the top of a xib)
              scene       id, title, isInitial, controller (an id), class, storyboardIdentifier, canvas (x, y), objects
              object      id, element, name, class, module, storyboardIdentifier, reuseIdentifier, connections, segues,
                          objects
              connection  id, kind (outlet, outletCollection, action), name, event, destination (an id)
              segue       id, kind, identifier, relationship, unwindAction, class, trigger (manual, object, accessory),
                          triggerObject (an id), destination (an id)
            """,
        examples: [
            "storyboard outline Main.storyboard", "storyboard outline --json Main.storyboard",
            "storyboard outline --brief --scene YRX-Vp-6vp Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        for other in ["json", "scene"] where arguments.has(other) && arguments.has("brief") == (other == "json") {
            throw .usage(
                other == "json" ? "'--json' and '--brief' cannot be combined" : "'--scene' needs '--brief'",
                help: signature.name)
        }
        if arguments.has("brief") {
            let scene = try arguments.value(of: "scene").map { wanted throws(Failure) in try loaded.scene(wanted) }
            try environment.write(OutlineBrief.text(of: loaded.document, named: loaded.name, scene: scene))
            return .success
        }
        try environment.write(
            arguments.has("json")
                ? OutlineJSON.value(of: loaded.document, named: loaded.name).text
                : OutlineText.text(of: loaded.document, named: loaded.name))
        return .success
    }
}
