import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("What is seen until an app shows itself")
struct LaunchScreenTests {
    private let delegate = NotingAppDelegate()

    private func launchWindow(_ stage: AppStage) -> UIWindow? {
        stage.environment.visibleWindows.first(where: \.isOfSystem)
    }

    @Test("the launch storyboard is in front of the app until it is active, and fades away")
    func storyboard() throws {
        let stage = AppStage()
        var seen: UIWindow?
        var windows = 0
        delegate.setUp = { _ in
            seen = launchWindow(stage)
            windows = UIApplication.shared.windows.count
        }
        let calls = try stage.launch(info: ["UIMainStoryboardFile": "Main", "UILaunchStoryboardName": "Launch"]) {
            delegate
        }
        let root = try #require(seen?.rootViewController)
        #expect(type(of: root) == UIViewController.self && root.title == "vc", "no code of the app runs in it")
        #expect(seen?.frame.size == CGSize(width: 375, height: 667) && windows == 1, "the app doesn't see its window")
        #expect(calls.count { $0 == "page loadView" } == 1 && stage.messages == [])
        #expect(launchWindow(stage)?.alpha == 0 && stage.environment.keyWindow === delegate.window)
        stage.wait(0.1)
        let opacity = try #require(launchWindow(stage)?.layer.presentation()?.opacity)
        #expect(opacity > 0 && opacity < 1)
        stage.wait(0.3)
        #expect(launchWindow(stage) == nil && seen?.rootViewController == nil)
    }

    @Test("an app's own launch screen for a kind of device takes precedence, and one that isn't there is reported")
    func variants() throws {
        let stage = AppStage(AppStage.pad, idiom: .pad)
        _ = try stage.launch(
            info: [
                "UIMainStoryboardFile": "Main", "UILaunchStoryboardName": "Launch",
                "UILaunchStoryboardName~ipad": "Gone.storyboard",
            ]) { delegate }
        #expect(
            stage.messages == ["Could not find a storyboard named 'Gone', which Info.plist names for the launch"])
        #expect(launchWindow(stage) == nil)
    }

    @Test("without a storyboard it is a ground with bars, or nothing")
    func look() throws {
        let stage = AppStage()
        var seen: UIWindow?
        delegate.setUp = { _ in seen = launchWindow(stage) }
        _ = try stage.launch(
            info: [
                "UIMainStoryboardFile": "Main",
                "UILaunchScreen": ["UINavigationBar": [:], "UITabBar": [:]] as [String: Any],
            ]
        ) { delegate }
        let frames = seen?.rootViewController?.view.subviews.filter { !($0 is UIImageView) }.map(\.frame)
        #expect(
            frames == [CGRect(x: 0, y: 20, width: 375, height: 44), CGRect(x: 0, y: 618, width: 375, height: 49)])
        let plain = AppStage()
        var none: UIWindow?
        let other = NotingAppDelegate()
        other.setUp = { _ in none = launchWindow(plain) }
        _ = try plain.launch(info: ["UIMainStoryboardFile": "Main"]) { other }
        #expect(none == nil)
    }
}
