import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The status bar, bars and sheets of devices, from pictures that iOS 12 to 18 took. The figures are only ever tightened.
@MainActor
@Suite("Screens as iOS draws them")
struct MeasuredScreenTests {
    /// An iPhone 15 Pro.
    private static let island = DeviceScreen(
        portrait: DeviceScreen.Shape(
            size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            statusBarHeight: 54, barTop: 161.0 / 3))
    /// An iPhone 11 Pro.
    private static let notch = DeviceScreen(
        portrait: DeviceScreen.Shape(
            size: CGSize(width: 375, height: 812), safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
            statusBarHeight: 44))

    private static func traits(_ scale: CGFloat) -> UITraitCollection {
        UITraitCollection.standard.overridden(by: UITraitCollection(displayScale: scale))
    }

    @Test(
        "The time and the battery are where each device has them",
        arguments: [
            // Width and height of the bar; the middle of the time and its upper and lower edges; the battery's right end.
            (375.0, 20.0, 187.5, 6.0, 14.67, 370.0), (414, 20, 207, 6, 14.67, 409),
            (375, 44, 46.5, 17.67, 28.33, 360.67),
            (414, 44, 56.5, 16.67, 28.33, 392.33), (414, 48, 51.5, 19, 30.5, 397), (393, 54, 71.8, 23, 36, 360.67),
        ])
    func statusBar(
        width: CGFloat, height: CGFloat, middle: CGFloat, top: CGFloat, bottom: CGFloat, right: CGFloat
    ) throws {
        let bar = StatusBarView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        bar.imposeTraits(Self.traits(3))
        let picture = try ViewPicture(bar, scale: 3)
        func ink(_ from: CGFloat, _ to: CGFloat) -> CGRect {
            var box = CGRect.null
            for y in 0..<Int(height * 3) {
                for x in Int(from * 3)..<Int(to * 3) where picture[x, y][3] > 40 {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box.applying(CGAffineTransform(scaleX: 1.0 / 3, y: 1.0 / 3))
        }
        let time = ink(middle - 35, middle + 35)
        #expect(abs(time.midX - middle) <= 1 && abs(time.minY - top) <= 1 && abs(time.maxY - bottom) <= 0.9, "\(time)")
        #expect(abs(ink(width * 0.75, width).maxX - right) <= 0.7, "\(ink(width * 0.75, width))")
        let island = ink(width / 2 - 80, width / 2 + 80)
        if height == 54 {
            #expect(abs(island.minX - 133.5) <= 0.5 && abs(island.width - 126) <= 0.7 && abs(island.maxY - 48) <= 0.7)
        } else if height > 20 {
            #expect(island.isNull, "\(island)")
        }
    }

    @Test("A status bar shows the signs of the networks, and on tablets the date and the share of the battery")
    func signs() throws {
        func coverage(_ size: CGSize, _ range: ClosedRange<CGFloat>) throws -> Double {
            let bar = StatusBarView(frame: CGRect(origin: .zero, size: size))
            bar.imposeTraits(Self.traits(2))
            let picture = try ViewPicture(bar, scale: 2)
            return (0..<Int(size.height * 2)).reduce(0) { sum, y in
                (Int(range.lowerBound * 2)..<Int(range.upperBound * 2)).reduce(sum) {
                    $0 + Double(picture[$1, y][3]) / 255
                }
            }
        }
        // The bars of the network and its waves beside them.
        #expect(try coverage(CGSize(width: 375, height: 20), 5...23) > 150)
        #expect(try coverage(CGSize(width: 375, height: 20), 29...45) > 150)
        #expect(try coverage(CGSize(width: 375, height: 44), 294...312) > 150)
        #expect(try coverage(CGSize(width: 375, height: 44), 315...332) > 150)
        #expect(try coverage(CGSize(width: 393, height: 54), 307...327) > 150)
        #expect(try coverage(CGSize(width: 1194, height: 24), 16...129) > 300)
        #expect(try coverage(CGSize(width: 1194, height: 24), 1118...1150) > 100)
    }

    @Test("The home indicator is as long as on each device, 8 points above the bottom, black or 4C4C4C")
    func homeIndicator() throws {
        for (size, frame) in [
            (CGSize(width: 375, height: 812), CGRect(x: 120.5, y: 799, width: 134, height: 5)),
            (CGSize(width: 393, height: 852), CGRect(x: 126.5, y: 839, width: 140, height: 5)),
            (CGSize(width: 414, height: 896), CGRect(x: 133, y: 883, width: 148, height: 5)),
            (CGSize(width: 1194, height: 834), CGRect(x: 439.5, y: 821, width: 315, height: 5)),
        ] { #expect(HomeIndicatorView(screen: size).frame == frame) }
        let line = HomeIndicatorView(screen: CGSize(width: 375, height: 812))
        line.isOverDark = false
        #expect(try ViewPicture(line)[60, 2] == [0, 0, 0, 255])
        line.isOverDark = true
        line.setNeedsDisplay()
        #expect(try ViewPicture(line)[60, 2] == [76, 76, 76, 255])
    }

    @Test("On a phone with an island a navigation bar begins at the end of the status bar, and content below it")
    func islandBar() {
        let stage = AppStage(Self.island)
        stage.environment.perform {
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            stage.wait(0.1)
            let bar = navigation.navigationBar.frame
            #expect(abs(bar.minY - 53.67) < 0.01 && abs(bar.maxY - 97.67) < 0.01, "\(bar)")
            #expect(abs(page.view.safeAreaInsets.top - 97.67) < 0.01)
            #expect(navigation.view.safeAreaInsets.top == 59)
            #expect(window.windowScene?.statusBarManager?.statusBarFrame.height == 54)
            navigation.isNavigationBarHidden = true
            stage.wait(0.1)
            #expect(page.view.safeAreaInsets.top == 59, "without the bar, content is below the island")
        }
    }

    @Test("In an app without scenes windows have one, which is active while the app is, and the only one")
    func systemScene() throws {
        let stage = AppStage(Self.island)
        let delegate = NotingAppDelegate()
        _ = try stage.launch(info: ["UIMainStoryboardFile": "Main"], delegate: { delegate })
        try stage.environment.perform {
            let scene = try #require(delegate.window?.windowScene)
            #expect(UIApplication.shared.connectedScenes == [scene])
            #expect(scene.windows.contains { $0 === delegate.window } && scene.activationState == .foregroundActive)
            let own = UIWindow()
            #expect(own.windowScene === scene)
        }
    }

    @Test("A sheet begins at 40 on a phone with a home button and at 54 with a notch, and its bar is 56 high")
    func sheets() {
        for (screen, top) in [(AppStage.phone, 40.0), (Self.notch, 54)] {
            let stage = AppStage(screen)
            stage.environment.perform {
                let root = UIViewController()
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = root
                window.makeKeyAndVisible()
                let page = UIViewController()
                page.title = "Settings"
                let navigation = UINavigationController(rootViewController: page)
                root.present(navigation, animated: false)
                stage.wait(0.1)
                #expect(abs(navigation.view.convert(CGPoint.zero, to: nil).y - top) < 0.01)
                #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
                #expect(page.view.safeAreaInsets.top == 56)
                #expect(abs(navigation.navigationBar.parts.title.frame.midY - 28) < 0.5, "titles are in the middle")
                let back = root.view.frame.minY
                #expect(abs(back - (top - 10)) < 0.01, "\(back)")
            }
        }
    }

    @Test(
        "A tab bar has no background where nothing is behind it, and the standard one over content that scrolls there")
    func tabBars() {
        let stage = AppStage(Self.notch)
        stage.environment.perform {
            let (plain, list) = (UIViewController(), UIViewController())
            let scroller = UIScrollView(frame: UIScreen.main.bounds)
            list.view.addSubview(scroller)
            let tabs = UITabBarController()
            tabs.viewControllers = [plain, list]
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            stage.wait(0.1)
            #expect(tabs.tabBar.isClear)
            scroller.contentSize = CGSize(width: 375, height: 2000)
            tabs.selectedIndex = 1
            stage.wait(0.1)
            #expect(!tabs.tabBar.isClear, "content is behind the bar")
            scroller.contentOffset.y = 2000 - 812 + 83
            #expect(tabs.tabBar.isClear, "the end of the content is above it")
            scroller.contentOffset.y = 100
            #expect(!tabs.tabBar.isClear)
            tabs.selectedIndex = 0
            stage.wait(0.1)
            #expect(tabs.tabBar.isClear)
            tabs.tabBar.barTintColor = .red
            #expect(!tabs.tabBar.isClear, "the app wants a color")
            #expect(!UITabBar().isClear, "a bar by itself keeps its background")
        }
    }

    @Test("A translucent bar shows 15 % of its material through its tint, one that isn't shows its tint")
    func tintedBar() throws {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        ground.backgroundColor = UIColor(hex: 0xEBEBEB)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.barTintColor = UIColor(hex: 0x72251E)
        ground.addSubview(bar)
        let shown = try ViewPicture(ground)[100, 20]
        #expect(zip(shown, [0x86, 0x45, 0x3F]).allSatisfy { abs($0 - $1) <= 1 }, "\(shown)")
        bar.isTranslucent = false
        #expect(try ViewPicture(ground)[100, 20] == [0x72, 0x25, 0x1E, 255])
    }

    @Test("The word on the space key stands 1.2 to 2.3 points below its middle, with the p reaching down")
    func wordOnKey() throws {
        final class Sheet: UIView {
            let layout: KeyboardLayout = {
                var layout = KeyboardLayout()
                layout.size = CGSize(width: 375, height: 216)
                return layout
            }()
            override func draw(_ rect: CGRect) {
                guard let pen = Pen(self) else { return }
                let state = KeyPainter.State(isPressed: false, isOn: false, isLocked: false)
                for key in layout.keys { KeyPainter(pen: pen, layout: layout).paint(key, state) }
            }
        }
        let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 375, height: 216))
        let picture = try ViewPicture(sheet, scale: 3)
        let key = try #require(sheet.layout.keys.first { $0.title == "space" }).frame
        let inked = (Int(key.minY * 3) + 6..<Int(key.maxY * 3) - 6).filter { y in
            (Int(key.minX * 3) + 15..<Int(key.maxX * 3) - 15).contains { picture[$0, y][0] < 120 }
        }
        let (top, bottom) = try (#require(inked.first), #require(inked.last))
        let below = CGFloat(top + bottom + 1) / 6 - key.midY
        #expect(below > 1 && below < 2.3, "\(below)")
    }

    @Test(
        "Keys of the keyboard are as large as on five phones, and as far apart",
        arguments: [(375.0, false), (375, true), (414, false), (414, true)])
    func keys(width: CGFloat, hasRoomBelow: Bool) throws {
        var layout = KeyboardLayout()
        (layout.size, layout.hasRoomBelow) = (CGSize(width: width, height: width == 414 ? 226 : 216), hasRoomBelow)
        let keys = layout.keys
        func frame(_ title: String) throws -> CGRect { try #require(keys.first { $0.title == title }).frame }
        let isLarge = width == 414
        let (pitch, height): (CGFloat, CGFloat) = isLarge ? (56, 45) : (54, 42)
        #expect(try frame("q").height == height && frame("a").minY - frame("q").minY == pitch)
        #expect(
            try abs(frame("q").width - (isLarge ? 35 : 31.5)) < 0.1
                && abs(frame("w").minX - (isLarge ? 46 : 40.5)) < 0.1)
        #expect(try frame("q").minY == 8 && abs(frame("shift").width - (isLarge ? 45 : 42)) < 0.1)
        // The last row ends where letters of the third one do.
        #expect(try abs(frame("return").minX - frame("m").minX) < 0.1)
        #expect(try abs(frame("Emoji").maxX - frame("z").maxX) < 0.1)
        #expect(try abs(frame("space").maxX - frame("n").maxX) < 0.1)
        #expect(try abs(frame("space").minX - frame(hasRoomBelow ? "x" : "c").minX) < 0.1)
        #expect(try (frame("Dictate").minY > frame("return").minY) == hasRoomBelow)
        #expect(keys.contains { $0.action == .globe } == hasRoomBelow)
        layout.offersMore = false
        #expect(!layout.keys.contains { [.emoji, .globe, .dictation].contains($0.action) })
    }

    @Test("The header of an action sheet with a title and two lines is 101 points high, its rows 57.33")
    func actionSheet() throws {
        let stage = AppStage(Self.notch)
        stage.environment.perform {
            let alert = UIAlertController(
                title: "Add Account", message: "Add an account by scanning a QR code or enter a secret manually.",
                preferredStyle: .actionSheet)
            for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let view = AlertView(alert)
            view.imposeTraits(Self.traits(3))
            // Header, two rows with a line each, the gap and the lower card.
            let height = view.sizeThatFits(CGSize(width: 398, height: 0)).height
            #expect(abs(height - (101 + 2 * 57.33 + 8 + 57)) <= 1, "\(height)")
        }
    }
}
