/// Reads a document and writes it again.
enum RewriteVerb: Verb {
    static let signature = Signature(
        name: "rewrite", summary: "reads a document and writes it again, byte for byte",
        positionals: [.document], options: [.output],
        examples: [
            "storyboard rewrite Main.storyboard -o Copy.storyboard", "storyboard rewrite - -o - < Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        try environment.save(environment.load(arguments["FILE"]), to: arguments.required("output"))
        return .success
    }
}

extension Positional {
    static let document = Positional("FILE", says: "the document; - is standard input")
}

extension Option {
    static let output = Option(
        "output", letter: "o", value: "OUT", isRequired: true,
        says: "the output file; the document's own path changes it in place, - is standard output")
}
