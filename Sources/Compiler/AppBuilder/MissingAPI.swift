import AppProject
import SourceAdaptation

/// What of Apple's frameworks isn't here, and what there is instead: the compiler says that a name can't be found, this says why.
struct MissingAPI {
    /// The modules that the app names and that can't be built.
    private let unavailable: [AppProject.UnavailableModule]

    init(_ unavailable: [AppProject.UnavailableModule] = []) { self.unavailable = unavailable }

    /// Adds to the compiler's messages what there is instead of names that it can't find, once for each.
    func explain(_ text: String) -> String {
        var said: Set<String> = []
        let notes = text.split(separator: "\n").compactMap { line -> String? in
            if let reason = reason(in: line) { return said.insert(reason).inserted ? "error: \(reason)" : nil }
            guard let note = Self.module(in: line) ?? Self.name(in: line), said.insert(note).inserted else {
                return nil
            }
            return "note: \(note)"
        }
        return notes.isEmpty ? text : text + (text.hasSuffix("\n") ? "" : "\n") + notes.joined(separator: "\n") + "\n"
    }

    /// Returns why a module that a line is about isn't there.
    private func reason(in line: Substring) -> String? {
        guard let found = line.firstMatch(of: #/: error: no such module '(\w+)'/#) else { return nil }
        let name = String(found.1)
        if SystemModule.named(name) != nil { return nil }
        return (unavailable.first { $0.name == name } ?? unavailable.first { $0.name == nil })?.reason
    }

    /// The names in sources that tools write while Xcode builds, with what the build would need to write them.
    private static let generated = [
        "R":
            "R.swift writes 'R': the build does it for apps that can import its library, 'Rswift' or 'RswiftResources'",
        "L10n": swiftGen("L10n", "Strings.swift"), "Asset": swiftGen("Asset", "Assets.swift"),
        "StoryboardScene": swiftGen("StoryboardScene", "Storyboards.swift"),
        "StoryboardSegue": swiftGen("StoryboardSegue", "Storyboards.swift"),
        "FontFamily": swiftGen("FontFamily", "Fonts.swift"),
    ]

    private static func swiftGen(_ name: String, _ file: String) -> String {
        "SwiftGen writes '\(name)': the build does it if swiftgen.yml is beside the project and names "
            + "SwiftGen's own template; otherwise run SwiftGen, and keep \(file) in the project"
    }

    private static func module(in line: Substring) -> String? {
        guard let found = line.firstMatch(of: #/: error: no such module '(\w+)'/#) else { return nil }
        let name = String(found.1)
        let others = "only Foundation, UIKit and the modules of docs/api.md can be imported"
        return "there is no \(name) here: \(SystemModule.named(name)?.summary ?? others)"
    }

    /// Returns what there is of the module of a name: the name may be missing from it, or its import from the source.
    private static func name(in line: Substring) -> String? {
        guard let found = line.firstMatch(of: #/: error: cannot find (?:type )?'(\w+)' in scope/#) else { return nil }
        if let words = generated[String(found.1)] { return words }
        let module = SystemModule.all.first { module in
            guard let prefix = module.prefix, found.1.hasPrefix(prefix) else { return false }
            // "CIImage" is one of Core Image's names, "City" is an app's own.
            return found.1.dropFirst(prefix.count).first?.isUppercase == true || prefix.count > 3
        }
        return module.map { module in
            module.presence == .missing
                ? "there is no \(module.name) here: \(module.summary)"
                : "this is here of \(module.name): \(module.summary)"
        }
    }
}
