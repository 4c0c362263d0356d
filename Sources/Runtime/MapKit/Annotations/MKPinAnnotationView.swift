import CoreGraphics
public import Foundation
public import UIKit

public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }

/// A pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor? = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    open var animatesDrop = false
    /// The color before iOS 9: one of three.
    open var pinColor: MKPinAnnotationColor {
        get {
            switch pinTintColor {
            case Self.greenPinColor(): .green
            case Self.purplePinColor(): .purple
            default: .red
            }
        }
        set {
            let colors: [MKPinAnnotationColor: UIColor] = [
                .red: Self.redPinColor(), .green: Self.greenPinColor(), .purple: Self.purplePinColor(),
            ]
            pinTintColor = colors[newValue]
        }
    }

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    override func setUp() {
        frame.size = CGSize(width: 32, height: 39)
        // The tip is at the place.
        centerOffset = CGPoint(x: 0, y: -18)
        calloutOffset = CGPoint(x: 0, y: 4)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        let middle = bounds.midX
        context.setFillColor(UIColor.black.withAlphaComponent(0.25).cgColor)
        context.fillEllipse(in: CGRect(x: middle - 4, y: 35, width: 8, height: 4))
        context.setStrokeColor(UIColor.systemGray.cgColor)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: middle, y: 14))
        context.addLine(to: CGPoint(x: middle, y: 37))
        context.strokePath()
        context.setFillColor((pinTintColor ?? .systemRed).cgColor)
        context.fillEllipse(in: CGRect(x: middle - 8, y: 2, width: 16, height: 16))
        context.setFillColor(UIColor.white.withAlphaComponent(0.55).cgColor)
        context.fillEllipse(in: CGRect(x: middle - 4.5, y: 5, width: 5, height: 5))
    }

    /// Falls onto the map.
    func drop() {
        guard animatesDrop, let window, UIView.areAnimationsEnabled else { return }
        transform = CGAffineTransform(translationX: 0, y: -window.bounds.height / 2)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) { self.transform = .identity }
    }
}
