import CoreGraphics
package import Foundation

/// The whole storyboard as Interface Builder shows it.
@MainActor
package struct Board {
    private let plan: BoardPlan
    private let colors: BoardColors

    /// The longest side of a picture, in pixels.
    package static let longestSide: CGFloat = 8192

    package init(_ stage: SceneStage) {
        plan = BoardPlan(stage)
        colors = BoardColors(stage.settings.appearance)
    }

    /// In points.
    package var size: CGSize { plan.bounds.size }

    /// The scale at which neither side is longer than a picture may be, `wished` if that is one.
    package func scale(_ wished: CGFloat) -> CGFloat {
        let longest = max(size.width, size.height)
        return longest * wished <= Self.longestSide ? wished : Self.longestSide / (longest + 1)
    }

    package func png(scale: CGFloat) -> [UInt8]? {
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: scale) else { return nil }
        draw(in: context)
        return context.finishImage()?.pngData().map { Array($0) }
    }

    /// A drawing in points, made smaller where it would be larger than a drawing may be.
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
