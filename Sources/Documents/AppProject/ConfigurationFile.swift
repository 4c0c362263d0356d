import FileAccess

/// The settings of a configuration file, `Debug.xcconfig`, and of those that it includes. Apple's "Adding a build configuration file to
/// your project" describes the format.
struct ConfigurationFile {
    /// The settings by name. The name of one that counts only for some builds ends with its conditions: `NAME[sdk=iphoneos*]`.
    private(set) var settings: [String: String] = [:]
    /// The files that were read.
    private(set) var files: [String] = []
    /// What was left out, in words.
    private(set) var remarks: [String] = []

    /// Reads the file at a path. What isn't there, or isn't a setting, is left out with a remark.
    init(at path: String, _ store: any FileStore) { read(path, store, isOptional: false) }

    private mutating func read(_ named: String, _ store: any FileStore, isOptional: Bool) {
        let path = (try? store.resolve(store.spelling(of: named))) ?? named
        // A file that includes itself adds nothing.
        guard !files.contains(path) else { return }
        let text: String
        do throws(FileError) {
            text = String(decoding: try store.read(path).bytes, as: UTF8.self)
        } catch {
            if !isOptional { remarks.append("\(path): this configuration file can't be read: \(error.message)") }
            return
        }
        files.append(path)
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            let content = words.trimmed
            if content.isEmpty { continue }
            if content.hasPrefix("#include") {
                // The path may hold two slashes, and is no comment.
                include(line.trimmed, in: path, line: number + 1, store)
            } else if let (name, value) = Self.setting(content) {
                settings[name] = value
            } else {
                remarks.append(
                    "\(path):\(number + 1): the build ignores this line, which is neither a setting nor an include")
            }
        }
    }

    private mutating func include(_ line: Substring, in path: String, line number: Int, _ store: any FileStore) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        let word = parts.first?.trimmed
        guard parts.count >= 3, word == "#include" || word == "#include?" else {
            remarks.append("\(path):\(number): an include names its file in quotation marks; this one is left out")
            return
        }
        let name = String(parts[1])
        let place = name.hasPrefix("/") ? name : FilePath.join(FilePath.folder(of: path), name)
        read(place, store, isOptional: word == "#include?")
    }

    /// Returns the name and the value of a line, `NAME[sdk=iphoneos*] = value`.
    private static func setting(_ line: Substring) -> (String, String)? {
        // An equals sign in brackets belongs to a condition.
        var depth = 0
        let sign = line.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "=" && depth <= 0
        }
        guard let sign else { return nil }
        let name = line[..<sign].trimmed
        guard let first = name.first, first.isLetter || first == "_", !name.contains(where: \.isWhitespace) else {
            return nil
        }
        var value = line[line.index(after: sign)...].trimmed
        if value.last == ";" { value = value.dropLast().trimmed }
        return (String(name), String(value))
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
