import AppBuilder
import FileAccess

/// Removes what was built.
enum CleanVerb: Verb {
    static let signature = Signature(
        name: "clean", summary: "removes the builds of an app, or of all apps",
        positionals: [
            Positional("FOLDER", .optional, says: "an app folder; without one, removes everything in the cache")
        ],
        options: [BuildVerb.target, BuildVerb.scheme],
        details: """
            Builds are in $XDG_CACHE_HOME/openstoryboard, with the home folder of each app: `clean` also removes its documents and
            defaults. It removes nothing in an app folder, where builds never write.
            """,
        examples: ["storyboard clean MyApp", "storyboard clean"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        var folder = environment.cacheFolder
        if arguments.optional("FOLDER") != nil {
            var builder = AppFolderBuilder(arguments, environment)
            builder.isOffline = true
            folder = AppBuild.folder(of: try BuildVerb.project(builder), at: builder.folder, cache: builder.cache)
        }
        do throws(FileError) {
            if try environment.files.look(at: folder).kind != .missing { try environment.files.removeAll(at: folder) }
        } catch {
            throw Failure(writing: folder, error)
        }
        return .success
    }
}
