import CoreGraphics
import Foundation

/// The background of buttons, and the symbols of special button types.
extension UIButton {
    func paint(_ pen: Pen) {
        guard configuration == nil else { return }
        if let background = currentBackgroundImage {
            pen.image(background, in: backgroundRect(forBounds: bounds), tint: tintColor)
        }
        if currentImage == nil, shownTitle?.isEmpty ?? true, buttonType != .custom { paintStock(pen) }
    }

    private func paintStock(_ pen: Pen) {
        let dimmed: CGFloat = isEnabled ? (isHighlighted ? 0.3 : 1) : 0.35
        let tint: UIColor = tintColor ?? .systemBlue
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        pen.faded(dimmed) {
            switch buttonType {
            case .contactAdd: pen.symbol("plus.circle", at: center, size: 22, tint)
            case .detailDisclosure, .infoLight, .infoDark: pen.infoSign(at: center, size: 22, tint)
            case .close: pen.closeSign(at: center)
            default: break
            }
        }
    }
}
