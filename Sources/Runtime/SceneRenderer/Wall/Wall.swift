package import AppAssets
package import CoreGraphics
package import Foundation
package import StoryboardModel
import UIKit
import XMLTree

/// The scenes of a document on many devices, in appearances, text sizes and languages, and what is wrong with them there.
@MainActor
package struct Wall {
    /// A scene, or a view of a xib.
    package struct Subject: Hashable, Sendable {
        package let id: String
        package let title: String
    }

    /// A scene in one variant.
    package struct Picture {
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

    private let document: Document
    private let surroundings: DesignSurroundings?
    package let variants: [WallVariant]
    /// The scenes with a view, and the views of a xib.
    package let subjects: [Subject]
    /// A stage for each variant, with the views of a xib, which are loaded at once.
    private let stages: [(stage: SceneStage, views: [SceneStage.TopLevelView])]

    package init(_ document: Document, variants: [WallVariant], surroundings: DesignSurroundings?) {
        self.document = document
        self.variants = variants
        self.surroundings = surroundings
        stages = variants.map { variant in
            let stage = SceneStage(document, settings: variant.settings, surroundings: surroundings)
            return (stage, stage.topLevelViews())
        }
        let scenes = document.scenes.filter { $0.controller?.child(key: "view")?.isView == true }
        let views = stages.first?.views.map(\.id) ?? []
        subjects =
            scenes.map { Subject(id: $0.id, title: $0.title) }
            + views.map { Subject(id: $0, title: document.object($0)?.displayName ?? $0) }
    }

    /// The messages of UIKit in any variant.
    package var messages: [String] {
        var known: Set<String> = []
        return stages.flatMap(\.stage.messages).filter { known.insert($0).inserted }
    }

    /// Returns the pictures of a scene at a scale, in the order of the variants.
    package func pictures(of subject: Subject, scale: CGFloat) -> [Picture] {
        zip(variants, stages).compactMap { variant, entry in
            let (stage, views) = entry
            if let scene = document.scenes.first(where: { $0.id == subject.id }) {
                guard let canvas = stage.stage(scene)?.canvas else { return nil }
                let id = scene.controller?["id"] ?? scene.id
                return picture(variant, canvas, id, stage.problems(of: scene), scale)
            }
            guard let view = views.first(where: { $0.id == subject.id }) else { return nil }
            return picture(variant, view.canvas, view.id, [], scale)
        }
    }

    private func picture(
        _ variant: WallVariant, _ canvas: UIView, _ id: String, _ found: [LayoutProblem], _ wished: CGFloat
    ) -> Picture? {
        let scale = PictureSize(of: canvas.bounds.size, scale: wished).scale
        guard let image = SceneStage.draw(canvas, scale: scale) else { return nil }
        let inspection = SceneInspection(canvas, of: id, found, drawnAs: image, scale: scale)
        return Picture(
            variant: variant, size: canvas.bounds.size, image: image, problems: inspection.problems)
    }

    /// Returns the problems of the pictures of a scene, each once, in the order in which they first appear.
    package static func findings(in pictures: [Picture]) -> [Finding] {
        struct Key: Hashable {
            var kind: WallProblem.Kind
            var objects: [String]
        }
        var findings: [Finding] = []
        var places: [Key: Int] = [:]
        for (index, picture) in pictures.enumerated() {
            for problem in picture.problems {
                let key = Key(kind: problem.kind, objects: problem.objects)
                guard let place = places[key] else {
                    places[key] = findings.count
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
