import CoreGraphics
import Foundation

extension UIImageView {
    func paint(_ pen: Pen) {
        guard let image = shownImage, image.size.width > 0, image.size.height > 0 else { return }
        if image.cgImage == nil, !image.isSymbolImage { return pen.standIn(for: image, in: bounds) }
        pen.image(image, in: frame(of: image.size), tint: tintColor ?? .systemBlue, asTemplate: showsTemplates)
    }

    /// Returns the frame of an image by the content mode.
    private func frame(of size: CGSize) -> CGRect {
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        func scaled(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        return switch contentMode {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(min(across, down))
        case .scaleAspectFill: scaled(max(across, down))
        case .center: placed(size, 0.5, 0.5)
        case .top: placed(size, 0.5, 0)
        case .bottom: placed(size, 0.5, 1)
        case .left: placed(size, 0, 0.5)
        case .right: placed(size, 1, 0.5)
        case .topLeft: placed(size, 0, 0)
        case .topRight: placed(size, 1, 0)
        case .bottomLeft: placed(size, 0, 1)
        case .bottomRight: placed(size, 1, 1)
        }
    }
}
