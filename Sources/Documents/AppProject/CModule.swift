import FileAccess

/// A module in C: its sources, and what of it others see.
package struct CModule: Hashable, Sendable {
    package var sources: [String]
    /// All headers of the target.
    package var headers: [String]
    /// The folder of the headers that others see.
    package var publicHeaders: String
    /// What is defined while the sources are compiled: `NAME=VALUE`.
    package var defines: [String] = []
    /// The folders that are searched for headers.
    package var searchPaths: [String] = []
    /// The names of the system's libraries that it needs.
    package var libraries: [String] = []
}

extension AppProject.Module {
    /// Creates a module of sources in C, or nil if there are none or others that aren't C.
    init?(named name: String, _ foreign: ForeignSources, publicHeaders: String) {
        guard !foreign.c.isEmpty, foreign.objectiveC.isEmpty, !foreign.hasOthers else { return nil }
        let module = BuildVariables.identifier(name)
        self.init(
            name: name, module: module, swiftVersion: "5", sources: [], resources: [], settings: BuildVariables())
        c = CModule(sources: foreign.c, headers: foreign.headers, publicHeaders: publicHeaders)
    }
}
