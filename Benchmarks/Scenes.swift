import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel
import XMLTree

/// Measures each scene of each document from its compiled pieces to an image at two pixels per point: loaded, laid out
/// and drawn.
@MainActor
func reportScenes(_ paths: [String], in table: inout Table) throws {
    var times: [(load: Double, draw: Double)] = []
    for path in paths where path.hasSuffix(".storyboard") {
        let bytes = try DiskFiles().read(path, limit: XMLLimits().size).bytes
        guard let document = try? Document(bytes), document.kind.isUIKit else { continue }
        let stage = SceneStage(document)
        for scene in document.scenes {
            var set: SceneStage.Stage?
            let load = seconds(runs: 1) { set = stage.stage(scene) }
            guard let set else { continue }
            times.append((load, seconds(runs: 1) { SceneStage.draw(set.canvas, scale: 2) }))
        }
    }
    guard !times.isEmpty else { return }
    table.add(
        "a scene loaded, laid out and drawn", promised: "≤ 2.5 ms at the median",
        seen: median(times.map { $0.load + $0.draw }).milliseconds,
        detail: "\(times.count) scenes; drawing alone \(median(times.map(\.draw)).milliseconds)")
}
