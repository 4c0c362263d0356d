import StoryboardEditing
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel

/// What the canvas says about the layout of a scene: views that are not where their constraints want them, places left
/// open, constraints that cannot hold together.
@MainActor
struct StageMarks {
    private(set) var all: [JSONValue] = []

    /// Where views lie tells nothing of the document when it is seen as on another device.
    init(_ document: Document, _ table: FrameTable, _ problems: [LayoutProblem], seesOwnFrames: Bool) {
        for problem in problems {
            for id in problem.objects where document.object(id) != nil {
                all.append(
                    .record([
                        "object": .string(id), "kind": .string(problem.kind.rawValue),
                        "message": .string(problem.message),
                    ]))
            }
        }
        guard seesOwnFrames else { return }
        for view in Self.misplaced(document, table, problems) {
            let (own, frame) = (view.stored, view.frame)
            let stored = [view.origin.x + own.x, view.origin.y + own.y, own.width, own.height]
            let place = [frame.x, frame.y, frame.width, frame.height].map { $0.rounded().xcodeSpelling }
            all.append(
                .record([
                    "object": .string(view.id), "kind": .string("misplaced"),
                    "frame": .array(stored.map { .number($0) }),
                    "message": .string(
                        "its constraints want it at (\(place[0]), \(place[1])), \(place[2]) × \(place[3])"),
                ]))
        }
    }

    /// The views that their constraints want elsewhere than the document says, which is `stored`; frames are in superviews.
    static func misplaced(
        _ document: Document, _ table: FrameTable, _ problems: [LayoutProblem]
    ) -> [(id: String, frame: DocumentRect, stored: DocumentRect, origin: CGPoint)] {
        let open = Set(problems.flatMap(\.objects))
        return table.placed.compactMap { id, frame, origin in
            guard !open.contains(id), let node = document.object(id), let own = node.frame,
                node.isMisplaced(at: DocumentRect(frame))
            else { return nil }
            let place = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
            return (id, DocumentRect(x: place[0], y: place[1], width: place[2], height: place[3]), own, origin)
        }
    }
}
