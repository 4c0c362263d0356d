import AppProject
import ChildProcess
import FileAccess

/// Compiles a module in C to a shared library, and writes what makes its headers known to Swift.
struct CModuleBuild {
    let name: String
    let module: CModule
    /// The folder of what is made.
    let folder: String
    /// The folders of the headers of the modules that it includes.
    let included: [String]
    let includedHeaders: [String]
    let files: any FileStore

    /// Returns the map of the module: the target's own, or one of its headers.
    func moduleMap() throws(BuildError) -> String {
        let own = FilePath.join(module.publicHeaders, "module.modulemap")
        if (try? files.look(at: own).kind) == .file { return own }
        let umbrella = FilePath.join(module.publicHeaders, "\(name).h")
        let isThere = (try? files.look(at: umbrella).kind) == .file
        let line = isThere ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(module.publicHeaders)\""
        let map = FilePath.join(folder, "include/module.modulemap")
        do throws(FileError) {
            try files.createFolder(FilePath.folder(of: map))
            try files.update(map, with: Array("module \(name) {\n    \(line)\n    export *\n}\n".utf8))
        } catch {
            throw BuildError(error)
        }
        return map
    }

    /// Compiles and links the sources, unless they are those of the library.
    func compile(to library: String) throws(BuildError) {
        let folders = Set(([module.publicHeaders] + module.searchPaths + module.headers.map(FilePath.folder)))
        let arguments =
            [
                "-shared", "-fPIC", "-g", "-O1", "-fno-caret-diagnostics", "-w", "-o", library,
                "-Wl,-soname,\(FilePath.name(of: library))",
            ]
            + module.defines.map { "-D\($0)" } + (folders.sorted() + included).map { "-I\($0)" }
            + module.sources + module.libraries.map { "-l\($0)" }
        let stamp = BuildStamp(of: arguments, module.sources + module.headers + includedHeaders, with: [], files)
        do throws(FileError) {
            try files.createFolder(folder)
            try files.createFolder(FilePath.folder(of: library))
        } catch {
            throw BuildError(error)
        }
        if stamp.isThat(of: library, in: folder, files) { return }
        try CCompiler.run(arguments, for: module.sources.first ?? name)
        stamp.keep(for: library, in: folder, files)
    }
}

/// The C compiler of Swift's toolchain.
enum CCompiler {
    /// Compiles a source, or those that begin with it. The error has the compiler's messages.
    static func run(_ arguments: [String], for source: String) throws(BuildError) {
        let clang = ChildProcess("clang", arguments, bounds: .init(seconds: 300, memory: .max, output: 4 << 20))
        let result: (status: Int32, output: [UInt8])
        do throws(ChildProcessError) {
            result = try clang.report()
        } catch {
            throw BuildError(
                error == .notFound
                    ? "\(source): error: there is no C compiler; clang is part of Swift's toolchain"
                    : "\(source): error: the C compiler could not be run: \(error)")
        }
        if result.status != 0 { throw BuildError(String(decoding: result.output, as: UTF8.self)) }
    }
}
