extension Check {
    /// The tables of ARCHITECTURE.md have all targets below their layers, no layer depends on one above, and decisions have one form.
    ///
    /// A table follows a heading with its layer's name, or "Other executables" for targets outside of Sources. Tests and their support
    /// aren't listed.
    static let architecture = Check(name: "architecture") { project in
        let targets = try project.targets().filter { !$0.isForTests }
        let text = try project.text(of: document)
        return unknownLayers(targets) + rows(of: text, targets) + directions(targets) + (try decisions(project, text))
    }

    private static let document = "ARCHITECTURE.md"
    /// From below.
    private static let layers = ["System", "Documents", "Compiler", "Runtime", "Frameworks", "Editor", "Command"]
    private static let others = "Other executables"
    /// In this order, after a decision itself.
    private static let sections = ["Consequences", "Where Apple is silent", "Rejected"]

    private static func heading(_ target: Target) -> String { target.layer ?? others }

    private static func unknownLayers(_ targets: [Target]) -> [Finding] {
        Set(targets.compactMap(\.layer)).subtracting(layers).sorted().map {
            Finding(path: "Sources/\($0)", message: "'Check.architecture' doesn't know this layer")
        }
    }

    /// What the tables say of targets.
    private static func rows(of text: String, _ targets: [Target]) -> [Finding] {
        let known = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var (found, lines): ([Finding], [String: Int]) = ([], [:])
        var layer = ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("#") { layer = String(line.drop { $0 == "#" || $0 == " " }) }
            guard layers.contains(layer) || layer == others, let row = line.wholeMatch(of: /\| `(\w+)` \|.*\|/) else {
                continue
            }
            let name = String(row.1)
            func add(_ message: String) {
                found.append(Finding(path: document, line: number + 1, message: "'\(name)' \(message)"))
            }
            if let earlier = lines[name] { add("has a row already, line \(earlier)") }
            lines[name] = number + 1
            guard let target = known[name] else {
                add("is no target of Package.swift")
                continue
            }
            if heading(target) != layer { add("stands below '\(layer)', its folder is '\(heading(target))'") }
        }
        for target in targets where lines[target.name] == nil {
            let message = "'\(target.name)' is in no table; add a row below '\(heading(target))'"
            found.append(Finding(path: document, message: message))
        }
        return found
    }

    /// Targets that depend on a layer above their own. The command is built with all frameworks, and imports none.
    private static func directions(_ targets: [Target]) -> [Finding] {
        let known = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        return targets.flatMap { target in
            target.dependencies.compactMap { name -> Finding? in
                guard let own = target.layer, let other = known[name]?.layer,
                    let height = layers.firstIndex(of: own), let above = layers.firstIndex(of: other), above > height
                else { return nil }
                return Finding(
                    path: "Package.swift",
                    message: "'\(target.name)' of \(own) lists '\(name)', which is of \(other), above it")
            }
        }
    }

    /// What is wrong with the numbers, titles, sections and links of decisions.
    private static func decisions(_ project: Project, _ architecture: String) throws -> [Finding] {
        var found: [Finding] = []
        for (index, path) in project.paths(in: ["docs/decisions"], ending: ".md").enumerated() {
            let (number, text) = (index + 1, try project.text(of: path))
            let digits = String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
            if path.split(separator: "/").last?.hasPrefix("\(digits)-") != true {
                found.append(Finding(path: path, message: "expected the number \(digits)"))
            }
            if !text.hasPrefix("# \(number). ") {
                let message = "expected a title that begins with '# \(number). '"
                found.append(Finding(path: path, line: 1, message: message))
            }
            let own = text.split(separator: "\n").filter { $0.wholeMatch(of: /#+ .*/) != nil }.dropFirst().map {
                String($0.drop { $0 == "#" }.dropFirst())
            }
            if own != sections.filter(own.contains) {
                let message = "expected no sections but \(sections.joined(separator: ", ")), in this order; "
                found.append(Finding(path: path, message: message + "found \(own.joined(separator: ", "))"))
            }
            if !architecture.contains("(\(path))") {
                found.append(Finding(path: path, message: "\(document) doesn't link it"))
            }
        }
        return found
    }
}
