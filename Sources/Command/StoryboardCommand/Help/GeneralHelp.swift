/// The output of `storyboard help`.
enum GeneralHelp {
    static var text: String {
        """
        storyboard \(Version.number): reads, edits and checks Interface Builder documents (.storyboard, .xib)

        Usage: storyboard COMMAND ...

        \(HelpTable.text(StoryboardTool.signatures.map { ($0.name, $0.summary) }))

        Options:
        \(HelpTable.text(StoryboardTool.options.map { ($0.title, $0.says) }))

        \(details)

        Exit codes:
        \(HelpTable.text(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))

        """
    }

    /// The details that apply to all subcommands.
    static let details = """
        `-` is standard input for a file to read, and standard output for a file to write. Arguments after `--` aren't
        options. Files are replaced as a whole, and only if no other program has changed them meanwhile.

        A command that changes several files changes all or none. If it is killed halfway, the next command finishes or undoes
        the change, with a note. The record is in $XDG_STATE_HOME/openstoryboard, by default ~/.local/state/openstoryboard.

        Errors and warnings go to standard error, with a hint if there is one:
          FILE:LINE:COLUMN: error: message [rule]
        """
}
