import Foundation
import JSONText
public import UIKit

/// The device that the app runs on.
public final class XCUIDevice {
    public enum Button: Int, Sendable {
        case home = 1
        case volumeUp, volumeDown
    }

    public enum Appearance: Int, Sendable {
        case unspecified = 0
        case light, dark
    }

    nonisolated(unsafe) public static let shared = XCUIDevice()

    private var chosenOrientation: UIDeviceOrientation?
    private var chosenAppearance: Appearance?

    private init() {}

    /// How the device is held. The app turns with it, if it wants to.
    public var orientation: UIDeviceOrientation {
        get { chosenOrientation ?? .portrait }
        set {
            chosenOrientation = newValue
            apply()
        }
    }

    public var appearance: Appearance {
        get { chosenAppearance ?? .light }
        set {
            chosenAppearance = newValue
            apply()
        }
    }

    /// The step that brings the device into this state; nil if no test has changed it.
    var step: [JSONMember]? {
        var members: [JSONMember] = []
        if let name = chosenOrientation.flatMap({ Self.names[$0] }) {
            members.append(JSONMember(key: "orientation", value: .string(name)))
        }
        if let chosenAppearance {
            let name = chosenAppearance == .dark ? "dark" : "light"
            members.append(JSONMember(key: "appearance", value: .string(name)))
        }
        return members.isEmpty ? nil : [JSONMember(key: "device", value: .object(members))]
    }

    private static let names: [UIDeviceOrientation: String] = [
        .portrait: "portrait", .landscapeLeft: "landscapeLeft", .landscapeRight: "landscapeRight",
        .portraitUpsideDown: "portraitUpsideDown",
    ]

    private func apply() {
        let application = XCUIApplication()
        if application.isRunning, let step { application.performs(.object(step), "turn the device") }
    }

    /// Presses a button: the home button leaves the app.
    public func press(_ button: Button) {
        let session = TestSession.current
        guard button == .home, let app = session.app, app.isRunning, !session.isInBackground else { return }
        _ = try? app.ask(["activity": .string("background")])
        session.isInBackground = true
    }
}
