import FileAccess

/// The dependencies of outputs on documents, for make and ninja.
struct DependencyFile {
    private(set) var text = ""

    init(_ documents: [CompiledDocument], output: String) {
        for document in documents where document.isReadable {
            let target = FilePath.join(output, document.output)
            text += "\(Self.escaped(target, isTarget: true)): \(Self.escaped(document.path, isTarget: false))\n"
        }
        // Without a rule of its own, a deleted document would be one that make can't build.
        for document in documents where document.isReadable {
            text += "\n\(Self.escaped(document.path, isTarget: true)):\n"
        }
    }

    /// Returns an escaped path. Make keeps backslashes, except before special characters.
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
