import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Distances between anchors as dimensions")
struct AnchorSpanTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let one = UIView()
    private let two = UIView()

    init() {
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: root.topAnchor), one.heightAnchor.constraint(equalToConstant: 20),
            two.topAnchor.constraint(equalTo: root.topAnchor), two.heightAnchor.constraint(equalToConstant: 20),
            one.widthAnchor.constraint(equalToConstant: 50), two.widthAnchor.constraint(equalToConstant: 50),
        ])
    }

    @Test("equal distances share the room; a constant keeps one")
    func shared() {
        // The gaps before, between and after two views are 200 together.
        let gaps = [
            root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor),
            one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor),
            two.trailingAnchor.anchorWithOffset(to: root.trailingAnchor),
        ]
        let twice = gaps[1].constraint(equalTo: gaps[0], multiplier: 2)
        NSLayoutConstraint.activate([twice, gaps[2].constraint(equalTo: gaps[0])])
        root.layoutIfNeeded()
        #expect(one.frame.minX == 50 && two.frame.minX == 200)
        twice.isActive = false
        gaps[0].constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(one.frame.minX == 10 && two.frame.minX == 240)
    }

    @Test("a distance may be one against the axis, and vertical ones compare with heights")
    func against() {
        let back = one.leftAnchor.anchorWithOffset(to: two.leftAnchor)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200), back.constraint(equalToConstant: -120),
        ])
        root.layoutIfNeeded()
        #expect(two.frame.minX == 80)
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.heightAnchor.constraint(equalTo: one.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.height == 180)
    }

    @Test("the guide of a distance is there while a constraint needs it")
    func leaves() {
        let gap = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        let (first, second) = (gap.constraint(equalToConstant: 10), gap.constraint(greaterThanOrEqualToConstant: 5))
        let before = root.constraints.count
        NSLayoutConstraint.activate([first, second])
        #expect(one.layoutGuides.count == 1)
        first.isActive = false
        #expect(one.layoutGuides.count == 1)
        root.removeConstraint(second)
        second.isActive = false
        #expect(one.layoutGuides.isEmpty && root.constraints.count == before)
    }
}
