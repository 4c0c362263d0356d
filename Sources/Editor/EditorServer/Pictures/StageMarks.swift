import StoryboardEditing
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel

/// The layout issues that the canvas shows in a scene: misplaced views, ambiguous layout and conflicting constraints.
@MainActor
struct StageMarks {
    private(set) var all: [JSONValue] = []

    /// Creates the marks. Misplaced views are only known for the document's own device.
    init(_ document: Document, _ table: FrameTable, _ problems: [LayoutProblem], seesOwnFrames: Bool) {
        for problem in problems.withoutConsequences {
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
            let place = [frame.x, frame.y, frame.width, frame.height].map { $0.rounded().shortSpelling }
            all.append(
                .record([
                    "object": .string(view.id), "kind": .string("misplaced"),
                    "frame": .array(stored.map { .number($0) }),
                    "message": .string(
                        "its constraints want it at (\(place[0]), \(place[1])), \(place[2]) × \(place[3])"),
                ]))
        }
    }

    /// Returns the views whose frames in the document, `stored`, differ from those of their constraints; both in
    /// superviews.
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
