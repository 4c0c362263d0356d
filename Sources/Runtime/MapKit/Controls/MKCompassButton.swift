import CoreGraphics
public import Foundation
public import UIKit

/// Shows where the north is. It is always at the top here, so the button is seen only where it is to be.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { update() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = "Compass"
        accessibilityValue = "North"
        update()
    }

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        self.mapView = mapView
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func update() { isHidden = compassVisibility != .visible }

    open override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let disc = bounds.insetBy(dx: 2, dy: 2)
        context.setFillColor(UIColor.systemBackground.withAlphaComponent(0.9).cgColor)
        context.fillEllipse(in: disc)
        context.setFillColor(UIColor.systemRed.cgColor)
        context.beginPath()
        context.move(to: CGPoint(x: disc.midX, y: disc.minY + 3))
        context.addLine(to: CGPoint(x: disc.midX + 4, y: disc.minY + 10))
        context.addLine(to: CGPoint(x: disc.midX - 4, y: disc.minY + 10))
        context.closePath()
        context.fillPath()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        let size = ("N" as NSString).size(withAttributes: attributes)
        ("N" as NSString).draw(
            at: CGPoint(x: disc.midX - size.width / 2, y: disc.midY - size.height / 2 + 4), withAttributes: attributes)
    }
}
