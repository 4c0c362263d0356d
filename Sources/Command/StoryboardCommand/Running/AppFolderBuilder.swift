import AppBuilder
import AppProcess
import AppProject
import AppRunner
import EditorServer
import FileAccess

/// Builds an app folder any number of times.
struct AppFolderBuilder: Sendable {
    let folder: String
    /// The target of the project, or nil for the first one for iOS.
    var target: String?
    /// The scheme that launches the app, or nil for the one with its target's name.
    var scheme: String?
    /// The name of the configuration, or nil for the one that the scheme has for what the app is built for.
    var configuration: String?
    var action = AppProject.Action.run
    var isOptimized = false
    /// Whether mistakes between documents and sources are errors, also if the app starts.
    var isStrict = false
    /// A folder of packages' checkouts that is used besides those in the app's folder.
    var packages: String?
    /// Whether nothing is fetched.
    var isOffline = false
    /// Says what takes long.
    var progress: @Sendable (String) -> Void = { _ in }
    /// The language that the app is launched in.
    var language = LaunchLanguage()
    let command: String
    let cache: String
    let files: any FileStore
    /// What the app's process gets of its surroundings.
    let confinement: AppConfinement

    init(
        _ folder: String, command: String, cache: String, _ files: any FileStore, confinement: AppConfinement
    ) {
        (self.folder, self.command, self.cache, self.files) = (folder, command, cache, files)
        self.confinement = confinement
    }

    /// Creates a builder for the folder, target and configuration of arguments.
    init(_ arguments: Arguments, _ environment: CommandEnvironment) {
        self.init(
            environment.absolute(arguments["FOLDER"]), command: environment.program, cache: environment.cacheFolder,
            environment.files, confinement: AppConfinement(arguments, environment))
        (target, isOptimized) = (arguments.value(of: "target"), arguments.has("release"))
        (scheme, configuration) = (arguments.value(of: "scheme"), arguments.value(of: "configuration"))
        if isOptimized { action = .archive }
        isStrict = arguments.has("strict")
        packages = arguments.value(of: "packages").map(environment.absolute)
        isOffline = arguments.has("offline")
        // A builder writes on the thread of its command, as the command itself does.
        nonisolated(unsafe) let environment = environment
        progress = { environment.writeError("\($0)\n") }
    }

    func project() throws(ProjectError) -> AppProject {
        let checkouts = GitCheckouts(
            in: cache, for: folder, named: packages, isOffline: isOffline, files, progress: progress)
        return try AppProject.find(
            in: folder, target: target, scheme: scheme, configuration: configuration, for: action, files,
            manifest: PackageManifests(in: cache, files).read,
            checkouts: checkouts)
    }

    /// Returns the build of the project, before anything is built.
    func prepare(_ project: AppProject) throws(BuildError) -> AppBuild {
        try AppBuild.prepare(
            project, at: folder, isOptimized: isOptimized, isStrict: isStrict, command: command, cache: cache, files)
    }

    // MARK: Showing

    /// Returns what the editor runs apps with.
    static func tools(command: String, _ environment: CommandEnvironment) -> AppTools {
        let (cache, files) = (environment.cacheFolder, environment.files)
        let confinement = AppConfinement(environment)
        return AppTools(
            command: command,
            appName: { folder in
                do throws(ProjectError) {
                    let project = try AppProject.find(in: folder, files)
                    return project.sources.isEmpty ? nil : project.name
                } catch {
                    return nil
                }
            },
            builder: { folder in
                let run = AppRun(name: FilePath.name(of: folder), run: nil)
                let builder = AppFolderBuilder(folder, command: command, cache: cache, files, confinement: confinement)
                return { builder.build(for: run, language: $0) }
            },
            prover: { wish in
                AppFolderBuilder(wish.folder, command: command, cache: cache, files, confinement: confinement)
                    .prove(wish)
            })
    }

    /// Builds the app for being shown as `run` says, in a language of its own if there is one.
    func build(for run: AppRun, language: String?) -> AppBuildReport {
        do throws(BuildError) {
            let build = try prepare(foundProject())
            do throws(BuildError) {
                let notes = confinement.isOn ? [AppConfinement.missing].compactMap { $0.map { "note: \($0)" } } : []
                let text = (try build.run() + notes).joined(separator: "\n")
                var report = AppBuildReport(
                    app: try program(build, run, language), messages: AppBuildReport.Message.all(in: text), text: text,
                    folders: build.sourceFolders)
                report.languages = build.languages
                return report
            } catch {
                return report(error, folders: build.sourceFolders)
            }
        } catch {
            return report(error, folders: [])
        }
    }

    private func report(_ error: BuildError, folders: [String]) -> AppBuildReport {
        AppBuildReport(
            app: nil, messages: AppBuildReport.Message.all(in: error.message), text: error.message, folders: folders)
    }

    func foundProject() throws(BuildError) -> AppProject {
        do throws(ProjectError) {
            return try project()
        } catch {
            throw BuildError(error.line)
        }
    }

    /// Returns how the app is started: on its device, with the home folder that it had before.
    private func program(
        _ build: AppBuild, _ run: AppRun, _ language: String?
    ) throws(BuildError) -> AppProgram {
        let home = FilePath.join(build.folder, "Device")
        do throws(FileError) {
            try AppHome.create(at: home, build.output)
        } catch {
            throw BuildError(error)
        }
        var variables = confinement.variables(of: build, home: home)
        variables[AppProcess.variable] = run.text
        // Reports a crash at once, with the calls that led to it.
        variables["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24"
        // A call on another thread than the main one isn't a crash on iOS either: the runtime reports it.
        variables["SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE"] = "legacy"
        var wish = self.language
        if let language { wish.language = language }
        var program = AppProgram(
            build.program, arguments: build.project.launchArguments + wish.arguments, variables: variables)
        program.sandbox = confinement.sandbox(of: build, home: home)
        return program
    }
}
