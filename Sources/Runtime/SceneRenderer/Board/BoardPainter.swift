import CoreGraphics
import Foundation
import QuartzCore
import StoryboardModel
import UIKit
import XMLTree

/// Draws a board: arrows, then scenes, then the icons of the arrows.
@MainActor
struct BoardPainter {
    let plan: BoardPlan
    let colors: BoardColors
    let context: CGContext
    /// Whether the contents of scenes are drawn.
    var drawsScenes = true

    /// Draws in the plan's coordinates.
    func draw() {
        context.setFillColor(colors.background.cgColor)
        context.fill(plan.bounds)
        for arrow in plan.arrows { drawLine(of: arrow) }
        for item in plan.items {
            if item.isInitial { drawInitialArrow(to: item) }
            if item.isReference { drawReference(item) } else { drawScene(item) }
        }
        for arrow in plan.arrows { drawIcon(of: arrow) }
    }

    // MARK: Scenes

    private func drawScene(_ item: BoardItem) {
        BoardText.draw(
            item.title, in: item.titleFrame.insetBy(dx: 4, dy: 0), size: 13, weight: .medium, color: colors.title,
            in: context)
        drawDock(of: item)
        context.saveGState()
        context.clip(to: item.frame)
        context.translateBy(x: item.frame.minX, y: item.frame.minY)
        if drawsScenes {
            (item.canvas as? SceneCanvas)?.recordSubject()
            item.canvas?.layer.renderWhole(in: context)
        }
        context.restoreGState()
        context.setStrokeColor(colors.edge.cgColor)
        context.setLineWidth(1)
        context.stroke(item.frame.insetBy(dx: -0.5, dy: -0.5))
    }

    private func drawDock(of item: BoardItem) {
        let (dock, radius) = (item.dock.insetBy(dx: -0.5, dy: 0), CGFloat(7))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: dock.minX, y: dock.maxY))
        path.addArc(
            tangent1End: CGPoint(x: dock.minX, y: dock.minY), tangent2End: CGPoint(x: dock.midX, y: dock.minY),
            radius: radius)
        path.addArc(
            tangent1End: CGPoint(x: dock.maxX, y: dock.minY), tangent2End: CGPoint(x: dock.maxX, y: dock.maxY),
            radius: radius)
        path.addLine(to: CGPoint(x: dock.maxX, y: dock.maxY))
        context.setFillColor(colors.dock.cgColor)
        context.addPath(path)
        context.fillPath()
        context.setStrokeColor(colors.edge.cgColor)
        context.setLineWidth(1)
        context.addPath(path)
        context.strokePath()
        let icons = DockIcon.icons(of: item.scene)
        let pitch = min(26, (dock.width - 8) / CGFloat(max(1, icons.count)))
        for (index, icon) in icons.enumerated() {
            let offset = (CGFloat(index) - CGFloat(icons.count - 1) / 2) * pitch
            icon.draw(at: CGPoint(x: dock.midX + offset, y: dock.midY), in: context)
        }
    }

    private func drawReference(_ item: BoardItem) {
        let path = CGPath(
            roundedRect: item.frame.insetBy(dx: 0.5, dy: 0.5), cornerWidth: 8, cornerHeight: 8, transform: nil)
        context.setFillColor(colors.reference.cgColor)
        context.addPath(path)
        context.fillPath()
        context.setStrokeColor(colors.edge.cgColor)
        context.setLineWidth(1)
        context.addPath(path)
        context.strokePath()
        DockIcon.reference.draw(at: CGPoint(x: item.frame.minX + 20, y: item.frame.midY), in: context)
        BoardText.draw(
            item.title,
            in: CGRect(
                x: item.frame.minX + 36, y: item.frame.minY, width: item.frame.width - 44, height: item.frame.height),
            size: BoardItem.referenceTextSize, weight: .medium, color: colors.title, alignment: .left, in: context)
    }

    /// Draws the storyboard entry point.
    private func drawInitialArrow(to item: BoardItem) {
        let tip = CGPoint(x: item.frame.minX - 4, y: item.frame.midY)
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: tip.x - 56, y: tip.y - 5), CGPoint(x: tip.x - 20, y: tip.y - 5),
            CGPoint(x: tip.x - 20, y: tip.y - 14), tip, CGPoint(x: tip.x - 20, y: tip.y + 14),
            CGPoint(x: tip.x - 20, y: tip.y + 5), CGPoint(x: tip.x - 56, y: tip.y + 5),
        ])
        path.closeSubpath()
        context.setFillColor(colors.arrow.cgColor)
        context.addPath(path)
        context.fillPath()
    }

    // MARK: Arrows

    private func drawLine(of arrow: BoardArrow) {
        context.setStrokeColor(colors.arrow.cgColor)
        context.setLineWidth(2.5)
        context.setLineJoin(.round)
        context.addPath(arrow.path)
        context.strokePath()
        context.setFillColor(colors.arrow.cgColor)
        context.addPath(arrow.head)
        context.fillPath()
    }

    private func drawIcon(of arrow: BoardArrow) {
        let radius = BoardArrow.iconRadius
        let circle = CGRect(x: arrow.icon.x - radius, y: arrow.icon.y - radius, width: radius * 2, height: radius * 2)
        context.setFillColor(colors.dock.cgColor)
        context.fillEllipse(in: circle)
        context.setStrokeColor(colors.arrow.cgColor)
        context.setLineWidth(2)
        context.strokeEllipse(in: circle)
        context.saveGState()
        context.translateBy(x: arrow.icon.x, y: arrow.icon.y)
        SegueIcon(arrow.kind).draw(colors.icon.cgColor, in: context)
        context.restoreGState()
    }
}
