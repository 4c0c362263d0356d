package import FileAccess
package import XMLTree

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

    /// The modules that the app imports, each after those that it depends on.
    package var modules: [Module] = []
    /// The modules that the project names and that can't be built here.
    package var unavailable: [UnavailableModule] = []
    package var foreign = ForeignSources()
    /// Whether the app is a target of a package, whose sources have `Bundle.module`.
    package var isPackage = false
    /// Whether there is no app: an empty one has the modules, so that they can be built and tested.
    package var isLibrary = false
    /// The files that say what the app is built from: projects, workspaces, manifests.
    package var descriptions: [String] = []

    /// The arguments and environment of the launch, as the project's scheme says.
    package var launchArguments: [String] = []
    package var launchVariables: [String: String] = [:]

    /// The target's script phases, which aren't run.
    package var scripts: [ScriptPhase] = []
    /// The Swift sources that the project lists and that don't exist.
    package var missingSources: [String] = []

    /// The tests of the app.
    package var tests: [Tests] = []

    /// A target of tests.
    package struct Tests: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// Tests in the app's process, which see the app's declarations.
            case unit
            /// Tests of the interface, in a process of their own.
            case interface

            /// Returns the kind of tests that no project says: those of a folder or target named so, which start an app.
            static func named(_ name: String, _ sources: [String], _ files: any FileStore) -> Kind {
                guard name.hasSuffix("UITests") else { return .unit }
                let word = Array("XCUIApplication".utf8)
                let startsApp = sources.contains { path in (try? files.read(path).bytes)?.contains(word) == true }
                return startsApp ? .interface : .unit
            }
        }

        package var kind: Kind
        package var name: String
        package var module: String
        package var swiftVersion: String
        package var sources: [String]
        package var resources: [Resource]
        /// The modules that the tests import, and the app doesn't.
        package var modules: [Module] = []
        package var settings = BuildVariables()
        /// The place of the resources in the app's bundle, if they have a bundle of their own.
        package var bundle: String?
    }

    /// Adds conditions of compilation to a module.
    mutating func addConditions(_ names: Set<String>, to module: String) {
        guard !names.isEmpty, let place = modules.firstIndex(where: { $0.module == module }) else { return }
        modules[place].settings.addConditions(names)
    }

    /// Returns the app in a folder. `target` is the name of one of several, `scheme` that of one which launches it; `configuration` is the
    /// name of the one that is built, or nil for that of the scheme's action; `manifest` reads the manifest of a package; `checkouts` has
    /// the packages at addresses, which are unavailable without it.
    package static func find(
        in folder: String, target: String? = nil, scheme: String? = nil, configuration: String? = nil,
        for action: Action = .run, _ files: any FileStore,
        manifest: @escaping ManifestReader = PackageManifest.unread, checkouts: (any PackageCheckouts)? = nil
    ) throws(ProjectError) -> AppProject {
        let places = try ProjectPlaces(in: folder, files)
        let found = try find(
            in: folder, places, target: target, scheme: scheme, configuration: configuration, for: action, files,
            manifest: manifest, checkouts: checkouts)
        guard action == .test, found.isLibrary, found.tests.isEmpty, target == nil, scheme == nil else { return found }
        // The tests of many libraries are in a workspace, or in the folder of an example.
        for place in places.workspaces + places.innerFolders where place != folder {
            let other = try? find(
                in: place, configuration: configuration, for: action, files, manifest: manifest, checkouts: checkouts)
            guard var other, !other.tests.isEmpty else { continue }
            other.remarks.append("the library has no tests of its own; these are those of \(FilePath.name(of: place))")
            return other
        }
        return found
    }

    private static func find(
        in folder: String, _ places: ProjectPlaces, target: String?, scheme: String?, configuration: String?,
        for action: Action, _ files: any FileStore, manifest: @escaping ManifestReader,
        checkouts: (any PackageCheckouts)?
    ) throws(ProjectError) -> AppProject {
        let named = try scheme.map { name throws(ProjectError) in try Scheme.named(name, in: places, files) }
        let target = target ?? named?.target
        var finder = ModuleFinder(places, files, manifest, checkouts)
        (finder.scheme, finder.action, finder.wishedConfiguration) = (named, action, configuration)
        if configuration != nil, places.projects.isEmpty {
            throw ProjectError(folder, "there is no Xcode project in it, and only those have configurations")
        }
        let isPackage = files.isPackage(folder)
        guard !places.projects.isEmpty else {
            if isPackage, let app = try finder.package(in: folder, target: target) { return app }
            return try PlainFolder(folder, files).app()
        }
        // The project of a package's repository makes the package's modules as frameworks; its app is an example or a test.
        if isPackage, target == nil, places.projects.contains(where: { finder.makesFrameworks($0) }),
            let library = try? finder.library(of: folder, andProjects: places.projects)
        {
            return library
        }
        // The first project that has the app; what is wrong with the others doesn't matter then.
        var problem: ProjectError?
        for place in places.projects {
            do throws(ProjectError) {
                let project = try finder.project(at: place)
                let chosen = try project.appTarget(named: target)
                return try finder.app(chosen, in: project)
            } catch {
                if finder.isComplete { throw error }
                problem = problem ?? error
            }
        }
        // A library, which has no app.
        if isPackage, let library = try finder.package(in: folder, target: target) { return library }
        for place in places.projects {
            guard let project = try? finder.project(at: place) else { continue }
            if let library = try finder.library(named: target, in: project) { return library }
        }
        throw problem ?? ProjectError(folder, "there is no project in it")
    }
}

/// A project that can't be built.
package struct ProjectError: Error, Hashable, Sendable {
    package var path: String
    package var message: String
    package var hint: String?
    /// The location in the file, or nil if the error is about the whole file or folder.
    package var location: SourceLocation?

    package init(_ path: String, _ message: String, hint: String? = nil, at location: SourceLocation? = nil) {
        (self.path, self.message, self.hint, self.location) = (path, message, hint, location)
    }

    /// The error on a line, as the compilers write theirs.
    package var line: String {
        let place = location.map { "\(path):\($0.line):\($0.column)" } ?? path
        return "\(place): error: \(message)\(hint.map { "; \($0)" } ?? "")"
    }
}
