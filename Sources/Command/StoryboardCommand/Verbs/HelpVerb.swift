/// Prints help for people, shells and `man`.
enum HelpVerb: Verb {
    static let signature = Signature(
        name: "help", summary: "shows the help of a command",
        positionals: [Positional("COMMAND", .optional, says: "one of the commands; by default all")],
        options: [
            Option(
                "completions", value: "SHELL", choices: Shell.allCases.map(\.rawValue),
                says: "prints the completions for bash, zsh or fish"),
            Option("manual", says: "prints the manual page storyboard(1)"),
        ],
        details: "`make install` puts the completions and the manual page where shells and `man` look for them.",
        examples: ["storyboard help render", "source <(storyboard help --completions bash)"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        try environment.write(text(arguments))
        return .success
    }

    private static func text(_ arguments: Arguments) throws(Failure) -> String {
        let asked = ["completions", "manual"].filter(arguments.has)
        if asked.count > 1 || !asked.isEmpty && arguments.optional("COMMAND") != nil {
            throw .usage("COMMAND, '--completions' and '--manual' cannot be combined", help: signature.name)
        }
        if arguments.has("manual") { return ManualPage.text }
        if let shell = arguments.value(of: "completions").flatMap(Shell.init) { return shell.completions }
        guard let name = arguments.optional("COMMAND") else { return GeneralHelp.text }
        return try StoryboardTool.verb(named: name).signature.help
    }
}

/// The shells with completions.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var completions: String {
        switch self {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }
}
