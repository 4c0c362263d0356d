import CoreGraphics
import Foundation

/// Draws wheels of rows, each turned to its selected row.
@MainActor
struct WheelPainter {
    struct Wheel {
        /// Returns the title of a row, relative to the selected row 0, or nil beyond the ends.
        var row: (Int) -> String?
        /// The width in proportion to the other wheels'.
        var share: CGFloat
        var alignment = NSTextAlignment.center
    }

    let pen: Pen
    let bounds: CGRect
    var color: UIColor?

    private static let rowHeight: CGFloat = 32
    /// The angle between two rows, seen from the side.
    private static let step: CGFloat = 0.33

    func paint(_ wheels: [Wheel]) {
        let band = pen.snapped(
            CGRect(x: bounds.minX + 9, y: bounds.midY - 17, width: max(0, bounds.width - 18), height: 34))
        pen.fill(band, radius: 8, .tertiarySystemFill)
        let shares = wheels.map(\.share).reduce(0, +)
        let room = min(bounds.width - 24, 340)
        guard shares > 0, room > 0 else { return }
        var x = bounds.midX - room / 2
        for wheel in wheels {
            let width = room * wheel.share / shares
            paint(wheel, in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width
        }
    }

    private func paint(_ wheel: Wheel, in column: CGRect) {
        let radius = Self.rowHeight / Self.step
        pen.clipped(to: column) {
            for number in -4...4 {
                let angle = CGFloat(number) * Self.step
                guard abs(angle) < .pi / 2, let text = wheel.row(number) else { continue }
                let y = bounds.midY + radius * sin(angle)
                guard abs(y - bounds.midY) < bounds.height / 2 else { continue }
                let color: UIColor = self.color ?? (number == 0 ? .label : .secondaryLabel)
                pen.context.saveGState()
                pen.context.translateBy(x: column.midX, y: y)
                pen.context.scaleBy(x: 1 - abs(angle) * 0.04, y: cos(angle))
                pen.faded(number == 0 ? 1 : max(0.12, 0.85 - abs(angle) * 0.58)) {
                    pen.text(
                        text, .systemFont(ofSize: number == 0 ? 23 : 21), color,
                        in: CGRect(x: -column.width / 2 + 3, y: -16, width: column.width - 6, height: 32),
                        alignment: wheel.alignment)
                }
                pen.context.restoreGState()
            }
        }
    }
}
