/// The text of a `project.pbxproj` as Xcode writes it, into which lines are inserted. Everything else stays as it is, byte for byte.
struct ProjectText {
    /// The lines with their ends.
    private var lines: [Substring]

    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        var (lines, start) = ([Substring](), text.startIndex)
        while let end = text[start...].firstIndex(where: \.isNewline) {
            lines.append(text[start...end])
            start = text.index(after: end)
        }
        self.lines = lines + [text[start...]]
    }

    var bytes: [UInt8] { Array(lines.joined().utf8) }

    /// Adds an object at the end of the section of its class, which is added if there is none. Returns false if the text
    /// has no sections.
    mutating func add(_ object: String, id: String, comment: String, ofClass name: String) -> Bool {
        let line = "\t\t\(id) /* \(comment) */ = \(object);"
        if let end = index(of: "/* End \(name) section */") {
            insert([line], at: end)
            return true
        }
        let sections = lines.indices.filter { trimmed($0).hasPrefix("/* Begin ") }
        guard let next = sections.first(where: { trimmed($0) > "/* Begin \(name) section */" }) ?? sections.first else {
            return false
        }
        insert(["/* Begin \(name) section */", line, "/* End \(name) section */", ""], at: next)
        return true
    }

    /// Adds an id or a word at the end of a list of an object. Returns false if the list isn't found.
    mutating func add(_ id: String, comment: String? = nil, to key: String, of object: String) -> Bool {
        let isStart = { (line: String) in line.hasPrefix("\(object) ") && line.hasSuffix("= {") }
        guard let start = lines.indices.first(where: { isStart(trimmed($0)) }) else { return false }
        // Dictionaries in the object end in the same way, further in.
        let ends = lines[start...].indices.filter { trimmed($0) == "};" && indent($0) == indent(start) }
        guard let list = lines[start..<(ends.first ?? start)].indices.first(where: { trimmed($0) == "\(key) = (" }),
            let end = lines[list...].indices.first(where: { trimmed($0) == ");" })
        else { return false }
        insert(["\(indent(end))\t\(id)\(comment.map { " /* \($0) */" } ?? ""),"], at: end)
        return true
    }

    /// Removes an object that is written on one line, as those of files are. Returns false if it isn't found.
    mutating func remove(_ id: String, ofClass name: String) -> Bool {
        let isOne = { (line: String) in
            line.hasPrefix("\(id) ") && line.contains("= {isa = \(name);") && line.hasSuffix("};")
        }
        guard let index = lines.indices.first(where: { isOne(trimmed($0)) }) else { return false }
        lines.remove(at: index)
        return true
    }

    private func indent(_ index: Int) -> Substring { lines[index].prefix { $0 == "\t" || $0 == " " } }

    private func trimmed(_ index: Int) -> String {
        var line = lines[index]
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line.drop(while: \.isWhitespace))
    }

    private func index(of line: String) -> Int? { lines.indices.first { trimmed($0) == line } }

    private mutating func insert(_ new: [String], at index: Int) {
        let end = lines.first { $0.last?.isNewline == true }?.last.map(String.init) ?? "\n"
        lines.insert(contentsOf: new.map { Substring($0.replacing("\n", with: end) + end) }, at: index)
    }

    /// Returns a value as Xcode spells it: quoted unless it is a plain word.
    static func spelled(_ value: String) -> String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/$"
        let isPlain = !value.isEmpty && value.allSatisfy(plain.contains)
        if isPlain, !value.contains("//"), !value.contains("___") { return value }
        let escaped = value.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }

    /// Returns what a comment says, which ends none.
    static func commented(_ words: String) -> String { words.split(separator: "*/").joined(separator: "*_/") }
}
