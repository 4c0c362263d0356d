import CoreGraphics
public import Foundation
public import UIKit

/// A balloon with a glyph, and the title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }
    open var animatesWhenAdded = false

    private let titleLabel = UILabel()

    override func setUp() {
        frame.size = CGSize(width: 34, height: 40)
        // The tip is at the place.
        centerOffset = CGPoint(x: 0, y: -19)
        titleLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 2
        titleLabel.isUserInteractionEnabled = false
        addSubview(titleLabel)
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        // A selected balloon grows out of its place.
        let transform =
            selected
            ? CGAffineTransform(translationX: 0, y: -9).scaledBy(x: 1.45, y: 1.45) : CGAffineTransform.identity
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.transform = transform }
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = (annotation?.title ?? nil) ?? ""
        let subtitle = isSelected && subtitleVisibility != .hidden ? (annotation?.subtitle ?? nil) : nil
        titleLabel.text = [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
        titleLabel.isHidden =
            titleVisibility == .hidden || (titleLabel.text ?? "").isEmpty || isSelected && canShowCallout
        titleLabel.textColor = .label
        let size = titleLabel.sizeThatFits(CGSize(width: 140, height: 60))
        titleLabel.frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: bounds.maxY + 1, width: size.width, height: size.height)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        let radius = 14.5
        let middle = CGPoint(x: bounds.midX, y: radius + 1.5)
        let tip = CGPoint(x: bounds.midX, y: bounds.maxY - 1)
        let path = CGMutablePath()
        path.addArc(center: middle, radius: radius, startAngle: .pi * 0.72, endAngle: .pi * 0.28, clockwise: false)
        path.addQuadCurve(to: tip, control: CGPoint(x: tip.x + 3, y: tip.y - 7))
        path.addQuadCurve(
            to: CGPoint(x: middle.x + cos(.pi * 0.72) * radius, y: middle.y + sin(.pi * 0.72) * radius),
            control: CGPoint(x: tip.x - 3, y: tip.y - 7))
        path.closeSubpath()
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.withAlphaComponent(0.3).cgColor)
        context.setFillColor((markerTintColor ?? .systemRed).cgColor)
        context.addPath(path)
        context.fillPath()
        context.restoreGState()
        drawGlyph(at: middle, in: context)
    }

    private func drawGlyph(at middle: CGPoint, in context: CGContext) {
        let color = glyphTintColor ?? .white
        if let text = glyphText, !text.isEmpty {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: color,
            ]
            let size = (text as NSString).size(withAttributes: attributes)
            (text as NSString).draw(
                at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
        } else if let glyph = (isSelected ? selectedGlyphImage : nil) ?? glyphImage {
            let share = min(18 / max(glyph.size.width, 1), 18 / max(glyph.size.height, 1))
            let size = CGSize(width: glyph.size.width * share, height: glyph.size.height * share)
            glyph.withTintColor(color).draw(
                in: CGRect(
                    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            )
        } else {
            // A pin.
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: CGRect(x: middle.x - 4, y: middle.y - 8, width: 8, height: 8))
            context.fill(CGRect(x: middle.x - 0.75, y: middle.y - 1, width: 1.5, height: 8))
        }
    }
}

/// The point at the place of the device.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame.size = CGSize(width: 24, height: 24)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.black.withAlphaComponent(0.18).cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 0.5, dy: 0.5).offsetBy(dx: 0, dy: 0.5))
        context.setFillColor(UIColor.white.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 1.5, dy: 1.5))
        context.setFillColor((tintColor ?? .systemBlue).cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 4.5, dy: 4.5))
    }
}
