package import AppProject
import ChildProcess
package import FileAccess
import Glibc
import SourceAdaptation

/// Reads manifests of packages with Swift's package manager, and keeps what they say in a folder of the cache. A manifest is a program:
/// it runs in a sandbox, in which it writes nothing that lasts and has no network, and finds the conditions of a Mac.
package struct PackageManifests: Sendable {
    private let cache: String
    private let files: any FileStore

    package init(in cache: String, _ files: any FileStore) {
        (self.cache, self.files) = (FilePath.join(cache, "packages/manifests"), files)
    }

    /// Returns the manifest in a folder, or nil if it is that of an app of Swift Playgrounds, which only Apple's tools read.
    package func read(_ folder: String) throws(ProjectError) -> PackageManifest? {
        let file = FilePath.join(folder, "Package.swift")
        var manifests: [(name: String, bytes: [UInt8])] = []
        var bytes: [UInt8] = Array(folder.utf8)
        do throws(FileError) {
            for name in try files.list(folder) where name.hasPrefix("Package") && name.hasSuffix(".swift") {
                let content = try files.read(FilePath.join(folder, name)).bytes
                if content.firstRange(of: Array("import AppleProductTypes".utf8)) != nil { return nil }
                bytes += content
                manifests.append((name, ManifestAdaptation.text(content, in: folder, name: name)))
            }
        } catch {
            throw ProjectError(file, error.message)
        }
        let hash = FileStamp.text(of: bytes)
        let kept = FilePath.join(cache, "\(hash).json")
        if let known = try? files.read(kept).bytes { return try PackageManifest(known, of: folder) }
        // The package's own folder isn't needed, and thus can't be changed.
        let workplace = FilePath.join(cache, "\(hash)-\(getpid())")
        defer { try? files.removeAll(at: workplace) }
        do throws(FileError) {
            for name in ["home", "temporary"] { try files.createFolder(FilePath.join(workplace, name)) }
            let copy = FilePath.join(workplace, "package")
            try files.createFolder(copy)
            for manifest in manifests { try files.update(FilePath.join(copy, manifest.name), with: manifest.bytes) }
        } catch {
            throw ProjectError(file, error.message)
        }
        let dump = try dump(in: workplace, file)
        let manifest = try PackageManifest(dump, of: folder)
        do throws(FileError) {
            try files.update(kept, with: dump)
        } catch {
            throw ProjectError(kept, error.message)
        }
        return manifest
    }

    /// Lets the package manager compile the manifest in a folder and write it as JSON.
    private func dump(in workplace: String, _ file: String) throws(ProjectError) -> [UInt8] {
        let home = FilePath.join(workplace, "home")
        let places = ["scratch-path", "cache-path", "config-path", "security-path"].flatMap {
            ["--\($0)", FilePath.join(home, $0)]
        }
        var program = ChildProcess(
            "swift", ["package", "--package-path", FilePath.join(workplace, "package")] + places + ["dump-package"],
            variables: [
                "HOME": home, "XDG_CACHE_HOME": home, "XDG_CONFIG_HOME": home,
                "CLANG_MODULE_CACHE_PATH": FilePath.join(home, "modules"),
                "TMPDIR": FilePath.join(workplace, "temporary"),
            ],
            bounds: .init(seconds: 120, memory: .max, output: 16 << 20))
        if Sandbox.isAvailable {
            let path = getenv("PATH").map { String(cString: $0) } ?? ""
            program.sandbox = Sandbox(
                readable: Sandbox.systemFiles + Toolchain.folders(in: path, files) + [workplace],
                writable: Sandbox.devices + [workplace], hasNetwork: false)
        }
        do throws(ChildProcessError) {
            return try program.run()
        } catch {
            guard case .failed = error, let report = try? program.report() else {
                throw ProjectError(
                    file,
                    error == .notFound ? "there is no Swift compiler to read it with" : "it can't be read: \(error)")
            }
            let text = String(decoding: report.output, as: UTF8.self)
            let lines = text.split(separator: "\n").filter { $0.contains("error:") }
                .map { $0.replacing(FilePath.join(workplace, "package"), with: FilePath.folder(of: file)) }
            throw ProjectError(file, "the manifest can't be read: \(lines.joined(separator: "; "))")
        }
    }
}
