import AppAssets
import AppSurroundings
import FileAccess
import Foundation
import SceneRenderer
import StoryboardChecks
import StoryboardModel
import UIKit

/// The scenes of a document drawn in many variants, with what is wrong with them.
@MainActor
struct WallRun {
    struct Scene {
        let subject: Wall.Subject
        let pictures: [Wall.Picture]
        let findings: [Wall.Finding]
    }

    let variants: [WallVariant]
    private(set) var scenes: [Scene] = []
    private(set) var messages: [String] = []

    /// Draws the scenes, or one of them, at a scale.
    init(
        _ loaded: LoadedDocument, _ variants: [WallVariant], scene: String? = nil, scale: Double,
        in files: any FileStore, statusLine: StatusLine? = nil
    ) {
        self.variants = variants
        let wall = Wall(
            loaded.document, variants: variants, surroundings: loaded.surroundings(in: files))
        let subjects = wall.subjects.filter { scene == nil || $0.id == scene }
        let progress = Progress("drawing", total: subjects.count, on: statusLine)
        defer { progress.finish() }
        for subject in subjects {
            let pictures = wall.pictures(of: subject, scale: scale)
            scenes.append(Scene(subject: subject, pictures: pictures, findings: Wall.findings(in: pictures)))
            progress.step()
        }
        messages = wall.messages
    }

    /// The problems for the rules of `check`.
    var drawnProblems: [DrawnProblem] {
        scenes.flatMap { scene in
            scene.findings.map { finding in
                let others = finding.variants.filter { $0 != finding.worst }
                return DrawnProblem(
                    rule: finding.rule, objects: finding.problem.objects, message: finding.problem.message,
                    variants: ([finding.worst] + others).map { scene.pictures[$0].variant.title })
            }
        }
    }
}
