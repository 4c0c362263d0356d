import StoryboardEditing

/// Moves the scenes of a storyboard reference into its document.
enum InlineVerb: Verb {
    static let signature = Signature(
        name: "inline", summary: "moves the scenes that a storyboard reference leads to into its storyboard",
        positionals: [.document, Positional("REFERENCE", says: "the id of a storyboard reference or its scene")],
        options: [RefactorVerb.folder],
        details: """
            The scene behind the reference, and those that segues lead to from it, take its place; segues to the reference lead to
            the scene. Other scenes of their storyboard refer to them by references. Comments and sample data move along. If the
            other storyboard becomes empty, it stays as a file without scenes.
            """,
        examples: ["storyboard inline Main.storyboard wPP-Ud-QnY"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let path = arguments["FILE"]
        let documents = try RefactorVerb.documents(around: path, arguments, environment)
        let step = try documents.perform(
            .inlineReference(Address(arguments["REFERENCE"]), in: path), in: environment)
        try RefactorVerb.report(step, environment)
        return .success
    }
}
