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

    /// Texts are a little wider or narrower than Apple's, which makes nothing misplaced.
    private static let tolerance = 3.0

    init(_ document: Document, _ table: FrameTable, _ problems: [LayoutProblem]) {
        for problem in problems {
            for id in problem.objects where document.object(id) != nil {
                all.append(
                    .record([
                        "object": .string(id), "kind": .string(problem.kind.rawValue),
                        "message": .string(problem.message),
                    ]))
            }
        }
        let open = Set(problems.flatMap(\.objects))
        for (id, frame, origin) in table.placed where !open.contains(id) {
            guard let node = document.object(id), !node.bool("fixedFrame"), let own = node.frame,
                Self.distance(own, frame) >= Self.tolerance
            else { continue }
            let stored = [origin.x + own.x, origin.y + own.y, own.width, own.height]
            let place = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).rounded().xcodeSpelling }
            all.append(
                .record([
                    "object": .string(id), "kind": .string("misplaced"), "frame": .array(stored.map { .number($0) }),
                    "message": .string(
                        "its constraints want it at (\(place[0]), \(place[1])), \(place[2]) × \(place[3])"),
                ]))
        }
    }

    private static func distance(_ stored: DocumentRect, _ frame: CGRect) -> Double {
        [stored.x - frame.minX, stored.y - frame.minY, stored.width - frame.width, stored.height - frame.height]
            .map { abs($0) }.max() ?? 0
    }
}
