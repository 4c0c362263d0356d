public import Foundation

/// A file or a folder with its content, which Foundation for Linux lacks.
public final class FileWrapper: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = Self(rawValue: 1 << 0)
        public static let withoutMapping = Self(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is written replaces what is there when it is whole.
        public static let atomic = Self(rawValue: 1 << 0)
        public static let withNameUpdating = Self(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name that the file has in its folder.
    public var filename: String?
    /// The name that the file gets when it is added to a folder, unless another one has it.
    public var preferredFilename: String?
    public var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName { (child.filename, child.preferredFilename) = (name, name) }
    }

    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    /// Reads a file, or a folder with all that is in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    private static func content(of url: URL) throws -> Content {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        guard isFolder.boolValue else { return .file(try Data(contentsOf: url)) }
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        return .folder(children)
    }

    // MARK: Content

    public var isRegularFile: Bool { if case .file = content { true } else { false } }
    public var isDirectory: Bool { if case .folder = content { true } else { false } }
    public var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    public var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
    public var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds a file to a folder, and returns the name that it has there.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var all) = content else { return "" }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var (name, number) = (wanted, 1)
        while all[name] != nil, all[name] !== child {
            number += 1
            name = "\(number)__#\(wanted)"
        }
        all[name] = child
        child.filename = name
        content = .folder(all)
        return name
    }

    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let all) = content else { return }
        content = .folder(all.filter { $0.value !== child })
    }

    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Files

    /// Returns whether the file at an address was not changed: it has the same content.
    public func matchesContents(of url: URL) -> Bool {
        guard let data = regularFileContents else { return fileWrappers != nil && Self.exists(url) }
        return (try? Data(contentsOf: url)) == data
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    public func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.content(of: url) }

    /// Writes the file or the folder, in place of what is there.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target):
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let all): try write(all, to: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes a folder beside its place, and then in it.
    private func write(_ all: [String: FileWrapper], to url: URL) throws {
        let files = FileManager.default
        let new = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try files.createDirectory(at: new, withIntermediateDirectories: true)
        do {
            for (name, child) in all {
                try child.write(to: new.appendingPathComponent(name), originalContentsURL: nil)
            }
            if Self.exists(url) { try files.removeItem(at: url) }
            try files.moveItem(at: new, to: url)
        } catch {
            try? files.removeItem(at: new)
            throw error
        }
    }
}
