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

    /// Creates the module of a project's target in C, or nil if it isn't one. The header with the target's name is in the
    /// folder of those that others see.
    init?(ofTargetInC target: AppProject) {
        var foreign = target.foreign
        // CocoaPods gives each pod a source in Objective-C with an empty class.
        foreign.objectiveC.removeAll { FilePath.name(of: $0).hasSuffix("-dummy.m") }
        let header = foreign.headers.first { FilePath.name(of: $0) == "\(target.module).h" }
        guard let publicHeaders = header.map(FilePath.folder) else { return nil }
        // A project's headers are those of all its targets.
        let folders = Set(foreign.c.map(FilePath.folder) + [publicHeaders])
        foreign.headers.removeAll { !folders.contains(FilePath.folder(of: $0)) }
        self.init(named: target.name, foreign, publicHeaders: publicHeaders)
        module = target.module
        c?.defines = target.settings.preprocessorDefinitions
    }
}
