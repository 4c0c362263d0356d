import CoreGraphics
import Foundation
import Metal
import QuartzCore
import Testing

@Suite("Layers of graphics processors, which aren't there")
struct MetalLayerTests {
    @Test("A Metal layer keeps its values, is as large in pixels as it is shown, and has nothing to draw into")
    func layer() {
        let layer = CAMetalLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.contentsScale = 2
        #expect(layer.drawableSize == CGSize(width: 40, height: 20))
        layer.drawableSize = CGSize(width: 8, height: 8)
        #expect(layer.drawableSize == CGSize(width: 8, height: 8))
        #expect(layer.nextDrawable() == nil && layer.preferredDevice == nil && layer.device == nil)
        layer.maximumDrawableCount = 2
        layer.maximumDrawableCount = 5
        #expect(layer.maximumDrawableCount == 2 && layer.pixelFormat == .bgra8Unorm)
    }

    @Test("A display link of a Metal layer calls nobody, and lets its delegate go when it is invalidated")
    func link() {
        final class Delegate: CAMetalDisplayLinkDelegate {
            func metalDisplayLink(_ link: CAMetalDisplayLink, needsUpdate update: CAMetalDisplayLink.Update) {}
        }
        let (link, delegate) = (CAMetalDisplayLink(metalLayer: CAMetalLayer()), Delegate())
        link.delegate = delegate
        link.add(to: .main, forMode: .common)
        #expect(!link.isPaused && link.preferredFrameLatency == 2 && link.delegate != nil)
        link.invalidate()
        #expect(link.delegate == nil)
    }

    @Test("A continuous corner reaches further than a circle")
    func corners() {
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.5)
    }
}
