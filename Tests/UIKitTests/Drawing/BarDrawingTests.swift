import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Bars")
struct BarDrawingTests {
    private func bar(_ items: [UINavigationItem], height: CGFloat = 44) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    @Test("The title is centered, and moves for buttons")
    func title() throws {
        let item = UINavigationItem(title: "Title")
        let bar = bar([item])
        #expect(abs(bar.parts.title.frame.midX - 160) <= 0.5)
        item.title = "A title that is too long for the middle"
        item.rightBarButtonItem = UIBarButtonItem(title: "A long button", style: .plain)
        bar.layoutIfNeeded()
        let button = try #require(bar.parts.buttons.first)
        #expect(button.frame.maxX == 304)
        #expect(bar.parts.title.frame.maxX <= button.frame.minX)
    }

    @Test("A second item brings a way back, with the title of the first")
    func back() {
        let bar = bar([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
        #expect(bar.parts.back.superview === bar)
        #expect(bar.parts.back.title == "First")
        bar.items?.removeLast()
        bar.layoutIfNeeded()
        #expect(bar.parts.back.superview == nil)
        bar.items = nil
        bar.layoutIfNeeded()
        #expect(bar.subviews.isEmpty)
    }

    @Test("A name for the way back that leaves the title no room gives way to a short one, then to none")
    func backName() {
        let (first, second) = (UINavigationItem(title: "A way back that is long"), UINavigationItem(title: "Title"))
        let bar = bar([first, second])
        #expect(bar.parts.back.title == "Back")
        second.title = "A title that takes nearly all there is"
        bar.layoutIfNeeded()
        #expect(bar.parts.back.title == "")
        #expect(bar.parts.title.frame.minX >= bar.parts.back.frame.maxX)
        (first.title, second.title) = ("First", "Second")
        bar.layoutIfNeeded()
        #expect(bar.parts.back.title == "First")
    }

    @Test("Right-to-left layout mirrors all distances")
    func fromTheRight() throws {
        let item = UINavigationItem(title: "Second")
        item.rightBarButtonItem = UIBarButtonItem(title: "A button", style: .plain)
        let navigationBar = bar([UINavigationItem(title: "First"), item])
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(title: "One", style: .plain), UIBarButtonItem(title: "Another", style: .plain),
        ]
        let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        tabBar.items = (1...3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        func parts() -> [CGRect] {
            for bar in [navigationBar, toolbar, tabBar] as [UIView] { bar.layoutIfNeeded() }
            let own = navigationBar.parts
            return [own.back.frame, own.title.frame] + own.buttons.map(\.frame) + toolbar.parts.buttons.map(\.frame)
                + tabBar.parts.buttons.map(\.frame)
        }
        let fromLeft = parts()
        #expect(fromLeft.count == 8)
        for bar in [navigationBar, toolbar, tabBar] as [UIView] {
            bar.semanticContentAttribute = .forceRightToLeft
            bar.setNeedsLayout()
        }
        for (one, other) in zip(fromLeft, parts()) {
            #expect(abs(other.minX - (320 - one.maxX)) < 0.01 && other.size == one.size, "\(one) became \(other)")
        }
    }

    @Test("A long badge of the last tab stays in the bar")
    func badge() throws {
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
        tabs.items = ["1", "New"].map { value in
            let item = UITabBarItem(title: nil, image: nil, tag: 0)
            item.badgeValue = value
            return item
        }
        let picture = try ViewPicture(tabs)
        func isRed(_ x: Int) -> Bool { picture[x, 4][0] > 200 && picture[x, 4][2] < 100 }
        #expect(isRed(79))
        #expect(!isRed(99))
    }

    @Test("In regular width, titles are beside their images")
    func wideTabs() throws {
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        tabs.items = [UITabBarItem(title: "Title", image: UIImage(systemName: "square.fill"), tag: 0)]
        tabs.layoutIfNeeded()
        let button = try #require(tabs.parts.buttons.first)
        button.frame = CGRect(x: 0, y: 0, width: 110, height: 49)
        let above = try #require(try ViewPicture(button).ink)
        button.isWide = true
        let beside = try #require(try ViewPicture(button).ink)
        #expect(above.maxY > 40 && beside.maxY < 40)
        #expect(beside.width > above.width && abs(beside.midX - 55) < 2)
    }

    @Test("Buttons stay the same views while their items stay")
    func reuse() throws {
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
        let bar = bar([item])
        let button = try #require(bar.parts.buttons.first)
        item.title = "Another"
        bar.layoutIfNeeded()
        #expect(bar.parts.buttons.first === button)
        #expect(bar.parts.title.text == "Another")
    }

    @Test("Large titles have a row of their own below")
    func large() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Title")]
        bar.layoutIfNeeded()
        #expect(bar.parts.largeTitle.frame.minX == 16 && bar.parts.largeTitleRoom.frame.minY == 44)
        #expect(bar.parts.title.superview == nil)
    }

    @Test("Flexible spaces share what is left of a toolbar, fixed ones keep their width")
    func toolbar() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        fixed.width = 30
        let (first, second, last) = (
            UIBarButtonItem(title: "A", style: .plain), UIBarButtonItem(title: "B", style: .plain),
            UIBarButtonItem(title: "C", style: .plain)
        )
        toolbar.items = [first, fixed, second, UIBarButtonItem(barButtonSystemItem: .flexibleSpace), last]
        toolbar.layoutIfNeeded()
        let frames = toolbar.parts.buttons.map(\.frame)
        #expect(frames.count == 3)
        #expect(frames[0].minX == 16 && abs(frames[1].minX - frames[0].maxX - 30) < 1)
        #expect(abs(frames[2].maxX - 304) < 1)
    }

    @Test("The chosen tab has the tint, others are gray, and the ground follows light and dark")
    func tabs() throws {
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        tabs.items = ["star.fill", "star.fill"].map {
            UITabBarItem(title: nil, image: UIImage(systemName: $0), tag: 0)
        }
        tabs.selectedItem = tabs.items?.first
        tabs.tintColor = .red
        var picture = try ViewPicture(tabs)
        #expect(picture[50, 25] == [255, 0, 0, 255])
        let other = picture[150, 25]
        #expect(other[0] == other[1] && other[0] < 180)
        #expect(picture[2, 40][0] > 200)
        tabs.overrideUserInterfaceStyle = .dark
        picture = try ViewPicture(tabs)
        #expect(picture[2, 40][0] < 60)
    }

    @Test("Bars at the end of the safe area fill what is beyond it")
    func beyond() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        root.imposedSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        root.updateSafeArea()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 46, width: 100, height: 44))
        toolbar.barTintColor = .red
        toolbar.isTranslucent = false
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
        bar.barTintColor = .blue
        bar.isTranslucent = false
        root.addSubview(toolbar)
        root.addSubview(bar)
        let picture = try ViewPicture(root)
        #expect(picture[50, 118] == [255, 0, 0, 255])
        #expect(picture[50, 2] == [0, 0, 255, 255])
    }
}
