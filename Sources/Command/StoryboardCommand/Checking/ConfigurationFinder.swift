import FileAccess
import StoryboardChecks
import StoryboardModel

/// Finds the configuration of a document: the nearest one in its folder and the folders above, within the repository.
struct ConfigurationFinder {
    struct Found: Sendable {
        var configuration: CheckConfiguration
        /// The folder to which patterns are relative.
        var folder: String
    }

    private let environment: CommandEnvironment
    private var byFolder: [String: Found?] = [:]
    /// The configurations with errors.
    private(set) var faulty: [CheckedFile] = []

    init(_ environment: CommandEnvironment) { self.environment = environment }

    /// Returns the configuration for an absolute path.
    mutating func find(for path: String) -> Found? { find(in: Self.folder(of: path)) }

    private mutating func find(in folder: String) -> Found? {
        if let known = byFolder[folder] { return known }
        let found = look(in: folder)
        byFolder[folder] = .some(found)
        return found
    }

    private mutating func look(in folder: String) -> Found? {
        let path = Self.join(folder, CheckConfigurationReader.fileName)
        if exists(path) { return read(path, folder) }
        if folder == "/" || exists(Self.join(folder, ".git")) { return nil }
        return find(in: Self.folder(of: folder))
    }

    private mutating func read(_ path: String, _ folder: String) -> Found {
        var file = CheckedFile(name: environment.shortened(path), isDocument: false)
        var configuration = CheckConfiguration()
        do throws(FileError) {
            let reader = CheckConfigurationReader(try environment.files.read(path, limit: 1 << 20).bytes)
            configuration = reader.configuration
            file.found = reader.errors
        } catch {
            file.add(Failure(reading: file.name, error))
        }
        if !file.found.isEmpty { faulty.append(file) }
        return Found(configuration: configuration, folder: folder)
    }

    private func exists(_ path: String) -> Bool {
        guard let entry = try? environment.files.look(at: path) else { return false }
        return entry.kind != .missing
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}

extension CommandEnvironment {
    /// Returns an absolute path without `.` and `..`.
    func absolute(_ path: String) -> String {
        var names: [Substring] = []
        for name in (path.hasPrefix("/") ? path : "\(currentFolder)/\(path)").split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// Returns an absolute path relative to the current folder, if it is inside.
    func shortened(_ path: String) -> String { path.relative(to: absolute(currentFolder)) }
}

extension String {
    /// Returns the path relative to a folder, if it is inside.
    func relative(to folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return hasPrefix(start) ? String(dropFirst(start.count)) : self
    }
}
