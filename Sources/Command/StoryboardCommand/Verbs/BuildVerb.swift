import AppBuilder
import AppProject
import AppRunner
import FileAccess
import JSONText
import XMLTree

/// Builds an app.
enum BuildVerb: Verb {
    static let signature = Signature(
        name: "build", summary: "builds an app folder: Swift sources, storyboards, resources",
        positionals: [
            Positional("FOLDER", says: "an app folder as Xcode has it, or a folder of Swift sources and storyboards")
        ],
        options: [
            target, scheme, configuration, release, strict, packages, offline, report,
            Option("library", says: "writes the library of UIKit to FOLDER instead; for installing the command"),
        ],
        details: """
            `build` compiles the sources unmodified against the UIKit next to this command: adapted copies replace outlets,
            actions, selectors and whatever else needs the Objective-C runtime. The compiler's messages are about the original
            sources. `build` doesn't write into the app's folder; it prints the path of the built app.

            If a document names something that the sources lack, or the reverse, you get a warning, since Xcode builds such an
            app. An outlet that the first scene's class lacks stops the app at launch, so it is an error.

            `build` fetches remote packages with git, in the versions of Package.resolved or the newest ones that the project
            allows, and keeps them in the cache. It runs their manifests (Package.swift) in a sandbox without a network, and
            doesn't run script phases and plugins.

            The exit code is 2 if the app does not build, with the compiler's messages: causes first. For tools, --report json
            prints them and the path of the app as JSON.
            """,
        examples: ["storyboard build MyApp", "storyboard build MyApp --release"])

    static let target = Option(
        "target", value: "NAME", says: "the app target of the project; by default the first one for iOS")
    static let scheme = Option(
        "scheme", value: "NAME", says: "the scheme whose app is built, with its launch arguments")
    static let configuration = Option(
        "configuration", value: "NAME",
        says: "the configuration of the project; by default the one that the scheme names for what you do")
    static let release = Option(
        "release", says: "builds with optimization, in the configuration that the scheme archives")
    static let strict = Option(
        "strict", says: "treats mismatches of documents and sources as errors, even if the app starts")

    static let report = Option(
        "report", value: "FORMAT", choices: ["json"], says: "prints messages and the app's path for tools: json")

    static let packages = Option(
        "packages", value: "FOLDER",
        says:
            "uses the packages in this folder or its checkouts unchanged, as well as those in SourcePackages and .build"
    )
    static let offline = Option("offline", says: "fetches no packages, and uses those fetched before")

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        if arguments.has("library") {
            do throws(BuildError) {
                try Toolchain.writeLibraries(
                    of: environment.program, to: environment.absolute(arguments["FOLDER"]), environment.files)
            } catch {
                throw Failure(.unwritable, Problem(message: error.message, rule: "build.library"))
            }
            return .success
        }
        if arguments.has("report") { return try writeReport(arguments, environment) }
        guard let build = try build(arguments, environment) else { return notBuilt }
        try environment.write(build.bundle + "\n")
        return .success
    }

    /// Builds the app and writes the messages as JSON.
    private static func writeReport(
        _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> ExitCode {
        var text = ""
        var app: String?
        let builder = AppFolderBuilder(arguments, environment)
        do throws(BuildError) {
            let build = try builder.prepare(builder.foundProject())
            text = try build.run().joined(separator: "\n")
            app = build.bundle
        } catch {
            text = error.message
        }
        let messages = AppBuildReport.Message.all(in: text).map(\.json)
        let report = JSONValue.record(["app": .optional(app), "messages": .array(messages)])
        try environment.write(report.text + "\n")
        return app == nil ? notBuilt : .success
    }

    /// The exit code of an app that doesn't build.
    static let notBuilt = ExitCode(rawValue: 2) ?? .findings

    /// Builds the app of the arguments. Returns nil if it doesn't build, which is reported.
    static func build(_ arguments: Arguments, _ environment: CommandEnvironment) throws(Failure) -> AppBuild? {
        guard let build = try prepare(arguments, environment) else { return nil }
        do throws(BuildError) {
            for message in try build.run() { environment.writeError(message + "\n") }
            return build
        } catch {
            report(error, environment)
            return nil
        }
    }

    static func report(_ error: BuildError, _ environment: CommandEnvironment) {
        environment.writeError(error.message.hasSuffix("\n") ? error.message : error.message + "\n")
    }

    /// Returns the build of the app of the arguments, before anything is built. Returns nil if it can't be built, which is
    /// reported.
    static func prepare(
        _ arguments: Arguments, _ environment: CommandEnvironment, for action: AppProject.Action? = nil
    ) throws(Failure) -> AppBuild? {
        var builder = AppFolderBuilder(arguments, environment)
        if let action { builder.action = action }
        let project: AppProject
        do throws(ProjectError) {
            project = try builder.project()
        } catch {
            environment.report(Problem(error))
            return nil
        }
        do throws(BuildError) {
            return try builder.prepare(project)
        } catch {
            report(error, environment)
            return nil
        }
    }

    /// Returns the project of a folder.
    static func project(_ builder: AppFolderBuilder) throws(Failure) -> AppProject {
        do throws(ProjectError) {
            return try builder.project()
        } catch {
            throw Failure(.refused, Problem(error))
        }
    }
}

extension Problem {
    /// Creates the problem of a project that can't be built.
    init(_ error: ProjectError) {
        self.init(
            file: error.path, location: error.location ?? SourceLocation(line: 1, column: 1), message: error.message,
            rule: "build.project", hint: error.hint)
    }
}
