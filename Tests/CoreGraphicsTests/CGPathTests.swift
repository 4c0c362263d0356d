import CoreGraphics
import Testing

@Suite("CGPath")
struct CGPathTests {
    @Test("The bounding box of the path excludes control points that the box of all points contains")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("Half a circle reaches where its direction leads", arguments: [false, true])
    func arcs(clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX + 10) < 0.01 && abs(box.maxX - 10) < 0.01)
        #expect(abs(box.minY - (clockwise ? -10 : 0)) < 0.01 && abs(box.maxY - (clockwise ? 0 : 10)) < 0.01)
        #expect(abs(path.currentPoint.x + 10) < 1e-9)
    }

    @Test("A whole turn is a circle in both directions")
    func circle() {
        for clockwise in [false, true] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            #expect(abs(path.boundingBoxOfPath.width - 10) < 0.01 && abs(path.boundingBoxOfPath.height - 10) < 0.01)
        }
    }

    @Test("An arc between tangents rounds the corner")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(path.boundingBoxOfPath.maxX < 10.001 && path.boundingBoxOfPath.minY > -0.001)
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(!path.contains(CGPoint(x: 9.8, y: 0.2)))
        #expect(path.contains(CGPoint(x: 8, y: 2)))
    }

    @Test("A hole is outside by the even-odd rule only")
    func rules() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 40, y: 5)))
        #expect(!path.contains(CGPoint(x: Double.nan, y: 5)))
    }

    @Test("Steps come back in order, transformed as they were added")
    func steps() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4), transform: CGAffineTransform(translationX: 10, y: 0))
        var types: [CGPathElementType] = []
        var points: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(points.first == CGPoint(x: 11, y: 2))
        #expect(points[2] == CGPoint(x: 14, y: 6))
        #expect(path.currentPoint == CGPoint(x: 11, y: 2))
    }

    @Test("Paths of the same steps are equal; a copy does not follow its origin")
    func equality() throws {
        let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        #expect(path == CGPath(ellipseIn: rect, transform: nil))
        let copy = try #require(path.copy())
        path.addLine(to: .zero)
        #expect(copy != path)
    }

    @Test("The outline of a stroke reaches as far as the pen, with its caps and joins")
    func outline() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 30))
        func outline(_ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
            path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
        }
        let plain = outline(.butt, .miter)
        #expect(plain.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 22, height: 22))
        #expect(plain.contains(CGPoint(x: 20, y: 11.9)) && !plain.contains(CGPoint(x: 20, y: 12.1)))
        #expect(plain.contains(CGPoint(x: 31.9, y: 8.1)))
        #expect(!outline(.butt, .bevel).contains(CGPoint(x: 31.9, y: 8.1)))
        #expect(!outline(.butt, .miter, limit: 1).contains(CGPoint(x: 31.9, y: 8.1)))
        #expect(outline(.butt, .round).contains(CGPoint(x: 31.2, y: 8.8)))
        #expect(outline(.square, .miter).boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 24))
        #expect(outline(.round, .miter).contains(CGPoint(x: 8.2, y: 10)))
        #expect(path.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
        #expect(path.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
    }

    @Test("A closed path has joins all around and a hole, a point is a dot if its ends have caps")
    func closedOutline() {
        let square = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        let outline = square.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 24))
        #expect(outline.contains(CGPoint(x: 8.1, y: 8.1)) && !outline.contains(CGPoint(x: 20, y: 20)))
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 5, y: 5))
        dot.closeSubpath()
        func box(_ cap: CGLineCap) -> CGRect {
            dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .round, miterLimit: 10).boundingBoxOfPath
        }
        #expect(box(.square) == CGRect(x: 3, y: 3, width: 4, height: 4) && box(.butt).isNull)
        #expect(abs(box(.round).width - 4) < 0.01)
    }

    @Test("A closed part that another follows leaves no dot where it ends")
    func closedBeforeAnother() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 20)])
        path.closeSubpath()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 0))
        let outline = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .bevel, miterLimit: 10)
        #expect(!outline.contains(CGPoint(x: -1.9, y: -1.9)))
        #expect(outline.contains(CGPoint(x: 48.1, y: 1.9)))
    }

    @Test("Dashes and gaps take turns, from the phase on, around corners")
    func dashes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        func points(_ phase: CGFloat, _ lengths: [CGFloat]) -> [[CGFloat]] {
            var found: [[CGFloat]] = []
            path.copy(dashingWithPhase: phase, lengths: lengths).applyWithBlock { element in
                let point = element.pointee.points[0]
                found.append([element.pointee.type == .moveToPoint ? 0 : 1, point.x, point.y])
            }
            return found
        }
        #expect(points(0, [8, 6]) == [[0, 0, 0], [1, 8, 0], [0, 10, 4], [1, 10, 10]])
        #expect(points(6, [8, 6]).prefix(4) == [[0, 0, 0], [1, 2, 0], [0, 8, 0], [1, 10, 0]])
        #expect(points(0, []).count == 3 && points(0, [0, 0]).count == 3)
    }

    @Test("A context's path becomes the outline of its stroke, and a layer is drawn where it is put")
    func replaced() throws {
        let context = try CGContext.upright(20, 20)
        context.setLineWidth(4)
        context.move(to: CGPoint(x: 2, y: 10))
        context.addLine(to: CGPoint(x: 18, y: 10))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 8, width: 16, height: 4))
        context.beginPath()
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 8), auxiliaryInfo: nil))
        layer.context?.setFillColor(red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.draw(layer, at: CGPoint(x: 10, y: 5))
        let column = try (0..<20).map { try context.pixel(11, $0)[3] }
        // The layer has the density of a screen, and is made smaller here.
        #expect(column.enumerated().filter { $0.element > 250 }.map(\.offset) == [5, 6])
        #expect(column.filter { $0 > 0 }.count == 2)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
}
