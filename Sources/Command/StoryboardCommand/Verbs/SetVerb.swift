import StoryboardEditing
import StoryboardModel
import XMLTree

/// Sets or removes an attribute of an object.
enum SetVerb: Verb {
    static let signature = Signature(
        name: "set", summary: "sets or removes one attribute of one object",
        positionals: [
            .document,
            Positional("OBJECT", says: "an object's id, optionally with steps to an element in it; see below"),
            Positional("ATTRIBUTE", says: "the attribute's name in the document"),
            Positional("VALUE", .optional, says: "the new value; one that begins with -- must follow a --"),
        ],
        options: [.output, Option("remove", says: "removes the attribute")],
        details: """
            OBJECT is an object's id (see `storyboard outline`), a scene's id, or `document` for the root element. Steps
            lead to elements without an id: a name, with its key or number if there are several.
              8bC-Xf-vdC                    the object
              8bC-Xf-vdC/rect[frame]        the element <rect key="frame"> in it
              8bC-Xf-vdC/subviews/label[2]  the second label among its subviews
            `set` changes a single line of the document. The command `set` of `storyboard apply` also updates resources and the
            comment before a scene. A default value is omitted, as in Xcode. A new `id` also changes all references to the
            object.
            """,
        examples: [
            "storyboard set Main.storyboard 8bC-Xf-vdC text 'Good morning' -o Main.storyboard",
            "storyboard set Main.storyboard 8bC-Xf-vdC/rect[frame] width 120 -o Main.storyboard",
            "storyboard set Main.storyboard 8bC-Xf-vdC hidden --remove -o Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let value = try value(arguments)
        var loaded = try environment.load(arguments["FILE"])
        do throws(ChangeError) {
            try loaded.document.set(arguments["ATTRIBUTE"], at: Address(arguments["OBJECT"]), to: value)
        } catch {
            throw Failure(loaded.name, error, at: loaded.document.place(of: Address(arguments["OBJECT"])))
        }
        try environment.save(loaded, to: arguments.required("output"))
        return .success
    }

    private static func value(_ arguments: Arguments) throws(Failure) -> String? {
        switch (arguments.optional("VALUE"), arguments.has("remove")) {
        case (let value?, false): return value
        case (nil, true): return nil
        case (nil, false): throw .usage("VALUE is missing: the new value, or '--remove'", help: "set")
        case (_?, true): throw .usage("VALUE and '--remove' cannot be combined", help: "set")
        }
    }
}

extension Document {
    /// Sets an attribute without other changes; for an id, its references are changed too.
    fileprivate mutating func set(_ attribute: String, at address: Address, to value: String?) throws(ChangeError) {
        let node = try resolve(address).id
        if Document.identityAttribute(of: tree[node]) == attribute {
            let command = value.map { Command.set(object: address, attribute: attribute, value: $0) }
            try perform(command ?? .removeAttribute(object: address, attribute: attribute))
        } else {
            try set(attribute, of: node, to: value)
        }
    }

    /// Returns the location of the element at an address, or the document's start if there is none.
    fileprivate func place(of address: Address) -> SourceLocation {
        guard let node = try? resolve(address) else { return SourceLocation(line: 1, column: 1) }
        return tree.location(of: node.id)
    }
}
