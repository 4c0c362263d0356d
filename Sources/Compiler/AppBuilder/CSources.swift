import AppProject
import FileAccess

/// Compiles an app's sources in C, and makes the C of its bridging header known to Swift.
struct CSources {
    private let foreign: ForeignSources
    private let settings: BuildVariables
    private let folder: String
    private let files: any FileStore

    init(_ project: AppProject, in folder: String, _ files: any FileStore) {
        (foreign, settings, self.folder, self.files) = (project.foreign, project.settings, folder, files)
    }

    /// Compiles what has changed. Returns the options with which Swift sources are compiled and linked.
    func compile() throws(BuildError) -> [String] {
        guard !foreign.c.isEmpty || foreign.bridgingHeader != nil else { return [] }
        var flags: [String] = []
        do throws(FileError) {
            try files.createFolder(folder)
            if let header = try bridgingHeader() {
                flags += ["-import-objc-header", header.path] + folders.flatMap { ["-Xcc", "-I\($0)"] }
                if header.text.contains("<sqlite3.h>") { flags.append("-lsqlite3") }
            }
        } catch {
            throw BuildError(error)
        }
        for (number, source) in foreign.c.enumerated() { flags.append(try compile(source, number: number)) }
        return flags
    }

    /// The folders with headers.
    private var folders: [String] { Set((foreign.headers + foreign.c).map(FilePath.folder)).sorted() }

    // MARK: Sources

    /// Compiles a source, unless it was compiled from the same. Returns the object.
    private func compile(_ source: String, number: Int) throws(BuildError) -> String {
        let name = FilePath.name(of: source)
        let object = FilePath.join(folder, "\(number)-\(name.dropLast(2)).o")
        let arguments =
            ["-c", source, "-o", object, "-fPIC", "-g", "-fno-caret-diagnostics", "-Wno-deprecated"]
            + settings.preprocessorDefinitions.map { "-D\($0)" } + folders.map { "-I\($0)" }
        let stamp = BuildStamp(of: arguments, [source] + foreign.headers, with: [], files)
        let home = "\(object).made"
        do throws(FileError) {
            try files.createFolder(home)
            if stamp.isThat(of: object, in: home, files) { return object }
        } catch {
            throw BuildError(error)
        }
        try CCompiler.run(arguments, for: source)
        stamp.keep(for: object, in: home, files)
        return object
    }

    // MARK: Headers

    /// Writes the bridging header without what only Objective-C understands, and returns it; nil if nothing is left.
    private func bridgingHeader() throws(FileError) -> (path: String, text: String)? {
        guard let header = foreign.bridgingHeader else { return nil }
        var included: Set<String> = []
        let text = String(decoding: try files.read(header).bytes, as: UTF8.self)
        guard !isObjectiveC(text) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            guard let match = line.firstMatch(of: Self.include) else { return String(line) }
            let name = String(match.2)
            if match.1 == "<" { return isInSystem(name) ? "#include <\(name)>" : "" }
            guard let path = path(of: name, from: header), isC(path, &included) else { return "" }
            return "#include \"\(path)\""
        }
        let result = lines.joined(separator: "\n") + "\n"
        guard result.contains("#include") || result.contains(";") else { return nil }
        let place = FilePath.join(folder, "Bridging.h")
        try files.update(place, with: Array(result.utf8))
        return (place, result)
    }

    nonisolated(unsafe) private static let include = #/^\s*#\s*(?:import|include)\s*([<"])([^>"]+)[>"]/#

    private func isInSystem(_ name: String) -> Bool {
        (try? files.look(at: "/usr/include/\(name)").kind) == .file
            || ["stdint.h", "stdbool.h", "stddef.h", "stdarg.h", "limits.h", "float.h"].contains(name)
    }

    private func path(of name: String, from header: String) -> String? {
        let beside = FilePath.join(FilePath.folder(of: header), name)
        if (try? files.look(at: beside).kind) == .file { return beside }
        return foreign.headers.first { $0 == name || $0.hasSuffix("/\(name)") }
    }

    private func isObjectiveC(_ text: String) -> Bool {
        text.firstMatch(of: #/^\s*@(?:interface|protocol|class|import|end)\b/#.anchorsMatchLineEndings()) != nil
    }

    /// Returns whether a header, with those that it includes, is C.
    private func isC(_ path: String, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(path).inserted else { return true }
        guard let bytes = try? files.read(path).bytes else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        if isObjectiveC(text) { return false }
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.firstMatch(of: Self.include) else { continue }
            let name = String(match.2)
            if match.1 == "<" {
                if !isInSystem(name) { return false }
            } else if let other = self.path(of: name, from: path), !isC(other, &seen) {
                return false
            }
        }
        return true
    }
}
