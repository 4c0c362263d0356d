import Foundation
import Testing

@testable import UIKit

/// How stack views arrange what is in them.
@MainActor
struct StackViewTests {
    /// A view that wants to be of a size.
    private final class Box: UIView {
        var wanted: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            wanted = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { wanted }
    }

    /// Lays a stack out in a view of 300 by 100 that it fills.
    private func frames(_ boxes: [UIView], set: (UIStackView) -> Void) -> [CGRect] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let stack = UIStackView(arrangedSubviews: boxes)
        set(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        return boxes.map(\.frame)
    }

    @Test func fillStretchesTheViewThatHugsLeast() {
        let boxes = [Box(40, 10), Box(50, 10), Box(60, 10)]
        boxes[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let frames = frames(boxes) { $0.spacing = 10 }
        #expect(frames.map(\.width) == [40, 180, 60])
        #expect(frames.map(\.minX) == [0, 50, 240])
        #expect(frames.allSatisfy { $0.height == 100 })
    }

    @Test func fillEquallyMakesAllAlike() {
        let frames = frames([Box(10, 10), Box(100, 10), Box(1, 10)]) {
            $0.distribution = .fillEqually
            $0.spacing = 15
        }
        #expect(frames.map(\.width) == [90, 90, 90])
        #expect(frames.map(\.minX) == [0, 105, 210])
    }

    @Test func fillProportionallyKeepsTheProportions() {
        let frames = frames([Box(10, 10), Box(20, 10), Box(30, 10)]) { $0.distribution = .fillProportionally }
        #expect(frames.map(\.width) == [50, 100, 150])
    }

    @Test func equalSpacingLeavesTheSameRoomBetween() {
        let frames = frames([Box(40, 10), Box(80, 10), Box(60, 10)]) { $0.distribution = .equalSpacing }
        #expect(frames.map(\.width) == [40, 80, 60])
        #expect(frames.map(\.minX) == [0, 100, 240])
    }

    @Test func equalCenteringPutsTheMiddlesAtTheSameDistance() {
        let frames = frames([Box(40, 10), Box(20, 10), Box(60, 10)]) { $0.distribution = .equalCentering }
        #expect(frames.map(\.midX) == [20, 145, 270])
    }

    @Test func alignmentIsAcrossTheAxis() {
        let boxes = { [Box(150, 20), Box(150, 60)] }
        #expect(frames(boxes()) { $0.alignment = .leading }.map(\.minY) == [0, 0])
        #expect(frames(boxes()) { $0.alignment = .trailing }.map(\.maxY) == [100, 100])
        #expect(frames(boxes()) { $0.alignment = .center }.map(\.midY) == [50, 50])
        #expect(frames(boxes()) { $0.alignment = .center }.map(\.height) == [20, 60])
    }

    @Test func aColumnIsARowTurned() {
        let frames = frames([Box(10, 20), Box(10, 30)]) {
            $0.axis = .vertical
            $0.distribution = .equalSpacing
            $0.alignment = .trailing
        }
        #expect(frames == [CGRect(x: 290, y: 0, width: 10, height: 20), CGRect(x: 290, y: 70, width: 10, height: 30)])
    }

    @Test func whatIsHiddenTakesNoRoom() {
        let boxes = [Box(40, 10), Box(50, 10), Box(60, 10)]
        boxes[1].isHidden = true
        let frames = frames(boxes) {
            $0.spacing = 10
            $0.distribution = .equalSpacing
        }
        #expect(frames[0].minX == 0 && frames[2].maxX == 300)
        #expect(frames[0].width == 40 && frames[2].width == 60)
    }

    @Test func viewsCanComeGoAndHideAgain() {
        let boxes = [Box(10, 10), Box(10, 10)]
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillEqually
        stack.frame = root.bounds
        root.addSubview(stack)
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame.width) == [150, 150])
        let third = Box(10, 10)
        stack.addArrangedSubview(third)
        root.layoutIfNeeded()
        #expect(boxes[0].frame.width == 100 && third.frame.minX == 200)
        boxes[0].isHidden = true
        root.layoutIfNeeded()
        #expect(boxes[1].frame == CGRect(x: 0, y: 0, width: 150, height: 100))
        third.removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
        root.layoutIfNeeded()
        #expect(boxes[1].frame.width == 300)
    }

    @Test func marginsAndSpacingOfOnesOwn() {
        let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
        let frames = frames(boxes) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 40)
            $0.distribution = .fillEqually
            $0.setCustomSpacing(30, after: boxes[0])
        }
        #expect(frames.map(\.width) == [70, 70, 70])
        #expect(frames.map(\.minX) == [20, 120, 190])
        #expect(frames.allSatisfy { $0.minY == 5 && $0.height == 90 })
    }
}
