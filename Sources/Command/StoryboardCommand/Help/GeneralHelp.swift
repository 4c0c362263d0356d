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
        `-` stands for standard input where a file is read and for standard output where one is written. Behind `--`
        nothing is an option. Files are replaced as a whole or not at all, and never when another program changed
        them meanwhile.

        What goes wrong is told on standard error, one line each, with a hint below where there is one:
          FILE:LINE:COLUMN: error: what was found [rule]
        """
}
