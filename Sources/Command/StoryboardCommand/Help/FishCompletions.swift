/// Creates completions for fish.
enum FishCompletions {
    static var text: String {
        let lines =
            StoryboardTool.options.map { "complete -c storyboard -n __fish_use_subcommand \(option($0))" }
            + StoryboardTool.signatures.flatMap(verb)
        return """
            # Completions of storyboard in fish, made by `storyboard help --completions fish`.

            complete -c storyboard -f
            \(lines.joined(separator: "\n"))

            """
    }

    private static func verb(_ signature: Signature) -> [String] {
        let inside = "complete -c storyboard -n '__fish_seen_subcommand_from \(signature.name)'"
        var lines = [
            "complete -c storyboard -n __fish_use_subcommand -a \(signature.name) -d \(quoted(signature.summary))"
        ]
        lines += signature.allOptions.map { "\(inside) \(option($0))" }
        if let place = signature.places.last?.completion, place != .nothing {
            lines.append("\(inside) \(values(place))")
        }
        return lines
    }

    private static func option(_ option: Option) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.completion.map { " -x \(values($0))" } ?? ""
        return "-l \(option.name)\(letter)\(value) -d \(quoted(option.says))"
    }

    private static func values(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ""
        case .files: "-a '(__fish_complete_path)'"
        case .folders: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a '\(words.joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
