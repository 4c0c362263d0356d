import SceneRenderer
import StoryboardEditing
import StoryboardModel
import UIKit

/// Keeps the frames that the document has of views that constraints or stack views place: those that lay where they were wanted
/// go where they are wanted after a change, as in Interface Builder. What somebody moves by hand stays where it was put. Both are
/// to see the document's own frames.
@MainActor
struct PlaceKeeping {
    let before: SessionPictures
    let after: SessionPictures

    /// `commands` lead from one to the other in these scenes.
    func commands(after commands: [Command], in scenes: [String]) -> [Command] {
        let byHand = Set(commands.flatMap(\.placedObjects))
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
    /// Whether views lie where the document has them, as far as nothing is wrong with that.
    var seesOwnFrames: Bool { device == nil && contentSize == nil && language == nil }
}

extension Command {
    /// What it puts somewhere.
    fileprivate var placedObjects: [String] {
        switch self {
        case .setFrame(let object, _, _, _, _): [object.text]
        case .align(let objects, _, _), .distribute(let objects, _), .sizeToFit(let objects): objects.map(\.text)
        default: []
        }
    }
}
