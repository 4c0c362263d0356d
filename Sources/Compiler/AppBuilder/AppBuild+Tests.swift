package import AppProject
import FileAccess
import SourceAdaptation

extension AppBuild {
    /// Returns the names of the tests in a target: `Module.Class/method`, and `Module.Class` of what may be a class of tests, which
    /// a library that isn't built yet says.
    package func testNames(in tests: AppProject.Tests) throws(BuildError) -> [String] {
        let module = try adapted(try read(tests.sources), module: tests.module, isTest: true)
        return module.testCases.flatMap { type in type.methods.map { "\(tests.module).\(type.name)/\($0.name)" } }
            + (module.testFunctions + module.possibleTestCases).map { "\(tests.module).\($0)" }
    }

    /// Builds the program of tests, after the app. Tests in the app's process are linked with the app's objects, which are
    /// compiled once more for them, and their program stands in the app's bundle, as the app's does. Errors among the messages are
    /// of code beside tests, which fail if they call it.
    package func build(_ tests: AppProject.Tests) throws(BuildError) -> (program: String, messages: [String]) {
        let home = FilePath.join(folder, tests.name)
        var messages: [String] = []
        var built = BuiltModules()
        let own = tests.modules.map(ModuleBuild.init)
        for module in own { messages += try writeBundle(of: module) }
        messages += try build(project.modules.map(ModuleBuild.init) + own, &built)
        built.flags = try CSources(project, in: FilePath.join(folder, "C"), files).compile()
        let host = tests.kind == .unit ? project.module : nil
        var flags = ["-enforce-exclusivity=unchecked"]
        // Tests of the interface may see the app's declarations as well: their process has the objects, and starts another.
        let seesApp = host == nil ? try importsApp(tests) : true
        if seesApp {
            let objects = FilePath.join(folder, "Testable")
            let sources = try sources(in: adaptedFolder)
            var testable = compilation(of: sources, for: .testable, in: objects, importing: built)
            testable.isOptimized = false
            messages += try toolchain.compile(testable, files)
            flags += ["-I", objects]
            flags += toolchain.objects(of: sources, in: objects) + built.flags
        }
        let program =
            host == nil ? FilePath.join(home, "\(tests.name).xctest") : FilePath.join(bundle, "\(tests.name).xctest")
        flags += built.headerFlags
        var compilation = Compilation(
            sources: [], module: tests.module, swiftVersion: tests.swiftVersion,
            conditions: ["DEBUG"] + conditions(tests.settings).filter { $0 != "DEBUG" },
            flags: flags, product: .program(program), folder: FilePath.join(home, "Debug"), imports: built.interfaces,
            headers: built.headerFiles, libraries: built.libraries, unavailable: project.unavailable)
        messages += try writeResources(of: tests, besides: program)
        var added: [AdaptedModule.Source] = []
        if let place = tests.bundle {
            added.append(.init(path: "ModuleBundle.swift", bytes: Array(ModuleBuild.accessor(of: place).utf8)))
        }
        let imported = built
        let (compiled, left, _) = try compiling(
            tests.sources, keptIn: FilePath.join(home, "left-out.json"), areTests: true, lacking: built.leftOut
        ) {
            sources throws(BuildError) in
            let module = try adapted(sources, module: tests.module, importing: imported, isTest: true)
            try refuseTestFunctions(of: module, in: tests)
            let start = AdaptedModule.Source(
                path: "TestStart.swift", bytes: Array(module.testStartSource(in: host).utf8))
            compilation.sources = try write(module.files + [start] + added, to: FilePath.join(home, "Sources"))
            return module.warnings + (try toolchain.compile(compilation, files))
        }
        messages += left + compiled
        return (program, messages)
    }

    /// Whether a source of tests imports the app's module.
    private func importsApp(_ tests: AppProject.Tests) throws(BuildError) -> Bool {
        if project.sources.isEmpty { return false }
        return try read(tests.sources).contains { $0.imports(project.module) }
    }

    /// Writes the resources of tests into their own bundle, or beside their program, where `Bundle(for:)` finds them.
    private func writeResources(of tests: AppProject.Tests, besides program: String) throws(BuildError) -> [String] {
        var content = BundleWriter.Content(module: tests.module, resources: tests.resources, settings: tests.settings)
        content.type = "BNDL"
        let beside = FilePath.folder(of: program)
        guard let place = tests.bundle else { return try BundleWriter(content, in: beside, files).addResources() }
        return try BundleWriter(content, in: FilePath.join(beside, place), files).run()
    }

    /// Swift Testing has no tests of the interface.
    private func refuseTestFunctions(of module: AdaptedModule, in tests: AppProject.Tests) throws(BuildError) {
        guard tests.kind == .interface, let name = module.testFunctions.first else { return }
        throw BuildError(
            "\(tests.name): error: '\(name)' is a test of Swift Testing, which doesn't support UI tests; write them with XCTest"
        )
    }

    /// Returns the adapted sources in a folder.
    private func sources(in folder: String) throws(BuildError) -> [String] {
        do throws(FileError) {
            return try files.list(folder).map { FilePath.join(folder, $0) }
        } catch {
            throw BuildError(error)
        }
    }
}
