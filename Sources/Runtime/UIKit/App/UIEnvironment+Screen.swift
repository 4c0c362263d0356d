import CoreGraphics
package import Foundation
import QuartzCore

/// The screen and what a person prefers, while an app runs.
extension UIEnvironment {
    /// Sets the device that the app is launched on.
    package func setScreen(
        _ screen: DeviceScreen, orientation: UIDeviceOrientation, traits: UITraitCollection
    ) {
        deviceScreen = screen
        heldOrientation = orientation
        interfaceOrientation = UIInterfaceOrientation(orientation) ?? .portrait
        preferredTraits = traits
        updateScreen()
    }

    /// Takes the first orientation that the app supports, if it doesn't support that of the device.
    func chooseFirstOrientation() {
        guard deviceScreen != nil, lifeCycle.info.orientations.isDisjoint(with: interfaceOrientation.mask),
            let first = UIInterfaceOrientation.all(in: lifeCycle.info.orientations).first
        else { return }
        interfaceOrientation = first
        updateScreen()
    }

    /// Gives the screen its shape in the present orientation, and its traits.
    private func updateScreen() {
        guard let shape = deviceScreen?.shape(interfaceOrientation) else { return }
        screen.update(
            bounds: CGRect(origin: .zero, size: shape.size),
            traits: preferredTraits.overridden(by: shape.traits), safeArea: shape.safeArea)
    }

    /// The traits of windows: those of the screen, with the appearance that the app keeps.
    var windowTraits: UITraitCollection {
        screen.traitCollection.overridden(
            by: UITraitCollection(userInterfaceStyle: lifeCycle.info.userInterfaceStyle))
    }

    func windowTraitsMayHaveChanged() {
        let traits = windowTraits
        for window in windows where window.ownTraits != traits { window.ownTraits = traits }
    }

    // MARK: Orientation

    /// The orientations that the app and what it shows support.
    var supportedOrientations: UIInterfaceOrientationMask {
        let window = keyWindow
        let app = ApplicationCalls(application)?.orientations(for: window) ?? lifeCycle.info.orientations
        guard let controller = window?.rootViewController?.decidingController else { return app }
        let delegated =
            switch controller {
            case let navigation as UINavigationController: NavigationDelegateCalls(navigation)?.orientations()
            case let tabs as UITabBarController: TabDelegateCalls(tabs)?.orientations
            case let split as UISplitViewController: SplitCalls(split)?.orientations
            default: UIInterfaceOrientationMask?.none
            }
        return app.intersection(delegated ?? controller.supportedInterfaceOrientations)
    }

    /// Holds the device in another orientation. The interface follows if the app supports it.
    func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        device.orientationChanged()
        followDevice()
    }

    private func followDevice() {
        if let wanted = UIInterfaceOrientation(heldOrientation), supportedOrientations.contains(wanted.mask) {
            turn(to: wanted)
        } else {
            leaveUnsupportedOrientation()
        }
    }

    /// Turns the interface if what is shown doesn't support its orientation any more.
    func orientationsMayHaveChanged() {
        guard deviceScreen != nil, !lifeCycle.isLaunching, !isChangingScreen else { return }
        followDevice()
    }

    private func leaveUnsupportedOrientation() {
        let supported = supportedOrientations
        guard !supported.contains(interfaceOrientation.mask) else { return }
        let preferred = keyWindow?.rootViewController?.decidingController.preferredInterfaceOrientationForPresentation
        let all = UIInterfaceOrientation.all(in: supported)
        if let preferred, all.contains(preferred) { return turn(to: preferred) }
        if let first = all.first { turn(to: first) }
    }

    /// Turns the interface to one of several orientations, if one is supported. Returns whether one is.
    func turn(toOneOf wanted: UIInterfaceOrientationMask) -> Bool {
        let possible = supportedOrientations.intersection(wanted)
        if possible.contains(interfaceOrientation.mask) { return true }
        guard let first = UIInterfaceOrientation.all(in: possible).first else { return false }
        turn(to: first)
        return true
    }

    private func turn(to orientation: UIInterfaceOrientation) {
        guard orientation != interfaceOrientation, let deviceScreen else { return }
        change(to: deviceScreen, orientation, preferredTraits)
    }

    // MARK: Changes

    /// Changes the size of the screen, or of the part of it that the app has.
    func resize(to screen: DeviceScreen) { change(to: screen, interfaceOrientation, preferredTraits) }

    /// Changes what a person prefers: appearance, size of texts, direction of reading.
    func prefer(_ traits: UITraitCollection) {
        change(to: deviceScreen, interfaceOrientation, preferredTraits.overridden(by: traits))
    }

    private func change(
        to device: DeviceScreen?, _ orientation: UIInterfaceOrientation, _ preferred: UITraitCollection
    ) {
        isChangingScreen = true
        defer { isChangingScreen = false }
        let (oldOrientation, oldTraits, oldBounds) = (interfaceOrientation, windowTraits, screen.bounds)
        let shape = device?.shape(orientation)
        let newSize = shape?.size ?? oldBounds.size
        let newTraits =
            (shape.map { preferred.overridden(by: $0.traits) } ?? screen.traitCollection.overridden(by: preferred))
            .overridden(by: UITraitCollection(userInterfaceStyle: lifeCycle.info.userInterfaceStyle))
        let center = NotificationCenter.default
        let turns = (orientation.quarterTurns - oldOrientation.quarterTurns) & 3
        let calls = orientation == oldOrientation ? nil : ApplicationCalls(application)
        calls?.willChange(to: orientation, duration: WindowChange.duration(turns))
        if orientation != oldOrientation {
            center.post(
                name: UIApplication.willChangeStatusBarOrientationNotification, object: application,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        }
        let changes = windows.filter { $0.bounds.size == oldBounds.size }.map { window in
            WindowChange(window, to: newSize, newTraits, turns: turns, orientations: (oldOrientation, orientation))
        }
        for change in changes { change.announce() }
        (deviceScreen, interfaceOrientation, preferredTraits) = (device, orientation, preferred)
        if device != nil {
            updateScreen()
        } else {
            screen.update(
                bounds: oldBounds, traits: screen.traitCollection.overridden(by: preferred), safeArea: screen.safeArea)
        }
        shownStatusBar = nil
        for change in changes { change.perform() }
        keyboard.screenChanged()
        windowTraitsMayHaveChanged()
        statusBarMayHaveChanged()
        calls?.didChange(from: oldOrientation)
        if orientation != oldOrientation {
            center.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: application,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: oldOrientation.rawValue])
        }
        if orientation != oldOrientation || newTraits != oldTraits || newSize != oldBounds.size {
            for scene in lifeCycle.scenes {
                SceneCalls(scene)?.didUpdate(ScreenSpace(oldBounds), oldOrientation, oldTraits)
            }
        }
        if newTraits.preferredContentSizeCategory != oldTraits.preferredContentSizeCategory {
            center.post(
                name: UIContentSizeCategory.didChangeNotification, object: screen,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: newTraits.preferredContentSizeCategory])
        }
    }

    // MARK: Status bar

    /// What the status bar looks like.
    package struct StatusBar: Equatable {
        package var isHidden: Bool
        package var style: UIStatusBarStyle
        package var frame: CGRect
        /// The appearance of what is behind the bar, which the default style follows.
        package var background: UIUserInterfaceStyle
    }

    /// The status bar as the app wants it now.
    package var statusBar: StatusBar {
        let height = deviceScreen?.shape(interfaceOrientation).statusBarHeight ?? 0
        let info = lifeCycle.info
        var bar = StatusBar(
            isHidden: hidesStatusBar ?? info.hidesStatusBar, style: ownStatusBarStyle ?? info.statusBarStyle,
            frame: CGRect(x: 0, y: 0, width: screen.bounds.width, height: height),
            background: windowTraits.userInterfaceStyle)
        if info.controllersDecideStatusBar, let root = statusBarWindow?.rootViewController {
            let top = root.controllerBelowStatusBar
            let hiding = top.follow(\.childForStatusBarHidden)
            let styling = top.follow(\.childForStatusBarStyle)
            (bar.isHidden, bar.style) = (hiding.prefersStatusBarHidden, styling.preferredStatusBarStyle)
            bar.background = styling.traitCollection.userInterfaceStyle
            if top.isBehindSheet { bar.style = .lightContent }
        }
        if height == 0 { bar.isHidden = true }
        return bar
    }

    /// Whether a controller wants the status bar to be hidden, and its style; that of the whole app if controllers don't decide.
    package func statusBarWish(of controller: UIViewController) -> (isHidden: Bool, style: UIStatusBarStyle) {
        if lifeCycle.info.controllersDecideStatusBar {
            return (controller.prefersStatusBarHidden, controller.preferredStatusBarStyle)
        }
        let bar = statusBar
        return (bar.isHidden && bar.frame.height > 0, bar.style)
    }

    /// The window whose controllers decide about the status bar.
    private var statusBarWindow: UIWindow? {
        if let keyWindow, !keyWindow.isHidden { return keyWindow }
        return visibleWindows.last { $0.rootViewController != nil && !$0.isOfSystem }
    }

    /// The insets that the device and the status bar leave free.
    var windowSafeArea: UIEdgeInsets {
        var insets = screen.safeArea
        // A notch stays when the status bar is hidden.
        let hasNotch = insets.bottom > 0 && screen.traitCollection.userInterfaceIdiom != .pad
        if shownStatusBar?.isHidden == true, !hasNotch { insets.top = 0 }
        return insets
    }

    /// How far above the end of a safe area a navigation bar begins, in a view with insets.
    func barLift(in insets: UIEdgeInsets) -> CGFloat {
        guard let shape = deviceScreen?.shape(interfaceOrientation), insets.top > 0, insets.top == shape.safeArea.top
        else { return 0 }
        return insets.top - shape.barTop
    }

    /// Whether the controller that decides about the home indicator lets it hide itself.
    package var hidesHomeIndicator: Bool {
        guard let root = statusBarWindow?.rootViewController else { return false }
        return root.controllerBelowStatusBar.follow(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    }

    /// Whether the device has a home indicator.
    package var hasHomeIndicator: Bool { (deviceScreen?.shape(interfaceOrientation).safeArea.bottom ?? 0) > 0 }

    /// Shows or hides the status bar as the app now wants it.
    package func statusBarMayHaveChanged() {
        guard deviceScreen != nil else { return }
        let bar = statusBar
        guard bar != shownStatusBar else { return }
        shownStatusBar = bar
        windowsChanged?()
        let insets = windowSafeArea
        for window in windows where window.followsScreen { window.imposeSafeArea(insets) }
    }

    /// Called after a transition: other controllers may decide about the status bar and the orientation.
    func shownControllersChanged() {
        guard deviceScreen != nil, !lifeCycle.isLaunching else { return }
        statusBarMayHaveChanged()
        orientationsMayHaveChanged()
    }
}

extension UIInterfaceOrientation {
    /// The orientations of a mask, the usual ones first.
    static func all(in mask: UIInterfaceOrientationMask) -> [UIInterfaceOrientation] {
        [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { mask.contains($0.mask) }
    }
}

extension UIViewController {
    /// The controller that decides about orientations: the last one that is presented in full screen.
    var decidingController: UIViewController {
        guard let presented = ownPresented, let controller = presented.presentation?.controller,
            controller.style == .fullScreen || controller.style == .overFullScreen, !presented.isBeingDismissed
        else { return self }
        return presented.decidingController
    }

    /// The controller that decides about the status bar.
    fileprivate var controllerBelowStatusBar: UIViewController {
        guard let presented = ownPresented, let controller = presented.presentation?.controller,
            controller.style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance,
            !presented.isBeingDismissed
        else { return self }
        return presented.controllerBelowStatusBar
    }

    /// Whether a sheet covers the controller so nearly that the status bar is over black.
    fileprivate var isBehindSheet: Bool {
        guard let sheet = ownPresented?.presentation?.controller as? UISheetPresentationController else { return false }
        return sheet.blackensStatusBar
    }

    /// Follows children to the last one.
    fileprivate func follow(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var (found, steps) = (self, 0)
        while let next = child(found), steps < 100 { (found, steps) = (next, steps + 1) }
        return found
    }
}
