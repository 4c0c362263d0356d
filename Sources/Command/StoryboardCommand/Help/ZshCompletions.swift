/// Creates completions for zsh's `_arguments`.
enum ZshCompletions {
    static var text: String {
        """
        #compdef storyboard
        # Completions of storyboard in zsh, made by `storyboard help --completions zsh`.

        _storyboard() {
            if (( CURRENT == 2 )); then
                local -a commands
                commands=(
        \(StoryboardTool.signatures.map { "            \(quoted(entry($0)))" }.joined(separator: "\n"))
                )
                if [[ $PREFIX == -* ]]; then
                    _arguments \(StoryboardTool.options.flatMap { option($0) }.joined(separator: " "))
                else
                    _describe -t commands 'storyboard command' commands
                fi
                return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            case $command in
        \(StoryboardTool.signatures.map(verb).joined(separator: "\n"))
            esac
        }

        # Called by the completion system where this file is in its path; told to it where the file is sourced.
        if [[ $funcstack[1] == _storyboard ]]; then _storyboard "$@"; else compdef _storyboard storyboard; fi

        """
    }

    private static func entry(_ signature: Signature) -> String { "\(signature.name):\(signature.summary)" }

    private static func verb(_ signature: Signature) -> String {
        let places = signature.positionals.enumerated().map { index, positional in
            let place = positional.count == .any ? "*" : "\(index + 1)"
            let colons = positional.count == .optional ? "::" : ":"
            return quoted("\(place)\(colons)\(positional.name):\(action(Completion(positional.name)))")
        }
        let lines = (signature.allOptions.flatMap(option) + places).map { "            \($0)" }
        return "    \(signature.name))\n        _arguments -s -S \\\n\(lines.joined(separator: " \\\n")) ;;"
    }

    /// Returns a specification for each spelling, each of which excludes the others.
    private static func option(_ option: Option) -> [String] {
        let others = "(\(option.spellings.joined(separator: " ")))"
        let value = option.value.map { ":\($0):\(action(Completion($0, choices: option.choices)))" } ?? ""
        return option.spellings.map { quoted("\(others)\($0)[\(escaped(option.says))]\(value)") }
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
    }

    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
