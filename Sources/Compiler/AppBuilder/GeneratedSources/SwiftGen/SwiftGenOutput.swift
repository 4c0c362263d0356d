import FileAccess

/// A file that SwiftGen writes, as its configuration says.
struct SwiftGenOutput: Hashable {
    /// The name of the parser: `strings`, `xcassets`, `ib`, `fonts` and others.
    var parser: String
    /// The name of the template, or nil for one of the project.
    var template: String?
    var inputs: [String]
    var path: String
    var parameters: [String: YAMLValue]

    /// The templates that the build knows, without the version of Swift.
    static let templates: [String: Set<String>] = [
        "strings": ["structured", "flat"], "xcassets": [""], "ib": ["scenes", "segues"], "fonts": [""],
    ]

    /// The template's kind: `structured-swift5` is `structured`, `swift5` is empty. Nil if the build doesn't know the template.
    var kind: String? {
        guard let template, let match = template.wholeMatch(of: #/(?:(\w+)-)?swift[45]/#) else { return nil }
        let kind = String(match.1 ?? "")
        return Self.templates[parser]?.contains(kind) == true ? kind : nil
    }

    /// The name of the type that has all others.
    var typeName: String {
        if let name = parameters["enumName"]?.text, !name.isEmpty { return name }
        switch (parser, kind) {
        case ("strings", _): return "L10n"
        case ("xcassets", _): return "Asset"
        case ("ib", "segues"): return "StoryboardSegue"
        case ("ib", _): return "StoryboardScene"
        default: return "FontFamily"
        }
    }

    var access: String { parameters["publicAccess"]?.isTrue == true ? "public" : "internal" }

    /// Returns whether a path leads to the file.
    func isAt(_ path: String) -> Bool { path == self.path || Self.place(path, in: "") == self.path }

    /// Returns the files of a configuration. Paths begin at its folder.
    static func all(in text: String, at folder: String) -> [SwiftGenOutput]? {
        guard let root = YAMLValue(text)?.map else { return nil }
        let inputs = place(root["input_dir"]?.text, in: folder)
        let outputs = place(root["output_dir"]?.text, in: folder)
        var found: [SwiftGenOutput] = []
        for (parser, entries) in root.sorted(by: { $0.key < $1.key })
        where !["input_dir", "output_dir"].contains(parser) {
            for entry in entries.all {
                let sources = (entry["inputs"] ?? entry["paths"])?.all.compactMap(\.text) ?? []
                for output in (entry["outputs"] ?? entry).all {
                    guard let path = output["output"]?.text else { continue }
                    found.append(
                        SwiftGenOutput(
                            parser: parser, template: output["templateName"]?.text,
                            inputs: sources.map { place($0, in: inputs) }, path: place(path, in: outputs),
                            parameters: output["params"]?.map ?? [:]))
                }
            }
        }
        return found
    }

    /// Returns a path that begins at a folder, without `.` and `..` in it.
    static func place(_ path: String?, in folder: String) -> String {
        let path = path ?? ""
        let whole = path.hasPrefix("/") ? path : FilePath.join(folder, path)
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !whole.hasPrefix("/") {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return whole.hasPrefix("/") ? "/\(joined)" : joined.isEmpty ? "." : joined
    }
}
