import FileAccess

/// Which output depends on which document, as make and ninja read it.
struct DependencyFile {
    private(set) var text = ""

    init(_ documents: [CompiledDocument], output: String) {
        for document in documents where document.isReadable {
            let target = FilePath.join(output, document.output)
            text += "\(Self.escaped(target, isTarget: true)): \(Self.escaped(document.path, isTarget: false))\n"
        }
        // Without a rule of its own, a document that goes away would be one that make has no rule to make.
        for document in documents where document.isReadable {
            text += "\n\(Self.escaped(document.path, isTarget: true)):\n"
        }
    }

    /// Make takes backslashes as they are, except in front of what they take the meaning of.
    private static func escaped(_ path: String, isTarget: Bool) -> String {
        var result = ""
        var backslashes = 0
        for character in path {
            switch character {
            case "$": result += "$$"
            case " ", "\t", "#", ":":
                result += String(repeating: "\\", count: backslashes + 1) + String(character)
            case "%" where isTarget: result += String(repeating: "\\", count: backslashes + 1) + "%"
            default: result.append(character)
            }
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return result
    }
}
