/// Creates completions for bash.
enum BashCompletions {
    static var text: String {
        """
        # Completions of storyboard in bash, made by `storyboard help --completions bash`.

        _storyboard() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
            local options= words= files= place=0 index
            local -a takes
            COMPREPLY=()
            if ((COMP_CWORD == 1)); then
                COMPREPLY=($(compgen -W '\(first.joined(separator: " "))' -- "$word"))
                return
            fi
            case ${COMP_WORDS[1]} in
        \(StoryboardTool.signatures.map(verb).joined(separator: "\n"))
            *) return ;;
            esac
            if [[ -z $files && -z $words && $word == -* ]]; then words=$options; fi
            if [[ $files == none ]]; then
                return
            elif [[ -n $files ]]; then
                compopt -o filenames 2>/dev/null
                local IFS=$'\\n'
                COMPREPLY=($(compgen "$files" -- "$word"))
            else
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            fi
        }
        complete -F _storyboard storyboard

        """
    }

    private static var first: [String] {
        StoryboardTool.signatures.map(\.name) + StoryboardTool.options.flatMap(\.spellings)
    }

    /// Returns the completions of a subcommand: those of the option before the current word, otherwise those of its
    /// position.
    private static func verb(_ signature: Signature) -> String {
        let valued = signature.options.compactMap { option in
            option.completion.map { "        \(option.spellings.joined(separator: "|"))) \(setting($0)) ;;" }
        }
        let options = signature.allOptions.map { "--\($0.name)" }.joined(separator: " ")
        let place = signature.places.last?.completion ?? .nothing
        return """
                \(signature.name))
                    options='\(options)'
                    case $before in
            \(valued.map { "    \($0)\n" }.joined())            *) if [[ $word != -* ]]; then \(setting(place)); fi ;;
                    esac
                    ;;
            """
    }

    private static func setting(_ completion: Completion) -> String {
        switch completion {
        case .nothing: "files=none"
        case .files: "files=-f"
        case .folders: "files=-d"
        case .words(let words): "words='\(words.joined(separator: " "))'"
        }
    }
}
