import AppSurroundings
import FileAccess
import JSONText

/// Finds an app's target and the modules that it needs, each after those that it depends on: targets of its project and of
/// others, and targets of packages.
struct ModuleFinder {
    enum Node: Hashable {
        case target(project: String, id: String)
        case package(folder: String, target: String)
    }

    let places: ProjectPlaces
    let files: any FileStore
    private let manifest: ManifestReader
    /// The packages at addresses, or nil if none are looked for.
    var packages: PackageResolver?
    let checkouts: (any PackageCheckouts)?
    private var projects: [String: XcodeProject] = [:]
    private var manifests: [String: PackageManifest] = [:]
    private(set) var modules: [AppProject.Module] = []
    var unavailable: [AppProject.UnavailableModule] = []
    private var remarks: [String] = []
    var descriptions: [String] = []
    /// The modules that each node provides.
    var provided: [Node: [String]] = [:]
    /// The nodes that are being visited, with their names.
    var way: [(node: Node, name: String)] = []
    /// The scheme that was asked for, or nil for the one that launches the app.
    var scheme: Scheme?
    /// What the app is built for, which says the configuration of the scheme.
    var action = AppProject.Action.run
    /// The name of the configuration that was asked for, or nil for the scheme's.
    var wishedConfiguration: String?
    /// The name of the configuration that is built, once the scheme is known.
    private var configuration: String?
    /// Whether an app's target was found, so that what is wrong from then on is wrong with the app.
    private(set) var isComplete = false

    init(
        _ places: ProjectPlaces, _ files: any FileStore, _ manifest: @escaping ManifestReader,
        _ checkouts: (any PackageCheckouts)?
    ) {
        (self.places, self.files, self.manifest, self.checkouts) = (places, files, manifest, checkouts)
        descriptions = places.descriptions
    }

    // MARK: Apps

    /// Returns the app of a project's target with its modules and tests.
    mutating func app(_ target: PropertyList, in project: XcodeProject) throws(ProjectError) -> AppProject {
        isComplete = true
        let scheme = scheme(for: target, in: project)
        let project = try configure(project, by: scheme)
        descriptions += project.configurationFiles(of: target).flatMap(\.files)
        var app = try project.app(target, files)
        _ = try names(of: project.dependencies(of: target), in: project)
        finish(&app)
        try addTests(of: target, in: project, to: &app) { _ in true }
        (app.launchArguments, app.launchVariables) = (scheme.arguments, scheme.variables)
        app.descriptions = descriptions
        return app
    }

    private func scheme(for target: PropertyList, in project: XcodeProject) -> Scheme {
        scheme ?? .shared(for: target["name"]?.string ?? "", in: project.path, files)
    }

    /// Returns the project in the configuration that was asked for, or that of the scheme's action. Projects that it needs are built in the
    /// one of the same name.
    private mutating func configure(
        _ project: XcodeProject, by scheme: Scheme
    ) throws(ProjectError) -> XcodeProject {
        if let name = wishedConfiguration, !project.configurations.contains(name) {
            let listed = project.configurations.map { "'\($0)'" }.joined(separator: ", ")
            throw ProjectError(
                project.path, "there is no configuration named '\(name)'", hint: "the project has \(listed)")
        }
        let name = wishedConfiguration ?? scheme.configuration(for: action)
        configuration = name
        for path in projects.keys { projects[path]?.configuration = name }
        var configured = project
        configured.configuration = name
        return configured
    }

    /// Adds the tests of a target, those whose dependencies fulfill a condition.
    private mutating func addTests(
        of target: PropertyList, in project: XcodeProject, to app: inout AppProject,
        where isFitting: ([TargetDependency]) -> Bool
    ) throws(ProjectError) {
        for id in project.targets {
            guard let object = project.object(id), var tests = try project.tests(object, of: target, files) else {
                continue
            }
            let needs = project.dependencies(of: object)
            guard isFitting(needs) else { continue }
            _ = try names(of: needs, in: project)
            tests.modules = Array(modules.dropFirst(app.modules.count))
            app.tests.append(tests)
        }
        app.unavailable = unavailable
    }

    /// Returns an empty app with a framework or library of a project, and its tests, or nil if the project has none.
    mutating func library(named name: String?, in project: XcodeProject) throws(ProjectError) -> AppProject? {
        guard let id = project.library(named: name), let target = project.object(id) else { return nil }
        isComplete = true
        let project = try configure(project, by: scheme(for: target, in: project))
        let whole = try project.app(target, files)
        var app = AppProject.host(of: whole.name, in: project.home)
        _ = try visit(id, in: project)
        finish(&app)
        try addTests(of: target, in: project, to: &app) { $0.contains(.target(id: id, project: nil)) }
        app.descriptions = descriptions
        return app
    }

    /// Whether a project has frameworks for iOS.
    mutating func makesFrameworks(_ place: String) -> Bool {
        (try? project(at: place))?.library(named: nil) != nil
    }

    /// Returns the package in a folder if projects make frameworks of its modules, or nil.
    func library(of folder: String, andProjects places: [String]) throws(ProjectError) -> AppProject? {
        var finder = self
        guard var library = try finder.package(in: folder, target: nil) else { return nil }
        var made: Set<String> = []
        for place in places {
            if let project = try? finder.project(at: place) { made.formUnion(project.frameworkModules) }
        }
        guard library.modules.contains(where: { made.contains($0.module) }) else { return nil }
        // Many packages have their tests in the project alone.
        if library.tests.isEmpty { for place in places { finder.addTests(of: place, to: &library) } }
        return library
    }

    /// Adds the tests of a project's frameworks whose modules a package's library has.
    private mutating func addTests(of place: String, to library: inout AppProject) {
        guard let project = try? project(at: place) else { return }
        let modules = Set(library.modules.map(\.module))
        for id in project.targets where project.isTest(id) {
            guard let object = project.object(id), project.isForIOS(object) else { continue }
            let needs = project.dependencies(of: object)
            let own = needs.compactMap { need -> PropertyList? in
                guard case .target(let id, nil) = need, let target = project.object(project.twinForIOS(of: id)),
                    let module = project.module(of: target), modules.contains(module)
                else { return nil }
                return target
            }
            guard let tested = own.first else { continue }
            let scheme = scheme(for: tested, in: project)
            var project = project
            project.configuration = scheme.configuration(for: .test)
            guard var tests = try? project.tests(object, of: tested, anyHost: true, files), tests.kind == .unit,
                !library.tests.contains(where: { $0.name == tests.name })
            else { continue }
            let others = needs.filter { if case .target(_, nil) = $0 { false } else { true } }
            guard (try? names(of: others, in: project)) != nil else { continue }
            tests.modules = Array(self.modules.dropFirst(library.modules.count)).filter { !modules.contains($0.module) }
            library.tests.append(tests)
            guard action == .test else { continue }
            for target in own {
                library.addConditions(
                    project.conditionsOfTests(target, scheme), to: project.module(of: target) ?? "")
            }
        }
        library.unavailable = unavailable
    }

    /// Returns the app in a package's folder, or an empty one with the package's products, or nil if its manifest isn't read.
    mutating func package(in folder: String, target: String?) throws(ProjectError) -> AppProject? {
        let folder = (try? files.resolve(folder)) ?? folder
        guard let manifest = try read(folder) else { return nil }
        isComplete = true
        let package = PackageFolder(folder, manifest, files)
        let chosen = try package.app(named: target)
        var app = chosen.map(package.project) ?? AppProject.host(of: manifest.name, in: folder)
        if let chosen {
            way.append((.package(folder: folder, target: chosen.name), chosen.name))
            _ = try names(of: chosen.dependencies, in: folder, manifest)
            way.removeLast()
        } else {
            let names = manifest.libraryTargets.filter { target == nil || $0 == target }
            // One that isn't in the folder doesn't stop the others.
            let present = names.filter(package.hasFolder)
            for name in present.isEmpty ? names : present { _ = try visit(name, in: folder, manifest) }
            for name in names where !present.isEmpty && !present.contains(name) {
                let remark = "the target '\(name)' of the package '\(manifest.name)' is left out: its folder is missing"
                if !remarks.contains(remark) { remarks.append(remark) }
            }
        }
        finish(&app)
        for target in manifest.targets where target.type == "test" {
            guard var tests = package.tests(of: target) else { continue }
            let others = target.dependencies.filter {
                if case .name(let name) = $0 { name != chosen?.name } else { true }
            }
            way.append((.package(folder: folder, target: target.name), target.name))
            _ = try names(of: others, in: folder, manifest)
            way.removeLast()
            tests.modules = Array(modules.dropFirst(app.modules.count))
            app.tests.append(tests)
        }
        app.unavailable = unavailable
        app.descriptions = descriptions
        return app
    }

    private mutating func finish(_ app: inout AppProject) {
        var implicit = ImplicitDependencies(of: modules)
        modules = implicit.added(files)
        app.modules = modules
        app.unavailable = unavailable
        app.remarks += modules.flatMap(\.remarks) + remarks + (packages?.remarks ?? [])
    }

    // MARK: Projects

    /// Returns the project at a path.
    mutating func project(at path: String) throws(ProjectError) -> XcodeProject {
        let path = (try? files.resolve(path)) ?? path
        if let known = projects[path] { return known }
        let file = FilePath.join(path, "project.pbxproj")
        let content: [UInt8]
        do throws(FileError) {
            content = try files.read(file).bytes
        } catch {
            let needed = way.last.map { "'\($0.name)' depends on this project, which can't be read: " } ?? ""
            throw ProjectError(file, needed + error.message)
        }
        var project = try XcodeProject(content, at: path, files)
        project.configuration = configuration
        projects[path] = project
        descriptions.append(file)
        return project
    }

    private mutating func names(
        of dependencies: [TargetDependency], in project: XcodeProject
    ) throws(ProjectError) -> [String] {
        var all: [String] = []
        for dependency in dependencies {
            for name in try names(of: dependency, in: project) where !all.contains(name) { all.append(name) }
        }
        return all
    }

    private mutating func names(
        of dependency: TargetDependency, in project: XcodeProject
    ) throws(ProjectError) -> [String] {
        if dependency.isReplaced {
            guard let own = own(dependency, project) else { return [] }
            return try visit(own.id, in: own.project)
        }
        switch dependency {
        case .target(let id, nil): return try visit(id, in: project)
        case .target(let id, let place?): return try visit(id, in: try self.project(at: place))
        case .product(let id, let name, let place):
            let other = try self.project(at: place)
            return try (other.target(making: id) ?? other.target(making: name)).map { id throws(ProjectError) in
                try visit(id, in: other)
            } ?? []
        case .file(let name):
            for place in [project.path] + places.workspaceProjects + project.innerProjects + places.projects {
                // A project that another target needs may be missing here.
                guard let other = try? self.project(at: place), let id = other.target(making: name) else { continue }
                return try visit(id, in: other)
            }
            if name.hasPrefix("Pods") || name.hasPrefix("libPods") { return try podNames(in: project) }
            if let found = try names(ofCarthageFile: name, in: project) { return found }
            record(.init(Self.module(ofFile: name), "no project here makes \(name)"))
            return []
        case .binary(let name):
            if let found = try names(ofCarthageFile: name, in: project) { return found }
            unavailable.append(
                .init(Self.module(ofFile: name), "\(name) is a binary for Apple's systems; only sources are built here")
            )
            return []
        case .package(let product, let folder, let remote):
            return try names(ofProduct: product, folder, remote, in: project)
        }
    }

    static func module(ofFile name: String) -> String {
        let plain = String(name.prefix { $0 != "." })
        return BuildVariables.identifier(plain.hasPrefix("lib") ? String(plain.dropFirst(3)) : plain)
    }

    private static let moduleTypes: [String: Bool] = [
        "com.apple.product-type.framework": true, "com.apple.product-type.framework.static": true,
        "com.apple.product-type.library.static": false, "com.apple.product-type.library.dynamic": false,
    ]

    /// Adds a target and what it depends on. Returns the names of the modules that it provides.
    mutating func visit(_ id: String, in project: XcodeProject) throws(ProjectError) -> [String] {
        let id = project.twinForIOS(of: id)
        guard let target = project.object(id) else { return [] }
        let node = Node.target(project: project.path, id: id)
        let isGroup = target["isa"]?.string == "PBXAggregateTarget"
        let isFramework = target["productType"]?.string.flatMap { Self.moduleTypes[$0] }
        // Extensions and apps of watches are embedded, not imported.
        guard isGroup || isFramework != nil, !isReplaced(target, in: project) else { return [] }
        if let known = provided[node] { return known }
        try enter(node, target["name"]?.string ?? id, project.path)
        let needed = try names(of: project.dependencies(of: target), in: project)
        way.removeLast()
        guard let isFramework else {
            provided[node] = needed
            return needed
        }
        let whole = try project.app(target, files)
        provided[node] = needed
        guard !whole.sources.isEmpty else {
            guard StandIns.module(for: whole.module) == nil else { return needed }
            if whole.foreign.objectiveC.isEmpty, let found = names(ofMissingPod: whole.name, in: project) {
                provided[node] = found
                return found
            }
            if var module = AppProject.Module(ofTargetInC: whole) {
                module.dependencies = needed
                provided[node] = try add(module, at: project.path)
                return provided[node] ?? []
            }
            unavailable.append(.init(whole.module, Self.reason(forMissing: whole, in: project)))
            return needed
        }
        let hasBundle = isFramework && !(whole.resources.isEmpty && whole.infoPlist == nil)
        var module = AppProject.Module(
            name: whole.name, module: whole.module, swiftVersion: whole.swiftVersion, sources: whole.sources,
            resources: whole.resources, bundle: isFramework ? "Frameworks/\(whole.name).framework" : nil,
            isFramework: isFramework, infoPlist: hasBundle ? whole.infoPlist : nil, settings: whole.settings)
        module.dependencies = needed
        (module.scripts, module.missingSources) = (whole.scripts, whole.missingSources)
        module.headerModules = whole.foreign.headerModules(of: whole.name, files)
        // CocoaPods writes a header for each pod, which imports UIKit.
        if project.isOfPods, !module.headerModules.contains("UIKit") { module.headerModules.append("UIKit") }
        module.record(objectiveC: whole.foreign.objectiveC, remarks: whole.remarks)
        if !isFramework { module.resources = [] }
        if StandIns.replace(whole.module) {
            let what = "`import \(whole.module)` gets what is here in place of that"
            module.remarks.append("the target '\(whole.name)' has the name of a library; \(what)")
        }
        provided[node] = try add(module, at: project.path)
        return provided[node] ?? []
    }

    /// Returns why a target without Swift sources has no module.
    private static func reason(forMissing target: AppProject, in project: XcodeProject) -> String {
        if !target.foreign.objectiveC.isEmpty {
            return "the target '\(target.name)' is written in Objective-C, which isn't compiled here"
        }
        guard !target.missingSources.isEmpty else { return "the target '\(target.name)' has no Swift sources" }
        let hint = project.isOfPods ? ": \(podHint)" : ""
        return "the sources of the target '\(target.name)' aren't there\(hint)"
    }

    /// Adds a module. Returns its name after those that it depends on.
    mutating func add(_ module: AppProject.Module, at place: String) throws(ProjectError) -> [String] {
        if modules.contains(where: { $0.module == module.module }) {
            throw ProjectError(
                place, "two targets that the app needs make the module '\(module.module)'",
                hint: "give one of them another name in PRODUCT_MODULE_NAME")
        }
        modules.append(module)
        return module.dependencies + [module.module]
    }

    /// Notes that a node is visited, unless it is already.
    mutating func enter(_ node: Node, _ name: String, _ place: String) throws(ProjectError) {
        if let start = way.firstIndex(where: { $0.node == node }) {
            let circle = (way[start...].map(\.name) + [name]).map { "'\($0)'" }.joined(separator: " → ")
            throw ProjectError(
                place, "targets depend on each other in a circle: \(circle)",
                hint: "move what they share into a target of its own")
        }
        way.append((node, name))
    }

    // MARK: Packages

    private mutating func read(_ folder: String) throws(ProjectError) -> PackageManifest? {
        if let known = manifests[folder] { return known }
        let file = FilePath.join(folder, "Package.swift")
        guard files.isPackage(folder) else {
            let needed = way.last.map { "'\($0.name)' depends on" } ?? "the project names"
            throw ProjectError(
                folder, "\(needed) the package in this folder, where there is no Package.swift",
                hint: "put the package there, or remove it from the project")
        }
        guard let read = try manifest(folder) else { return nil }
        try read.checkNames(in: file, files)
        manifests[folder] = read
        descriptions.append(file)
        return read
    }

    private mutating func names(
        ofProduct product: String, _ folder: String?, _ remote: RemotePackage?, in project: XcodeProject
    ) throws(ProjectError) -> [String] {
        // A package in the workspace stands in for one at an address.
        for place in [folder].compactMap(\.self) + project.packageFolders(files) + places.packages {
            if let found = try names(ofProduct: product, at: place) { return found }
        }
        if let folder {
            throw ProjectError(folder, "the package has no product '\(product)', which the project uses")
        }
        let candidates = remote.map { [$0] } ?? project.remotePackages
        try resolve(project, product, candidates)
        return try names(ofProduct: product, from: candidates.map { PackageAddress($0.address) })
    }

    /// Returns the modules of a product of the package in a folder, or nil if it has no such product.
    mutating func names(ofProduct product: String, at folder: String) throws(ProjectError) -> [String]? {
        let place = (try? files.resolve(folder)) ?? folder
        guard let manifest = try read(place), let found = manifest.products.first(where: { $0.name == product }) else {
            return nil
        }
        var all: [String] = []
        for target in found.targets {
            for name in try visit(target, in: place, manifest) where !all.contains(name) { all.append(name) }
        }
        return all
    }

    /// Returns the folder of a package, or that of the package with its name that a project or the workspace has: Xcode takes
    /// this one, whatever path another package gives.
    private func localPackage(at path: String) -> String {
        guard !files.isPackage(path) else { return path }
        let all = places.packages + projects.sorted { $0.key < $1.key }.flatMap { $0.value.packageFolders(files) }
        let name = FilePath.name(of: path).lowercased()
        return all.first { FilePath.name(of: $0).lowercased() == name && files.isPackage($0) } ?? path
    }

    /// Returns the modules of a product of one of the packages at addresses, which were chosen before.
    mutating func names(
        ofProduct product: String, from addresses: [PackageAddress]
    ) throws(ProjectError) -> [String] {
        var reason: String?
        var isFetchable = false
        for address in addresses {
            if let folder = packages?.folder(of: address.identity) {
                if let found = try names(ofProduct: product, at: folder) { return found }
                reason = reason ?? "the package '\(address.name)' in \(folder) has no product '\(product)'"
            } else if let problem = packages?.problems[address.identity] {
                reason = problem.text
                isFetchable = isFetchable || problem.isFetchable
            }
        }
        let what = addresses.count == 1 ? "the package at \(addresses[0])" : "a package"
        record(
            .init(
                BuildVariables.identifier(product),
                reason ?? "'\(product)' is of \(what), and the project doesn't say which version it needs",
                isFetchable: isFetchable))
        return []
    }

    mutating func record(_ module: AppProject.UnavailableModule) {
        if !unavailable.contains(module) { unavailable.append(module) }
    }

    // MARK: Packages at addresses

    /// Chooses the packages that a project needs, of all its targets but those of tests at first.
    private mutating func resolve(
        _ project: XcodeProject, _ product: String, _ candidates: [RemotePackage]
    ) throws(ProjectError) {
        var needs = packages == nil ? project.packageNeeds(of: project.targets.filter { !project.isTest($0) }) : []
        for package in candidates { needs += project.needs(of: [product], from: package) }
        try resolve(needs, for: project.path)
    }

    /// Chooses packages. What CocoaPods or Carthage would fetch needn't be a package that can be read.
    mutating func resolve(
        _ needs: [PackageResolver.Need], for project: String, arePackages: Bool = true
    ) throws(ProjectError) {
        guard let checkouts else { return }
        var resolver: PackageResolver
        if let packages { resolver = packages } else { resolver = try newResolver(checkouts, for: project) }
        var read = manifests
        var unreadable: Set<String> = []
        try resolver.add(needs) { folder throws(ProjectError) -> PackageManifest? in
            if let known = read[folder] { return known }
            guard files.isPackage(folder), !unreadable.contains(folder)
            else { return nil }
            do throws(ProjectError) {
                read[folder] = try manifest(folder)
            } catch {
                guard !arePackages else { throw error }
                unreadable.insert(folder)
            }
            return read[folder]
        }
        packages = resolver
        checkouts.keep(resolver.pins, of: places.home)
    }

    /// Returns a resolver that knows `Package.resolved`, that of a workspace first, and what was chosen the last time.
    private mutating func newResolver(
        _ checkouts: any PackageCheckouts, for project: String
    ) throws(ProjectError) -> PackageResolver {
        var pins: [PackagePin] = []
        for path in places.resolvedFiles(of: project) {
            guard let bytes = try? files.read(path).bytes else { continue }
            descriptions.append(path)
            do throws(JSONError) {
                pins += try PackagePin.all(in: bytes)
            } catch {
                throw ProjectError(path, "the file can't be read: \(error.message)")
            }
        }
        var local: [String: String] = [:]
        for folder in places.packages { local[FilePath.name(of: folder).lowercased()] = folder }
        return PackageResolver(checkouts, resolved: pins + checkouts.pins(of: places.home), local: local)
    }

    private mutating func names(
        of dependencies: [PackageManifest.Dependency], in folder: String, _ manifest: PackageManifest
    ) throws(ProjectError) -> [String] {
        var all: [String] = []
        for dependency in dependencies {
            for name in try names(of: dependency, in: folder, manifest) where !all.contains(name) { all.append(name) }
        }
        return all
    }

    private mutating func names(
        of dependency: PackageManifest.Dependency, in folder: String, _ manifest: PackageManifest
    ) throws(ProjectError) -> [String] {
        if StandIns.replace(dependency.name) { return [] }
        let product: String
        switch dependency {
        case .name(let name):
            if manifest.target(named: name) != nil { return try visit(name, in: folder, manifest) }
            product = name
        case .product(let name, _): product = name
        }
        let requirements = manifest.requirements(for: dependency).map { manifest.requirements[$0] }
        var addresses: [PackageAddress] = []
        for requirement in requirements {
            switch requirement {
            case .folder(_, let path):
                if let found = try names(ofProduct: product, at: localPackage(at: path)) { return found }
            case .remote(_, let address, let state):
                guard state != nil else {
                    record(
                        .init(
                            BuildVariables.identifier(product),
                            "'\(product)' is of '\(address)', a package of a registry; only those of git repositories are fetched"
                        ))
                    return []
                }
                addresses.append(PackageAddress(address))
            }
        }
        guard !addresses.isEmpty else {
            throw ProjectError(
                FilePath.join(folder, "Package.swift"), "there is no target and no product '\(product)'",
                hint: "the packages that '\(manifest.name)' depends on don't have it")
        }
        // What packages at addresses need was chosen with them.
        if !addresses.contains(where: { packages?.isKnown($0.identity) == true }) {
            let used = Set(manifest.products.map(\.name) + manifest.targets.filter { $0.type != "test" }.map(\.name))
            let needs = manifest.needs(of: used.union([way.last?.name].compactMap(\.self)))
            try resolve(needs, for: folder)
        }
        return try names(ofProduct: product, from: addresses)
    }

    /// Adds a target of a package and what it depends on. Returns the names of the modules that it provides.
    private mutating func visit(
        _ name: String, in folder: String, _ manifest: PackageManifest
    ) throws(ProjectError) -> [String] {
        guard let target = manifest.target(named: name) else { return [] }
        let node = Node.package(folder: folder, target: name)
        if let known = provided[node] { return known }
        if let what = PackageFolder.unbuilt[target.type] {
            // The build does the work of these.
            if target.type == "plugin", name.hasPrefix("RswiftGenerate") || name.hasPrefix("SwiftGen") { return [] }
            record(.init(name, "'\(name)' of the package '\(manifest.name)' is \(what)"))
            provided[node] = []
            return []
        }
        try enter(node, name, FilePath.join(folder, "Package.swift"))
        let needed = try names(of: target.dependencies, in: folder, manifest)
        way.removeLast()
        provided[node] = needed
        guard var module = try PackageFolder(folder, manifest, files).module(of: target) else {
            guard StandIns.module(for: name) == nil else { return needed }
            unavailable.append(.init(name, "'\(name)' of the package '\(manifest.name)' has no Swift sources"))
            return needed
        }
        module.dependencies = needed
        module.lacks = target.dependencies.map(\.name).filter { name in unavailable.contains { $0.name == name } }
        provided[node] = try add(module, at: folder)
        return provided[node] ?? []
    }
}
