package import AppHost
import CoreGraphics
import Foundation
package import JSONText
package import UIKit

/// Drives an app without hands: finds what a person would see, and does what a person would do.
@MainActor
package final class AppDriver {
    package private(set) var host: AppHost
    private let launch: @MainActor (HostDevice) -> AppHost
    /// The device in its current state, on which the app is launched again.
    package private(set) var device: HostDevice
    private let deviceNamed: @MainActor (String) -> HostDevice?
    /// Whether a step has been performed. A change of the device before the first one is where the app is launched.
    private var hasActed = false
    /// Whether the app once didn't come to rest.
    private var isRestless = false
    /// Writes a file: a picture or a tree.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(DriverError) -> Void = { _, _ throws(DriverError) in }

    /// Creates a driver. `launch` launches the app on a device, also for the first time; `deviceNamed` returns the device
    /// with a name.
    package init(
        on device: HostDevice, deviceNamed: @escaping @MainActor (String) -> HostDevice?,
        launch: @escaping @MainActor (HostDevice) -> AppHost
    ) {
        (self.device, self.deviceNamed, self.launch) = (device, deviceNamed, launch)
        host = launch(device)
    }

    package var elements: [ScreenElement] { ScreenElement.all(in: host.environment) }

    /// Performs a step, and waits until the app is at rest.
    package func perform(_ step: DriverStep) throws(DriverError) {
        try actPatiently(step)
        hasActed = true
        rest()
        guard host.environment.keyboard.isHardwareConnected else { return }
        host.send(.hardwareKeyboard(isConnected: false))
        rest()
    }

    /// Waits until nothing moves that ends: animations that repeat for ever, timers and display links go on.
    ///
    /// Animations that repeat forever never rest. After half a minute that is reported, and from then on steps go on
    /// after two seconds.
    package func rest() {
        guard !host.rest(within: isRestless ? 2 : 30) else { return }
        isRestless = true
    }

    /// Performs a step. What it looks for is waited for, up to a second: requests and other work on threads of an app's own take
    /// their time.
    private func actPatiently(_ step: DriverStep) throws(DriverError) {
        let end = Date(timeIntervalSinceNow: 1)
        while true {
            do throws(DriverError) {
                return try act(step)
            } catch {
                guard step.looksForElement, host.performQueues != nil, Date() < end else { throw error }
                Thread.sleep(forTimeInterval: 0.01)
                host.wait(AppHost.frame)
            }
        }
    }

    private func act(_ step: DriverStep) throws(DriverError) {
        let fingers = Fingers(host: host)
        switch step.action {
        case .tap(let query, let times): fingers.tap(try point(of: query, step.place), times: times)
        case .longPress(let query, let seconds): fingers.tap(try point(of: query, step.place), holding: seconds)
        case .drag(let query, let move, let seconds, let press):
            let start = try point(of: query, step.place)
            let end: CGPoint
            switch move {
            case .by(let path): end = CGPoint(x: start.x + path.dx, y: start.y + path.dy)
            case .to(let target): end = try point(of: target, nil)
            }
            fingers.drag([(start, end)], seconds: seconds, press: press)
        case .swipe(let query, let direction): try swipe(query, direction, step.place)
        case .pinch(let query, let scale):
            let radius: CGFloat = 40
            let center = try point(of: query, step.place)
            fingers.twist(
                around: center, radii: (scale < 1 ? radius / scale : radius, scale < 1 ? radius : radius * scale),
                degrees: 0)
        case .rotate(let query, let degrees):
            fingers.twist(around: try point(of: query, step.place), radii: (60, 60), degrees: degrees)
        case .edgeSwipe(let direction): edgeSwipe(direction)
        case .type(let text, let query, let isReplacing): try type(text, query, isReplacing)
        case .key(let name, let modifiers): try press(name, modifiers)
        case .set(let query, let value, let column):
            try ControlSetting(value: value, column: column).apply(to: target(query))
        case .scroll(let query, let wanted): try scroll(query, to: wanted)
        case .back: try back()
        case .shake: host.send(.shake)
        case .device(let change): try changeDevice(change)
        case .background(let seconds):
            host.send(.appActivity(.background))
            host.wait(seconds)
            host.send(.appActivity(.activate))
        case .relaunch: relaunch()
        case .wait(let seconds): host.wait(seconds)
        case .expect(let query, let claims): try Expectation(query: query, claims: claims).check(among: elements)
        case .picture(let path):
            guard let picture else { throw DriverError("there is no picture of the screen") }
            try write(path, picture)
        case .tree(let path): try write(path, Array(tree.text.utf8))
        }
    }

    // MARK: The device

    private func relaunch() {
        host.send(.appActivity(.terminate))
        host = launch(device)
    }

    /// Changes the device while the app runs; as the first step, launches the app on it.
    private func changeDevice(_ change: DriverStep.DeviceChange) throws(DriverError) {
        let old = device
        device = try old.changed(by: change, deviceNamed: deviceNamed)
        guard hasActed else { return host = launch(device) }
        host.follow(from: old, to: device)
    }

    // MARK: Finding

    /// Returns the first element of a query that can be touched, or the reason why there is none.
    func target(_ query: ElementQuery) throws(DriverError) -> ScreenElement {
        try uncover(query)
        let found = query.matches(among: elements)
        if let first = found.first(where: { $0.isVisible }) { return first }
        guard let first = found.first else { throw DriverError("there is no such element on the screen") }
        if first.visibleFrame == nil { throw DriverError("\(first.title) is hidden or off the screen") }
        throw DriverError("\(first.title) is behind something else")
    }

    /// Brings an element into sight, as XCTest does: by scrolling what it is in, or without the keyboard that covers it, which a
    /// person with keys of their own doesn't need. The keyboard is there again after the step.
    private func uncover(_ query: ElementQuery) throws(DriverError) {
        let found = query.matches(among: elements)
        guard !found.contains(where: \.isVisible), let first = found.first(where: { !$0.isHidden }) else { return }
        let isBehindKeyboard = first.isBehindKeyboard
        let scrollers = sequence(first: first.view, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
            .filter { $0.isScrollEnabled && $0.window != nil }
        for scroller in scrollers {
            host.environment.perform {
                let frame = scroller.convert(first.frame, from: nil)
                scroller.scrollRectToVisible(frame, animated: false)
            }
        }
        if isBehindKeyboard, let scroller = scrollers.first {
            let hidden = first.frame.maxY - host.environment.keyboard.frame.minY + 8
            host.environment.perform { scroller.scroll(by: CGSize(width: 0, height: hidden)) }
        }
        if !scrollers.isEmpty { rest() }
        guard isBehindKeyboard, !query.matches(among: elements).contains(where: \.isVisible) else { return }
        host.send(.hardwareKeyboard(isConnected: true))
        rest()
    }

    private func point(of query: ElementQuery, _ place: CGPoint?) throws(DriverError) -> CGPoint {
        if !query.isWindow { try uncover(query) }
        let element: ScreenElement
        if let place, let found = query.matches(among: elements).first(where: { $0.visibleFrame != nil }) {
            // A finger may go anywhere.
            let corner = found.visibleFrame?.origin ?? .zero
            return CGPoint(x: corner.x + place.x, y: corner.y + place.y)
        } else {
            element = try target(query)
        }
        guard element.isEnabled else { throw DriverError("\(element.title) is disabled") }
        return element.middle ?? .zero
    }

    /// Returns the view that a step touches, if it is there yet.
    package func origin(of step: DriverStep) -> UIView? {
        let query: ElementQuery
        switch step.action {
        case .tap(let wanted, _), .longPress(let wanted, _), .set(let wanted, _, _): query = wanted
        default: return nil
        }
        let found = query.matches(among: elements)
        return (found.first { $0.isVisible } ?? found.first)?.view
    }

    // MARK: Gestures

    /// Crosses two thirds of an element within a tenth of a second.
    private func swipe(_ query: ElementQuery, _ direction: DriverStep.Direction, _ place: CGPoint?) throws(DriverError)
    {
        let element = try target(query)
        let (middle, size) = (try point(of: query, place), element.visibleFrame?.size ?? .zero)
        let (x, y) = direction.vector
        let (dx, dy) = (x * max(40, size.width * 2 / 3), y * max(40, size.height * 2 / 3))
        let start = CGPoint(x: middle.x - dx / 2, y: middle.y - dy / 2)
        Fingers(host: host).drag([(start, CGPoint(x: start.x + dx, y: start.y + dy))], seconds: 0.1)
    }

    /// Swipes from an edge of the screen to beyond its middle.
    private func edgeSwipe(_ edge: DriverStep.Direction) {
        let size = host.size
        let (x, y) = edge.vector
        let start = CGPoint(
            x: x == 0 ? size.width / 2 : x < 0 ? 1 : size.width - 1,
            y: y == 0 ? size.height / 2 : y < 0 ? 1 : size.height - 1)
        let end = CGPoint(x: start.x - x * size.width * 0.8, y: start.y - y * size.height * 0.8)
        Fingers(host: host).drag([(start, end)], seconds: 0.25)
    }

    /// Scrolls a view until an element can be seen.
    private func scroll(_ query: ElementQuery, to wanted: ElementQuery) throws(DriverError) {
        let view = try target(query)
        guard let scrollView = view.view as? UIScrollView else { throw DriverError("\(view.title) does not scroll") }
        let step = CGSize(width: scrollView.bounds.width * 0.6, height: scrollView.bounds.height * 0.6)
        // Back to the start, then on to the end.
        for isBack in [true, false] {
            for _ in 0..<200 {
                if !isBack, wanted.matches(among: elements).contains(where: \.isVisible) { return }
                let old = scrollView.contentOffset
                scrollView.scroll(by: isBack ? CGSize(width: -step.width, height: -step.height) : step)
                host.wait(AppHost.frame)
                if scrollView.contentOffset == old { break }
            }
        }
        guard wanted.matches(among: elements).contains(where: \.isVisible) else {
            throw DriverError("there is no such element in \(view.title)")
        }
    }

    private func back() throws(DriverError) {
        let button = elements.first { $0.isKind(ofClass: "BackButton") }
        guard let button, button.isVisible, let point = button.middle else {
            throw DriverError("there is no back button on the screen")
        }
        Fingers(host: host).tap(point)
    }

    // MARK: Keys

    private func type(_ text: String, _ query: ElementQuery?, _ isReplacing: Bool) throws(DriverError) {
        if let query { Fingers(host: host).tap(try point(of: query, nil)) }
        guard let responder = host.environment.firstResponder as? any UIKeyInput else {
            throw DriverError("nothing on the screen takes text; tap a text field first, or use \"into\"")
        }
        if query != nil, let input = responder as? any UITextInput {
            host.environment.perform {
                input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
            }
        }
        if isReplacing {
            // One more than there are characters is too many without harm.
            for _ in 0..<10_000 where responder.hasText { host.send(.deleteBackward) }
        }
        for character in text { host.send(.text(String(character))) }
    }

    private func press(_ name: String, _ modifiers: [String]) throws(DriverError) {
        guard let key = KeyName.key(name, modifiers: modifiers) else {
            throw DriverError(
                "there is no key '\(name)', expected a character or \(KeyName.all.joined(separator: ", "))")
        }
        host.send(.keyDown(key))
        // What a keyboard types into the first responder.
        if key.modifierFlags.isSubset(of: .shift), host.environment.firstResponder is any UIKeyInput {
            switch key.keyCode {
            case .keyboardDeleteOrBackspace: host.send(.deleteBackward)
            case .keyboardReturnOrEnter: host.send(.text("\n"))
            default: if name.count == 1 || name == "space" { host.send(.text(key.characters)) }
            }
        }
        host.send(.keyUp(key))
    }

    // MARK: Looking

    /// The screen as it is now, as a PNG image.
    package var picture: [UInt8]? { host.picture()?.pngData().map { Array($0) } }

    /// The problems that UIKit reported, and that the app didn't come to rest.
    package var messages: [String] {
        let note =
            "something moves forever: animations restart whenever they end. Steps no longer wait for it to come to rest"
        return host.messages + (isRestless ? [note] : [])
    }

    /// What is on the screen.
    package var tree: JSONValue { .array(elements.filter { $0.visibleFrame != nil }.map(\.json)) }
}

extension DriverStep.Direction {
    /// The direction on the screen.
    var vector: (x: CGFloat, y: CGFloat) {
        switch self {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .up: (0, -1)
        case .down: (0, 1)
        }
    }
}
