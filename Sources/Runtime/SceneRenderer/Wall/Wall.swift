package import AppAssets
package import CoreGraphics
package import Foundation
package import StoryboardModel
import UIKit
package import XMLTree

/// The scenes of a document on many devices, in appearances, text sizes and languages, and what is wrong with them there.
@MainActor
package final class Wall {
    /// A scene, or a view of a xib.
    package struct Subject: Hashable, Sendable {
        package let id: String
        package let title: String
    }

    /// A scene in one variant.
    package struct Picture: Sendable {
        package let variant: WallVariant
        package let size: CGSize
        package let image: CGImage
        package let problems: [WallProblem]

        package var png: [UInt8]? { image.pngData(isQuick: true).map { Array($0) } }
    }

    /// A problem with the variants that have it.
    package struct Finding {
        /// The problem where it is worst.
        package var problem: WallProblem
        /// The indexes of the variants, and the index of the one where it is worst.
        package var variants: [Int]
        package var worst: Int
    }

    private(set) var document: Document
    private let surroundings: DesignSurroundings?
    package let variants: [WallVariant]
    /// A stage for each variant that was drawn, with the views of a xib, which are loaded at once.
    private var stages: [Int: (stage: SceneStage, views: [SceneStage.TopLevelView])] = [:]

    package init(_ document: Document, variants: [WallVariant], surroundings: DesignSurroundings?) {
        self.document = document
        self.variants = variants
        self.surroundings = surroundings
    }

    /// The scenes with a view, and the views of a xib.
    package var subjects: [Subject] {
        let scenes = document.scenes.filter { $0.controller?.child(key: "view")?.isView == true }
        let views = variants.isEmpty ? [] : entry(0).views.map(\.id)
        return scenes.map { Subject(id: $0.id, title: $0.title) }
            + views.map { Subject(id: $0, title: document.object($0)?.displayName ?? $0) }
    }

    /// The chosen scenes, those of containers too, and views of a xib.
    package func subjects(among ids: Set<String>) -> [Subject] {
        let scenes = document.scenes.filter { ids.contains($0.id) && $0.controller?.isStoryboardReference == false }
        return scenes.map { Subject(id: $0.id, title: $0.title) }
            + (document.kind.isStoryboard ? [] : subjects.filter { ids.contains($0.id) })
    }

    /// The messages of UIKit in any variant.
    package var messages: [String] {
        var known: Set<String> = []
        return stages.sorted { $0.key < $1.key }.flatMap(\.value.stage.messages).filter { known.insert($0).inserted }
    }

    private func entry(_ index: Int) -> (stage: SceneStage, views: [SceneStage.TopLevelView]) {
        if let known = stages[index] { return known }
        let stage = SceneStage(document, settings: variants[index].settings, surroundings: surroundings)
        let made = (stage, stage.topLevelViews())
        stages[index] = made
        return made
    }

    // MARK: Changes

    /// Takes over a changed document. Scenes that aren't in `changed` and have the same bars as before are kept.
    package func update(to document: Document, changed: Set<NodeID>) {
        self.document = document
        guard document.kind.isStoryboard else {
            stages = [:]
            return
        }
        stages = stages.mapValues { entry in
            (SceneStage(entry.stage, document: document, changed: changed, surroundings: surroundings), [])
        }
    }

    /// Returns whether a subject looks as it did when it was drawn in a variant.
    package func hasKept(_ subject: Subject, at index: Int) -> Bool {
        guard let scene = scene(of: subject) else { return false }
        return stages[index]?.stage.hasKept(scene) ?? false
    }

    /// The number of scenes that are loaded, in all variants.
    package var loadedCount: Int { stages.values.map { $0.stage.loadedCount + $0.views.count }.reduce(0, +) }

    /// Gives up the loaded scenes, which are loaded again when their pictures are needed.
    package func unload() { stages = [:] }

    // MARK: Pictures

    /// Returns the pictures of a scene at a scale, in the order of the variants.
    package func pictures(of subject: Subject, scale: CGFloat) -> [Picture] {
        variants.indices.compactMap { picture(of: subject, at: $0, scale: scale) }
    }

    /// Returns the picture of a scene in a variant, or nil if it can't be drawn.
    package func picture(of subject: Subject, at index: Int, scale: CGFloat) -> Picture? {
        let (stage, views) = entry(index)
        if let scene = scene(of: subject) {
            guard let canvas = stage.canvas(of: scene) else { return nil }
            let id = scene.controller?["id"] ?? scene.id
            // What stands for a container has nothing to be inspected.
            let found = stage.stage(scene).map { _ in stage.problems(of: scene) }
            return picture(variants[index], canvas, id, found, scale)
        }
        guard let view = views.first(where: { $0.id == subject.id }) else { return nil }
        return picture(variants[index], view.canvas, view.id, [], scale)
    }

    private func scene(of subject: Subject) -> Scene? { document.scenes.first { $0.id == subject.id } }

    private func picture(
        _ variant: WallVariant, _ canvas: UIView, _ id: String, _ found: [LayoutProblem]?, _ wished: CGFloat
    ) -> Picture? {
        let scale = PictureSize(of: canvas.bounds.size, scale: wished).scale
        guard let image = SceneStage.draw(canvas, scale: scale) else { return nil }
        guard let found else { return Picture(variant: variant, size: canvas.bounds.size, image: image, problems: []) }
        // A small picture doesn't show all that is wrong.
        let inspected = scale < 1 ? SceneStage.draw(canvas, scale: 1) ?? image : image
        let inspection = SceneInspection(canvas, of: id, found, drawnAs: inspected, scale: max(scale, 1))
        return Picture(
            variant: variant, size: canvas.bounds.size, image: image, problems: inspection.problems)
    }

    // MARK: Findings

    /// Returns the problems of the pictures of a scene, each once, in the order in which they first appear.
    package static func findings(in pictures: [Picture]) -> [Finding] { findings(in: pictures.map(\.problems)) }

    /// Returns the problems of a scene's variants, each once, in the order in which they first appear.
    package static func findings(in variants: [[WallProblem]]) -> [Finding] {
        var findings: [Finding] = []
        var places: [WallProblem.Identity: Int] = [:]
        for (index, problems) in variants.enumerated() {
            for problem in problems {
                guard let place = places[problem.identity] else {
                    places[problem.identity] = findings.count
                    findings.append(Finding(problem: problem, variants: [index], worst: index))
                    continue
                }
                if findings[place].variants.last != index { findings[place].variants.append(index) }
                if problem.weight > findings[place].problem.weight {
                    findings[place].problem = problem
                    findings[place].worst = index
                }
            }
        }
        return findings
    }
}

extension WallProblem {
    /// What is the same in all variants that have the problem.
    package struct Identity: Hashable, Sendable {
        var kind: Kind
        var objects: [String]
    }

    package var identity: Identity { Identity(kind: kind, objects: objects) }
}

extension Wall.Finding {
    /// The id of the rule: "wall.clipped-text".
    package var rule: String { "wall.\(problem.kind.rawValue)" }
}
