import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// A layer with a property that Core Animation has the value of, as an adapted source declares it.
private final class Ring: CALayer {
    var progress: CGFloat {
        get { managedValue("progress") }
        set { setManagedValue(newValue, "progress") }
    }
    var name2: String? {
        get { managedValue("name2") }
        set { setManagedValue(newValue, "name2") }
    }
    var width: CGFloat = 1
    var drawn: Drawn?

    final class Drawn { var values: [CGFloat] = [] }

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? Ring { (width, drawn) = (ring.width, ring.drawn) }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in context: CGContext) { drawn?.values.append(progress * width) }
}

@MainActor
@Suite("Properties of an app's layers")
struct OwnValueTests {
    @Test("A layer has values for keys: of properties and their parts, and any others")
    func keys() {
        let layer = CALayer()
        layer.setValue(NSNumber(value: 0.5), forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale.x")
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - 0.5) < 1e-9)
        #expect(abs(hypot(layer.transform.m11, layer.transform.m12) - 2) < 1e-9)
        layer.setValue(CGSize(width: 3, height: 4), forKey: "shadowOffset")
        #expect(layer.value(forKeyPath: "shadowOffset.height") as? NSNumber == 4)
        layer.setValue(7, forKey: "cornerRadius")
        layer.setValue("resizeAspect", forKey: "contentsGravity")
        layer.setValue(true, forKey: "opaque")
        #expect(layer.cornerRadius == 7 && layer.contentsGravity == .resizeAspect && layer.isOpaque)
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "borderColor")
        layer.setValue("red", forKey: "borderColor")
        #expect(layer.borderColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1), "a text is no color")
        layer.setValue(nil, forKey: "borderColor")
        #expect(layer.borderColor == nil)
        layer.setValue([1, 2], forKey: "purpose")
        #expect(layer.value(forKey: "purpose") as? [Int] == [1, 2] && layer.value(forKey: "none") == nil)
        layer.setValue(nil, forKey: "purpose")
        #expect(layer.value(forKey: "purpose") == nil)
        let mask = CALayer()
        layer.setValue(mask, forKey: "mask")
        layer.setValue("round", forKeyPath: "mask.name")
        #expect(
            layer.mask === mask && mask.name == "round" && layer.value(forKeyPath: "mask.name") as? String == "round")
    }

    @Test("A property is zero at first, and has the layer drawn when it changes")
    func values() {
        let (shown, ring) = (ShownLayer(), Ring())
        (ring.bounds, ring.drawn) = (CGRect(x: 0, y: 0, width: 20, height: 20), Ring.Drawn())
        shown.root.addSublayer(ring)
        _ = shown.host.makeFrame()
        #expect(ring.progress == 0 && ring.name2 == nil && !ring.needsDisplay() && ring.drawn?.values == [0])
        ring.name2 = "a"
        #expect(ring.name2 == "a" && !ring.needsDisplay())
        ring.progress = 0.25
        #expect(ring.progress == 0.25 && ring.needsDisplay())
    }

    @Test("An animation changes the property of the presentation, which draws itself with each frame")
    func animation() {
        let shown = ShownLayer()
        let ring = Ring()
        (ring.bounds, ring.width, ring.drawn) = (CGRect(x: 0, y: 0, width: 20, height: 20), 2, Ring.Drawn())
        ring.progress = 0.25
        shown.root.addSublayer(ring)
        _ = shown.host.makeFrame()
        #expect(ring.drawn?.values == [0.5])
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        ring.add(animation, forKey: "fill")
        shown.clock.advance(by: 0.5)
        #expect(abs((ring.presentation()?.progress ?? 0) - 0.5) < 1e-6 && ring.presentation()?.width == 2)
        _ = shown.host.makeFrame()
        #expect(abs((ring.drawn?.values.last ?? 0) - 1) < 1e-6)
        #expect(ring.progress == 0.25)
        shown.clock.advance(by: 0.6)
        _ = shown.host.makeFrame()
        #expect(ring.presentation()?.progress == 0.25)
    }
}
