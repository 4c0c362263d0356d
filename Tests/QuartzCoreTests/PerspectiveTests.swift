import CoreGraphics
import Foundation
import QuartzCore
import RandomNumbers
import Testing

@Suite("Layers in space")
struct PerspectiveTests {
    /// A square of 40 in the middle of 100, which is looked at from a distance of 100.
    private let root = CALayer(nil, CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child: CALayer

    init() {
        child = CALayer(red, CGRect(x: 30, y: 30, width: 40, height: 40), in: root)
        root.sublayerTransform.m34 = -1 / 100
    }

    /// The rows in which a column of the picture is red, at least half.
    private func rows(_ column: Int, of picture: LayerPicture) -> Range<Int>? {
        let red = (0..<100).filter { picture[column, $0][3] > 127 }
        guard let first = red.first, let last = red.last, last - first == red.count - 1 else { return nil }
        return first..<last + 1
    }

    @Test("A transform after its inverse changes nothing; one without an inverse stays")
    func inverse() {
        var tilted = CATransform3DMakeRotation(0.7, 0.2, 1, 0.3)
        tilted.m34 = -1 / 500
        let moved = CATransform3DTranslate(CATransform3DScale(tilted, 2, 3, 4), 5, -6, 7)
        let both = CATransform3DConcat(moved, CATransform3DInvert(moved))
        let differences = zip(numbers(both), numbers(CATransform3DIdentity)).map { ($0 - $1).magnitude }
        #expect(differences.allSatisfy { $0 < 1e-9 })
        let flipped = CATransform3D(m12: 1, m21: 1, m33: 1, m44: 1)
        #expect(CATransform3DInvert(flipped) == flipped)
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    private func numbers(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }

    @Test("What is nearer is larger, what is farther smaller, what is behind the eye is invisible")
    func distance() throws {
        for (z, range) in [(50.0, 10..<90), (0, 30..<70), (-100, 40..<60)] {
            child.transform = CATransform3DMakeTranslation(0, 0, z)
            #expect(rows(50, of: try LayerPicture(root, 100, 100)) == range)
            child.transform = CATransform3DIdentity
            child.zPosition = z
            #expect(rows(50, of: try LayerPicture(root, 100, 100)) == range)
            child.zPosition = 0
        }
        for z in [100.0, 150] {
            child.transform = CATransform3DMakeTranslation(0, 0, z)
            #expect(rows(50, of: try LayerPicture(root, 100, 100)) == nil)
        }
    }

    @Test("A layer that is turned has a near side that is high and a far side that is low", arguments: [1.0, 2])
    func turned(scale: CGFloat) throws {
        let angle = CGFloat.pi / 4
        child.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        let picture = try LayerPicture(root, Int(100 * scale), Int(100 * scale), scale: scale)
        // Seen at 50 + d / (1 + z / 100), where d and z are what the side is to the right and behind.
        let reach = 20 * cos(angle), depth = 20 * sin(angle)
        for (side, z) in [(reach, depth), (-reach, -depth)] {
            let shrunk = 1 / (1 + z / 100)
            let edge = (50 + side * shrunk) * scale
            let inside = Int((edge - side.signum * 1.5).rounded(.down))
            let seen = (0..<Int(100 * scale)).filter { picture[inside, $0][3] > 127 }
            #expect(abs(CGFloat(seen.count) - 40 * shrunk * scale) <= 1.5)
            #expect(picture[Int((edge + side.signum * 1.5).rounded(.down)), Int(50 * scale)][3] == 0)
        }
        #expect(picture[Int(50 * scale), Int(50 * scale)] == [255, 0, 0, 255])
    }

    @Test("The same perspective in the layer's own transform looks the same")
    func ownPerspective() throws {
        child.transform = CATransform3DMakeRotation(0.6, 1, 1, 0)
        let outer = try LayerPicture(root, 100, 100)
        let rotation = child.transform
        root.sublayerTransform = CATransform3DIdentity
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        child.transform = CATransform3DConcat(rotation, eye)
        let own = try LayerPicture(root, 100, 100)
        for x in 0..<100 {
            for y in 0..<100 where outer[x, y] != own[x, y] { Issue.record("\(x), \(y): \(outer[x, y]) \(own[x, y])") }
        }
    }

    @Test("What is in a turned layer turns with it: its sublayers, opacity and edges")
    func contents() throws {
        _ = CALayer(blue, CGRect(x: 20, y: 0, width: 20, height: 40), in: child)
        child.transform = CATransform3DMakeRotation(.pi - 0.5, 0, 1, 0)
        var picture = try LayerPicture(root, 100, 100)
        // From behind, left is right.
        #expect(picture[40, 50] == [0, 0, 255, 255] && picture[60, 50] == [255, 0, 0, 255])
        child.opacity = 0.5
        picture = try LayerPicture(root, 100, 100)
        #expect(picture[40, 50] == [0, 0, 128, 128] && picture[60, 50] == [128, 0, 0, 128])
        child.isDoubleSided = false
        picture = try LayerPicture(root, 100, 100)
        #expect(picture[40, 50] == [0, 0, 0, 0] && picture[60, 50] == [0, 0, 0, 0])
        child.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        picture = try LayerPicture(root, 100, 100)
        #expect(picture[40, 50] == [128, 0, 0, 128] && picture[60, 50] == [0, 0, 128, 128])
    }

    @Test("A point in a turned layer is where it is seen, and back")
    func coordinates() throws {
        child.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        let depth = 20 * sin(CGFloat.pi / 4)
        let corner = child.convert(CGPoint(x: 40, y: 40), to: root)
        let shrunk = 1 / (1 + depth / 100)
        #expect(abs(corner.x - (50 + depth * shrunk)) < 1e-9 && abs(corner.y - (50 + 20 * shrunk)) < 1e-9)
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = RandomNumbers(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        for _ in 0..<200 {
            child.transform = CATransform3DMakeRotation(number(-1.3...1.3), number(-1...1), number(-1...1), 1)
            child.zPosition = number(-200...30)
            let point = CGPoint(x: number(0...40), y: number(0...40))
            let back = child.convert(child.convert(point, to: root), from: root)
            #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6, "seed \(seed)")
        }
    }

    @Test("Giant, flat and broken transforms draw nothing wrong and never end the process")
    func extremes() throws {
        let numbers: [CGFloat] = [0, 1e-300, 1e300, .infinity, .nan, -1, 1e9]
        for number in numbers {
            for other in numbers {
                var transform = CATransform3DMakeRotation(1, 0, 1, 0)
                transform.m14 = number
                transform.m24 = other
                transform.m44 = other
                child.transform = transform
                _ = try LayerPicture(root, 100, 100)
                transform.m11 = number
                transform.m42 = other
                child.transform = transform
                _ = try LayerPicture(root, 100, 100)
            }
        }
    }
}

extension CGFloat {
    fileprivate var signum: CGFloat { self < 0 ? -1 : 1 }
}
