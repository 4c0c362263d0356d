import XMLTree
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel

/// Draws the scenes of a document.
enum RenderVerb: Verb {
    static let signature = Signature(
        name: "render", summary: "draws the scenes of a document as pictures",
        positionals: [Positional("FILE", says: "a storyboard")],
        options: [
            Option("output", letter: "o", value: "FOLDER", says: "where the pictures go, the current folder without"),
            Option("scene", value: "ID", says: "draws one scene alone, named by its id or its controller's"),
            Option("scale", value: "NUMBER", says: "pixels a point, from 1 to 4; 2 without"),
        ],
        details: """
            Each scene that has a view becomes FOLDER/SCENE.png, named by its scene's id. What UIKit has to say of a scene goes
            to the standard error stream.
            """,
        examples: ["storyboard render Main.storyboard -o pictures", "storyboard render --scale 3 Main.storyboard"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        let scale = try scale(arguments)
        let folder = arguments.value(of: "output") ?? "."
        let wanted = arguments.value(of: "scene")
        let scenes = loaded.document.scenes.filter { scene in
            wanted == nil || scene.id == wanted || scene.controller?["id"] == wanted
        }
        let (pictures, messages) = MainActor.assumeIsolated { draw(scenes, of: loaded.document, scale) }
        for message in messages { environment.writeError("\(loaded.name): \(message)\n") }
        do throws(FileError) {
            try environment.files.createFolder(folder)
            for picture in pictures {
                try environment.files.put(picture.bytes, asFile: FilePath.join(folder, "\(picture.name).png"))
            }
        } catch {
            throw Failure(writing: folder, error)
        }
        return .success
    }

    @MainActor
    private static func draw(
        _ scenes: [Scene], of document: Document, _ scale: Double
    ) -> (pictures: [(name: String, bytes: [UInt8])], messages: [String]) {
        let stage = SceneStage(document, name: "Document")
        let pictures = scenes.compactMap { scene -> (String, [UInt8])? in
            guard let set = stage.stage(scene), let bytes = stage.picture(of: set, scale: scale) else { return nil }
            return (scene.id, bytes)
        }
        return (pictures, stage.messages)
    }

    private static func scale(_ arguments: Arguments) throws(Failure) -> Double {
        guard let text = arguments.value(of: "scale") else { return 2 }
        if let scale = Double(text), (1...4).contains(scale) { return scale }
        throw .usage("'\(text)' is no scale, expected a number from 1 to 4", help: signature.name)
    }
}
