import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// UIKit draws through what an app overrides.
@MainActor
@Suite struct DrawingOverrideTests {
    @Test func drawingAsksViewsAndLayers() {
        let (view, layer) = (HeardView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), HeardLayer())
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        var heardByLayer: Set<String> = []
        let heard = Heard.of(view) {
            heardByLayer = Heard.of(layer) {
                _ = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
                    _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
            }
        }
        #expect(heard.isSuperset(of: ["drawHierarchy(in:afterScreenUpdates:)", "draw(_:)", "layoutIfNeeded()"]))
        #expect(heardByLayer.contains("draw(in:)"))
        #expect(
            Heard.of(layer) { layer.frame.size.width = 9 }.isSuperset(of: ["frame", "frame =", "setNeedsLayout()"]))
        #expect(Heard.of(layer) { view.layer.layoutIfNeeded() }.contains("layoutSublayers()"))
    }

    @Test func textsAreMeasuredAndDrawnThroughTheirMethods() {
        let label = HeardLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Text"
        let drawn = Heard.of(label) {
            _ = UIGraphicsImageRenderer(bounds: label.bounds).image { _ in
                _ = label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
            }
        }
        #expect(drawn.isSuperset(of: ["draw(_:)", "drawText(in:)"]))
        let field = HeardTextField(frame: label.frame)
        field.text = "Text"
        let heard = Heard.of(field) {
            _ = UIGraphicsImageRenderer(bounds: field.bounds).image { _ in
                _ = field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
            }
        }
        #expect(heard.isSuperset(of: ["draw(_:)", "textRect(forBounds:)"]))
    }

    @Test func imageRenderersDrawByTheirFormats() {
        final class Format: UIGraphicsImageRendererFormat {}
        let format = Format.default()
        (format.scale, format.opaque) = (3, true)
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 2), format: format)
        var soFar: UIImage?
        let image = renderer.image { context in
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 2), blendMode: .normal)
            soFar = context.currentImage
        }
        #expect(image.scale == 3 && image.cgImage?.width == 12 && image.cgImage?.height == 6)
        #expect(soFar?.size == CGSize(width: 4, height: 2) && soFar?.scale == 3)
        #expect(renderer.format === format && format.bounds.size == CGSize(width: 4, height: 2))
    }
}

/// A layer that notes what is called.
@MainActor
private final class HeardLayer: CALayer {
    override var frame: CGRect {
        get { heard(self, "frame", super.frame) }
        set { super.frame = heard(self, "frame =", newValue) }
    }
    override func setNeedsLayout() {
        heard(self, "setNeedsLayout()", super.setNeedsLayout())
    }
    override func layoutSublayers() {
        heard(self, "layoutSublayers()", super.layoutSublayers())
    }
    override func draw(in context: CGContext) {
        heard(self, "draw(in:)", super.draw(in: context))
    }
}

/// A label that notes how it is drawn.
@MainActor
private final class HeardLabel: UILabel {
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override func drawText(in rect: CGRect) {
        heard(self, "drawText(in:)", super.drawText(in: rect))
    }
}

/// A text field that notes how it is drawn.
@MainActor
private final class HeardTextField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "textRect(forBounds:)", super.textRect(forBounds: bounds))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
}
