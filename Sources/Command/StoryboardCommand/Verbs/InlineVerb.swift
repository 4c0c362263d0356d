import StoryboardEditing

/// Moves the scenes of a storyboard reference into its document.
enum InlineVerb: Verb {
    static let signature = Signature(
        name: "inline", summary: "moves the scenes that a storyboard reference leads to into its storyboard",
        positionals: [.document, Positional("REFERENCE", says: "the id of a storyboard reference or its scene")],
        options: [RefactorVerb.folder],
        details: """
            The scene that the reference leads to, and those that follow from it by segues, come in its place; segues to the
            reference lead to the scene. What other scenes of their storyboard lead to is referred to from there. Comments and
            sample data of the scenes come along. The emptied storyboard is left as a file without scenes.
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
