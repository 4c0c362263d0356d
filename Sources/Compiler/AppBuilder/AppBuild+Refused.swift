import AppProject
import SourceAdaptation

extension AppBuild {
    /// The most calls of the compiler in which it is found what must be rewritten or left out.
    private static let mostRounds = 16

    /// Compiles sources. Calls that only Objective-C resolves are rewritten. Where sources need modules that can't be had, what needs
    /// these is left out, with warnings; a strict build has errors instead. Sources that have code for Linux are compiled as for Linux
    /// if they can't be for iOS. Of sources of tests, those tests fail that can't be compiled, or call what can't, and the messages
    /// have the errors. `file` keeps the result for the next build; `lacking` are names that were left out of the modules before.
    func compiling<Value>(
        _ paths: [String], keptIn file: String, areTests: Bool = false, lacking: Set<String> = [],
        _ compile: ([AdaptedModule.Source]) throws(BuildError) -> Value
    ) throws(BuildError) -> (value: Value, messages: [String], leftOut: Set<String>) {
        let originals = try read(paths)
        let missing = project.unavailable.map { $0.name ?? $0.reason } + lacking
        let record = LeftOutRecord(in: file, lacking: missing, files)
        let (known, earlier) = isStrict ? (originals, []) : record.applied(to: originals)
        let partial = project.modules.filter(\.isPartial).map(\.module)
        var code = RefusedCode(
            known, lacksObjectiveC: lacksObjectiveC, importing: Set(isStrict ? [] : partial), lacking: lacking)
        lazy var objectiveC = ObjectiveCNames(project.foreign, files).all
        var last = BuildError("the sources can't be compiled")
        var lastForIOS: BuildError?
        var reasons: [String] = []
        // Tests that fail are tried again in the next build, since what is wrong may be in another source.
        var kept: [AdaptedModule.Source]?
        for _ in 0..<Self.mostRounds {
            let error: BuildError
            do throws(BuildError) {
                let value = try compile(code.sources)
                let removals = earlier + code.removals
                if !isStrict { record.keep(kept ?? code.sources, of: originals, removals, files) }
                return (value, warnings(removals) + code.abandoned.map(Self.message), Set(removals.map(\.text)))
            } catch let problem {
                error = problem
            }
            reasons += Self.reasons(in: error.message).filter { !reasons.contains($0) }
            last = BuildError(error.message + reasons.filter { !error.message.contains($0) }.map { $0 + "\n" }.joined())
            let complaints = Self.complaints(in: error.message)
            if code.rewrite(complaints) { continue }
            if isStrict { break }
            if code.importFrameworks(complaints) || code.removeOverrides(complaints) { continue }
            // What one source has for Linux may need what another has.
            if !areTests, code.chooseLinux(in: Set(complaints.map(\.path))) || code.chooseLinux() {
                lastForIOS = lastForIOS ?? last
                continue
            }
            if areTests {
                let before = kept ?? code.sources
                if code.failTests(complaints) {
                    kept = before
                    continue
                }
            }
            var hasChanged = false
            for module in Self.missingModules(in: error.message) where mayBeLeftOut(module) {
                hasChanged = code.removeImports(of: module) || hasChanged
            }
            code.recordSwiftUI()
            code.objectiveCNames = objectiveC
            hasChanged = code.leaveOut(complaints) || hasChanged
            if !hasChanged, areTests {
                let before = kept ?? code.sources
                hasChanged = code.abandon(complaints)
                if hasChanged { kept = before }
            }
            guard hasChanged else { break }
        }
        throw lastForIOS ?? last
    }

    private static func message(_ complaint: RefusedCode.Complaint) -> String {
        "\(complaint.path):\(complaint.line):\(complaint.column): error: \(complaint.message)"
    }

    /// Whether it is known why a module isn't there, and nobody can change it. Another may be one that the project forgot.
    private func mayBeLeftOut(_ module: String) -> Bool {
        if SystemModule.named(module) != nil { return true }
        // The names of one maker's modules begin alike: `Firebase`, `FirebaseCore`, `FirebaseAuth`.
        let named = project.unavailable.filter { $0.name == module }
        let kin = project.unavailable.filter { $0.name.map(Self.firstWord(of:)) == Self.firstWord(of: module) }
        let reasons = named.isEmpty ? kin : named
        return !project.unavailable.isEmpty
            && !(reasons.isEmpty ? project.unavailable : reasons).contains(where: \.isFetchable)
    }

    private static func firstWord(of name: String) -> Substring {
        name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }
    }

    /// Whether the app is built without modules in Objective-C that it names.
    private var lacksObjectiveC: Bool {
        !project.unavailable.isEmpty && !project.unavailable.contains(where: \.isFetchable)
    }

    /// Returns the lines that say why modules aren't there.
    private static func reasons(in message: String) -> [String] {
        message.split(separator: "\n").filter { $0.hasPrefix("error: ") || $0.hasPrefix("note: there is no ") }
            .filter { !$0.contains("command failed") }.map(String.init)
    }

    private static func missingModules(in message: String) -> Set<String> {
        Set(message.matches(of: /error: no such module '(\w+)/).map { String($0.1) })
    }

    private static func complaints(in message: String) -> [RefusedCode.Complaint] {
        message.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/(/[^:]*):(\d+):(\d+): error: (.*)/#), let row = Int(match.2),
                let column = Int(match.3), !match.4.hasPrefix("no such module")
            else { return nil }
            return RefusedCode.Complaint(
                path: String(match.1), line: row, column: column, message: String(match.4))
        }
    }

    /// Returns the warnings about each source that lacks something.
    private func warnings(_ removals: [RefusedCode.Removal]) -> [String] {
        Dictionary(grouping: removals, by: \.path).sorted { $0.key < $1.key }.flatMap { path, parts in
            Dictionary(grouping: parts, by: \.reason).sorted { $0.key.rawValue < $1.key.rawValue }.map {
                reason, parts in
                warning(path, reason, parts.sorted { $0.line < $1.line })
            }
        }
    }

    private func warning(
        _ path: String, _ reason: RefusedCode.Removal.Reason, _ parts: [RefusedCode.Removal]
    ) -> String {
        var names: [String] = []
        for part in parts where !names.contains(part.text) { names.append(part.text) }
        let shown = names.prefix(4).map { "'\($0.count > 60 ? $0.prefix(57) + "..." : $0[...])'" }
        let more = names.count > shown.count ? ", and \(names.count - shown.count) more" : ""
        return "\(path):\(parts.first?.line ?? 1):1: warning: left out, since \(reason.words): "
            + shown.joined(separator: ", ") + more
    }
}

extension RefusedCode.Removal.Reason {
    fileprivate var words: String {
        switch self {
        case .module: "it needs a module that isn't available here"
        case .objectiveC: "it needs Objective-C, which isn't compiled here"
        case .override: "an extension can't override what a framework's class has without Objective-C"
        }
    }
}
