package import AppAssets
import SceneRenderer
package import StoryboardEditing
package import StoryboardModel

/// What of the layout follows a change: views are resized for new content, and get the frames that constraints and stack
/// views give them, as in Interface Builder.
@MainActor
struct LayoutFollowing {
    let now: SessionPictures
    /// Returns the images of a draft.
    let pictures: (Draft) -> SessionPictures

    init(_ now: SessionPictures, pictures: @escaping (Draft) -> SessionPictures) {
        (self.now, self.pictures) = (now, pictures)
    }

    /// Performs what follows from commands that a draft has performed. Returns the resulting images if layout was needed,
    /// and the commands that it has added.
    func follow(
        _ commands: [Command], in draft: inout Draft
    ) throws(Refusal) -> (ahead: SessionPictures?, added: [Command]) {
        // The sizes of sample texts aren't those of the document.
        let candidates = now.settings.showsSamples ? [] : SizeFitting(now).candidates(commands)
        let keepsPlaces = now.settings.seesOwnFrames && now.document.kind.isUIKit
        guard keepsPlaces || !candidates.isEmpty else { return (nil, []) }
        var ahead = pictures(draft)
        let fitting = SizeFitting(ahead)
        let fitted = fitting.commands(for: candidates + fitting.embedded(commands))
        if !fitted.isEmpty {
            try draft.perform(fitted)
            ahead = pictures(draft)
        }
        guard keepsPlaces else { return (ahead, fitted) }
        var added = fitted
        var followed: Set<String> = []
        var scenes = draft.sceneIDs
        while true {
            let kept = PlaceKeeping(before: now, after: ahead).commands(after: commands + added, in: scenes)
            try draft.perform(kept)
            added += kept
            followed.formUnion(scenes)
            // Frames that match the layout don't change the images, but for scenes that are embedded in what was resized.
            scenes = draft.sceneIDs.filter { !followed.contains($0) }
            if scenes.isEmpty { return (ahead, added) }
            ahead = pictures(draft)
        }
    }
}

extension DesignSurroundings {
    /// Returns the commands by which the layout of a document follows others, on the canvas of its own device.
    @MainActor
    package func commands(following commands: [Command], in document: Document) throws(ChangeError) -> [Command] {
        var draft = Draft(of: document, name: "", layout: DocumentLayout())
        let now = SessionPictures(
            document, revision: 0, settings: ViewSettings.usual, surroundings: self, nonce: "")
        do throws(Refusal) {
            try draft.perform(commands)
            var number = 0
            let following = LayoutFollowing(now) { draft in
                number += 1
                return now.preview(of: draft.document, draft.changes, number: number)
            }
            return try following.follow(commands, in: &draft).added
        } catch {
            throw .refused(error.message, hint: error.hint)
        }
    }
}
