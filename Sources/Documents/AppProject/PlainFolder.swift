import FileAccess

/// An app folder without an Xcode project: a SwiftPM package, or just the files.
struct PlainFolder {
    private let folder: String
    private let files: any FileStore

    init(_ folder: String, _ files: any FileStore) { (self.folder, self.files) = (folder, files) }

    func app() throws(ProjectError) -> AppProject {
        let whole = (try? files.resolve(folder)) ?? folder
        var home = folder
        var name = FilePath.name(of: whole)
        // The first target of a package that isn't a test.
        let sources = FilePath.join(folder, "Sources")
        if files.isPackage(folder),
            let target = (try? files.list(sources))?.first(where: {
                !$0.hasPrefix(".") && (try? files.look(at: FilePath.join(sources, $0)).kind) == .folder
            })
        {
            (home, name) = (FilePath.join(sources, target), target)
        }
        try check(name)
        var members = TargetMembers(in: folder, files)
        let testFolders = ((try? files.list(home)) ?? []).filter { $0.hasSuffix("Tests") }
        members.add(folder: home, except: Set(testFolders + ["Package.swift", ".build"]))
        guard !members.sources.isEmpty else {
            throw ProjectError(
                folder, "there are no Swift sources in it and no Xcode project",
                hint: "name the folder of an app; `storyboard play` runs a storyboard without sources")
        }
        let settings = BuildVariables.standard(for: name, in: folder)
        var app = AppProject(
            name: name, module: BuildVariables.identifier(name), swiftVersion: "5.0", sources: members.sources,
            resources: members.resources, infoPlist: members.infoPlist, settings: settings, remarks: members.remarks)
        app.foreign = members.foreign
        let places = home == folder ? [home] : [home, folder, FilePath.join(folder, "Tests")]
        app.tests = places.flatMap { tests(in: $0) }
        for tests in app.tests { try check(tests.name) }
        return app
    }

    private func check(_ name: String) throws(ProjectError) {
        if let problem = ProductName.problem(with: name) {
            throw ProjectError(folder, "the name of a folder that is built \(problem)", hint: ProductName.hint)
        }
    }

    /// Returns the tests in folders named so: `UITests` and `MyAppUITests` are those of the interface.
    private func tests(in place: String) -> [AppProject.Tests] {
        let names = ((try? files.list(place)) ?? []).filter { $0.hasSuffix("Tests") }
        return names.compactMap { name in
            let path = FilePath.join(place, name)
            var members = TargetMembers(in: folder, files)
            members.add(folder: path, except: Set(((try? files.list(path)) ?? []).filter { $0.hasSuffix("Tests") }))
            guard !members.sources.isEmpty else { return nil }
            return AppProject.Tests(
                kind: .named(name, members.sources, files), name: name,
                module: BuildVariables.identifier(name), swiftVersion: "5.0", sources: members.sources,
                resources: members.resources)
        }
    }
}

extension AppProject {
    /// Returns an empty app for a library with a name.
    static func host(of name: String, in folder: String) -> AppProject {
        let own = "\(name) Host"
        var app = AppProject(
            name: own, module: BuildVariables.identifier(own), swiftVersion: "5.0", sources: [], resources: [],
            settings: .standard(for: own, in: folder), remarks: [])
        app.isLibrary = true
        return app
    }
}

extension BuildVariables {
    /// Returns the settings of an app or module with a name that has no Xcode project.
    static func standard(for name: String, in folder: String) -> BuildVariables {
        BuildVariables([
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_MODULE_NAME": identifier(name), "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "SRCROOT": folder,
        ])
    }
}
