import CoreGraphics
import Foundation
import TextLayout

extension PlaceholderView {
    /// Draws a plain background with the caption in the center.
    func paint(_ pen: Pen) {
        let caption = Self.caption
        if backgroundColor == nil { pen.fill(bounds, .secondarySystemBackground) }
        pen.border(bounds, radius: 0, width: pen.hairline, .separator)
        guard bounds.height >= 14 else { return }
        let room = bounds.insetBy(dx: 4, dy: 0)
        var font = UIFont.systemFont(ofSize: min(17, bounds.height * 0.6), weight: .medium)
        let width = pen.layout(caption, font, .label).size.width
        if width > room.width { font = font.withSize(max(8, (font.pointSize * room.width / width).rounded(.down) - 1)) }
        let own = UIColor(white: isOnLightGround ? 0 : 1, alpha: 0.6)
        pen.text(caption, font, backgroundColor == nil ? .secondaryLabel : own, in: room, alignment: .center)
    }
}
