import AppProject
import FileAccess
import SourceAdaptation
import SourceModel

/// A target whose sources use what tools write in Xcode's build phases.
struct WrittenTarget {
    var module: String
    var swiftVersion: String
    var resources: [AppProject.Resource]
    var scripts: [AppProject.ScriptPhase]
    var missingSources: [String]
    var settings: BuildVariables
    /// The expression of the bundle with its resources.
    var bundle: String
    /// The modules that it can import.
    var importable: Set<String>
    private let sources: [AdaptedModule.Source]
    /// Whether it is the app, not a module.
    var isApp = false
    /// Whether it is a module of a package or pod, which has what tools write.
    var isFetched = false

    init(_ project: AppProject, _ sources: [AdaptedModule.Source], importing modules: [String]) {
        (module, swiftVersion, resources) = (project.module, project.swiftVersion, project.resources)
        (scripts, missingSources) = (project.scripts, project.missingSources)
        (settings, bundle, importable) = (project.settings, "Bundle.main", Set(modules))
        (self.sources, isApp) = (sources, true)
    }

    init(_ build: ModuleBuild, _ sources: [AdaptedModule.Source], importing modules: [String]) {
        let module = build.module
        (self.module, swiftVersion, resources) = (module.module, module.swiftVersion, module.resources)
        (scripts, missingSources) = (module.scripts, module.missingSources)
        (settings, bundle, importable) = (module.settings, build.bundleExpression, Set(modules))
        (self.sources, isFetched) = (sources, module.isFetched)
    }

    /// The texts of its sources.
    var texts: [String] { sources.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// Returns whether one of its script phases runs a program.
    func runs(_ tool: AppProject.ScriptPhase.Tool) -> Bool { scripts.contains { $0.tools.contains(tool) } }

    /// The folder that paths begin at, or nil if it isn't known.
    var home: String? { settings["SRCROOT"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether the language has the checks of actors that UIKit's classes need.
    var isMainActor: Bool { swiftVersion.hasPrefix("6") }

    /// Returns whether a source declares a type that all sources see.
    func declares(_ name: String) -> Bool { sources.contains { Self.declares(name, in: $0.bytes) } }

    /// Returns whether a source declares a type outside of others, for other modules if `isPublic`.
    static func declares(_ name: String, in bytes: [UInt8], isPublic: Bool = false) -> Bool {
        guard bytes.mentions(" \(name)") else { return false }
        // What is indented is inside of another declaration.
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            guard line.contains(" \(name)"), let match = line.prefixMatch(of: declaration) else { return false }
            return match.2 == name[...] && (!isPublic || match.1.contains("public"))
        }
    }

    private static var declaration: Regex<(Substring, Substring, Substring)> {
        #/(?:@\w+(?:\([^)]*\))?\s+)*((?:(?:public|package|internal|private|fileprivate|final|indirect|nonisolated)\s+)*)(?:enum|struct|class|actor|protocol|typealias)\s+(\w+)/#
    }

    /// Returns whether a source names a member of a type, or one of some members.
    func uses(_ name: String, members: Set<String> = []) -> Bool {
        sources.contains { source in
            guard source.bytes.mentions("\(name).") else { return false }
            let text = String(decoding: source.bytes, as: UTF8.self)
            return text.ranges(of: "\(name).").contains { place in
                let before = text[..<place.lowerBound].last
                guard before.map({ !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) ?? true else {
                    return false
                }
                guard !members.isEmpty else { return true }
                return members.contains(
                    String(text[place.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
    }

    /// Whether a source uses `R` as R.swift writes it.
    var usesR: Bool { uses("R", members: Self.membersOfR) }

    private static let membersOfR: Set<String> = [
        "image", "color", "data", "string", "storyboard", "nib", "reuseIdentifier", "segue", "file", "font", "info",
        "entitlements", "id", "validate",
    ]
}
