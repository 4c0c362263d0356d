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
}
