import FileAccess

/// What the specification of a pod says about its sources. Specifications are Ruby, which isn't run: assignments of texts and lists of
/// texts are read, for all systems and for iOS, whatever conditions are around them.
struct PodSpec {
    /// The specification, or a part of it that apps can choose.
    private struct Part {
        /// The names of the parts on the way: none for the specification itself.
        var way: [String] = []
        var values: [String: [String]] = [:]
        var dependencies: [String] = []
    }

    private let parts: [Part]
    let name: String
    /// The parts that an app names, besides those that it gets by default.
    private let named: Set<String>

    init(_ text: String, named name: String, parts named: Set<String> = []) {
        (self.name, self.named) = (name, named)
        var reader = Reader()
        for line in Self.statements(of: text) { reader.read(line) }
        parts = reader.parts
    }

    /// Whether the app names parts that it wouldn't get by default.
    var hasMore: Bool {
        let usual = Set(PodSpec(parts, name).chosen.compactMap(\.way.first))
        return parts.contains { part in part.way.first.map { named.contains($0) && !usual.contains($0) } ?? false }
    }

    /// The specification and those of its parts that the app names or gets by default.
    private var chosen: [Part] {
        guard let whole = parts.first else { return [] }
        let wanted = (whole.values["default_subspecs"] ?? []) + (whole.values["default_subspec"] ?? [])
        var names = Set(wanted.isEmpty ? parts.compactMap(\.way.first) : wanted).union(named)
        // Parts need others of the same pod: `Pod/Core`.
        var count = -1
        while count != names.count {
            count = names.count
            for part in parts where part.way.first.map(names.contains) == true {
                for need in part.dependencies where need.hasPrefix("\(name)/") {
                    names.insert(String(need.dropFirst(name.count + 1).prefix { $0 != "/" }))
                }
            }
        }
        return parts.filter { $0.way.first.map(names.contains) ?? true }
    }

    private init(_ parts: [Part], _ name: String) { (self.parts, self.name, named) = (parts, name, []) }

    private func all(_ key: String) -> [String] { chosen.flatMap { $0.values[key] ?? [] } }

    /// The name in imports.
    var module: String { all("module_name").last ?? name }
    /// The version of the language, or nil if the specification doesn't say it.
    var swiftVersion: String? { (all("swift_version") + all("swift_versions")).last }
    /// The names of other pods that this one needs.
    var dependencies: [String] {
        var names: [String] = []
        for need in chosen.flatMap(\.dependencies) {
            let pod = String(need.prefix { $0 != "/" })
            if pod != name, !names.contains(pod) { names.append(pod) }
        }
        return names
    }

    /// Returns the files of the pod in a folder.
    func sources(in folder: String, _ files: any FileStore) -> [String] {
        paths(all("source_files"), in: folder, files)
    }

    func resources(in folder: String, _ files: any FileStore) -> [String] {
        paths(all("resources") + all("resource") + all("resource_bundles") + all("resource_bundle"), in: folder, files)
    }

    private func paths(_ patterns: [String], in folder: String, _ files: any FileStore) -> [String] {
        let excluded = Set(all("exclude_files").flatMap { PathPattern($0).expand(in: folder, files) })
        var found: [String] = []
        for path in patterns.flatMap({ PathPattern($0).expand(in: folder, files) })
        where !excluded.contains(path) && !found.contains(path) {
            found.append(path)
        }
        return found
    }

    // MARK: Reading

    /// Returns the lines without comments, those of a list as one.
    private static func statements(of text: String) -> [String] {
        var found: [String] = []
        var open = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let plain = line.drop { $0 == " " || $0 == "\t" }
            if plain.hasPrefix("#") { continue }
            open += (open.isEmpty ? "" : " ") + plain
            let depth = open.count { "[{(".contains($0) } - open.count { "]})".contains($0) }
            if depth > 0 || open.hasSuffix(",") || open.hasSuffix("=") { continue }
            found.append(open)
            open = ""
        }
        return found + (open.isEmpty ? [] : [open])
    }

    private struct Reader {
        var parts: [Part] = [Part()]
        /// The parts that are open, by the number of open blocks in which each began; nil for one that isn't the app's.
        private var open: [(depth: Int, part: Int?)] = [(0, 0)]
        private var depth = 0

        private static let blocks: Set<Substring> = ["if", "unless", "case", "begin", "while", "def"]
        private static let elsewhere: Set<Substring> = ["osx", "macos", "tvos", "watchos", "visionos"]

        mutating func read(_ line: String) {
            let first = line.prefix { $0.isLetter }
            if first == "end" {
                if open.count > 1, open.last?.depth == depth { open.removeLast() }
                depth = max(0, depth - 1)
                return
            }
            if let part = line.prefixMatch(of: #/\w+\.(subspec|test_spec|app_spec)\b[\s(]*['"]?([^'"]*)['"]?.*\bdo\b/#)
            {
                depth += 1
                begin(String(part.2), isPart: part.1 == "subspec")
                return
            }
            if Self.blocks.contains(first) || line.hasSuffix(" do") || line.contains(#/\bdo \|\w+\|$/#) { depth += 1 }
            guard let current = open.last?.part else { return }
            if let need = line.prefixMatch(of: #/\w+((?:\.\w+)*)\.dependency[\s(]+['"]([^'"]+)['"]/#) {
                if isForIOS(need.1) { parts[current].dependencies.append(String(need.2)) }
            } else if let found = line.prefixMatch(of: #/\w+((?:\.\w+)*)\.(\w+)\s*(?:=|\+=)\s*(.+)/#), isForIOS(found.1)
            {
                parts[current].values[String(found.2), default: []] += Self.texts(in: String(found.3))
            }
        }

        private mutating func begin(_ name: String, isPart: Bool) {
            guard isPart, let around = open.last?.part else { return open.append((depth, nil)) }
            parts.append(Part(way: parts[around].way + [name]))
            open.append((depth, parts.count - 1))
        }

        private func isForIOS(_ way: Substring) -> Bool {
            Self.elsewhere.isDisjoint(with: way.split(separator: "."))
        }

        /// Returns the texts of a value: one, a list, or the lists of a dictionary, whose names come before `=>`.
        private static func texts(in value: String) -> [String] {
            if let words = value.firstMatch(of: #/%w[\[(]([^\])]*)[\])]/#) {
                return words.1.split(separator: " ").map(String.init)
            }
            return value.matches(of: #/['"]([^'"]*)['"](\s*=>)?/#).compactMap {
                $0.2 == nil && !$0.1.contains("#{") ? String($0.1) : nil
            }
        }
    }
}
