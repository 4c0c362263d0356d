import AppProject
import AppSurroundings
import DataModels
import FileAccess
import SourceAdaptation
import XMLTree

/// A data model among an app's resources: a folder `xcdatamodeld` with versions, or one version, `xcdatamodel`.
struct DataModelFolder {
    private let path: String
    private let files: any FileStore

    /// Returns nil for a resource that is no data model.
    init?(_ resource: AppProject.Resource, _ files: any FileStore) {
        guard ["xcdatamodeld", "xcdatamodel"].contains(FilePath.fileExtension(of: FilePath.name(of: resource.path)))
        else {
            return nil
        }
        (path, self.files) = (resource.path, files)
    }

    /// The folder that the app opens: `Model.momd`.
    private var compiledName: String { "\(Self.plain(FilePath.name(of: path))).momd" }

    private static func plain(_ name: String) -> String {
        String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    }

    /// The folders of the versions.
    private func versions() throws(FileError) -> [String] {
        if path.hasSuffix(".xcdatamodel") { return [path] }
        let names = try files.list(path).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        return names.map { FilePath.join(path, $0) }
    }

    /// Returns the folder of the version that the app uses.
    private func current() throws(FileError) -> String? {
        let all = try versions()
        let choice = FilePath.join(path, ".xccurrentversion")
        if try files.look(at: choice).kind == .file {
            let bytes = try files.read(choice).bytes
            if let list = try? PropertyList(bytes), let name = list.dictionary?["_XCCurrentVersionName"]?.string,
                let found = all.first(where: { FilePath.name(of: $0) == name })
            {
                return found
            }
        }
        return all.last
    }

    private func model(in version: String) throws(BuildError) -> DataModel {
        let contents = FilePath.join(version, "contents")
        let bytes: [UInt8]
        do throws(FileError) { bytes = try files.read(contents).bytes } catch { throw BuildError(error) }
        do throws(DataModelError) {
            return try DataModel(bytes)
        } catch {
            let place = error.location.map { ":\($0.line):\($0.column)" } ?? ""
            throw BuildError("\(contents)\(place): error: \(error.message)")
        }
    }

    /// Returns the sources of the classes that Xcode would generate.
    func classes() throws(BuildError) -> [DataModelClasses.Source] {
        let version: String?
        do throws(FileError) { version = try current() } catch { throw BuildError(error) }
        guard let version else { return [] }
        return DataModelClasses(try model(in: version)).sources
    }

    /// Writes the compiled model into a bundle, and returns its name there.
    func compile(into bundle: String, folder: String) throws(FileError) -> String {
        let place = FilePath.join(folder, compiledName)
        var pieces: [(name: String, bytes: [UInt8])] = []
        for version in try versions() {
            let contents = FilePath.join(version, "contents")
            // Xcode creates a version's folder before it has contents.
            guard try files.look(at: contents).kind == .file else { continue }
            pieces.append(("\(Self.plain(FilePath.name(of: version))).mom", try files.read(contents).bytes))
        }
        let name = try current().map { Self.plain(FilePath.name(of: $0)) } ?? ""
        let information = PropertyList.dictionary(["NSManagedObjectModel_CurrentVersionName": .string(name)])
        pieces.append(("VersionInfo.plist", information.xml))
        try files.put(pieces, asFolder: FilePath.join(bundle, place))
        return place
    }
}

extension AppBuild {
    /// Returns the generated classes of the data models among resources.
    func modelClasses(_ resources: [AppProject.Resource]) throws(BuildError) -> [AdaptedModule.Source] {
        var sources: [AdaptedModule.Source] = []
        for resource in resources {
            guard let model = DataModelFolder(resource, files) else { continue }
            for source in try model.classes() {
                sources.append(
                    AdaptedModule.Source(
                        path: FilePath.join(resource.path, source.name), bytes: Array(source.text.utf8)))
            }
        }
        return sources
    }
}
