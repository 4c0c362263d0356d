import CoreGraphics

extension UIView {
    /// Changes what constraints leave open of the frame.
    func moveWithinAmbiguity() {
        guard let open = layoutEngine?.openLayout(of: self) else { return }
        var changed = frame
        // Another place or size that is still in sight.
        let room = superview?.bounds ?? bounds
        if open.horizontal.hasLength { changed.size.width = other(than: changed.width, upTo: room.width) }
        if open.vertical.hasLength { changed.size.height = other(than: changed.height, upTo: room.height) }
        if open.horizontal.hasPosition {
            changed.origin.x = other(than: changed.minX, upTo: room.width - changed.width)
        }
        if open.vertical.hasPosition {
            changed.origin.y = other(than: changed.minY, upTo: room.height - changed.height)
        }
        frame = changed
    }

    private func other(than value: CGFloat, upTo limit: CGFloat) -> CGFloat {
        let half = max(limit, 1) / 2
        return abs(value - half) > 1 ? half : 0
    }
}
