import ChildProcess
package import FileAccess

/// The Swift compiler, and the UIKit that apps are built against.
package struct Toolchain: Sendable {
    /// The folder of the modules of UIKit.
    let modules: String
    /// The module maps of the C targets below UIKit.
    let moduleMaps: [String]
    /// The folder of `libUIKit.so`.
    let libraryFolder: String

    /// The library that apps are linked with.
    static let libraryName = "UIKitForLinux"

    /// The targets whose objects are in the library.
    static let targets = [
        "SystemStyles", "CLimits", "ChildProcess", "FileAccess", "JSONText", "XMLTree", "ElementCatalogue",
        "StoryboardModel", "AppSurroundings", "NibArchive", "StoryboardCompiler", "CCairo", "CPango", "CoreGraphics",
        "TextLayout", "QuartzCore", "LayoutSolver", "UIKit", "AppAssets", "SceneRenderer", "AppHost", "AppDriver",
        "AppScreen", "StoryboardPlayer", "AppProcess",
    ]
    private static let cTargets = ["CLimits", "CCairo", "CPango"]

    /// Finds the UIKit beside the command, which was installed or is in the folder that the package was built in. Then its
    /// library is linked into a folder of the cache.
    package static func beside(
        command: String, cache: String, _ files: any FileStore
    ) throws(BuildError) -> Toolchain {
        let folder = FilePath.folder(of: command)
        let modules = FilePath.join(folder, "Modules")
        guard isThere(FilePath.join(modules, "UIKit.swiftmodule"), files) else {
            throw BuildError(
                "there is no UIKit beside \(command) to build apps against; install the command with 'make install'")
        }
        let isInstalled = isThere(FilePath.join(folder, "lib\(libraryName).so"), files)
        return Toolchain(
            modules: modules, moduleMaps: cTargets.map { FilePath.join(folder, "\($0).build/module.modulemap") },
            libraryFolder: isInstalled
                ? folder : try RuntimeLibrary(buildFolder: folder, targets: targets, files).link(into: cache))
    }

    /// Writes the library of UIKit to a folder, for the installation of a command that was built.
    package static func writeLibrary(of command: String, to folder: String, _ files: any FileStore) throws(BuildError) {
        try RuntimeLibrary(buildFolder: FilePath.folder(of: command), targets: targets, files).write(to: folder)
    }

    private static func isThere(_ path: String, _ files: any FileStore) -> Bool {
        (try? files.look(at: path).kind) == .file
    }

    /// Compiles and links sources. Returns the compiler's messages.
    func compile(
        _ sources: [String], module: String, swiftVersion: String, isOptimized: Bool, conditions: [String],
        to program: String, in folder: String, _ files: any FileStore
    ) throws(BuildError) -> [String] {
        do throws(FileError) {
            try files.createFolder(folder)
            try files.update(FilePath.join(folder, "files.json"), with: Array(fileMap(sources, folder).utf8))
        } catch {
            throw BuildError("\(error.path): \(error.message)")
        }
        var arguments = [
            "-module-name", module, "-swift-version", Self.languageMode(swiftVersion), "-I", modules,
            "-module-cache-path", FilePath.join(folder, "ModuleCache"), "-o", program, "-suppress-warnings",
            "-L", libraryFolder, "-l\(Self.libraryName)", "-Xlinker", "-rpath", "-Xlinker", libraryFolder,
            "-Xlinker", "--allow-shlib-undefined",
        ]
        arguments += moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        arguments += conditions.map { "-D\($0)" }
        if !sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        arguments +=
            isOptimized
            ? ["-O", "-whole-module-optimization"]
            : [
                "-Onone", "-gline-tables-only", "-enable-batch-mode", "-incremental", "-output-file-map",
                FilePath.join(folder, "files.json"),
            ]
        let swiftc = ChildProcess(
            "swiftc", arguments + sources, bounds: .init(seconds: 900, memory: .max, output: 16 << 20))
        let result: (status: Int32, output: [UInt8])
        do throws(ChildProcessError) {
            result = try swiftc.report()
        } catch {
            throw BuildError(
                error == .notFound
                    ? "there is no Swift compiler; install a toolchain from https://www.swift.org/install"
                    : "the Swift compiler could not be run: \(error)")
        }
        let text = String(decoding: result.output, as: UTF8.self)
        if result.status != 0 { throw BuildError(MissingAPI.explain(text)) }
        return text.isEmpty ? [] : [text]
    }

    /// Returns the mode of the compiler for a version of Swift: before 4, that of 4, whose compilers are gone.
    private static func languageMode(_ version: String) -> String {
        let major = Int(version.split(separator: ".").first ?? "5") ?? 5
        if version.hasPrefix("4.2") { return "4.2" }
        return "\(min(max(major, 4), 6))"
    }

    /// Returns where the compiler puts the objects of each source.
    private func fileMap(_ sources: [String], _ folder: String) -> String {
        var entries = ["\"\": {\"swift-dependencies\": \"\(folder)/module.swiftdeps\"}"]
        for source in sources {
            let base = "\(folder)/\(FilePath.name(of: source).dropLast(".swift".count))"
            let paths = ["object": "o", "swift-dependencies": "swiftdeps", "dependencies": "d"]
                .sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\(base).\($0.value)\"" }
            entries.append("\"\(source)\": {\(paths.joined(separator: ", "))}")
        }
        return "{\(entries.joined(separator: ",\n"))}\n"
    }
}
