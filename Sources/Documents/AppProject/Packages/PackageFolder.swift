import FileAccess

/// The sources and resources of a package's targets.
struct PackageFolder {
    private let folder: String
    private let manifest: PackageManifest
    private let files: any FileStore

    init(_ folder: String, _ manifest: PackageManifest, _ files: any FileStore) {
        (self.folder, self.manifest, self.files) = (folder, manifest, files)
    }

    /// What of a package isn't built here.
    static let unbuilt = [
        "macro": "a macro, which isn't built here", "plugin": "a plugin, which isn't run here",
        "binary": "a binary for Apple's systems; only sources are built here",
        "system": "a library of the system, which isn't looked for here",
    ]

    // MARK: Apps

    /// Returns the target that is an app: the one with a name, or else an executable or one where an app begins. It is nil if the
    /// package has only libraries, or the name is that of one.
    func app(named name: String?) throws(ProjectError) -> PackageManifest.Target? {
        let targets = manifest.targets.filter { $0.type == "executable" || $0.type == "regular" }
        if let name {
            if let found = targets.first(where: { $0.name == name }) {
                return found.type == "executable" || beginsApp(found) ? found : nil
            }
            let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
            throw ProjectError(folder, "the package has no target named '\(name)'", hint: "it has \(names)")
        }
        // An executable of a package with libraries is a tool for those who work on it.
        let executables = targets.filter { $0.type == "executable" }
        let isLibrary = manifest.products.contains { product in
            product.targets.contains { name in targets.contains { $0.name == name && $0.type == "regular" } }
        }
        if let found = executables.first(where: beginsApp) ?? targets.first(where: beginsApp) { return found }
        if !isLibrary, let found = executables.first { return found }
        guard targets.contains(where: { $0.type == "regular" }) else {
            throw ProjectError(folder, "the package has no target that can be built here")
        }
        return nil
    }

    private func beginsApp(_ target: PackageManifest.Target) -> Bool {
        guard let path = try? path(of: target) else { return false }
        return members(of: target, at: path).sources.contains { source in
            if FilePath.name(of: source) == "main.swift" { return true }
            guard let bytes = try? files.read(source).bytes else { return false }
            return ["@main", "@UIApplicationMain"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
        }
    }

    /// Returns the app of a target. All of its resources are in the app's own bundle.
    func project(of target: PackageManifest.Target) -> AppProject {
        let home = (try? path(of: target)) ?? folder
        let members = members(of: target, at: home)
        var app = AppProject(
            name: target.name, module: BuildVariables.identifier(target.name), swiftVersion: version(of: target),
            sources: members.sources, resources: members.resources, infoPlist: members.infoPlist,
            settings: settings(of: target),
            remarks: members.remarks)
        app.isPackage = true
        app.foreign = members.foreign
        return app
    }

    /// Returns the tests of a target, or nil if it has no sources.
    func tests(of target: PackageManifest.Target) -> AppProject.Tests? {
        guard let home = try? path(of: target) else { return nil }
        let members = members(of: target, at: home)
        guard !members.sources.isEmpty else { return nil }
        return AppProject.Tests(
            kind: .named(target.name, members.sources, files), name: target.name,
            module: BuildVariables.identifier(target.name), swiftVersion: version(of: target), sources: members.sources,
            resources: members.resources, settings: settings(of: target),
            bundle: members.resources.isEmpty ? nil : "\(manifest.name)_\(target.name).bundle")
    }

    // MARK: Modules

    /// Returns the module of a target, or nil if it has no sources in Swift or C.
    func module(of target: PackageManifest.Target) throws(ProjectError) -> AppProject.Module? {
        let home = try path(of: target)
        let members = members(of: target, at: home)
        guard !members.sources.isEmpty else { return cModule(of: target, members, at: home) }
        let named = target.resources.map { (path: FilePath.join(home, $0.path), isCopied: $0.isCopied) }
        // SwiftPM warns of those that aren't there, too.
        let declared = named.filter { (try? files.look(at: $0.path).kind) != .missing }
        let missing = named.filter { (try? files.look(at: $0.path).kind) == .missing }
        var resources: [AppProject.Resource] = declared.filter(\.isCopied).map { .init(path: $0.path) }
        for resource in members.resources {
            let isDeclared = declared.contains { resource.path == $0.path || resource.path.hasPrefix($0.path + "/") }
            if isDeclared || Self.isAutomatic(resource) { resources.append(resource) }
        }
        var module = AppProject.Module(
            name: target.name, module: BuildVariables.identifier(target.name), swiftVersion: version(of: target),
            sources: members.sources, resources: resources,
            bundle: resources.isEmpty ? nil : "\(manifest.name)_\(target.name).bundle", settings: settings(of: target))
        module.package = manifest.name
        module.flags = target.flags
        module.record(
            objectiveC: members.foreign.objectiveC,
            remarks: members.remarks
                + missing.map { "\($0.path): the package declares this resource, which does not exist" })
        return module
    }

    private func cModule(
        of target: PackageManifest.Target, _ members: TargetMembers, at home: String
    ) -> AppProject.Module? {
        let headers = FilePath.join(home, target.publicHeaders ?? "include")
        guard var module = AppProject.Module(named: target.name, members.foreign, publicHeaders: headers) else {
            return nil
        }
        module.package = manifest.name
        module.c?.defines = ["SWIFT_PACKAGE=1"] + target.defines
        module.c?.searchPaths = target.searchPaths.map { FilePath.join(home, $0) }
        module.c?.libraries = target.libraries
        return module
    }

    /// Returns whether a file is a resource without being declared as one.
    private static func isAutomatic(_ resource: AppProject.Resource) -> Bool {
        let ending = FilePath.fileExtension(of: FilePath.name(of: resource.path)) ?? ""
        return !resource.folder.isEmpty
            || ["storyboard", "xib", "xcassets", "xcdatamodeld", "xcstrings"].contains(ending)
    }

    private func members(of target: PackageManifest.Target, at home: String) -> TargetMembers {
        var members = TargetMembers(in: folder, files)
        let copied = target.resources.filter(\.isCopied).map(\.path)
        members.add(folder: home, except: Set(target.exclude + copied + ["Package.swift", ".build"]))
        if let chosen = target.sources {
            members.keep { path in
                chosen.contains { path == FilePath.join(home, $0) || path.hasPrefix(FilePath.join(home, $0) + "/") }
            }
        }
        return members
    }

    /// Whether the folder of a target is there.
    func hasFolder(_ name: String) -> Bool { manifest.target(named: name).map { (try? path(of: $0)) != nil } ?? false }

    /// Returns the folder of a target.
    private func path(of target: PackageManifest.Target) throws(ProjectError) -> String {
        let isTest = target.type == "test"
        let parents = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        var candidates = target.path.map { [FilePath.join(folder, $0 == "." ? "" : $0)] } ?? []
        if candidates.isEmpty { candidates = parents.map { FilePath.join(folder, "\($0)/\(target.name)") } }
        // A package with one target may have its sources without a folder for it.
        if target.path == nil, manifest.targets.count == 1 { candidates.append(FilePath.join(folder, "Sources")) }
        if let found = candidates.first(where: { (try? files.look(at: $0).kind) == .folder }) {
            return found.hasSuffix("/") ? String(found.dropLast()) : found
        }
        throw ProjectError(
            FilePath.join(folder, "Package.swift"), "the folder of the target '\(target.name)' is missing",
            hint: "expected at \(candidates.first ?? folder)")
    }

    private func version(of target: PackageManifest.Target) -> String { target.languageMode ?? manifest.swiftVersion }

    private func settings(of target: PackageManifest.Target) -> BuildVariables {
        var settings = BuildVariables.standard(for: target.name, in: folder)
        settings.add([
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": (["SWIFT_PACKAGE"] + target.conditions).joined(separator: " ")
        ])
        return settings
    }
}
