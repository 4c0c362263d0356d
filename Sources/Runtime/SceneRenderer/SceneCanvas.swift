package import Foundation
import CrashNotes
package import UIKit

/// A scene on the canvas: its view and, over it, the bars of its containers.
@MainActor
package final class SceneCanvas: UIView {
    /// What the scene is for `CrashNotes`, or nil where crashes end the process.
    var subject: String?

    /// Records the scene as the subject of crash notes.
    func recordSubject() { if let subject { _ = CrashNotes.begin(subject) } }

    package init(_ controller: UIViewController, _ metrics: SimulatedMetrics, traits: UITraitCollection) {
        super.init(frame: CGRect(origin: .zero, size: metrics.size))
        imposeTraits(traits)
        clipsToBounds = true
        if let view = controller.view { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    func add(_ bars: SceneBars, _ metrics: SimulatedMetrics) {
        let width = metrics.size.width
        let sides = UIEdgeInsets(top: 0, left: metrics.safeArea.left, bottom: 0, right: metrics.safeArea.right)
        for bar in [bars.navigationBar, bars.tabBar, bars.toolbar] { bar?.imposeSafeArea(sides) }
        if let bar = bars.navigationBar, metrics.safeArea.top > 0 {
            let height = metrics.navigationBarHeight
            bar.frame = CGRect(x: 0, y: metrics.safeArea.top - height, width: width, height: height)
            addSubview(bar)
        }
        let top = metrics.size.height - metrics.homeIndicatorHeight
        if let bar = bars.tabBar {
            bar.frame = CGRect(
                x: 0, y: top - metrics.heights.tabBar, width: width,
                height: metrics.heights.tabBar + metrics.homeIndicatorHeight)
            addSubview(bar)
        }
        if let bar = bars.toolbar {
            bar.frame = CGRect(
                x: 0, y: top - metrics.heights.toolbar, width: width,
                height: metrics.heights.toolbar + metrics.homeIndicatorHeight)
            addSubview(bar)
        }
        if metrics.statusBarHeight > 0, metrics.safeArea.top >= metrics.statusBarHeight {
            let bar = StatusBarView(frame: CGRect(x: 0, y: 0, width: width, height: metrics.statusBarHeight))
            if metrics.isStatusBarLight { bar.overrideUserInterfaceStyle = .dark }
            addSubview(bar)
            if metrics.homeIndicatorHeight > 0 { addSubview(HomeIndicatorView(screen: metrics.size)) }
        }
        layoutIfNeeded()
    }
}

/// The bars of a scene.
@MainActor
struct SceneBars {
    var navigationBar: UINavigationBar?
    var tabBar: UITabBar?
    var toolbar: UIToolbar?
}
