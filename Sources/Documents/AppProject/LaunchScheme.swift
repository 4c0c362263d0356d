import FileAccess
import XMLTree

/// What a project's scheme says about the launch of an app.
struct LaunchScheme {
    private(set) var arguments: [String] = []
    private(set) var variables: [String: String] = [:]

    /// Reads the shared scheme that launches a target: the one with a name, or with its own name, if there are several.
    init(of target: String, named name: String? = nil, in project: String, _ files: any FileStore) {
        let folder = FilePath.join(project, "xcshareddata/xcschemes")
        let names = ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".xcscheme") }
        let own = "\(name ?? target).xcscheme"
        for name in names.filter({ $0 == own }) + names.filter({ $0 != own }) {
            guard let bytes = try? files.read(FilePath.join(folder, name)).bytes, let tree = try? XMLTree(bytes),
                let action = tree.root.child("LaunchAction"),
                action.subtree.contains(where: { $0.name == "BuildableReference" && $0["BlueprintName"] == target })
            else { continue }
            read(action)
            return
        }
    }

    private mutating func read(_ action: Node) {
        if let language = action["language"] { arguments += ["-AppleLanguages", "(\(language))"] }
        if let region = action["region"] {
            arguments += ["-AppleLocale", "\(action["language"] ?? "en")_\(region)"]
        }
        for argument in action.child("CommandLineArguments")?.children ?? action.children
        where argument.name == "CommandLineArgument" && argument["isEnabled"] != "NO" {
            arguments += Self.words(in: argument["argument"] ?? "")
        }
        guard let list = action.child("EnvironmentVariables") else { return }
        for variable in list.children where variable["isEnabled"] != "NO" {
            if let key = variable["key"] { variables[key] = variable["value"] ?? "" }
        }
    }

    /// Returns the words of an argument, of which one field may have several; quotes keep spaces.
    static func words(in text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (isOpen, quote): (Bool, Character?) = (false, nil)
        for character in text {
            if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isOpen) = (character, true)
            } else if character.isWhitespace {
                if isOpen { words.append(word) }
                (word, isOpen) = ("", false)
            } else {
                word.append(character)
                isOpen = true
            }
        }
        return isOpen ? words + [word] : words
    }
}
