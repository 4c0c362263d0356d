import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Draws its bounds in green and counts how often.
private final class CountingLayer: CALayer {
    var count = 0
    override func draw(in context: CGContext) {
        count += 1
        context.setFillColor(green)
        context.fill(bounds)
    }
}

@Suite("Contents of layers")
struct ContentsTests {
    @Test("A layer draws itself once for a scale, and again when it must or has another size")
    func drawing() throws {
        let root = CALayer(nil, square(0, 20))
        let layer = CountingLayer()
        layer.frame = square(2, 8)
        root.addSublayer(layer)
        #expect(try LayerPicture(root)[3, 3] == [0, 255, 0, 255])
        layer.position.x += 5
        #expect(try LayerPicture(root)[10, 3] == [0, 255, 0, 255])
        #expect(layer.count == 1)
        layer.setNeedsDisplay()
        _ = try LayerPicture(root)
        _ = try LayerPicture(root)
        #expect(layer.count == 2)
        _ = try LayerPicture(root, 40, 40, scale: 2)
        #expect(layer.count == 3)
        layer.bounds.size.width = 4
        _ = try LayerPicture(root, 40, 40, scale: 2)
        #expect(layer.count == 4)
    }

    @Test("Documents get drawings as lines, and layers out of sight draw nothing")
    func direct() throws {
        let layer = CountingLayer()
        layer.frame = square(0, 8)
        let document = try #require(CGContext(svgSize: CGSize(width: 10, height: 10)))
        layer.render(in: document)
        let svg = String(decoding: try #require(document.finishSVG()), as: UTF8.self)
        #expect(!svg.contains("<image"))
        #expect(layer.count == 1)
        let root = CALayer(nil, square(0, 20))
        root.addSublayer(layer)
        layer.position.x = 200
        _ = try LayerPicture(root)
        #expect(layer.count == 1)
    }

    @Test("Contents fill the layer, or keep their aspect ratio or size, by the gravity")
    func gravity() throws {
        let layer = CALayer(nil, CGRect(x: 0, y: 0, width: 20, height: 10))
        layer.contents = try twoColors(red, blue)
        var picture = try LayerPicture(layer)
        #expect(picture[1, 5][0] > 200 && picture[18, 5][2] > 200)
        layer.contentsGravity = .resizeAspect
        picture = try LayerPicture(layer)
        #expect(picture[4, 5][3] == 0 && picture[6, 5][0] > 200 && picture[13, 5][2] > 200 && picture[15, 5][3] == 0)
        layer.contentsGravity = .center
        picture = try LayerPicture(layer)
        #expect(picture[9, 4] == [255, 0, 0, 255] && picture[10, 5] == [0, 0, 255, 255] && picture[11, 5][3] == 0)
        layer.contentsGravity = .bottomLeft
        picture = try LayerPicture(layer)
        #expect(picture[0, 0] == [255, 0, 0, 255] && picture[1, 1] == [0, 0, 255, 255])
        layer.contentsGravity = .resizeAspectFill
        layer.masksToBounds = true
        #expect(try LayerPicture(layer)[1, 12][3] == 0)
    }

    @Test("A part of the contents can be shown, and the middle alone can stretch")
    func parts() throws {
        let layer = CALayer(nil, square(0, 20))
        layer.contents = try twoColors(red, blue)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(try LayerPicture(layer)[15, 5] == [0, 0, 255, 255])
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let picture = try LayerPicture(layer)
        #expect(picture[0, 5] == [255, 0, 0, 255] && picture[1, 5] == [0, 0, 255, 255] && picture[19, 19][2] == 255)
    }

    @Test("Shapes are filled and stroked beyond their bounds, as much of the line as is wished")
    func shapes() throws {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 20, y: 5))
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = red
        layer.lineWidth = 2
        layer.strokeEnd = 0.5
        let picture = try LayerPicture(layer)
        #expect(picture[8, 5] == [255, 0, 0, 255] && picture[12, 5][3] == 0)
        layer.strokeColor = nil
        layer.fillColor = blue
        layer.path = CGPath(ellipseIn: square(0, 20), transform: nil)
        #expect(try LayerPicture(layer)[10, 10] == [0, 0, 255, 255])
        #expect(try LayerPicture(layer)[0, 0][3] == 0)
    }

    @Test("Gradients go from color to color", arguments: [CAGradientLayerType.axial, .radial, .conic])
    func gradients(type: CAGradientLayerType) throws {
        let layer = CAGradientLayer()
        layer.frame = square(0, 20)
        layer.colors = [red, blue]
        layer.type = type
        if type != .axial { (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) }
        let picture = try LayerPicture(layer)
        switch type {
        case .axial: #expect(picture[10, 0][0] > 230 && picture[10, 19][2] > 230)
        case .radial: #expect(picture[10, 10][0] > 230 && picture[0, 0][2] > 230)
        default: #expect(picture[13, 14][0] > 200 && picture[15, 14][2] > 200)
        }
    }

    @Test("A text layer shows its text from the top")
    func text() throws {
        let layer = CATextLayer()
        layer.frame = square(0, 40)
        layer.string = "H"
        layer.fontSize = 20
        layer.foregroundColor = red
        let picture = try LayerPicture(layer, 40, 40)
        #expect((0..<24).contains { y in (0..<20).contains { x in picture[x, y][3] > 128 } })
        #expect(!(28..<40).contains { y in (0..<40).contains { x in picture[x, y][3] > 0 } })
    }
}
