import StoryboardModel
import XMLTree

extension LoadedDocument {
    /// Throws for platforms other than UIKit, whose scenes are drawn but not laid out or run.
    func checkPlatform() throws(Failure) {
        if document.kind.isUIKit { return }
        throw Failure(
            .refused,
            Problem(
                file: name, message: "a \(document.kind.title) cannot be laid out", rule: "document.foreign-platform",
                hint: "only documents for iOS and tvOS are"))
    }

    /// Returns the scene with an id, or that of its controller.
    func scene(_ wanted: String) throws(Failure) -> Scene {
        let scenes = document.scenes
        if let scene = scenes.first(where: { $0.id == wanted || $0.controller?["id"] == wanted }) { return scene }
        let ids = scenes.flatMap { [$0.id, $0.controller?["id"] ?? ""] }.filter { !$0.isEmpty }
        throw Failure(
            .refused,
            Problem(
                file: name, message: "there is no scene '\(wanted)'\(Spelling.suggestion(for: wanted, among: ids))",
                rule: "scene.unknown", hint: "`storyboard outline` lists the scenes with their ids"))
    }

    /// Returns the id of the scene with an id, or that of its controller, or of a xib's view.
    func subject(_ wanted: String) throws(Failure) -> String {
        if !document.kind.isStoryboard, document.topLevelObjects.contains(where: { $0["id"] == wanted }) {
            return wanted
        }
        return try scene(wanted).id
    }
}
