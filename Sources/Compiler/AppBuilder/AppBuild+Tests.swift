package import AppProject
import FileAccess
import SourceAdaptation

extension AppBuild {
    /// Returns the names of the tests in a target: `Module.Class/method`.
    package func testNames(in tests: AppProject.Tests) throws(BuildError) -> [String] {
        let module = try adapted(try read(tests.sources), module: tests.module, isTest: true)
        return module.testCases.flatMap { type in type.methods.map { "\(tests.module).\(type.name)/\($0.name)" } }
            + module.testFunctions.map { "\(tests.module).\($0)" }
    }

    /// Builds the program of tests, after the app. Tests in the app's process are linked with the app's objects, which are
    /// compiled once more for them, and their program stands in the app's bundle, as the app's does.
    package func build(_ tests: AppProject.Tests) throws(BuildError) -> (program: String, messages: [String]) {
        let home = FilePath.join(folder, tests.name)
        var messages: [String] = []
        var built = BuiltModules()
        let own = tests.modules.map(ModuleBuild.init)
        for module in own { messages += try writeBundle(of: module) }
        messages += try build(project.modules.map(ModuleBuild.init) + own, &built)
        built.flags = try CSources(project, in: FilePath.join(folder, "C"), files).compile()
        let module = try adapted(try read(tests.sources), module: tests.module, importing: built, isTest: true)
        let host = tests.kind == .unit ? project.module : nil
        if host == nil, let name = module.testFunctions.first {
            throw BuildError(
                "\(tests.name): error: '\(name)' is a test of Swift Testing, which has no tests of the interface; write these with XCTest"
            )
        }
        var flags = ["-enforce-exclusivity=unchecked"]
        if host != nil {
            let objects = FilePath.join(folder, "Testable")
            let sources = try sources(in: adaptedFolder)
            var testable = compilation(of: sources, for: .testable, in: objects, importing: built)
            testable.isOptimized = false
            messages += try toolchain.compile(testable, files)
            flags += ["-I", objects]
            flags += toolchain.objects(of: sources, in: objects) + built.flags
        }
        let start = AdaptedModule.Source(path: "TestStart.swift", bytes: Array(module.testStartSource(in: host).utf8))
        let sources = try write(module.files + [start], to: FilePath.join(home, "Sources"))
        let program =
            host == nil ? FilePath.join(home, "\(tests.name).xctest") : FilePath.join(bundle, "\(tests.name).xctest")
        let compilation = Compilation(
            sources: sources, module: tests.module, swiftVersion: tests.swiftVersion, conditions: ["DEBUG"],
            flags: flags, product: .program(program), folder: FilePath.join(home, "Debug"), imports: built.interfaces,
            libraries: built.libraries, unavailable: project.unavailable)
        messages += try toolchain.compile(compilation, files)
        return (program, messages)
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
