public import FileAccess
import Foundation

#if PORTABLE
/// The files on disk.
public typealias DiskFiles = PortableFiles
#endif

/// The files on disk as Foundation reads and writes them, for macOS and Windows. It promises what a store promises but for records
/// of replacements, and it can't hold files.
public struct PortableFiles: FileStore {
    /// Creates an access to the files of this computer.
    public init() {}

    // MARK: Reading

    public func look(at path: String) throws(FileError) -> FileEntry {
        guard let own = attributes(path) else { return FileEntry(kind: .missing) }
        let isLink = own[.type] as? FileAttributeType == .typeSymbolicLink
        guard let found = isLink ? attributes(realPath(path)) : own else {
            return FileEntry(kind: .missing, isLink: true)
        }
        let kind: FileEntry.Kind =
            switch found[.type] as? FileAttributeType {
            case .typeRegular?: .file
            case .typeDirectory?: .folder
            case .typeSymbolicLink?: .missing
            default: .other
            }
        if kind == .missing { return FileEntry(kind: .missing, isLink: true) }
        return FileEntry(
            kind: kind, size: kind == .file ? number(found[.size]) : 0, isLink: isLink,
            identity: FileIdentity(
                device: UInt64(truncatingIfNeeded: number(found[.systemNumber])),
                inode: UInt64(truncatingIfNeeded: number(found[.systemFileNumber]))))
    }

    public func read(_ path: String, limit: Int) throws(FileError) -> FileContents {
        let entry = try look(at: path)
        switch entry.kind {
        case .missing: throw FileError(.notFound, path: path)
        case .folder: throw FileError(.isFolder, path: path)
        case .other: throw FileError(.notAFile, path: path)
        case .file: break
        }
        if entry.size > limit { throw FileError(.tooLarge(bytes: entry.size, limit: limit), path: path) }
        let bytes = try attempt(path) { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
        return FileContents(bytes: bytes, stamp: stamp(entry.identity, bytes))
    }

    public func resolve(_ path: String) throws(FileError) -> String {
        if try look(at: path).kind != .missing { return realPath(path) }
        let folder = FilePath.folder(of: path)
        if try look(at: folder).kind == .missing { throw FileError(.notFound, path: folder) }
        return FilePath.join(realPath(folder), FilePath.name(of: path))
    }

    public func list(_ folder: String) throws(FileError) -> [String] {
        switch try look(at: folder).kind {
        case .folder: break
        case .missing: throw FileError(.notFound, path: folder)
        case .file, .other: throw FileError(.notAFolder, path: folder)
        }
        let names = try attempt(folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
        return names.sorted(by: FilePath.areInOrder)
    }

    public func hasChanged(_ path: String, since stamp: FileStamp) throws(FileError) -> Bool {
        let entry = try look(at: path)
        if stamp.isMissing || entry.kind != .file { return !stamp.isMissing || entry.kind != .missing }
        if entry.size != stamp.size { return true }
        return !(try read(path).stamp.hasSameContent(as: stamp))
    }

    // MARK: Writing

    @discardableResult
    public func replace(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp?
    ) throws(FileError) -> FileStamp {
        let target = try resolve(path)
        let entry = try look(at: target)
        switch entry.kind {
        case .folder: throw FileError(.isFolder, path: path)
        case .other: throw FileError(.notAFile, path: path)
        case .file where !FileManager.default.isWritableFile(atPath: target): throw FileError(.permission, path: path)
        case .file, .missing: break
        }
        if let expected, try hasChanged(target, since: expected) { throw FileError(.changedOnDisk, path: path) }
        try write(bytes, to: target, namedIn: path)
        return stamp(try look(at: target).identity, bytes)
    }

    public func put(_ files: [(name: String, bytes: [UInt8])], asFolder path: String) throws(FileError) {
        try FilePath.checkNames(of: files, in: path)
        let new = "\(path).\(UUID().uuidString).making"
        try attempt(path) { try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: false) }
        do throws(FileError) {
            for file in files { try write(file.bytes, to: FilePath.join(new, file.name), namedIn: path) }
            try removeWhatever(path)
            try attempt(path) { try FileManager.default.moveItem(atPath: new, toPath: path) }
        } catch {
            try? FileManager.default.removeItem(atPath: new)
            throw error
        }
    }

    public func put(_ bytes: [UInt8], asFile path: String) throws(FileError) {
        let entry = try look(at: path)
        if entry.isLink || entry.kind == .folder { try removeWhatever(path) }
        try write(bytes, to: path, namedIn: path)
    }

    public func createFolder(_ path: String) throws(FileError) {
        if try look(at: path).kind == .folder { return }
        try attempt(path) { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    }

    public func remove(_ path: String) throws(FileError) {
        let entry = try look(at: path)
        if entry.kind == .missing, !entry.isLink { throw FileError(.notFound, path: path) }
        if entry.kind == .folder, !entry.isLink, try !list(path).isEmpty {
            throw FileError(.folderNotEmpty, path: path)
        }
        try removeWhatever(path)
    }

    public func hold(_ path: String, making: Bool) throws(FileError) -> (any HeldFile)? {
        throw FileError(.other("files are not held on this system"), path: path)
    }

    // MARK: Foundation

    private func write(_ bytes: [UInt8], to target: String, namedIn path: String) throws(FileError) {
        try attempt(path) { try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic) }
    }

    private func removeWhatever(_ path: String) throws(FileError) {
        guard attributes(path) != nil else { return }
        try attempt(path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Returns the attributes of an item, or of a link itself, or nil if nothing is there.
    private func attributes(_ path: String) -> [FileAttributeKey: Any]? {
        if path.isEmpty || path.utf8.contains(0) { return nil }
        return try? FileManager.default.attributesOfItem(atPath: path)
    }

    private func number(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? 0 }

    private func realPath(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// Times are not compared: whether a file has changed is decided by its content.
    private func stamp(_ identity: FileIdentity?, _ bytes: [UInt8]) -> FileStamp {
        FileStamp(identity: identity, size: bytes.count, modified: nil, contentHash: FileStamp.hash(of: bytes))
    }

    private func attempt<Value>(_ path: String, _ body: () throws -> Value) throws(FileError) -> Value {
        do {
            return try body()
        } catch let error as CocoaError {
            throw FileError(Self.reason(of: error), path: path)
        } catch {
            throw FileError(.other("\(error)"), path: path)
        }
    }

    private static func reason(of error: CocoaError) -> FileError.Reason {
        switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: .notFound
        case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly: .permission
        case .fileWriteOutOfSpace: .diskFull
        case .fileWriteFileExists: .folderNotEmpty
        default: .other(error.localizedDescription)
        }
    }
}
