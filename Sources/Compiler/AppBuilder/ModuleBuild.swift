import AppProject
import FileAccess
import SourceAdaptation

/// Where a module that the app imports is built: a shared library in the app's bundle.
struct ModuleBuild {
    let module: AppProject.Module

    init(_ module: AppProject.Module) { self.module = module }

    /// The library's place in the app's bundle: that of a framework is its program.
    var library: String {
        module.isFramework ? "Frameworks/\(module.name).framework/\(module.name)" : "lib\(module.module).so"
    }

    /// What of the app's bundle is the module's.
    var placesInBundle: [String] { [library] + [module.bundle].compactMap(\.self) }

    var content: BundleWriter.Content {
        BundleWriter.Content(
            module: module.module, resources: module.resources, infoPlist: module.infoPlist, settings: module.settings,
            executable: module.isFramework ? module.name : nil, type: module.isFramework ? "FMWK" : "BNDL")
    }

    /// The expression of the bundle with the module's resources.
    var bundleExpression: String { Self.expression(of: module.bundle) }

    static func expression(of bundle: String?) -> String {
        guard let bundle else { return "Bundle.main" }
        return "Bundle(url: Bundle.main.bundleURL.appendingPathComponent(\"\(bundle)\")) ?? .main"
    }

    /// Returns the source that gives the sources of a package's target the bundle with their resources; nil is the app's own.
    static func accessor(of bundle: String?) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = \(expression(of: bundle))
        }

        """
    }
}

/// The modules that were built so far, each after those that it depends on.
struct BuiltModules {
    private(set) var adapted: [AdaptedModule] = []
    private(set) var names: [String] = []
    /// The compiled modules, and the libraries.
    private(set) var interfaces: [String] = []
    private(set) var libraries: [String] = []

    /// The modules in C by their names.
    private var inC: [String: CModule] = [:]
    /// The compiler's options for the app's sources in C.
    var flags: [String] = []
    /// The folders of the headers that can be included, and the headers.
    var headerFolders: [String] { Set(inC.values.map(\.publicHeaders)).sorted() }
    var headerFiles: [String] { Set(inC.values.flatMap(\.headers)).sorted() }
    /// The names of the modules in Swift.
    var swiftModules: [String] { names.filter { inC[$0] == nil } }
    /// The compiler's options for the headers of modules in C.
    var headerFlags: [String] { headerFolders.flatMap { ["-Xcc", "-I\($0)"] } }
    /// The names of what was left out of the modules.
    var leftOut: Set<String> = []

    mutating func add(_ module: AdaptedModule, interface: String, library: String) {
        adapted.append(module)
        names.append(module.name)
        interfaces.append(interface)
        libraries.append(library)
    }

    /// Adds a module in C, whose map is in the place of an interface.
    mutating func add(_ c: CModule, named name: String, map: String, library: String) {
        add(AdaptedModule(name, []), interface: map, library: library)
        inC[name] = c
    }

    /// Returns only the modules with names.
    func only(_ chosen: [String]) -> BuiltModules {
        var result = BuiltModules()
        for (place, name) in names.enumerated() where chosen.contains(name) {
            result.add(adapted[place], interface: interfaces[place], library: libraries[place])
            result.inC[name] = inC[name]
        }
        return result
    }
}

extension AppBuild {
    /// Writes the resources of a module.
    func writeBundle(of build: ModuleBuild) throws(BuildError) -> [String] {
        guard let place = build.module.bundle else { return [] }
        return try BundleWriter(build.content, in: FilePath.join(bundle, place), files).run()
    }

    /// Adapts and compiles modules in their order. Returns the messages of the compiler.
    func build(_ modules: [ModuleBuild], _ built: inout BuiltModules) throws(BuildError) -> [String] {
        var messages: [String] = []
        for build in modules {
            let module = build.module
            let imported = built.only(module.dependencies)
            let home = FilePath.join(folder, "Modules/\(module.module)")
            let library = FilePath.join(bundle, build.library)
            try write { () throws(FileError) in try files.createFolder(FilePath.folder(of: library)) }
            if let c = module.c {
                try self.build(c, named: module.module, in: home, to: library, importing: imported, &built)
                continue
            }
            do throws(BuildError) {
                let (own, left, names) = try compiling(
                    module.sources, keptIn: FilePath.join(home, "left-out.json"), lacking: built.leftOut
                ) { sources throws(BuildError) in
                    try compile(build, sources, importing: imported, in: home, to: library)
                }
                built.leftOut.formUnion(names)
                messages += own.adapted.warnings + left + own.messages
                built.add(own.adapted, interface: own.interface, library: library)
            } catch {
                var error = error
                if module.isPartial { error.partialModule = module.module }
                throw error
            }
        }
        return messages
    }

    /// Compiles a module in C. One that needs what Apple's systems have alone is left out.
    private func build(
        _ c: CModule, named name: String, in home: String, to library: String, importing imported: BuiltModules,
        _ built: inout BuiltModules
    ) throws(BuildError) {
        let build = CModuleBuild(
            name: name, module: c, folder: home, included: imported.headerFolders,
            includedHeaders: imported.headerFiles, files: files)
        do throws(BuildError) {
            try build.compile(to: library)
        } catch {
            var error = error
            if !isStrict { error.partialModule = name }
            throw error
        }
        built.add(c, named: name, map: try build.moduleMap(), library: library)
    }

    /// Adapts and compiles the sources of a module.
    private func compile(
        _ build: ModuleBuild, _ originals: [AdaptedModule.Source], importing imported: BuiltModules, in home: String,
        to library: String
    ) throws(BuildError) -> (adapted: AdaptedModule, interface: String, messages: [String]) {
        let module = build.module
        let written = try toolSources(for: WrittenTarget(build, originals, importing: imported.names))
        let adapted = try adapted(
            originals, module: module.module, importing: imported,
            generated: modelClasses(module.resources)
                + assetSymbols(
                    module.resources, sources: module.sources, settings: module.settings,
                    bundle: build.bundleExpression)
                + written.sources,
            headerModules: module.headerModules)
        var added = [
            AdaptedModule.Source(path: "ModuleStart.swift", bytes: Array(adapted.librarySource.utf8))
        ]
        if module.package != nil, let bundle = module.bundle {
            added.append(.init(path: "ModuleBundle.swift", bytes: Array(ModuleBuild.accessor(of: bundle).utf8)))
        }
        let sources = try write(adapted.files + added, to: FilePath.join(home, "Sources"))
        var flags = module.flags + imported.headerFlags
        if let package = module.package {
            flags += ["-package-name", package.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()]
        }
        let compilation = Compilation(
            sources: sources, module: module.module, swiftVersion: module.swiftVersion, isOptimized: isOptimized,
            isSettled: module.isFetched, conditions: conditions(module.settings), flags: flags,
            product: .library(library),
            folder: FilePath.join(home, isOptimized ? "Release" : "Debug"), imports: imported.interfaces,
            headers: imported.headerFiles,
            libraries: imported.libraries, unavailable: project.unavailable)
        return (adapted, compilation.interface, written.warnings + (try toolchain.compile(compilation, files)))
    }
}
