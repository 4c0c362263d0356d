import AppBuilder
import AppProcess
import AppProject
import AppRunner
import EditorServer
import FileAccess

/// Builds an app folder for being shown, as often as it is asked to.
struct AppFolderBuilder: Sendable {
    let folder: String
    let target: String?
    let isOptimized: Bool
    let command: String
    let cache: String
    let run: AppRun
    let files: any FileStore

    /// Returns what the editor runs apps with.
    static func tools(command: String, cache: String, _ files: any FileStore) -> AppTools {
        AppTools(
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
                let builder = AppFolderBuilder(
                    folder: folder, target: nil, isOptimized: false, command: command, cache: cache, run: run,
                    files: files)
                return { builder.build(language: $0) }
            })
    }

    func build(language: String?) -> AppBuildReport {
        do throws(BuildError) {
            let build = try AppBuild.prepare(
                project(), at: folder, isOptimized: isOptimized, command: command, cache: cache, files)
            do throws(BuildError) {
                let text = try build.run().joined(separator: "\n")
                var report = AppBuildReport(
                    app: try program(build, language), messages: AppBuildReport.Message.all(in: text), text: text,
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

    private func project() throws(BuildError) -> AppProject {
        do throws(ProjectError) {
            return try AppProject.find(in: folder, target: target, files)
        } catch {
            throw BuildError([error.message, error.hint].compactMap(\.self).joined(separator: "; "))
        }
    }

    /// Returns how the app is started: on its device, with the home folder that it had before.
    private func program(_ build: AppBuild, _ language: String?) throws(BuildError) -> AppProgram {
        let home = FilePath.join(build.folder, "Device")
        do throws(FileError) {
            try AppHome.create(at: home, files)
        } catch {
            throw BuildError("\(error.path): \(error.message)")
        }
        var variables = AppHome.variables(home)
        variables[AppProcess.variable] = run.text
        // A crash is told at once, with the calls that led to it.
        variables["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24"
        if let language { variables["LANG"] = language }
        return AppProgram(
            build.program, arguments: language.map { ["-AppleLanguages", "(\($0))"] } ?? [], variables: variables)
    }
}
