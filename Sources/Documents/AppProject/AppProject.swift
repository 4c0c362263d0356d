package import FileAccess

/// An app's sources and resources: those of a target of its Xcode project, or those in its folder.
package struct AppProject: Hashable, Sendable {
    /// A file or folder of the app's bundle.
    package struct Resource: Hashable, Sendable {
        package var path: String
        /// The folder in the bundle: `de.lproj`, or an empty string.
        package var folder: String

        package init(path: String, folder: String = "") { (self.path, self.folder) = (path, folder) }
    }

    /// The name of the app.
    package var name: String
    /// The name of its module.
    package var module: String
    /// The version of Swift that the sources are written in: `4.2`, `5.0`.
    package var swiftVersion: String
    package var sources: [String]
    package var resources: [Resource]
    /// The file `Info.plist`, or nil if Xcode makes it.
    package var infoPlist: String?
    package var settings: BuildVariables
    /// What was left out, in words.
    package var remarks: [String]

    /// The tests of the app.
    package var tests: [Tests] = []

    /// A target of tests.
    package struct Tests: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// Tests in the app's process, which see the app's declarations.
            case unit
            /// Tests of the interface, in a process of their own.
            case interface
        }

        package var kind: Kind
        package var name: String
        package var module: String
        package var swiftVersion: String
        package var sources: [String]
        package var resources: [Resource]
    }

    /// Returns the app in a folder. `target` is the name of one of several.
    package static func find(
        in folder: String, target: String? = nil, _ files: any FileStore
    ) throws(ProjectError) -> AppProject {
        if let project = try projectFolder(in: folder, files) {
            let content: [UInt8]
            do throws(FileError) {
                content = try files.read(FilePath.join(project, "project.pbxproj")).bytes
            } catch {
                throw ProjectError(FilePath.join(project, "project.pbxproj"), error.message)
            }
            let read = try XcodeProject(content, at: project)
            return try read.app(target: target, files)
        }
        return try PlainFolder(folder, files).app()
    }

    /// Returns the Xcode project in a folder or, if there is none, in one of its folders.
    private static func projectFolder(in folder: String, _ files: any FileStore) throws(ProjectError) -> String? {
        if folder.hasSuffix(".xcodeproj") { return folder }
        var level = [folder]
        for _ in 0..<3 {
            var next: [String] = []
            for place in level {
                let names: [String]
                do throws(FileError) {
                    names = try files.list(place)
                } catch {
                    if place == folder { throw ProjectError(folder, error.message) }
                    continue
                }
                let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
                if let best = projects.first(where: { $0.dropLast(10) == FilePath.name(of: folder) }) ?? projects.first
                {
                    return FilePath.join(place, best)
                }
                if names.contains("Package.swift") { return nil }
                for name in names where !FolderNames.isSkipped(name) && !["Pods", "Carthage"].contains(name) {
                    let path = FilePath.join(place, name)
                    if (try? files.look(at: path))?.kind == .folder { next.append(path) }
                }
            }
            level = next
        }
        return nil
    }
}

/// A project that can't be built.
package struct ProjectError: Error, Hashable, Sendable {
    package var path: String
    package var message: String
    package var hint: String?

    package init(_ path: String, _ message: String, hint: String? = nil) {
        (self.path, self.message, self.hint) = (path, message, hint)
    }
}
