import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Auto Layout of views that code makes.
@MainActor
struct LayoutTests {
    private let root = UIEnvironment().perform { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    private func add(_ view: @autoclosure () -> UIView, to parent: UIView? = nil) -> UIView {
        let view = root.environment.perform(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @Test func edgesAndSizesPlaceAView() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 290, height: 40))
    }

    @Test(
        "without a second item, its attribute doesn't count",
        arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height])
    func noSecondItem(_ other: NSLayoutConstraint.Attribute) {
        let view = add(UIView())
        for (attribute, length) in [(NSLayoutConstraint.Attribute.width, 100.0), (.height, 50)] {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: other, multiplier: 1,
                constant: length
            ).isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 50))
    }

    @Test("Where text is read from the right, the leading edge of every guide is on the right")
    func guidesFromTheRight() {
        root.imposeTraits(
            UITraitCollection(traitsFrom: [root.traitCollection, UITraitCollection(layoutDirection: .rightToLeft)]))
        root.imposeSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
        root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 28)
        let own = UILayoutGuide()
        root.addLayoutGuide(own)
        own.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50).isActive = true
        own.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let guides = [(root.safeAreaLayoutGuide, 308.0), (root.layoutMarginsGuide, 280), (own, 270)]
        for (guide, edge) in guides {
            let view = add(UIView())
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10).isActive = true
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            root.layoutIfNeeded()
            #expect(abs(view.frame.maxX - (edge - 10)) < 0.01, "\(guide.identifier)")
            view.removeFromSuperview()
        }
        let last = add(UIView())
        last.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30).isActive = true
        let near = last.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        near.priority = .defaultHigh
        near.isActive = true
        last.widthAnchor.constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(abs(last.frame.minX - 30) < 0.01)
        #expect(abs(own.layoutFrame.minX - 170) < 0.01)
    }

    @Test(
        "Frames, content sizes and guides lie on pixels of the screen, without a rest of computing",
        arguments: [1.0, 2, 3]
    )
    func framesOnPixels(scale: CGFloat) throws {
        root.imposeTraits(
            UITraitCollection(traitsFrom: [root.traitCollection, UITraitCollection(displayScale: scale)]))
        let scrolled = try #require(add(UIScrollView()) as? UIScrollView)
        let (first, second, content) = (add(UIView()), add(UIView()), add(UIView(), to: scrolled))
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        for share in 1..<60 {
            let across = CGFloat(share) / 61
            let constraints = [
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100 / 3),
                first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: across),
                first.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.1 + across),
                first.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: across / 3),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                second.topAnchor.constraint(equalTo: first.bottomAnchor),
                second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                guide.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                guide.topAnchor.constraint(equalTo: first.bottomAnchor),
                guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                scrolled.leadingAnchor.constraint(equalTo: first.leadingAnchor),
                scrolled.trailingAnchor.constraint(equalTo: first.trailingAnchor),
                scrolled.topAnchor.constraint(equalTo: first.topAnchor),
                scrolled.bottomAnchor.constraint(equalTo: first.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scrolled.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrolled.contentLayoutGuide.trailingAnchor),
                content.topAnchor.constraint(equalTo: scrolled.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrolled.contentLayoutGuide.bottomAnchor),
                content.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: across * 2),
                content.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: across * 3),
            ]
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            let size = CGRect(origin: .zero, size: scrolled.contentSize)
            for frame in [first.frame, second.frame, guide.layoutFrame, scrolled.frame, content.frame, size] {
                for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
                    #expect(number == (number * scale).rounded() / scale, "\(frame)")
                }
            }
            #expect(guide.layoutFrame == second.frame)
            #expect(size.size == content.frame.size)
            NSLayoutConstraint.deactivate(constraints)
        }
    }

    @Test(
        "The view that has a constraint says how it reads, before and after the constraint is made",
        arguments: [true, false]
    )
    func readingOfTheSuperview(isEarly: Bool) {
        if isEarly { root.semanticContentAttribute = .forceRightToLeft }
        let (first, second) = (add(UIView()), add(UIView()))
        root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 28)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            first.widthAnchor.constraint(equalToConstant: 30),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        if !isEarly {
            #expect(first.frame.minX == 8)
            root.semanticContentAttribute = .forceRightToLeft
            root.layoutIfNeeded()
        }
        #expect(first.frame == CGRect(x: 282, y: 0, width: 30, height: 0))
        #expect(second.frame == CGRect(x: 20, y: 0, width: 254, height: 0))
        let empty = add(UIView())
        empty.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(empty.frame == CGRect(x: 312, y: 0, width: 0, height: 0))
    }

    @Test("A stack view's own direction arranges its views, within its margins")
    func readingOfAStackView() throws {
        let stack = try #require(add(UIStackView()) as? UIStackView)
        let views = root.environment.perform { [UIView(), UIView()] }
        for (view, width) in zip(views, [50.0, 70]) {
            stack.addArrangedSubview(view)
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 136)
        #expect(views.map(\.frame.minX) == [82, 2])
    }

    /// What constraints leave open, as UIKit decides it.
    private static let openLayouts: [(String, (UIView, UIView) -> [NSLayoutConstraint], CGRect)] = [
        ("nothing", { _, _ in [] }, .zero),
        (
            "a leading edge",
            { view, root in [view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)] },
            CGRect(x: 8, y: 0, width: 0, height: 0)
        ),
        (
            "a trailing edge", { view, root in [view.trailingAnchor.constraint(equalTo: root.trailingAnchor)] },
            CGRect(x: 320, y: 0, width: 0, height: 0)
        ),
        (
            "a bottom edge", { view, root in [view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5)] },
            CGRect(x: 0, y: 475, width: 0, height: 0)
        ),
        (
            "a greatest width", { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)] },
            CGRect(x: 0, y: 0, width: 0, height: 0)
        ),
        (
            "a least height", { view, _ in [view.heightAnchor.constraint(greaterThanOrEqualToConstant: 23)] },
            CGRect(x: 0, y: 0, width: 0, height: 23)
        ),
        (
            "a size, and limits of its position",
            { view, root in
                [
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 90),
                    view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
                    view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45),
                ]
            }, CGRect(x: 23, y: 345, width: 100, height: 90)
        ),
        (
            "a size, and the others",
            { view, root in
                [
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 90),
                    view.trailingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: -74),
                    view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 23),
                ]
            }, CGRect(x: 146, y: 23, width: 100, height: 90)
        ),
    ]

    @Test("What nothing decides is 0, the size first; limits of positions attract what they alone decide")
    func openLayout() {
        for (name, constraints, frame) in Self.openLayouts {
            let view = add(UIView())
            NSLayoutConstraint.activate(constraints(view, root))
            root.layoutIfNeeded()
            #expect(view.frame == frame, "\(name)")
            #expect(name == "nothing" || view.hasAmbiguousLayout, "\(name)")
            view.removeFromSuperview()
        }
    }

    @Test("Limits between views attract, and hold for labels only as far as their text wants")
    func limitsOfSeveralViews() throws {
        let (first, second) = (add(UIView()), add(UIView()))
        let label = try #require(add(UILabel()) as? UILabel)
        label.text = "Text"
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.widthAnchor.constraint(equalToConstant: 10),
            second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 25),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(second.frame.origin == CGPoint(x: 35, y: 0))
        #expect(label.frame.width == label.intrinsicContentSize.width)
    }

    @Test("A frame that is set is the frame that is read")
    func framesAreReadAsSet() {
        let view = root.environment.perform { UIView() }
        for number in 0..<200 {
            let frame = CGRect(
                x: CGFloat(number) / 3, y: CGFloat(number) / 7, width: 100 / 3, height: CGFloat(number) * 1.1)
            view.frame = frame
            #expect(view.frame == frame)
        }
        view.center.x += 10
        view.bounds.size.height = 10
        #expect(abs(view.frame.minX - (199.0 / 3 + 10)) < 0.001)
        #expect(abs(view.frame.midY - (199.0 / 7 + 199 * 0.55)) < 0.001)
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        view.transform = .identity
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    }

    @Test func aViewInAViewIsPlacedFromWhereTheOuterOneIs() {
        let outer = add(UIView())
        let inner = add(UIView(), to: outer)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 80),
            inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.4),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 50, y: 60, width: 100, height: 80))
        #expect(inner.frame == CGRect(x: 160 - 25 - 50, y: 80 - 8 - 20, width: 50, height: 20))
    }

    @Test("Views without constraints are added and removed without rebuilding layout; others are not")
    func comingAndGoing() throws {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        let engine = try #require(root.layoutEngine)
        let plain = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        plain.addSubview(UIView())
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for other in [plain, cell] {
            view.addSubview(other)
            #expect(root.layoutEngine === engine)
            other.removeFromSuperview()
            #expect(root.layoutEngine === engine)
        }
        view.addSubview(plain)
        root.layoutIfNeeded()
        #expect(plain.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        // A constraint makes it one of those that layout knows.
        view.heightAnchor.constraint(equalTo: plain.heightAnchor, multiplier: 2).isActive = true
        root.layoutIfNeeded()
        #expect(root.layoutEngine === engine && view.frame.height == 16)
        plain.removeFromSuperview()
        #expect(root.layoutEngine !== engine)
        root.layoutIfNeeded()
        let rebuilt = try #require(root.layoutEngine)
        let inner = UIView()
        inner.addConstraint(inner.widthAnchor.constraint(equalToConstant: 30))
        inner.translatesAutoresizingMaskIntoConstraints = false
        let carrier = UIView()
        carrier.addSubview(inner)
        view.addSubview(carrier)
        #expect(root.layoutEngine !== rebuilt)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 30 && view.frame.minX == 10)
    }

    @Test("A constraint that precedes its view takes effect when the view is added")
    func constraintBeforeView() throws {
        let view = add(UIView())
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.addConstraint(view.widthAnchor.constraint(equalTo: late.widthAnchor))
        root.layoutIfNeeded()
        root.addSubview(late)
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func aHigherPriorityWinsOverAnyNumberOfLowerOnes() {
        let view = add(UIView())
        let wish = view.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = UILayoutPriority(751)
        var all = [wish, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)]
        for _ in 0..<20 {
            let other = view.widthAnchor.constraint(equalToConstant: 10)
            other.priority = UILayoutPriority(750)
            all.append(other)
        }
        NSLayoutConstraint.activate(all)
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test func textKeepsItsWidthBeforeTextThatMayBeCut() {
        let (left, right) = (UILabel(), UILabel())
        left.text = String(repeating: "long ", count: 12)
        right.text = "short"
        right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        _ = add(left)
        _ = add(right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(right.frame.width == right.intrinsicContentSize.width)
        #expect(left.frame.maxX == right.frame.minX - 8)
    }

    @Test func textThatBreaksIsAsHighAsItsLines() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "some words ", count: 20)
        _ = add(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let lines = (label.frame.height / label.font.lineHeight).rounded(.down)
        #expect(label.frame.width == 288)
        #expect(lines > 3)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 288, height: 0)).height)
        root.frame.size.width = 600
        root.layoutIfNeeded()
        #expect(label.frame.width == 568)
        #expect(label.frame.height < lines * label.font.lineHeight, "there are fewer lines in a wider view")
    }

    @Test func baselinesOfDifferentFontsMeet() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, small.text) = ("Title", "detail")
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 12)
        _ = add(large)
        _ = add(small)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let lineOfLarge = large.frame.minY + large.font.ascender
        let lineOfSmall = small.frame.minY + small.font.ascender
        #expect(abs(lineOfLarge - lineOfSmall) <= 1)
    }

    @Test func constantsPrioritiesAndActivityCanChangeLater() {
        let view = add(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let wide = view.widthAnchor.constraint(equalToConstant: 90)
        wide.priority = .defaultLow
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([width, wide])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        wide.priority = UILayoutPriority(900)
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    @Test func aChangeReachesViewsInOtherBranches() {
        let sibling = add(UIView())
        let outer = add(UIView())
        let between = add(UIView(), to: outer)
        let inner = add(UIView(), to: between)
        let width = sibling.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            width, sibling.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 300),
            between.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            between.widthAnchor.constraint(equalTo: outer.widthAnchor),
            inner.leadingAnchor.constraint(equalTo: sibling.trailingAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 60)
        width.constant = 80
        root.layoutIfNeeded()
        #expect(sibling.frame.width == 80)
        #expect(inner.frame.minX == 90, "the views around it are as large as before and still lay it out anew")
    }

    @Test func aConflictIsReportedWithItsConstraintsAndLayoutGoesOn() {
        var messages: [String] = []
        root.environment.report = { messages.append($0) }
        let view = add(UIView())
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        first.identifier = "narrow"
        let second = view.widthAnchor.constraint(equalToConstant: 70)
        second.identifier = "wide"
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50, "the later constraint gives way")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("'narrow'") == true && messages.first?.contains("'wide'") == true)
    }

    @Test func aViewWithoutEnoughConstraintsIsAmbiguous() {
        let (placed, loose) = (add(UIView()), add(UIView()))
        NSLayoutConstraint.activate([
            placed.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            placed.topAnchor.constraint(equalTo: root.topAnchor), placed.widthAnchor.constraint(equalToConstant: 1),
            placed.heightAnchor.constraint(equalToConstant: 1),
            loose.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(!placed.hasAmbiguousLayout)
        #expect(loose.hasAmbiguousLayout)
    }

    @Test func numbersThatAreNotFiniteChangeNothing() {
        var messages: [String] = []
        root.environment.report = { messages.append($0) }
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: CGFloat.nan),
            view.heightAnchor.constraint(equalToConstant: CGFloat.infinity),
            view.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(view.frame.width == 30)
        #expect(messages.count == 3)
    }

    @Test func margins() {
        let view = add(UIView())
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        root.addConstraints([
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                multiplier: 1, constant: 5),
            NSLayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
                multiplier: 1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 25)
        #expect(view.frame.maxX == 280)
        root.layoutMargins.left = 50
        root.layoutIfNeeded()
        #expect(view.frame.minX == 55)
    }

    @Test func theSafeAreaIsWhatIsLeftOfTheEdges() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
        root.addSubview(outer)
        _ = add(inner, to: outer)
        inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
        root.imposeSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        root.layoutIfNeeded()
        #expect(inner.frame.minY == 44)
        outer.frame.origin.y = 30
        root.layoutIfNeeded()
        #expect(inner.frame.minY == 14, "30 of the 44 points lie above the outer view")
        #expect(outer.safeAreaInsets.bottom == 0)
    }

    @Test func constraintsDecideTheSizeOfScrolledContent() {
        let scroll = UIScrollView()
        _ = add(scroll)
        let content = add(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -15),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 5, width: 300, height: 900))
        #expect(scroll.contentSize == CGSize(width: 320, height: 920))
    }

    /// Masks, and what becomes of (10, 20, 100, 50) in a view that grows from 200 by 100 to 280 by 220.
    nonisolated private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 20, width: 100, height: 50)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 180, height: 170)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 90, y: 140, width: 100, height: 50)),
        (
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
            CGRect(x: 18, y: 68, width: 100, height: 50)
        ),
    ]

    @Test(arguments: masks)
    func autoresizingFollowsTheSuperview(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.autoresizingMask = mask
        outer.addSubview(view)
        outer.frame.size = CGSize(width: 280, height: 220)
        #expect(view.frame == expected)
    }

    @Test func theFittingSizeIsAsSmallAsConstraintsAllow() {
        let label = UILabel()
        label.text = "Title"
        _ = add(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
            root.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 11),
        ])
        let natural = label.intrinsicContentSize
        let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: natural.width + 32, height: natural.height + 22))
    }

    @Test func aViewThatLeavesTakesItsConstraintsAlong() {
        let (staying, leaving) = (add(UIView()), add(UIView()))
        NSLayoutConstraint.activate([
            leaving.widthAnchor.constraint(equalToConstant: 77),
            leaving.heightAnchor.constraint(equalTo: root.heightAnchor),
            staying.widthAnchor.constraint(equalTo: leaving.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(staying.frame.width == 77)
        leaving.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        #expect(leaving.constraints.count == 1, "a width of its own stays with the view")
        root.layoutIfNeeded()
        #expect(staying.frame.width == 0)
    }
}
