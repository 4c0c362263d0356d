import SceneRenderer
import StoryboardEditing
import StoryboardModel
import UIKit

/// Updates the document's frames of views that constraints or stack views position: those that weren't misplaced before
/// a change follow the layout, as in Interface Builder. Views moved by hand stay where they are. Both states must be
/// laid out for the document's own device.
@MainActor
struct PlaceKeeping {
    let before: SessionPictures
    let after: SessionPictures

    /// Returns the commands that update frames. `commands` lead from one state to the other in these scenes.
    func commands(after commands: [Command], in scenes: [String]) -> [Command] {
        let byHand = Set(commands.flatMap(\.placedObjects).map(\.text))
        var kept: [Command] = []
        for scene in scenes {
            let old = before.misplaced(in: scene)
            for (id, frame) in after.misplaced(in: scene).sorted(by: { $0.key < $1.key })
            where old[id] == nil && !byHand.contains(id) {
                kept.append(
                    .setFrame(
                        object: Address(id), x: frame.x, y: frame.y, width: frame.width, height: frame.height))
            }
        }
        return kept
    }
}

extension StageSettings {
    /// Whether views are laid out for the document's own device and settings.
    var seesOwnFrames: Bool { device == nil && contentSize == nil && language == nil && !showsSamples }
}
