import AppSurroundings
import FileAccess
import JSONText
import StoryboardModel

/// Exports and imports the texts of a document.
enum StringsVerb: Verb {
    static let signature = Signature(
        name: "strings", summary: "exports the texts of a document for translators, and imports translations",
        positionals: [Positional("FILE", says: "a storyboard or a xib")],
        options: [
            Option(
                "format", value: "FORMAT", choices: TextExport.Format.allCases.map(\.rawValue),
                says: "strings (the default), xcstrings (a string catalog), xliff or json"),
            Option(
                "language", letter: "l", value: "CODE",
                says: "the language to translate to (de, pt-BR); with --import, the imported language"),
            Option("output", letter: "o", value: "OUT", says: "the file to export to; by default standard output"),
            Option(
                "import", value: "TRANSLATIONS",
                says: "imports a strings file, a string catalog or XLIFF instead of exporting"),
            Option(
                "set", value: "KEY=TEXT",
                says: "sets the translation of a text to --language, or removes it if TEXT is empty"),
            Option("missing", says: "lists missing translations for each language; exit code 1 if there are any"),
        ],
        details: """
            Each text has the key that Interface Builder gives it, such as "YjF-TC-xdU.text", and a comment with the object's class,
            property, text and id, and the note for translators in its Identity inspector.

            With --language, translated texts are in that language. The others keep the document's language in strings files, and
            have no target in XLIFF.

            --import writes to the tables next to the document's Base.lproj: CODE.lproj/NAME.strings if it exists, or the string
            catalog, or a new strings file. It replaces changed texts and adds new ones; the rest stays byte for byte. It reports
            keys that the document doesn't have, and leaves them out. It follows links, but refuses tables outside of the app's folder.

            --set writes one translation to the same tables; KEY is that of the export.

            JSON: file, language, languages, and texts: lists of key, text, object, class, property, path, note and translations.
            With --missing: file, texts (a number) and languages: lists of language, missing and stale (keys).
            """,
        examples: [
            "storyboard strings Base.lproj/Main.storyboard", "storyboard strings --missing Base.lproj/Main.storyboard",
            "storyboard strings --format xliff --language de Base.lproj/Main.storyboard -o de.xliff",
            "storyboard strings --import de.xliff Base.lproj/Main.storyboard",
            "storyboard strings --language de --set YjF-TC-xdU.text=Hallo Base.lproj/Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        try check(arguments)
        let language = try arguments.language("language", verb: signature.name)
        let document = try TranslatedDocument(try environment.load(arguments["FILE"]), in: environment)
        for problem in document.problems { environment.writeError("\(problem)\n") }
        let format = arguments.value(of: "format").flatMap(TextExport.Format.init)
        if let source = arguments.value(of: "import") {
            return try load(TextImport(source, language, for: document, in: environment), in: environment)
        }
        if let setting = arguments.value(of: "set") {
            return try load(try self.setting(setting, language, document, environment), in: environment)
        }
        if arguments.has("missing") {
            let missing = MissingTexts(document, languages: language.map { [$0] } ?? document.languages)
            try write(
                Array((format == .json ? missing.json.text : missing.text).utf8), arguments, in: environment)
            return missing.isComplete ? .success : .findings
        }
        let export = TextExport(document: document, language: language == document.language ? nil : language)
        try write(export.bytes(as: format ?? .strings), arguments, in: environment)
        return .success
    }

    private static func check(_ arguments: Arguments) throws(Failure) {
        for writing in ["import", "set"] where arguments.has(writing) {
            for other in ["missing", "format", "output", "import"] where other != writing && arguments.has(other) {
                throw .usage("'--\(writing)' and '--\(other)' cannot be combined", help: signature.name)
            }
            if arguments["FILE"] == "-" {
                throw .usage(
                    "'--\(writing)' changes the files beside a document, not standard input", help: signature.name)
            }
        }
        if arguments.has("set"), !arguments.has("language") {
            throw .usage("'--set' needs the language of the translation, '--language'", help: signature.name)
        }
        guard arguments.has("missing"), let format = arguments.value(of: "format"), format != "json" else { return }
        throw .usage("'--missing' prints text or json, not \(format)", help: signature.name)
    }

    /// Returns the translation of an argument such as "YjF-TC-xdU.text=Hallo".
    private static func setting(
        _ text: String, _ language: String?, _ document: TranslatedDocument, _ environment: CommandEnvironment
    ) throws(Failure) -> TextImport {
        guard let equals = text.firstIndex(of: "="), let language else {
            throw .usage("'\(text)' is not a key and a text, such as YjF-TC-xdU.text=Hallo", help: signature.name)
        }
        let key = String(text[..<equals])
        guard language != document.language else {
            throw .usage(
                "the document itself is in '\(language)': its texts are set with 'storyboard set'", help: signature.name
            )
        }
        guard document.texts.contains(where: { $0.key == key }) else {
            throw Failure(
                .refused,
                Problem(
                    file: document.path, message: "has no text '\(key)'", rule: "translations.unknown-key",
                    hint: "'storyboard strings' lists the keys"))
        }
        return TextImport(
            [key: String(text[text.index(after: equals)...])], to: language, for: document, in: environment)
    }

    private static func load(_ texts: TextImport, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let changes = try texts.save()
        for key in texts.unknownKeys {
            environment.writeError("'\(key)' isn't a text of the document; it is skipped".onOneLine + "\n")
        }
        for change in changes {
            let removed = change.removed == 0 ? "" : ", \(change.removed) removed"
            try environment.write("\(change.path): \(change.added) added, \(change.changed) changed\(removed)\n")
        }
        return .success
    }

    private static func write(
        _ bytes: [UInt8], _ arguments: Arguments, in environment: CommandEnvironment
    ) throws(Failure) {
        let path = arguments.value(of: "output") ?? "-"
        if path == "-" { return try environment.write(bytes) }
        do throws(FileError) {
            try environment.files.replace(path, with: bytes, expecting: nil)
        } catch {
            throw Failure(writing: path, error)
        }
    }
}
