import AppProject
import FileAccess

/// A configuration file of SwiftGen.
struct SwiftGenConfiguration {
    var path: String
    /// The files that it says, or nil if it can't be read here.
    var outputs: [SwiftGenOutput]?

    /// Reads the files that scripts name, or those with the usual names if scripts name none that exists. Paths begin at a folder.
    static func all(
        of scripts: [AppProject.ScriptPhase], at home: String, _ files: any FileStore
    ) -> [SwiftGenConfiguration] {
        let named = scripts.filter { $0.tools.contains(.swiftGen) }.flatMap { names(in: $0.text) }
        let found = read(named, at: home, files)
        return found.isEmpty ? read(["swiftgen.yml", ".swiftgen.yml"], at: home, files) : found
    }

    private static func read(_ names: [String], at home: String, _ files: any FileStore) -> [SwiftGenConfiguration] {
        var known: Set<String> = []
        var outputs: Set<String> = []
        return names.map { SwiftGenOutput.place($0, in: home) }.filter { known.insert($0).inserted }
            .compactMap { path in
                guard let bytes = try? files.read(path).bytes else { return nil }
                let all = SwiftGenOutput.all(in: String(decoding: bytes, as: UTF8.self), at: FilePath.folder(of: path))
                return SwiftGenConfiguration(
                    path: path, outputs: all?.filter { outputs.insert($0.path).inserted })
            }
    }

    /// Returns the paths of the option `--config` or `-c` in the commands of a script that run SwiftGen.
    private static func names(in script: String) -> [String] {
        let commands = script.replacing(#/\\\r?\n/#, with: " ").split(whereSeparator: \.isNewline)
            .filter { $0.lowercased().contains("swiftgen") && !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") }
        return commands.flatMap { command in
            command.matches(of: #/\s(?:--config|-c)(?:=|\s+)((?:"[^"]*"|'[^']*'|\\.|[^\s"'\\;&|])+)/#).map { match in
                String(match.1).replacing(#/["']|\\(.)/#) { $0.1 ?? "" }
                    .replacing(#/^\$[{(]?(?:SRCROOT|PROJECT_DIR)[)}]?(?:/|$)/#, with: "")
            }
        }
    }
}
