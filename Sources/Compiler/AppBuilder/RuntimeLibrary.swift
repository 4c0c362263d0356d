import ChildProcess
import FileAccess
import Glibc

/// The library of UIKit, linked from the objects in the folder that the package was built in.
struct RuntimeLibrary {
    let buildFolder: String
    let targets: [String]
    let files: any FileStore

    init(buildFolder: String, targets: [String], _ files: any FileStore) {
        (self.buildFolder, self.targets, self.files) = (buildFolder, targets, files)
    }

    /// Links the library into a folder of the cache, unless one of the same objects is there. Returns its folder.
    func link(into cache: String) throws(BuildError) -> String {
        do throws(FileError) {
            let (objects, stamp) = try objects()
            let place = Self.name(of: Array(buildFolder.utf8))
            let name = "\(place)-\(Self.name(of: Array(stamp.utf8)))"
            let folder = FilePath.join(cache, name)
            let library = FilePath.join(folder, Self.fileName)
            if try files.look(at: library).kind == .file { return folder }
            // Those of earlier builds aren't used again.
            try files.createFolder(cache)
            for old in try files.list(cache) where old.hasPrefix("\(place)-") && old != name {
                // Another command may be removing it as well.
                try? files.removeAll(at: FilePath.join(cache, old))
            }
            try files.createFolder(folder)
            // Another command may be doing the same: each links a file of its own, and the last one stays.
            let own = "\(library).\(getpid())"
            if let problem = link(objects, to: own) { throw FileError(.other(problem), path: library) }
            guard rename(own, library) == 0 else { throw FileError(.other("can't be written"), path: library) }
            return folder
        } catch {
            throw BuildError(error)
        }
    }

    /// Links the library into a folder.
    func write(to folder: String) throws(BuildError) {
        let library = FilePath.join(folder, Self.fileName)
        do throws(FileError) {
            if let problem = link(try objects().paths, to: library) { throw FileError(.other(problem), path: library) }
        } catch {
            throw BuildError(error)
        }
    }

    static let fileName = "lib\(Toolchain.libraryName).so"

    private static func name(of bytes: [UInt8]) -> String { String(FileStamp.hash(of: bytes), radix: 36) }

    /// Returns the objects, and a text that changes with them. The package manager lists the objects of the command; objects
    /// of sources that are gone stay in its folders.
    private func objects() throws(FileError) -> (paths: [String], stamp: String) {
        let list = FilePath.join(buildFolder, "storyboard.product/Objects.LinkFileList")
        let all = String(decoding: try files.read(list).bytes, as: UTF8.self).split(separator: "\n").map {
            String($0.filter { $0 != "'" && $0 != "\"" })
        }
        let folders = Set(targets.map { "\($0).build" })
        var paths: [String] = []
        var stamp = ""
        for path in all where folders.contains(FilePath.name(of: FilePath.folder(of: path))) {
            paths.append(path)
            stamp += "\(try files.look(at: path).state(at: path))\n"
        }
        return (paths, stamp)
    }

    /// Links objects, and returns what went wrong.
    private func link(_ objects: [String], to library: String) -> String? {
        let bounds = ChildProcess.Bounds(seconds: 300, memory: .max, output: 4 << 20)
        do throws(ChildProcessError) {
            let names = ["librsvg-2.0", "pangocairo", "sqlite3"]
            let flags = try ChildProcess("pkg-config", ["--libs"] + names, bounds: bounds).run()
            let libraries = String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(
                String.init)
            let result = try ChildProcess(
                "swiftc", ["-emit-library", "-o", library, "-Xlinker", "-Bsymbolic", "-lm"] + libraries + objects,
                bounds: bounds
            ).report()
            return result.status == 0 ? nil : "could not be linked: \(String(decoding: result.output, as: UTF8.self))"
        } catch {
            return "could not be linked: \(error)"
        }
    }
}
