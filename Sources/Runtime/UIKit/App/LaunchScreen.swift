import CoreGraphics
import Foundation
import QuartzCore

/// What is on the screen until an app shows itself: its launch storyboard, or the ground that `Info.plist` describes.
@MainActor
final class LaunchScreen {
    private let window: SystemWindow

    /// How long the app fades in over it. Apple doesn't publish it.
    private static let fade: TimeInterval = 0.25

    /// Shows the launch screen of an app, if it has one.
    init?(_ info: AppInfo, _ resources: any NibResources, in environment: UIEnvironment) {
        let controller = environment.perform { () -> UIViewController? in
            if let name = info.launchStoryboard { return Self.controller(name, resources, environment) }
            return info.launchLook.map { LaunchLookController($0, resources) }
        }
        guard let controller else { return nil }
        window = environment.perform { SystemWindow(frame: environment.screen.bounds, .launch) }
        environment.perform {
            UIView.performWithoutAnimation {
                window.isUserInteractionEnabled = false
                window.rootViewController = controller
                window.isHidden = false
                window.layoutIfNeeded()
            }
        }
    }

    private static func controller(
        _ name: String, _ resources: any NibResources, _ environment: UIEnvironment
    ) -> UIViewController? {
        let storyboard = UIStoryboard(name: name, resources: LaunchResources(resources))
        if storyboard.isThere, let controller = storyboard.instantiateInitialViewController() { return controller }
        environment.report(
            storyboard.isThere
                ? "The launch storyboard '\(name)' has no initial view controller"
                : "Could not find a storyboard named '\(name)', which Info.plist names for the launch")
        return nil
    }

    /// The app is there.
    func leave() {
        let window = window
        UIView.animate(withDuration: Self.fade) {
            window.alpha = 0
        } completion: { _ in
            window.isHidden = true
            window.rootViewController = nil
        }
    }
}

/// The resources of an app without its classes: a launch screen is a picture, in which no code of the app runs.
@MainActor
private final class LaunchResources: NibResources {
    private let base: any NibResources

    init(_ base: any NibResources) { self.base = base }

    func appClass(named name: String) -> AnyClass? { nil }
    func piece(_ path: String) -> [UInt8]? { base.piece(path) }
    func image(named name: String) -> UIImage? { base.image(named: name) }
    func symbol(named name: String) -> UIImage? { base.symbol(named: name) }
    func color(named name: String) -> UIColor? { base.color(named: name) }
    func text(forKey key: String, of document: String?) -> String? { base.text(forKey: key, of: document) }
    var traits: UITraitCollection { base.traits }
    var showsPrototypes: Bool { false }
    var connectsOutlets: Bool { false }
    var replacesMissingImages: Bool { base.replacesMissingImages }
    func resources(ofBundle identifier: String) -> (any NibResources)? { base.resources(ofBundle: identifier) }
    func report(_ message: NibMessage) { base.report(message) }
}

/// The entry `UILaunchScreen` of `Info.plist`: a ground, a picture and bars.
struct LaunchLook {
    var color: String?
    var image: String?
    var imageRespectsSafeArea = false
    var hasNavigationBar = false
    var hasTabBar = false
    var hasToolbar = false

    init(_ entries: [String: Any]) {
        color = entries["UIColorName"] as? String
        image = entries["UIImageName"] as? String
        imageRespectsSafeArea = entries["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
        (hasNavigationBar, hasTabBar) = (entries["UINavigationBar"] != nil, entries["UITabBar"] != nil)
        hasToolbar = entries["UIToolbar"] != nil
    }
}

private final class LaunchLookController: UIViewController {
    private let look: LaunchLook
    private let launchResources: any NibResources
    private let picture = UIImageView()
    private var bars: (top: UINavigationBar?, bottom: UIView?)

    init(_ look: LaunchLook, _ resources: any NibResources) {
        (self.look, launchResources) = (look, resources)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let color = look.color.flatMap(launchResources.color) { view.backgroundColor = color }
        picture.image = look.image.flatMap(launchResources.image)
        picture.contentMode = .center
        view.addSubview(picture)
        if look.hasNavigationBar { bars.top = UINavigationBar(frame: .zero) }
        if look.hasTabBar {
            bars.bottom = UITabBar(frame: .zero)
        } else if look.hasToolbar {
            bars.bottom = UIToolbar(frame: .zero)
        }
        for bar in [bars.top, bars.bottom] as [UIView?] { bar.map(view.addSubview) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (room, safe, heights) = (view.bounds, view.safeAreaInsets, BarHeights(traitCollection))
        picture.frame = look.imageRespectsSafeArea ? room.inset(by: safe) : room
        bars.top?.frame = CGRect(x: 0, y: safe.top, width: room.width, height: heights.navigationBar)
        let height = (look.hasTabBar ? heights.tabBar : heights.toolbar) + safe.bottom
        bars.bottom?.frame = CGRect(x: 0, y: room.maxY - height, width: room.width, height: height)
    }
}
