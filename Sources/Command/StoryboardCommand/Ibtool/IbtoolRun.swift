import AppSurroundings
import CrashNotes
import ElementCatalog
import FileAccess
import StoryboardCompiler
import StoryboardEditing
import StoryboardModel
import XMLTree

/// A call of `ibtool`: reads, changes, writes, compiles and lists a document, or links compiled storyboards.
struct IbtoolRun {
    /// The version of Interface Builder whose documents are written, as `--version` prints it: builds compare it with the
    /// first one that has an option. It is that of Xcode 16.3.
    static let tools = (bundle: XcodeRelease.current.toolsVersion, short: "16.3")

    private let arguments: Arguments
    private let environment: CommandEnvironment

    init(_ arguments: Arguments, in environment: CommandEnvironment) {
        (self.arguments, self.environment) = (arguments, environment)
    }

    mutating func run(_ report: inout IbtoolReport) throws(Failure) {
        if arguments.has("version") {
            report.lists["com.apple.ibtool.version"] = .dictionary([
                "bundle-version": .string(Self.tools.bundle), "short-bundle-version": .string(Self.tools.short),
            ])
        }
        let paths = arguments.all("FILE")
        if let folder = arguments.value(of: "link") {
            report.printed = severities
            return try IbtoolLink(paths, in: environment).write(to: folder, &report)
        }
        guard let path = paths.first else {
            if arguments.has("version") { return }
            throw .usage("there is no document", help: "ibtool")
        }
        try check(paths)
        report.document = path
        if !CrashNotes.begin(path) { throw .crashed(path, in: "ibtool") }
        var loaded = try environment.load(path)
        try change(&loaded.document, path, &report)
        if let output = arguments.value(of: "write") { try environment.save(loaded, to: output) }
        try exportTexts(of: loaded.document)
        try compile(loaded, &report)
        list(loaded.document, &report)
    }

    private var severities: Set<Severity> {
        let named = [(Severity.error, "errors"), (.warning, "warnings"), (.note, "notices")]
        return Set(named.filter { arguments.has($0.1) || arguments.has("all") }.map(\.0))
    }

    private func check(_ paths: [String]) throws(Failure) {
        if let extra = paths.dropFirst().first {
            throw .usage("there is a second document, '\(extra)'", help: "ibtool")
        }
        guard FilePath.fileExtension(of: FilePath.name(of: paths[0])) == "xcassets" else { return }
        throw Failure(
            .usage,
            Problem(
                file: paths[0], message: "is an asset catalog, which ibtool doesn't compile",
                hint: "actool compiles asset catalogs; it is not a part of OpenStoryboard"))
    }

    // MARK: Changing

    private func change(_ document: inout Document, _ path: String, _ report: inout IbtoolReport) throws(Failure) {
        var commands: [Command] = []
        if let file = arguments.value(of: "import-strings-file") {
            commands += try importing(file, into: document, &report)
        }
        if let names = arguments.value(of: "convert") { commands += try converting(names, in: document) }
        if arguments.has("upgrade") { commands += Self.upgrading(document) }
        if !commands.isEmpty, !arguments.has("write"), !arguments.has("compile") {
            report.warnings.append(
                Problem(severity: .warning, message: "nothing is saved", hint: "--write names the file to save to"))
        }
        do throws(NumberedChangeError) {
            try document.perform(commands, name: "ibtool")
        } catch {
            throw Failure(path, error.error, at: SourceLocation(line: 1, column: 1))
        }
    }

    private func importing(
        _ path: String, into document: Document, _ report: inout IbtoolReport
    ) throws(Failure) -> [Command] {
        let file = StringsFile(try environment.read(path).contents.bytes)
        if let error = file.error {
            throw Failure(
                .malformed,
                Problem(
                    file: path, location: error.location ?? SourceLocation(line: 1, column: 1),
                    message: error.message, rule: "translations.format"))
        }
        let texts = document.localizableTexts
        for key in Set(file.texts.keys).subtracting(texts.map(\.key)).sorted() {
            report.notices.append(
                Problem(file: path, severity: .note, message: "the document has no text '\(key)'"))
        }
        return texts.compactMap { text in
            guard let new = file.texts[text.key], new != text.text else { return nil }
            return .set(object: document.address(of: text.element.id), attribute: text.attribute, value: new)
        }
    }

    private func converting(_ names: String, in document: Document) throws(Failure) -> [Command] {
        let parts = names.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let renaming = ClassRenaming(parts[0], parts[1]) else {
            throw .usage("'\(names)' names no classes, expected OLD-NEW", help: "ibtool")
        }
        return document.root.subtree.compactMap { node in
            guard node.has("id"), !node.isListedResource,
                let old = node["customClass"] ?? node.elementType?.className, let new = renaming.name(for: old)
            else { return nil }
            return .set(object: document.address(of: node.id), attribute: "customClass", value: new)
        }
    }

    /// Returns the command that sets a document of an older Xcode to the format that is written.
    private static func upgrading(_ document: Document) -> [Command] {
        let isOlder = document.release.map { $0 < .current } ?? true
        return isOlder ? [.upgrade(xcode: String(XcodeRelease.current.major))] : []
    }

    // MARK: Texts

    /// Writes the texts in UTF-16 with a byte order mark, as Apple's tool does.
    private func exportTexts(of document: Document) throws(Failure) {
        for option in ["export-strings-file", "generate-strings-file"] {
            guard let path = arguments.value(of: option) else { continue }
            var file = EditedStringsFile(isWide: true)
            for text in document.localizableTexts { file.set(text.text, forKey: text.key, comment: text.comment) }
            try write(file.bytes, to: path)
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        if path == "-" { return try environment.write(bytes) }
        do throws(FileError) {
            try environment.files.createFolder(FilePath.folder(of: path))
            try environment.files.replace(path, with: bytes, expecting: nil)
        } catch {
            throw Failure(writing: path, error)
        }
    }

    // MARK: Compiling

    private func compile(_ loaded: LoadedDocument, _ report: inout IbtoolReport) throws(Failure) {
        let output = arguments.value(of: "compile")
        let folder = arguments.value(of: "compilation-directory")
        report.isCompiled = output != nil || folder != nil
        report.printed = severities
        guard report.isCompiled || !severities.isEmpty else { return }
        var document = loaded.document
        if let module = arguments.value(of: "module") { document.inheritModule(module) }
        var compiled = CompiledDocument(loaded.path)
        let hasTables = ["reference-external-strings-file", "companion-strings-file"].contains(where: arguments.has)
        compiled.compile(document, scene: nil, hasTables: hasTables)
        report.findings = compiled.findings
        // Errors are printed even if nobody asks for them, since nothing is written.
        if report.isCompiled, !compiled.isComplete { report.printed.insert(.error) }
        guard report.isCompiled, compiled.isComplete else { return }
        let place = output ?? FilePath.join(folder ?? ".", FilePath.name(of: compiled.output))
        do throws(FileError) {
            try save(compiled, source: loaded.document.write(), to: place)
        } catch {
            throw Failure(writing: place, error)
        }
        try writePartialInfo(of: document)
    }

    private func save(_ compiled: CompiledDocument, source: [UInt8], to place: String) throws(FileError) {
        let files = environment.files
        try files.createFolder(FilePath.folder(of: place))
        let isFlat = arguments.value(of: "flatten") != "NO"
        if compiled.isStoryboard {
            let designed = isFlat ? [] : [(name: "designable.storyboard", bytes: source)]
            return try files.put(compiled.files + designed, asFolder: place)
        }
        let nib = compiled.pieces.first?.bytes ?? []
        if isFlat { return try files.put(nib, asFile: place) }
        try files.put([("runtime.nib", nib), ("designable.nib", source)], asFolder: place)
    }

    private func writePartialInfo(of document: Document) throws(Failure) {
        guard let path = arguments.value(of: "output-partial-info-plist") else { return }
        let fonts = Set(document.root.child("customFonts", key: "customFonts")?.children.compactMap { $0["key"] } ?? [])
        let isActive = arguments.has("auto-activate-custom-fonts") && !fonts.isEmpty
        let members = isActive ? ["UIAppFonts": PropertyList.array(fonts.sorted().map(PropertyList.string))] : [:]
        try write(PropertyList.dictionary(members).xml, to: path)
    }

    // MARK: Listing

    private func list(_ document: Document, _ report: inout IbtoolReport) {
        for part in IbtoolListing.Part.allCases {
            guard arguments.has(part.rawValue) || arguments.has("all") && part.isInAll else { continue }
            report.lists["com.apple.ibtool.document.\(part.rawValue)"] = IbtoolListing(document).list(of: part)
        }
    }
}

/// The renaming of classes: of one, or of all whose names begin with something.
private struct ClassRenaming {
    private let old, new: String
    private let isPrefix: Bool

    /// Creates the renaming of "Old" to "New", or of "Old*" to "New*".
    init?(_ old: String, _ new: String) {
        isPrefix = old.hasSuffix("*")
        self.old = isPrefix ? String(old.dropLast()) : old
        self.new = new.hasSuffix("*") ? String(new.dropLast()) : new
        let isName = { (text: String) in
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        }
        guard isName(self.old), isName(self.new) else { return nil }
    }

    /// Returns the new name of a class, or nil if it keeps its name.
    func name(for name: String) -> String? {
        if !isPrefix { return name == old ? new : nil }
        return name.hasPrefix(old) ? new + name.dropFirst(old.count) : nil
    }
}
