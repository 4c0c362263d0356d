import CoreGraphics
package import Foundation
import StoryboardModel

/// The whole storyboard as Interface Builder shows it.
@MainActor
package struct Board {
    private let plan: BoardPlan
    private let colors: BoardColors

    package init(_ stage: SceneStage) {
        plan = BoardPlan(stage)
        colors = BoardColors(stage.settings.appearance(of: stage.document))
    }

    /// The size in points.
    package var size: CGSize { plan.bounds.size }

    /// The frames of the scenes with their titles, from the board's corner, by the ids of the scenes.
    package var sceneFrames: [(id: String, frame: CGRect)] {
        plan.items.map { ($0.scene.id, $0.outline.offsetBy(dx: -plan.bounds.minX, dy: -plan.bounds.minY)) }
    }

    /// The scenes and storyboard references with the frames of their canvases, from the board's corner.
    package var items: [BoardItem] {
        plan.items.map { item in
            var item = item
            item.frame = item.frame.offsetBy(dx: -plan.bounds.minX, dy: -plan.bounds.minY)
            return item
        }
    }

    /// Returns `wished`, or the largest scale at which the image doesn't exceed the maximum size.
    package func scale(_ wished: CGFloat) -> CGFloat { PictureSize(of: size, scale: wished).scale }

    package func png(scale: CGFloat) -> [UInt8]? {
        guard let context = PictureSize(of: size, scale: scale).context else { return nil }
        draw(in: context)
        return context.finishImage()?.pngData().map { Array($0) }
    }

    /// Returns a drawing in points, scaled down to the maximum size, with the scenes or with their titles, docks and arrows alone.
    package func svg(drawsScenes: Bool = true) -> [UInt8]? {
        let scale = min(1, CGFloat(CGContext.longestSide) / max(size.width, size.height, 1))
        guard let context = CGContext(svgSize: CGSize(width: size.width * scale, height: size.height * scale)) else {
            return nil
        }
        context.scaleBy(x: scale, y: scale)
        draw(in: context, drawsScenes: drawsScenes)
        return context.finishSVG().map { Array($0) }
    }

    private func draw(in context: CGContext, drawsScenes: Bool = true) {
        context.translateBy(x: -plan.bounds.minX, y: -plan.bounds.minY)
        BoardPainter(plan: plan, colors: colors, context: context, drawsScenes: drawsScenes).draw()
    }
}
