import AppProject
import FileAccess

/// What the compiler makes of the sources of a module.
struct Compilation {
    enum Product {
        case program(String)
        /// A shared library, and the module that others import.
        case library(String)
        /// Objects and a module for tests, in which the function `main` has the name `MODULE_main`.
        case testable

        /// The linked file.
        var file: String? {
            switch self {
            case .program(let path), .library(let path): path
            case .testable: nil
            }
        }
    }

    var sources: [String]
    var module: String
    var swiftVersion: String
    var isOptimized = false
    /// Whether the sources stay as they are, as those of fetched packages do. They are compiled together, which takes
    /// less time than file by file; a change compiles all of them.
    var isSettled = false
    var conditions: [String] = []
    var flags: [String] = []
    var product: Product
    /// The folder of the objects.
    var folder: String
    /// The compiled modules that the sources import, and the libraries of these.
    var imports: [String] = []
    /// The headers in C that the imported modules have.
    var headers: [String] = []
    var libraries: [String] = []
    /// What can't be imported, and why.
    var unavailable: [AppProject.UnavailableModule] = []

    /// The compiled module.
    var interface: String { FilePath.join(folder, "\(module).swiftmodule") }
}
