package import Foundation

/// What a person does, as the host of an app reports it: a page, a driver, or a test.
package enum HostEvent {
    /// Fingers on the screen; several changes at the same time are one event.
    case touches([HostTouch])
    /// A pointer over the screen without a pressed button, in points of the screen; nil when it leaves.
    case hover(CGPoint?)
    /// A wheel that is turned with the pointer at a point of the screen, by a distance that content moves in points: down
    /// and to the right where both are positive, which shows what is above and to the left.
    case wheel(CGPoint, by: CGPoint)
    /// A tap on the status bar.
    case statusBarTap
    /// A key that is pressed.
    case keyDown(UIKey)
    /// A key that is released.
    case keyUp(UIKey)
    /// Text from a keyboard.
    case text(String)
    /// The delete key of a keyboard on the screen.
    case deleteBackward
    /// A keyboard is connected to the device, so that none is shown on its screen, or taken off it.
    case hardwareKeyboard(isConnected: Bool)
    /// The device is shaken.
    case shake
    /// The app becomes active or inactive, or receives a request from others.
    case appActivity(HostActivity)
    /// The device is held in another orientation.
    case hold(UIDeviceOrientation)
    /// The screen, or the part of it that the app has, gets another size.
    case resize(DeviceScreen)
    /// A person prefers another appearance, size of texts or direction of reading.
    case prefer(UITraitCollection)
    /// The device senses something else, or is connected otherwise.
    case conditions(DeviceConditions)
}

/// What happens to an app as a whole.
package enum HostActivity {
    /// The app comes to the front.
    case activate
    /// Something is in front of the app, such as a call.
    case deactivate
    /// A person leaves the app.
    case background
    case terminate
    /// The system has little memory left.
    case memoryWarning
    case open(URL)
    case `continue`(NSUserActivity)
    case perform(UIApplicationShortcutItem)

    @MainActor
    func perform(_ lifeCycle: AppLifeCycle) {
        switch self {
        case .activate: lifeCycle.becomeActive()
        case .deactivate: lifeCycle.resignActive()
        case .background: lifeCycle.enterBackground()
        case .terminate: lifeCycle.terminate()
        case .memoryWarning: lifeCycle.warnOfMemory()
        case .open(let url): _ = lifeCycle.open(url)
        case .continue(let activity): lifeCycle.continueActivity(activity)
        case .perform(let item): lifeCycle.perform(item)
        }
    }
}

/// A change of a finger.
package struct HostTouch {
    package enum Phase: Sendable { case began, moved, ended, canceled }

    /// Identifies the finger while it is on the screen.
    package var id: Int
    package var phase: Phase
    /// The location on the screen, in points.
    package var point: CGPoint
    package var type: UITouch.TouchType
    /// The force, where 1 is that of an average touch.
    package var force: CGFloat

    package init(
        _ id: Int, _ phase: Phase, at point: CGPoint, type: UITouch.TouchType = .direct, force: CGFloat = 1
    ) { (self.id, self.phase, self.point, self.type, self.force) = (id, phase, point, type, force) }
}
