import ChildProcess
import FileAccess
import Glibc

/// The libraries of UIKit and of the frameworks, linked from the objects in the folder that the package was built in.
struct RuntimeLibraries {
    /// A library, and the targets whose objects are in it.
    struct Part {
        let name: String
        let targets: [String]
        /// The libraries of the system that it needs, as `pkg-config` names them.
        let uses: [String]
        /// The library before it that it is linked with.
        var parent: String?

        var fileName: String { "lib\(name).so" }
    }

    let buildFolder: String
    let parts: [Part]
    let files: any FileStore

    init(buildFolder: String, parts: [Part], _ files: any FileStore) {
        (self.buildFolder, self.parts, self.files) = (buildFolder, parts, files)
    }

    /// Links the libraries into a folder of the cache, unless those of the same objects are there. Returns the folder.
    func link(into cache: String) throws(BuildError) -> String {
        do throws(FileError) {
            let (objects, stamp) = try objects()
            let place = Self.name(of: Array(buildFolder.utf8))
            let name = "\(place)-\(Self.name(of: Array(stamp.utf8)))"
            let folder = FilePath.join(cache, name)
            var missing: [(part: Part, objects: [String])] = []
            for (part, objects) in zip(parts, objects)
            where try files.look(at: FilePath.join(folder, part.fileName)).kind != .file {
                missing.append((part, objects))
            }
            if missing.isEmpty { return folder }
            // Those of earlier builds aren't used again.
            try files.createFolder(cache)
            for old in try files.list(cache) where old.hasPrefix("\(place)-") && old != name {
                // Another command may be removing it as well.
                try? files.removeAll(at: FilePath.join(cache, old))
            }
            try files.createFolder(folder)
            for (part, objects) in missing {
                // Another command may be doing the same: each links a file of its own, and the last one stays.
                let library = FilePath.join(folder, part.fileName)
                let own = "\(library).\(getpid())"
                if let problem = link(part, objects, to: own) { throw FileError(.other(problem), path: library) }
                guard rename(own, library) == 0 else { throw FileError(.other("can't be written"), path: library) }
            }
            return folder
        } catch {
            throw BuildError(error)
        }
    }

    /// Links the libraries into a folder.
    func write(to folder: String) throws(BuildError) {
        do throws(FileError) {
            for (part, objects) in zip(parts, try objects().paths) {
                let library = FilePath.join(folder, part.fileName)
                if let problem = link(part, objects, to: library) { throw FileError(.other(problem), path: library) }
            }
        } catch {
            throw BuildError(error)
        }
    }

    private static func name(of bytes: [UInt8]) -> String { FileStamp.text(of: bytes) }

    /// Returns the objects of each part, and a text that changes with them. The package manager lists the objects of the
    /// command; objects of sources that are gone stay in its folders.
    private func objects() throws(FileError) -> (paths: [[String]], stamp: String) {
        let list = FilePath.join(buildFolder, "storyboard.product/Objects.LinkFileList")
        let all = String(decoding: try files.read(list).bytes, as: UTF8.self).split(separator: "\n").map {
            String($0.filter { $0 != "'" && $0 != "\"" })
        }
        var paths: [[String]] = []
        var stamp = ""
        for part in parts {
            let folders = Set(part.targets.map { "\($0).build" })
            let own = all.filter { folders.contains(FilePath.name(of: FilePath.folder(of: $0))) }
            for path in own { stamp += "\(try files.look(at: path).state(at: path))\n" }
            paths.append(own)
        }
        return (paths, stamp)
    }

    /// Links objects, and returns what went wrong.
    private func link(_ part: Part, _ objects: [String], to library: String) -> String? {
        let bounds = ChildProcess.Bounds(seconds: 300, memory: .max, output: 4 << 20)
        do throws(ChildProcessError) {
            var arguments = ["-emit-library", "-o", library, "-Xlinker", "-Bsymbolic", "-lm"]
            arguments += ["-Xlinker", "-soname", "-Xlinker", part.fileName]
            if !part.uses.isEmpty {
                let flags = try ChildProcess("pkg-config", ["--libs"] + part.uses, bounds: bounds).run()
                arguments += String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(
                    String.init)
            }
            if let parent = part.parent {
                arguments += [
                    "-L", FilePath.folder(of: library), "-l\(parent)", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN",
                ]
            }
            let result = try ChildProcess("swiftc", arguments + objects, bounds: bounds).report()
            return result.status == 0 ? nil : "could not be linked: \(String(decoding: result.output, as: UTF8.self))"
        } catch {
            return "could not be linked: \(error)"
        }
    }
}
