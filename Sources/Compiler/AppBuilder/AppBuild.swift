package import AppProject
package import FileAccess
import SourceAdaptation

/// Builds an app: adapts and compiles its sources, compiles its documents, and makes its bundle. The app's folder is
/// never written to.
package struct AppBuild {
    package private(set) var project: AppProject
    let toolchain: Toolchain
    /// The folder of this app in the cache, outside of which nothing is written or removed.
    package let output: OutputFolder
    package var folder: String { output.folder }
    var files: any FileStore { output }
    let isOptimized: Bool
    /// Whether what documents and sources lack of each other is an error, also if the app starts.
    let isStrict: Bool
    /// What the app does before it is launched, besides what its sources say.
    package var statements: [String] = []
    /// What the build has written of the sources that the project lists.
    let writtenSources = WrittenSources()

    package init(
        _ project: AppProject, with toolchain: Toolchain, in folder: String, isOptimized: Bool = false,
        isStrict: Bool = false, _ files: any FileStore
    ) {
        (self.project, self.toolchain, self.isOptimized, self.isStrict) = (project, toolchain, isOptimized, isStrict)
        output = OutputFolder(folder, files)
    }

    /// Prepares the build of a project in a folder, with the UIKit beside a command, in a folder of the cache.
    package static func prepare(
        _ project: AppProject, at folder: String, isOptimized: Bool, isStrict: Bool, command: String, cache: String,
        _ files: any FileStore
    ) throws(BuildError) -> AppBuild {
        let toolchain = try Toolchain.beside(command: command, cache: FilePath.join(cache, "runtime"), files)
        return AppBuild(
            project, with: toolchain, in: self.folder(of: project, at: folder, cache: cache), isOptimized: isOptimized,
            isStrict: isStrict, files)
    }

    /// Returns the folder of an app in the cache.
    package static func folder(of project: AppProject, at folder: String, cache: String) -> String {
        let name = FileStamp.text(of: Array("\(folder) \(project.name)".utf8))
        return FilePath.join(cache, "apps/\(project.module)-\(name)")
    }

    /// The languages that the app is localized in.
    package var languages: [String] {
        let all = project.resources + project.modules.flatMap(\.resources)
        let folders = all.map(\.folder).filter { $0.hasSuffix(".lproj") }
        return Set(folders.map { String($0.dropLast(".lproj".count)) }).subtracting(["Base"]).sorted()
    }

    /// The folders of the files that the app is built from.
    package var sourceFolders: [String] {
        var paths = project.sources + project.resources.map(\.path) + [project.infoPlist].compactMap(\.self)
        for module in project.modules { paths += module.sources + module.resources.map(\.path) }
        return Set((paths + project.descriptions).map(FilePath.folder)).sorted()
    }

    /// The folder of the library of UIKit that the app is linked with.
    package var runtimeFolder: String { toolchain.libraryFolder }

    /// The app's bundle.
    package var bundle: String { FilePath.join(folder, "\(project.name).app") }
    /// The app's program.
    package var program: String { FilePath.join(bundle, executableName) }

    private var executableName: String {
        let name = project.settings["EXECUTABLE_NAME"] ?? project.name
        return FilePath.isName(name) ? name : "App"
    }

    /// Builds what has changed. Returns the messages of the compilers.
    package func run() throws(BuildError) -> [String] {
        var build = self
        var record = MixedModuleRecord(in: FilePath.join(folder, "mixed.json"), files)
        for module in isStrict ? [] : record.known(project.modules, files) { build = build.leaving(out: module) }
        while true {
            do throws(BuildError) {
                return try build.perform()
            } catch {
                guard let name = error.partialModule, !isStrict,
                    let module = build.project.modules.first(where: { $0.module == name })
                else {
                    var text = error.message
                    if text.contains("cannot find") {
                        text += errorsAboutMissingSources.map { "\n\($0)" }.joined()
                    }
                    throw BuildError(ArrangedMessages(text, generated: folder).text)
                }
                record.add(module, files)
                build = build.leaving(out: name)
            }
        }
    }

    /// Returns the build without a module that can't be compiled without its part in Objective-C, or without one that it needs.
    private func leaving(out module: String) -> AppBuild {
        var build = self
        let left = project.modules.first { $0.module == module }
        let lacks = left?.lacks ?? []
        build.project.modules.removeAll { $0.module == module }
        for place in build.project.modules.indices where left?.c != nil {
            guard build.project.modules[place].dependencies.contains(module) else { continue }
            build.project.modules[place].lacks.append(module)
        }
        let reason =
            left?.c != nil
            ? "the C of '\(module)' doesn't compile on Linux"
            : lacks.isEmpty
                ? "a part of '\(module)' is written in Objective-C, which isn't compiled here"
                : "'\(module)' needs \(lacks.map { "'\($0)'" }.joined(separator: ", ")), which can't be built here"
        build.project.unavailable.append(.init(module, reason))
        build.project.remarks.append("\(reason); the module is left out, with the code that needs it")
        return build
    }

    private func perform() throws(BuildError) -> [String] {
        var messages: [String] = []
        try write { () throws(FileError) in
            try files.createFolder(bundle)
            try files.createFolder(adaptedFolder)
        }
        messages += try checkLimits()
        // Documents first: they are quick, and their errors are the clearest.
        messages += try BundleWriter(content, in: bundle, files).run()
        let modules = project.modules.map(ModuleBuild.init)
        for module in modules { messages += try writeBundle(of: module) }
        let mistakes = StoryboardMistakes(project, isStrict: isStrict, files).find()
        messages += mistakes.flatMap(\.lines)
        if mistakes.contains(where: \.isError) {
            messages = remarks.map { "warning: \($0)" } + messages
            throw BuildError(ObjectiveCNames(project.foreign, files).explain(messages.joined(separator: "\n")))
        }
        var built = BuiltModules()
        messages += try build(modules, &built)
        built.flags = try CSources(project, in: FilePath.join(folder, "C"), files).compile()
        do throws(BuildError) {
            let (own, left, _) = try compiling(
                project.sources, keptIn: FilePath.join(folder, "left-out.json"), lacking: built.leftOut
            ) { originals throws(BuildError) in
                let (sources, warnings) = try adapt(originals, importing: built)
                let app = compilation(of: sources, for: .program(program), in: objectFolder, importing: built)
                return warnings + (try toolchain.compile(app, files))
            }
            messages += left + own
        } catch {
            throw BuildError(ObjectiveCNames(project.foreign, files).explain(error.message))
        }
        return remarks.map { "warning: \($0)" } + messages
    }

    private var content: BundleWriter.Content {
        BundleWriter.Content(
            module: project.module, resources: project.resources, infoPlist: project.infoPlist,
            settings: project.settings, executable: executableName,
            others: Set(allModules.flatMap(\.placesInBundle) + project.tests.compactMap(\.bundle)))
    }

    /// The app's modules and those of its tests.
    private var allModules: [ModuleBuild] {
        (project.modules + project.tests.flatMap(\.modules)).map(ModuleBuild.init)
    }

    func compilation(
        of sources: [String], for product: Compilation.Product, in folder: String, importing built: BuiltModules
    ) -> Compilation {
        Compilation(
            sources: sources, module: project.module, swiftVersion: project.swiftVersion, isOptimized: isOptimized,
            conditions: conditions(project.settings), flags: built.flags + built.headerFlags, product: product,
            folder: folder,
            imports: built.interfaces, headers: built.headerFiles,
            libraries: built.libraries, unavailable: project.unavailable)
    }

    var adaptedFolder: String { FilePath.join(folder, "Sources") }
    private var objectFolder: String { FilePath.join(folder, isOptimized ? "Release" : "Debug") }

    func conditions(_ settings: BuildVariables) -> [String] {
        // Builds for debugging define it, unless a project's configuration says what is defined.
        let isDebugging = !isOptimized && !settings.nameTheirConditions
        return Set(settings.conditions + (isDebugging ? ["DEBUG"] : [])).sorted()
    }

    /// Writes the adapted copies that differ from those of the last build, and returns all, and the warnings about them.
    private func adapt(
        _ originals: [AdaptedModule.Source], importing built: BuiltModules
    ) throws(BuildError) -> (sources: [String], warnings: [String]) {
        if project.sources.isEmpty, let first = project.foreign.objectiveC.first {
            throw BuildError(
                "\(first): error: the app is written in Objective-C, which can't be compiled here; there is no Objective-C runtime on Linux"
            )
        }
        let written = try toolSources(for: WrittenTarget(project, originals, importing: built.names))
        let module =
            project.isLibrary
            ? AdaptedModule(project.module, [Self.emptyApp], importing: built.adapted)
            : try adapted(
                originals, module: project.module, importing: built,
                generated: modelClasses(project.resources)
                    + assetSymbols(
                        project.resources, sources: project.sources, settings: project.settings, bundle: "Bundle.main")
                    + written.sources,
                headerModules: project.foreign.headerModules(of: project.name, files))
        if module.entryPoint == .none {
            if let reason = module.missingStart { throw BuildError("\(project.name): \(reason)") }
            let start = project.foreign.objectiveC.first { FilePath.name(of: $0) == "main.m" }
            let reason = start.map { "; \($0) isn't compiled, as it is Objective-C" } ?? ""
            throw BuildError(
                "\(project.name): no class is the app's delegate; mark it with '@main', or add main.swift\(reason)")
        }
        var text = module.startSource(importing: built.swiftModules, statements: statements)
        if project.isPackage { text += ModuleBuild.accessor(of: nil) }
        let start = AdaptedModule.Source(path: "AppStart.swift", bytes: Array(text.utf8))
        return (try write(module.files + [start], to: adaptedFolder), module.warnings + written.warnings)
    }

    /// The source of the app that has nothing but a library.
    private static let emptyApp = AdaptedModule.Source(
        path: "LibraryHost.swift",
        bytes: Array(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """.utf8))

    func adapted(
        _ sources: [AdaptedModule.Source], module: String, importing built: BuiltModules = BuiltModules(),
        isTest: Bool = false, generated: [AdaptedModule.Source] = [], headerModules: [String] = []
    ) throws(BuildError) -> AdaptedModule {
        AdaptedModule(
            module, sources + generated, importing: built.adapted, headerModules: headerModules, isTest: isTest)
    }

    /// Reads the sources at paths. A file that links lead to again is read once: a folder of a package may link to itself.
    func read(_ paths: [String]) throws(BuildError) -> [AdaptedModule.Source] {
        var sources: [AdaptedModule.Source] = []
        var known: Set<String> = []
        for path in paths {
            do throws(FileError) {
                let place = try files.resolve(path)
                guard known.insert(place).inserted else { continue }
                sources.append(AdaptedModule.Source(path: place, bytes: try files.read(path).bytes))
            } catch {
                throw BuildError(error)
            }
        }
        return sources
    }

    /// Writes sources to a folder that has no others, and returns their paths.
    func write(_ sources: [AdaptedModule.Source], to folder: String) throws(BuildError) -> [String] {
        var written: [String] = []
        var used: Set<String> = []
        try write { () throws(FileError) in try files.createFolder(folder) }
        for file in sources {
            let name = Self.unused(Self.plain(FilePath.name(of: file.path)), &used)
            let path = FilePath.join(folder, name)
            try write { () throws(FileError) in try files.update(path, with: file.bytes) }
            written.append(path)
        }
        try write { () throws(FileError) in
            for name in try files.list(folder) where !used.contains(name) {
                try files.remove(FilePath.join(folder, name))
            }
        }
        return written
    }

    /// Returns a name that the compiler's lists of files can have, which have one on each line.
    private static func plain(_ name: String) -> String {
        let scalars = name.unicodeScalars.map { $0.properties.generalCategory == .control ? "_" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns a file name that no other source has.
    private static func unused(_ name: String, _ used: inout Set<String>) -> String {
        var (candidate, number) = (name, 2)
        while !used.insert(candidate).inserted {
            candidate = "\(name.dropLast(".swift".count))-\(number).swift"
            number += 1
        }
        return candidate
    }

    func write(_ body: () throws(FileError) -> Void) throws(BuildError) {
        do throws(FileError) {
            try body()
        } catch {
            throw BuildError(error)
        }
    }
}

/// What prevents an app from being built, in the words of the compilers.
package struct BuildError: Error, Hashable, Sendable {
    package var message: String
    /// The module that can't be compiled, if it lacks a part or a module that it needs.
    var partialModule: String?

    package init(_ message: String) { self.message = message }

    /// Creates an error about a file of the app, or one that is built.
    package init(_ error: FileError) {
        message = "\(error.path): error: \(error.message)"
        if error.reason == .diskFull { message += Self.spaceHint }
    }

    /// What to do when there is no space for what is built.
    static let spaceHint = "; `storyboard clean` removes earlier builds"
}
