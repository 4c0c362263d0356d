import AppBuilder
import AppDriver
import AppProcess
import AppProject
import FileAccess
import StoryboardModel
import XMLTree

/// A built app that the command runs without a page, in its sandbox.
struct HeadlessApp {
    let build: AppBuild
    let home: String
    let headless: HeadlessRun
    let language: LaunchLanguage

    /// Runs the app in a child of the command, and delivers what it left. Returns how it ended; a crash is printed.
    func perform(_ run: AppRun, _ arguments: Arguments, _ environment: CommandEnvironment) throws(Failure) -> Int32 {
        var run = run
        let confinement = AppConfinement(arguments, environment)
        let outbox = Outbox(of: headless, in: home)
        let sandbox = confinement.sandbox(of: build, home: home)
        if sandbox != nil { run.outbox = outbox.folder } else { confinement.report(in: environment) }
        if let end = environment.runInChild() {
            if sandbox != nil { try outbox.deliver(build.output, environment) }
            guard end >= 128 else { return end }
            environment.writeError("\(run.name): the app crashed at the last step (signal \(end - 128))\n")
            return HeadlessRun.End.crashed.rawValue
        }
        try confinement.enter(sandbox, environment)
        var variables = confinement.variables(of: build, home: home)
        variables[AppProcess.variable] = run.text
        let words = build.project.launchArguments + language.arguments
        let problem = environment.become(build.program, words, variables)
        throw Failure(.unreadable, Problem(file: build.program, message: problem, rule: "run.program"))
    }
}
