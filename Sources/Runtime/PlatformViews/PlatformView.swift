import CoreGraphics
import Foundation
import QuartzCore
import StoryboardModel
import UIKit

/// A view of an element that UIKit doesn't have: shapes, texts, images, and the views of the elements in it.
@MainActor
final class PlatformView: UIView {
    private var paintings: [@MainActor () -> Void] = []

    init(_ id: String? = nil, _ frame: CGRect) {
        super.init(frame: frame)
        documentID = id
        backgroundColor = nil
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// Adds lines and areas that are drawn below the subviews.
    func paint(_ painting: @escaping @MainActor () -> Void) { paintings.append(painting) }

    override func draw(_ rect: CGRect) {
        for painting in paintings { painting() }
    }

    /// Adds a rectangle with round corners.
    @discardableResult
    func shape(_ rect: CGRect, radius: CGFloat = 0, fill: UIColor? = nil, border: UIColor? = nil, width: CGFloat = 1)
        -> UIView
    {
        let shape = UIView(frame: rect)
        shape.backgroundColor = fill
        shape.layer.cornerRadius = max(0, min(radius, rect.width / 2, rect.height / 2))
        if let border {
            shape.layer.borderColor = border.cgColor
            shape.layer.borderWidth = width
        }
        addSubview(shape)
        return shape
    }

    /// Adds a text. One of several lines begins at the top, others are centered vertically.
    @discardableResult
    func text(
        _ text: String, in rect: CGRect, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment = .center,
        lines: Int = 1
    ) -> UILabel? {
        guard !text.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
        let label = UILabel(frame: rect)
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = alignment
        label.numberOfLines = lines
        label.lineBreakMode = .byTruncatingTail
        // The fonts here are a little wider than those for which the documents' frames were made.
        label.adjustsFontSizeToFitWidth = lines == 1
        label.minimumScaleFactor = 0.85
        if lines != 1 { label.frame.size.height = min(rect.height, label.sizeThatFits(rect.size).height) }
        addSubview(label)
        return label
    }

    /// Adds an image in the middle of a rectangle, not larger than it.
    func image(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil, _ mode: UIView.ContentMode = .scaleAspectFit) {
        let view = UIImageView(frame: rect)
        view.image = image
        let fits = image.size.width <= rect.width && image.size.height <= rect.height
        view.contentMode = mode == .scaleAspectFit && fits ? .center : mode
        view.tintColor = tint
        addSubview(view)
    }

    /// Adds a line through points.
    func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1.5) {
        paint {
            let path = UIBezierPath()
            for (number, point) in points.enumerated() {
                if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.lineWidth = width
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            color.setStroke()
            path.stroke()
        }
    }
}

extension String {
    /// The width of the text in one line, in whole points.
    @MainActor
    func width(_ font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width.rounded(.up) }
}
