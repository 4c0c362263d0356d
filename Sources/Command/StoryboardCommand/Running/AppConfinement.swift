import AppBuilder
import AppProject
import ChildProcess
import FileAccess
import StoryboardModel

/// What the process of an app gets of its surroundings: some variables, and a sandbox unless it is switched off.
struct AppConfinement: Sendable {
    static let noSandbox = Option(
        "no-sandbox",
        says: "lets the app read and write all of your files, and reach other programs")
    static let noNetwork = Option("no-network", says: "denies the app the network")

    /// What a command without a sandbox says, or nil.
    static let missing =
        Sandbox.isAvailable ? nil : "the app runs without a sandbox: the system's kernel has no Landlock"

    var isOn = true
    var hasNetwork = true
    /// The variables of this process that the app gets.
    private let variables: [String: String]
    /// The programs and libraries that are beside this process.
    private let command: String

    init(_ environment: CommandEnvironment) {
        command = environment.program
        variables = Dictionary(
            uniqueKeysWithValues: Self.names.compactMap { name in environment.variable(name).map { (name, $0) } })
    }

    init(_ arguments: Arguments, _ environment: CommandEnvironment) {
        self.init(environment)
        (isOn, hasNetwork) = (!arguments.has("no-sandbox"), !arguments.has("no-network"))
    }

    /// What says where programs, libraries, fonts and icons are, and what language and time it is.
    private static let names =
        ["PATH", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "LANG", "LANGUAGE", "TZ"] + BundledFiles.names
        + [
            "ALL", "ADDRESS", "COLLATE", "CTYPE", "IDENTIFICATION", "MEASUREMENT", "MESSAGES", "MONETARY", "NAME",
            "NUMERIC", "PAPER", "TELEPHONE", "TIME",
        ].map { "LC_\($0)" }

    /// Returns all variables of an app with a home folder.
    func variables(of build: AppBuild, home: String, isTest: Bool = false) -> [String: String] {
        let ofScheme = isTest ? [:] : build.project.launchVariables
        return variables.merging(ofScheme) { $1 }.merging(AppHome.variables(home)) { $1 }
    }

    /// Confines this process as a sandbox says, before it becomes the app.
    func enter(_ sandbox: Sandbox?, _ environment: CommandEnvironment) throws(Failure) {
        guard let sandbox, let problem = environment.confine(sandbox.readable, sandbox.writable, sandbox.hasNetwork)
        else { return }
        throw Failure(
            .unreadable,
            Problem(
                message: "the app can't be run in a sandbox: \(problem)", rule: "run.sandbox",
                hint: "--no-sandbox runs it without one, if you trust it"))
    }

    /// Says that there is no sandbox, if there should be one.
    func report(in environment: CommandEnvironment) {
        guard isOn, let missing = Self.missing else { return }
        environment.report(Problem(severity: .note, message: missing, rule: "run.sandbox"))
    }

    /// Returns the sandbox of an app with a home folder, or nil if it has none. `others` are folders that it also reads, `outputs` those
    /// that it also writes.
    func sandbox(
        of build: AppBuild, home: String, reading others: [String] = [], writing outputs: [String] = []
    ) -> Sandbox? {
        guard isOn, Self.missing == nil else { return nil }
        let own =
            [build.folder, build.runtimeFolder, FilePath.folder(of: command)]
            + Toolchain.folders(in: variables["PATH"] ?? "", DiskFiles())
        let fonts = ["FONTCONFIG_FILE", "FONTCONFIG_PATH"].compactMap { variables[$0] }
        return Sandbox(
            readable: Sandbox.systemFiles + own + fonts + others, writable: Sandbox.devices + [home] + outputs,
            hasNetwork: hasNetwork)
    }
}
