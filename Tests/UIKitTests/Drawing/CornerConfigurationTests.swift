import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Configurations of corners")
struct CornerConfigurationTests {
    private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    @Test("A capsule rounds the shorter sides, up to its maximum, and follows the size")
    func capsule() {
        let view = view(100, 40)
        view.cornerConfiguration = .capsule()
        #expect(radii(view) == [20, 20, 20, 20])
        view.frame.size.height = 60
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadii?.topLeft == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(radii(view) == [12, 12, 12, 12])
    }

    @Test("Corners have their own radii, or none; edges share theirs")
    func corners() {
        let view = view(100, 100)
        #expect(radii(view) == [0, 0, 0, 0])
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(10), topRightRadius: nil, bottomLeftRadius: .fixed(20), bottomRightRadius: .fixed(80))
        #expect(radii(view) == [10, 0, 20, 50])
        view.cornerConfiguration = .uniformEdges(topRadius: .fixed(8), bottomRadius: .fixed(4))
        #expect(radii(view) == [8, 8, 4, 4])
        view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(8), rightRadius: .fixed(4))
        #expect(radii(view) == [8, 4, 8, 4])
        view.cornerConfiguration = .uniformTopRadius(.fixed(9), bottomRightRadius: .fixed(3))
        #expect(radii(view) == [9, 9, 0, 3])
        view.cornerConfiguration = .uniformRightRadius(.fixed(9), topLeftRadius: .fixed(3))
        #expect(radii(view) == [3, 9, 0, 9])
        #expect(UICornerConfiguration.corners(radius: .fixed(5)) != .uniformCorners(radius: .fixed(5)))
    }

    @Test("A concentric corner has the center of its container's, and at least its minimum")
    func concentric() {
        let (outer, inner) = (view(200, 200), UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
        outer.addSubview(inner)
        outer.cornerConfiguration = .corners(radius: .fixed(30))
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        #expect(radii(inner) == [20, 4, 4, 4])
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(inner) == [20, 20, 20, 20])
        #expect(radii(UIView()) == [0, 0, 0, 0])
    }

    @Test("The layer draws each corner with its radius")
    func drawing() throws {
        let view = view(40, 40)
        view.backgroundColor = .black
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(20), topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: .fixed(6))
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        let drawn = try #require(image.cgImage)
        let side = drawn.width
        let alphas = drawn.withPixels { pixels, rowBytes in
            [(2, 2), (side - 2, 2), (2, side - 2), (side - 1, side - 1), (side - 4 * side / 40, side - 4 * side / 40)]
                .map { pixels[$0.1 * rowBytes + $0.0 * 4 + 3] }
        }
        #expect(alphas == [0, 255, 255, 0, 255])
    }
}
