package import AppProject
import ChildProcess
package import FileAccess

/// Reads manifests of packages with Swift's package manager, and keeps what they say in a folder of the cache.
package struct PackageManifests: Sendable {
    private let cache: String
    private let files: any FileStore

    package init(in cache: String, _ files: any FileStore) {
        (self.cache, self.files) = (FilePath.join(cache, "packages"), files)
    }

    /// Returns the manifest in a folder, or nil if it is that of an app of Swift Playgrounds, which only Apple's tools read.
    package func read(_ folder: String) throws(ProjectError) -> PackageManifest? {
        let file = FilePath.join(folder, "Package.swift")
        let manifests: [String]
        var bytes: [UInt8] = Array(folder.utf8)
        do throws(FileError) {
            manifests = try files.list(folder).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
            for name in manifests {
                let content = try files.read(FilePath.join(folder, name)).bytes
                if content.firstRange(of: Array("import AppleProductTypes".utf8)) != nil { return nil }
                bytes += content
            }
        } catch {
            throw ProjectError(file, error.message)
        }
        let kept = FilePath.join(cache, "\(String(FileStamp.hash(of: bytes), radix: 36)).json")
        if let known = try? files.read(kept).bytes { return try PackageManifest(known, of: folder) }
        let dump = try dump(folder)
        let manifest = try PackageManifest(dump, of: folder)
        do throws(FileError) {
            try files.createFolder(cache)
            try files.update(kept, with: dump)
        } catch {
            throw ProjectError(kept, error.message)
        }
        return manifest
    }

    /// Lets the package manager compile the manifest and write it as JSON. Nothing is written to the package's folder.
    private func dump(_ folder: String) throws(ProjectError) -> [UInt8] {
        let file = FilePath.join(folder, "Package.swift")
        let places = ["scratch-path", "cache-path", "config-path", "security-path"].flatMap {
            ["--\($0)", FilePath.join(cache, $0)]
        }
        let program = ChildProcess(
            "swift", ["package", "--package-path", folder] + places + ["dump-package"],
            bounds: .init(seconds: 120, memory: .max, output: 16 << 20))
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
            throw ProjectError(file, "the manifest can't be read: \(lines.joined(separator: "; "))")
        }
    }
}
