import ChildProcess
package import FileAccess
import Glibc
import JSONText
import SourceAdaptation

/// The Swift compiler, and the UIKit that apps are built against.
package struct Toolchain: Sendable {
    /// The folder of the modules of UIKit.
    let modules: String
    /// The module maps of the C targets below UIKit.
    let moduleMaps: [String]
    /// The folder of `libUIKit.so`.
    let libraryFolder: String
    /// The folder of the map of modules that are C libraries of the system.
    let systemModules: String
    /// The folder where the compiler keeps the modules of C that it has read, for all apps.
    let moduleCache: String

    /// The library of UIKit, which apps are linked with.
    private static let library = RuntimeLibraries.Part(
        name: "UIKitForLinux", targets: targets, uses: ["librsvg-2.0", "pangocairo", "sqlite3", "zlib"])
    /// The library of the frameworks that only apps use, which is loaded by those that do.
    private static let frameworks = RuntimeLibraries.Part(
        name: "FrameworksForLinux", targets: ["CCrypto", "TimedActions"] + SystemModule.frameworks.map(\.name),
        uses: ["libcrypto"], parent: library.name)

    private static let targets = [
        "SystemStyles", "CLimits", "ChildProcess", "CrashNotes", "FileAccess", "JSONText", "RandomNumbers", "XMLTree",
        "ElementCatalog",
        "StoryboardModel", "StoryboardEditing", "AppSurroundings", "NibArchive", "StoryboardCompiler", "CCairo",
        "CPango", "CoreGraphics",
        "TextLayout", "Metal", "QuartzCore", "LayoutSolver", "UniformTypeIdentifiers", "CZlib", "Compression", "UIKit",
        "AppAssets",
        "PlatformViews",
        "SceneRenderer", "AppHost",
        "AppDriver", "AppScreen", "SceneCapture", "StoryboardPlayer", "AppProcess", "XCUIAutomation", "CoreLocation",
        "MapKit",
        "WebKit",
        "AVFoundation", "AVKit", "SafariServices", "MessageUI",
        "Photos", "PhotosUI", "UserNotifications", "CSQLite", "DataModels", "CoreData",
    ]
    private static let cTargets = ["CLimits", "CCairo", "CPango", "CSQLite", "CCrypto", "CZlib"]

    /// Finds the UIKit beside the command, which was installed or is in the folder that the package was built in. Then its
    /// library is linked into a folder of the cache.
    package static func beside(
        command: String, cache: String, _ files: any FileStore
    ) throws(BuildError) -> Toolchain {
        try check(files)
        let folder = FilePath.folder(of: command)
        let modules = FilePath.join(folder, "Modules")
        guard isThere(FilePath.join(modules, "UIKit.swiftmodule"), files) else {
            throw BuildError(
                "there is no UIKit beside \(command) to build apps against; install the command with 'make install'")
        }
        let isInstalled = isThere(FilePath.join(folder, library.fileName), files)
        return Toolchain(
            modules: modules, moduleMaps: cTargets.map { FilePath.join(folder, "\($0).build/module.modulemap") },
            libraryFolder: isInstalled
                ? folder : try libraries(from: folder, files).link(into: cache),
            systemModules: try systemModules(in: cache, files),
            moduleCache: FilePath.join(cache, "ModuleCache"))
    }

    /// Writes the libraries of UIKit and of the frameworks to a folder, for the installation of a command that was built.
    package static func writeLibraries(
        of command: String, to folder: String, _ files: any FileStore
    ) throws(BuildError) {
        try libraries(from: FilePath.folder(of: command), files).write(to: folder)
    }

    private static func libraries(from folder: String, _ files: any FileStore) -> RuntimeLibraries {
        RuntimeLibraries(buildFolder: folder, parts: [library, frameworks], files)
    }

    private static let noCompiler = """
        there is no Swift compiler; install a toolchain from https://www.swift.org/install, or let 'storyboard play' run a \
        storyboard without its app's code
        """

    private static let oldLibrary = """
        apps can't be built here, because the system's C library is older than the one that they need; let 'storyboard play' \
        run a storyboard without its app's code
        """

    /// Throws if there is no Swift compiler in the search path, or if what it builds can't run on this system.
    package static func check(_ files: any FileStore) throws(BuildError) {
        if BundledFiles.replacesSystemLibrary { throw BuildError(oldLibrary) }
        let folders = getenv("PATH").map { String(cString: $0).split(separator: ":") } ?? []
        if !folders.contains(where: { isThere("\($0)/swiftc", files) }) { throw BuildError(noCompiler) }
    }

    /// Returns the folders of Swift's libraries: those that this process uses, and those of the compilers in a search path.
    package static func folders(in path: String, _ files: any FileStore) -> [String] {
        var folders = Sandbox.foldersOfLibraries
        for name in path.split(separator: ":") {
            guard let compiler = try? files.resolve("\(name)/swiftc"),
                (try? files.look(at: compiler).kind) == .file
            else { continue }
            folders.insert(FilePath.folder(of: FilePath.folder(of: compiler)))
        }
        return folders.filter { $0 != "/" }.sorted()
    }

    private static func isThere(_ path: String, _ files: any FileStore) -> Bool {
        (try? files.look(at: path).kind) == .file
    }

    /// Compiles and links sources. Returns the compiler's messages.
    func compile(_ compilation: Compilation, _ files: any FileStore) throws(BuildError) -> [String] {
        let (sources, folder) = (compilation.sources, compilation.folder)
        let file = compilation.product.file
        do throws(FileError) {
            try files.createFolder(folder)
            try files.update(FilePath.join(folder, "files.json"), with: Array(fileMap(sources, folder).text.utf8))
            if let file { try files.createFolder(FilePath.folder(of: file)) }
            if let file { try unlink(file, with: compilation.libraries, in: folder, files) }
        } catch {
            throw BuildError(error)
        }
        let arguments = arguments(of: compilation)
        let stamp = BuildStamp(
            of: arguments, sources + compilation.headers,
            with: [Self.library, Self.frameworks].map { FilePath.join(libraryFolder, $0.fileName) }
                + compilation.imports,
            files)
        if let file, stamp.isThat(of: file, in: folder, files) { return [] }
        let swiftc = ChildProcess(
            "swiftc", arguments + sources, bounds: .init(seconds: 900, memory: .max, output: 16 << 20))
        let result: (status: Int32, output: [UInt8])
        do throws(ChildProcessError) {
            result = try swiftc.report()
        } catch {
            throw BuildError(
                error == .notFound
                    ? Self.noCompiler
                    : "the Swift compiler could not be run: \(error)")
        }
        var originals = OriginalLines(files)
        let text = originals.restored(in: String(decoding: result.output, as: UTF8.self))
        if result.status != 0 {
            throw BuildError(MissingAPI(compilation.unavailable).explain(text) + Self.hint(for: text))
        }
        if let file, text.isEmpty { stamp.keep(for: file, in: folder, files) }
        return text.isEmpty ? [] : [text]
    }

    private func arguments(of compilation: Compilation) -> [String] {
        let folder = compilation.folder
        var arguments = [
            "-module-name", compilation.module, "-swift-version", Self.languageMode(compilation.swiftVersion), "-I",
            modules, "-module-cache-path", moduleCache, "-suppress-warnings",
            "-diagnostic-style", "llvm",
        ]
        let module = ["-emit-module", "-emit-module-path", compilation.interface, "-parse-as-library"]
        let linking = [
            "-L", libraryFolder, "-l\(Self.library.name)", "-Xlinker", "--as-needed", "-Xlinker",
            "-l\(Self.frameworks.name)", "-Xlinker", "--no-as-needed", "-Xlinker", "-rpath", "-Xlinker", libraryFolder,
            "-Xlinker",
            "--allow-shlib-undefined",
        ]
        switch compilation.product {
        case .program(let path): arguments += ["-o", path] + linking
        case .library(let path):
            arguments += ["-emit-library", "-o", path, "-Xlinker", "-soname", "-Xlinker", FilePath.name(of: path)]
            arguments += module + linking
            if !compilation.isOptimized { arguments.append("-enable-testing") }
        case .testable:
            arguments += ["-emit-object"] + module.dropLast() + ["-enable-testing"]
            arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(compilation.module)_main"]
        }
        if compilation.product.file != nil {
            for library in compilation.libraries {
                arguments += ["-Xlinker", library, "-Xlinker", "-rpath", "-Xlinker", FilePath.folder(of: library)]
            }
        }
        arguments += compilation.flags
        arguments += Set(compilation.imports.map(FilePath.folder)).sorted().flatMap { ["-I", $0] }
        arguments += ["-I", systemModules]
        arguments += moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        arguments += compilation.conditions.map { "-D\($0)" }
        if !arguments.contains("-parse-as-library"),
            !compilation.sources.contains(where: { $0.hasSuffix("/main.swift") })
        {
            arguments.append("-parse-as-library")
        }
        if compilation.isOptimized { return arguments + ["-O", "-whole-module-optimization"] }
        arguments += ["-Onone", "-gline-tables-only", "-output-file-map", FilePath.join(folder, "files.json")]
        return arguments
            + (compilation.isSettled
                ? ["-whole-module-optimization", "-num-threads", "\(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))"]
                : ["-enable-batch-mode", "-incremental"])
    }

    /// Writes the maps of modules that Apple's systems have and that are C libraries here, and returns their folder. What
    /// isn't installed has none.
    private static func systemModules(in cache: String, _ files: any FileStore) throws(BuildError) -> String {
        let folder = FilePath.join(cache, "SystemModules")
        do throws(FileError) {
            try files.createFolder(folder)
            try files.update(
                FilePath.join(folder, "module.modulemap"), with: Array(SystemLibrary.moduleMap(files).utf8))
        } catch {
            throw BuildError(error)
        }
        return folder
    }

    /// Removes a program that was linked with other libraries: the compiler wouldn't link it again.
    private func unlink(
        _ program: String, with libraries: [String], in folder: String, _ files: any FileStore
    ) throws(FileError) {
        // The linker would write to where a link leads.
        if try files.look(at: program).isLink { try files.remove(program) }
        let note = FilePath.join(folder, "library")
        let library = Array(([libraryFolder] + libraries).joined(separator: "\n").utf8)
        if let old = try? files.read(note).bytes, old == library { return }
        if try files.look(at: program).kind != .missing { try files.remove(program) }
        try files.put(library, asFile: note)
    }

    /// Returns what to do about a module that isn't there or is another version's, or a disk that is full.
    private static func hint(for messages: String) -> String {
        if messages.contains("No space left on device") {
            return "error: there is no space left to build in\(BuildError.spaceHint)\n"
        }
        if messages.contains("no such module 'Testing'") || messages.contains("'TestingMacros.") {
            return "note: this toolchain has no Swift Testing; install one from https://www.swift.org/install\n"
        }
        if messages.contains("cannot be imported by the Swift ") {
            return "note: apps are built with the version of Swift that the command was built with: "
                + "'storyboard --version' tells it\n"
        }
        return SystemLibrary.hint(for: messages) ?? ""
    }

    /// Returns the mode of the compiler for a version of Swift: before 4, that of 4, whose compilers are gone.
    private static func languageMode(_ version: String) -> String {
        let major = Int(version.split(separator: ".").first ?? "5") ?? 5
        if version.hasPrefix("4.2") { return "4.2" }
        return "\(min(max(major, 4), 6))"
    }

    /// Returns the objects that sources were compiled to in a folder.
    func objects(of sources: [String], in folder: String) -> [String] {
        sources.map { "\(folder)/\(FilePath.name(of: $0).dropLast(".swift".count)).o" }
    }

    /// Returns where the compiler puts the objects of each source.
    private func fileMap(_ sources: [String], _ folder: String) -> JSONValue {
        let module = JSONValue.record(["swift-dependencies": .string("\(folder)/module.swiftdeps")])
        let entries = sources.map { source in
            let base = "\(folder)/\(FilePath.name(of: source).dropLast(".swift".count))"
            let paths = JSONValue.record([
                "dependencies": .string("\(base).d"), "object": .string("\(base).o"),
                "swift-dependencies": .string("\(base).swiftdeps"),
            ])
            return JSONMember(key: source, value: paths)
        }
        return .object([JSONMember(key: "", value: module)] + entries)
    }
}
