import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Finds values in documents.
enum FindVerb: Verb {
    static let signature = Signature(
        name: "find", summary: "finds texts, classes, identifiers, colors, fonts, images and spacings in documents",
        positionals: [value, paths],
        options: [subject, whole, Option("json", says: "prints a JSON list")],
        details: details,
        examples: [
            "storyboard find coffee MyApp", "storyboard find systemBlueColor --of color",
            "storyboard find '' --of font  # all fonts in use",
        ])

    static let value = Positional("VALUE", says: "what to find; an empty value finds everything of the kind")
    static let paths = Positional("PATH", .any, says: "documents or folders; the current folder by default")
    static let subject = Option(
        "of", value: "KIND", choices: DocumentQuery.Subject.allCases.map(\.rawValue),
        says: "the kind of value: text by default")
    static let whole = Option("whole", says: "finds only values that equal VALUE, not those that contain it")
    static let details = """
        Write colors by name, such as labelColor or Roast, or as #RRGGBB, with the opacity at the end if they aren't opaque.
        Write fonts as text styles such as Body or Caption1, as 'System Bold 17', or as names such as 'Menlo-Regular 13'; without a
        size, all sizes match. Spacings are constants of constraints and the spacing of stack views. Identifiers are those of
        storyboards, segues and cells. Texts, classes, identifiers and images match by a part of them, ignoring case.
        """

    static func query(_ arguments: Arguments) -> DocumentQuery {
        let subject = arguments.value(of: "of").flatMap { DocumentQuery.Subject(rawValue: $0) } ?? .text
        return DocumentQuery(subject, arguments["VALUE"], isWhole: arguments.has("whole"))
    }

    /// Returns the documents of the arguments; those of folders that can't be read are left out.
    static func documents(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> DocumentsOnDisk
    {
        var documents = DocumentsOnDisk()
        let paths = arguments.all("PATH")
        for path in paths.isEmpty ? ["."] : paths {
            if (try? environment.files.look(at: path))?.kind == .folder {
                try documents.addAll(in: path, extensions: ["storyboard", "xib"], environment)
            } else {
                try documents.add(path, in: environment)
            }
        }
        return documents
    }

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let query = query(arguments)
        let documents = try documents(arguments, in: environment)
        var list: [JSONValue] = []
        for (path, document) in documents.loaded.sorted(by: { $0.key < $1.key }) {
            for hit in document.document.find(query) {
                let object = [hit.sceneTitle, hit.name == hit.sceneTitle ? nil : hit.name].compactMap(\.self)
                if arguments.has("json") {
                    list.append(hit.json(in: path))
                } else {
                    let line = document.document.location(of: hit).line
                    try environment.write(
                        "\(path):\(line): \(object.joined(separator: " › ")): \(hit.property) \(hit.value.onOneLine)\n")
                }
            }
        }
        if arguments.has("json") { try environment.write(JSONValue.array(list).text) }
        return .success
    }
}

extension DocumentHit {
    fileprivate func json(in path: String) -> JSONValue {
        .record([
            "document": .string(path), "object": .string(object), "name": .string(name), "scene": .optional(scene),
            "sceneTitle": .optional(sceneTitle), "property": .string(property), "value": .string(value),
        ])
    }
}
