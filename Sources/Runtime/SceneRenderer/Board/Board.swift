import CoreGraphics
package import Foundation

/// The whole storyboard as Interface Builder shows it.
@MainActor
package struct Board {
    private let plan: BoardPlan
    private let colors: BoardColors

    /// The maximum width and height of an image, in pixels.
    package static let longestSide: CGFloat = 8192

    package init(_ stage: SceneStage) {
        plan = BoardPlan(stage)
        colors = BoardColors(stage.settings.appearance)
    }

    /// The size in points.
    package var size: CGSize { plan.bounds.size }

    /// Returns `wished`, or the largest scale at which the image doesn't exceed the maximum size.
    package func scale(_ wished: CGFloat) -> CGFloat {
        let longest = max(size.width, size.height)
        return longest * wished <= Self.longestSide ? wished : Self.longestSide / (longest + 1)
    }

    package func png(scale: CGFloat) -> [UInt8]? {
        let width = Int(clamping: (size.width * scale).rounded(.up))
        let height = Int(clamping: (size.height * scale).rounded(.up))
        guard let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: scale) else { return nil }
        draw(in: context)
        return context.finishImage()?.pngData().map { Array($0) }
    }

    /// Returns a drawing in points, scaled down to the maximum size.
    package func svg() -> [UInt8]? {
        let scale = min(1, CGFloat(CGContext.longestSide) / max(size.width, size.height, 1))
        guard let context = CGContext(svgSize: CGSize(width: size.width * scale, height: size.height * scale)) else {
            return nil
        }
        context.scaleBy(x: scale, y: scale)
        draw(in: context)
        return context.finishSVG().map { Array($0) }
    }

    private func draw(in context: CGContext) {
        context.translateBy(x: -plan.bounds.minX, y: -plan.bounds.minY)
        BoardPainter(plan: plan, colors: colors, context: context).draw()
    }
}
