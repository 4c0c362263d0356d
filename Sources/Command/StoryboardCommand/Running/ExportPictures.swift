import AppBuilder
import EditorServer
import FileAccess
import StoryboardModel
import SwiftExport
import XMLTree

/// The pictures of an app's scenes by their documents and by their code.
struct ExportPictures {
    private let app: ExportedApp
    private let sources: ExportedSources
    private let environment: CommandEnvironment

    init(_ app: ExportedApp, _ sources: ExportedSources, _ environment: CommandEnvironment) {
        (self.app, self.sources, self.environment) = (app, sources, environment)
    }

    /// Builds the app with the code, and writes the pictures of all scenes to a folder. Says which differ.
    func write(to folder: String) throws(Failure) -> ExitCode {
        let scenes: [(path: String, scene: CodeProof.Scene)]
        do throws(BuildError) {
            scenes = try compared()
        } catch {
            BuildVerb.report(error, environment)
            return BuildVerb.notBuilt
        }
        for (path, scene) in scenes { try report(scene, of: path, in: folder) }
        let equal = scenes.count { $0.scene.isEqual }
        environment.writeError("\(equal) of \(scenes.count) scenes look the same\n")
        return equal == scenes.count ? .success : .findings
    }

    private func compared() throws(BuildError) -> [(path: String, scene: CodeProof.Scene)] {
        let builder = AppFolderBuilder(
            app.folder, command: environment.program, cache: environment.cacheFolder, environment.files,
            confinement: AppConfinement(environment))
        let proof = try ExportProof(app.export, sources, with: builder)
        var found: [(String, CodeProof.Scene)] = []
        for (path, source) in app.sources where source.document.kind.isStoryboard {
            let place = environment.absolute(path)
            found += try proof.compare(source.document, at: place, as: CodeProof.Look()).map { (path, $0) }
        }
        return found
    }

    private func report(_ scene: CodeProof.Scene, of path: String, in folder: String) throws(Failure) {
        do throws(FileError) {
            try environment.files.createFolder(folder)
            for (bytes, side) in [(scene.document, "document"), (scene.code, "code")] {
                guard let bytes else { continue }
                try environment.files.put(bytes, asFile: FilePath.join(folder, "\(scene.id)-\(side).png"))
            }
        } catch {
            throw Failure(writing: error.path, error)
        }
        if scene.isEqual { return }
        let pixels = scene.pixels < 0 ? "its size differs" : "\(scene.pixels) pixels differ"
        environment.report(
            Problem(
                file: path, severity: .warning,
                message: "\(scene.controller): \(([pixels] + scene.frames.prefix(4)).joined(separator: "; "))",
                rule: "export.picture"))
    }
}
