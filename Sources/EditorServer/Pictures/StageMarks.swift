import Foundation
import JSONText
import SceneRenderer
import StoryboardModel

/// What the canvas says about the layout of a scene: views that are not where their constraints want them, places left
/// open, constraints that cannot hold together.
@MainActor
struct StageMarks {
    private(set) var all: [JSONValue] = []

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
    }
}
