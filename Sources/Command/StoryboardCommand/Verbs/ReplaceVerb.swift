import StoryboardEditing
import StoryboardModel
import XMLTree

/// Replaces values in documents.
enum ReplaceVerb: Verb {
    static let signature = Signature(
        name: "replace", summary: "replaces what `find` finds, in all documents or in none",
        positionals: [FindVerb.value, Positional("NEW", says: "the new value"), FindVerb.paths],
        options: [
            FindVerb.subject, FindVerb.whole, Option("dry-run", says: "prints what would change without writing"),
        ],
        details: FindVerb.details + """

            `replace` replaces the matching part of a text, class, identifier or image. A font without a size keeps the old
            size. It updates resources and the frames that follow from layout, as the editor does.
            """,
        examples: [
            "storyboard replace '#FF3B30' Brand MyApp --of color",
            "storyboard replace Helvetica Avenir --of font --dry-run",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let query = FindVerb.query(arguments)
        let documents = try FindVerb.documents(arguments, in: environment)
        var commands: [String: [Command]] = [:]
        var counts: [String: Int] = [:]
        for (path, loaded) in documents.loaded {
            let hits = loaded.document.find(query)
            do throws(ChangeError) {
                let found = try loaded.document.commands(replacing: hits, of: query, by: arguments["NEW"])
                if found.isEmpty { continue }
                (commands[path], counts[path]) = (found, found.count)
                guard !arguments.has("dry-run") else { continue }
                let files = environment.files
                commands[path] = found + (try Parts.commands(following: found, in: loaded, files))
            } catch {
                throw Failure(path, error, at: SourceLocation(line: 1, column: 1))
            }
        }
        let step = try documents.perform(
            .perform(commands), writing: !arguments.has("dry-run"), in: environment)
        for path in step.outcome.transactions.keys.sorted() {
            let count = counts[path] ?? 0
            try environment.write("\(path): \(count) \(count == 1 ? "value" : "values")\n")
        }
        return .success
    }
}
