import AppSurroundings
import FileAccess

/// Puts compiled storyboards into a folder, and checks that references between them lead to scenes.
struct IbtoolLink {
    private let environment: CommandEnvironment
    private let storyboards: [Linked]

    /// A compiled storyboard.
    private struct Linked {
        var path: String
        /// The folder of its language, such as `Base.lproj`, or an empty string.
        var language: String
        var files: [(name: String, bytes: [UInt8])]
        var info: PropertyList

        /// The name without the extension, and without a device as in `Main~ipad`.
        var name: String { String(FilePath.name(of: path).dropLast(".storyboardc".count).prefix { $0 != "~" }) }
    }

    init(_ paths: [String], in environment: CommandEnvironment) throws(Failure) {
        self.environment = environment
        if paths.isEmpty { throw .usage("there is no compiled storyboard to link", help: "ibtool") }
        var storyboards: [Linked] = []
        for path in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            do throws(FileError) {
                for folder in try Self.folders(in: path, environment.files) {
                    storyboards.append(try Self.read(folder, environment.files))
                }
            } catch {
                throw Failure(reading: path, error)
            }
        }
        self.storyboards = storyboards
    }

    /// Returns the compiled storyboards that a path means: itself, or those in a folder and its folders of languages.
    private static func folders(in path: String, _ files: any FileStore) throws(FileError) -> [String] {
        if path.hasSuffix(".storyboardc") { return [path] }
        var found: [String] = []
        for name in try files.list(path) {
            let inner = FilePath.join(path, name)
            if name.hasSuffix(".storyboardc") { found.append(inner) }
            if name.hasSuffix(".lproj") { found += try folders(in: inner, files) }
        }
        if found.isEmpty, !path.hasSuffix(".lproj") {
            throw FileError(.other("there is no compiled storyboard in it"), path: path)
        }
        return found
    }

    private static func read(_ path: String, _ files: any FileStore) throws(FileError) -> Linked {
        var contents: [(name: String, bytes: [UInt8])] = []
        for name in try files.list(path) { contents.append((name, try files.read(FilePath.join(path, name)).bytes)) }
        guard let bytes = contents.first(where: { $0.name == "Info.plist" })?.bytes,
            let info = try? PropertyList(bytes)
        else {
            throw FileError(.other("isn't a compiled storyboard: its Info.plist is missing or damaged"), path: path)
        }
        let around = FilePath.name(of: FilePath.folder(of: path))
        return Linked(path: path, language: around.hasSuffix(".lproj") ? around : "", files: contents, info: info)
    }

    /// Writes the storyboards if all references lead to a scene.
    func write(to folder: String, _ report: inout IbtoolReport) throws(Failure) {
        report.errors += storyboards.flatMap(danglingReferences)
        guard report.errors.isEmpty else { return }
        for storyboard in storyboards {
            let home = FilePath.join(folder, storyboard.language)
            do throws(FileError) {
                try environment.files.createFolder(home)
                try environment.files.put(
                    storyboard.files, asFolder: FilePath.join(home, FilePath.name(of: storyboard.path)))
            } catch {
                throw Failure(writing: home, error)
            }
        }
    }

    private func danglingReferences(of storyboard: Linked) -> [Problem] {
        let references = storyboard.info["UIViewControllerIdentifiersToExternalStoryboardReferences"]?.dictionary ?? [:]
        return references.sorted { $0.key < $1.key }.compactMap { _, reference in
            // What is in another bundle isn't linked here.
            if reference["UIReferencedBundleIdentifier"] != nil { return nil }
            let name = reference["UIReferencedStoryboardName"]?.string ?? storyboard.name
            let targets = storyboards.filter { $0.name == name }
            guard let message = Self.message(name, targets, reference["UIReferencedControllerIdentifier"]?.string)
            else {
                return nil
            }
            return Problem(
                file: storyboard.path, message: message, hint: "storyboards that refer to others are linked with them")
        }
    }

    /// Returns what is wrong with a reference to a scene of a storyboard, or to its initial one, or nil if nothing is.
    private static func message(_ name: String, _ targets: [Linked], _ identifier: String?) -> String? {
        if targets.isEmpty { return "refers to the storyboard '\(name)', which is not among those linked" }
        guard let identifier else {
            let isInitial = targets.contains { $0.info["UIStoryboardDesignatedEntryPointIdentifier"] != nil }
            return isInitial ? nil : "refers to the initial scene of '\(name)', which has none"
        }
        let isThere = targets.contains { $0.info["UIViewControllerIdentifiersToNibNames"]?[identifier] != nil }
        return isThere ? nil : "refers to a scene '\(identifier)', which '\(name)' doesn't have"
    }
}
