package import AppDriver
package import AppHost
import CoreGraphics
import Dispatch
import Foundation
package import JSONText
import UIKit

/// The screen of a running app, shown by others: frames go out, and what a person does comes in.
///
/// An app that stands still costs nothing. A frame is made when something has changed, at most sixty times a second, and
/// only while somebody shows it.
@MainActor
package final class AppScreen {
    package private(set) var host: AppHost
    package private(set) var device: HostDevice
    private let connection: ScreenConnection
    private let deviceNamed: @MainActor (String) -> HostDevice?
    /// The name of the device in messages to the page.
    package private(set) var deviceName: String
    /// Called before a person does something.
    package var willAct: (AppHost) -> Void = { _ in }
    /// Returns what the app shows as a document; nil if that isn't possible.
    package var capture: ((AppScreen, _ isStandalone: Bool) -> Result<JSONValue, DriverError>)?
    /// Handles a message that isn't one of a page's. Returns whether it has.
    package var otherMessage: (JSONNode) -> Bool = { _ in false }

    private let frames = FrameSender()
    private var isShown = false
    private var isOver = false
    private var isAway = false
    /// The number of the tick that is due.
    private var tick = 0
    private var lastTick: TimeInterval = -1
    private var tree: AccessibilityTree?
    private var isTreeDue = false
    private var recorder: StepRecorder
    private var way = SceneWay()
    /// The last line of each event, which isn't sent again.
    private var sentLines: [String: String] = [:]
    private var reportedMessages = 0
    private var pasteboardCount = 0

    /// How long an app waits at most for somebody who sees its launch screen, in seconds.
    private static let launchPause = 0.3
    /// The time between two looks at what is accessible, in seconds.
    private static let treeInterval = 0.15

    package init(
        _ host: AppHost, on device: HostDevice, named deviceName: String, _ connection: ScreenConnection,
        deviceNamed: @escaping @MainActor (String) -> HostDevice?
    ) {
        (self.host, self.device, self.deviceName) = (host, device, deviceName)
        (self.connection, self.deviceNamed) = (connection, deviceNamed)
        recorder = StepRecorder()
        recorder.record = { [weak self] step in
            self?.recordForWay(step)
            self?.send("step", ["step": step])
            // A crash that follows must find it told.
            self?.connection.flush()
        }
        connection.received = { [weak self] in self?.receive($0) }
        connection.closed = { [weak self] in self?.isOver = true }
        show(host)
    }

    /// Shows another host in the place of this one.
    package func show(_ other: AppHost) {
        host.onChange = nil
        other.frameScale = host.frameScale
        host = other
        host.onChange = { [weak self] in self?.wake() }
        frames.isComplete = true
        wake()
    }

    /// Launches the app, and runs the main run loop until it ends or nobody shows it any more.
    package func run(_ launch: @MainActor () -> Void = {}) {
        // A run loop without a source ends at once.
        let timer = Foundation.Timer(timeInterval: 1e6, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: .common)
        if host.environment.lifeCycle.showsLaunchScreen { showLaunchScreen() }
        host.start(launch)
        if let problem = comeBack() { report(problem) }
        while !isOver, !host.environment.lifeCycle.isTerminated {
            host.environment.perform { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
        timer.invalidate()
        connection.flush()
    }

    /// Lets whoever is about to show the app see its launch screen, before the app is launched.
    private func showLaunchScreen() {
        let end = uptime + Self.launchPause
        while !isOver, !frames.hasSent, uptime < end {
            host.environment.perform { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        }
    }

    // MARK: Time

    /// Schedules the next tick.
    private func wake() { schedule(after: max(0, lastTick + AppHost.frame - uptime)) }

    private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// When the next tick is due.
    private var nextTick: TimeInterval = .infinity

    private func schedule(after seconds: TimeInterval) {
        let time = uptime + seconds
        guard time < nextTick - 0.0005 else { return }
        nextTick = time
        tick += 1
        let number = tick
        let work: @MainActor @Sendable () -> Void = { [weak self] in if self?.tick == number { self?.performTick() } }
        if seconds <= 0 {
            DispatchQueue.main.async(execute: work)
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        }
    }

    private func performTick() {
        // A tick that comes a little late doesn't delay those that follow.
        let now = uptime
        lastTick = now - nextTick < AppHost.frame ? nextTick : now
        nextTick = .infinity
        host.update()
        if way.look(at: host) { send("way", ["way": way.json]) }
        showFrame()
        planNext()
    }

    private func recordForWay(_ step: JSONValue) { way.record(step, at: host.now) }

    /// Goes to where an earlier launch of the app was, if there was one. Returns why that isn't possible.
    private func comeBack() -> String? {
        guard let back = SceneReturn() else { return nil }
        // The next return repeats the same steps.
        let problem = back.perform(on: host, device, &way)
        host.speed = 1
        send("way", ["way": way.json])
        if let problem { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
        return problem
    }

    private func planNext() {
        if isShown, host.isAnimating, frames.hasRoom {
            return schedule(after: max(0, lastTick + AppHost.frame - uptime))
        }
        if let seconds = host.secondsUntilNext { schedule(after: max(seconds, lastTick + AppHost.frame - uptime)) }
    }

    // MARK: Looking

    private func showFrame() {
        guard isShown, frames.hasRoom else { return }
        // Before the frame, whose size may follow from it.
        reportNews()
        if let damage = host.makeFrame(), let pixels = host.pixels {
            frames.send(damage, of: pixels, pointsWide: host.size.width, over: connection)
            planTree()
        }
    }

    private func reportNews() {
        sendIfChanged("device", deviceMembers)
        sendIfChanged("keyboard", keyboardMembers)
        for message in host.messages.dropFirst(reportedMessages) { send("message", ["text": .string(message)]) }
        reportedMessages = host.messages.count
        host.environment.perform {
            let pasteboard = UIPasteboard.general
            guard pasteboard.changeCount != pasteboardCount else { return }
            pasteboardCount = pasteboard.changeCount
            if let text = pasteboard.string { send("pasteboard", ["text": .string(text)]) }
        }
    }

    private var deviceMembers: [JSONMember] {
        let traits = device.traits
        return Self.members([
            "device": .string(deviceName), "orientation": .string(device.orientation.word),
            "appearance": .string(traits.userInterfaceStyle == .dark ? "dark" : "light"),
            "contentSize": .string(traits.preferredContentSizeCategory.shortName ?? "L"),
            "direction": .string(traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
            "width": .number(host.size.width), "height": .number(host.size.height), "isAway": .bool(isAway),
            "interface": .string(host.environment.interfaceOrientation.word), "speed": .number(host.speed),
            "isNetworkOff": .bool(device.conditions.isOffline),
        ])
    }

    private var keyboardMembers: [JSONMember] {
        guard let responder = host.environment.firstResponder, responder is any UIKeyInput else {
            return Self.members(["isWanted": .bool(false)])
        }
        let view = responder as? UIView
        let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
        let isSecure = (responder as? any UITextInputTraits)?.isSecureTextEntry ?? false
        return Self.members([
            "isWanted": .bool(true),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
            "isSecure": .bool(isSecure), "isMultiline": .bool(responder is UITextView),
        ])
    }

    private func planTree() {
        guard !isTreeDue else { return }
        isTreeDue = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.treeInterval) { [weak self] in
            MainActor.assumeIsolated { self?.reportTree() }
        }
    }

    private func reportTree() {
        isTreeDue = false
        guard isShown else { return }
        let new = host.environment.perform { AccessibilityTree(ScreenElement.all(in: host.environment)) }
        tree = new
        sendIfChanged("tree", Self.members(["elements": new.json]))
    }

    // MARK: Messages

    private static func members(_ members: KeyValuePairs<String, JSONValue?>) -> [JSONMember] {
        members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } }
    }

    /// Reports a remark about the app.
    package func report(_ remark: String) { send("message", ["text": .string(remark)]) }

    private func send(_ event: String, _ members: KeyValuePairs<String, JSONValue?>) {
        connection.send(Self.line(event, Self.members(members)))
    }

    /// Sends an event unless the last one of its kind was the same.
    private func sendIfChanged(_ event: String, _ members: [JSONMember]) {
        let line = Self.line(event, members)
        guard sentLines.updateValue(line, forKey: event) != line else { return }
        connection.send(line)
    }

    private static func line(_ event: String, _ members: [JSONMember]) -> String {
        JSONValue.object([JSONMember(key: "event", value: .string(event))] + members).line
    }

    private func receive(_ text: String) {
        do throws(DriverError) {
            let node = try read(text)
            if otherMessage(node) { return }
            try perform(ScreenRequest(node))
        } catch {
            send("message", ["text": .string(error.message)])
        }
    }

    private func read(_ text: String) throws(DriverError) -> JSONNode {
        do throws(JSONError) {
            return try JSONReader.read(Array(text.utf8))
        } catch {
            throw DriverError("a message is not JSON: \(error.message)")
        }
    }

    private func perform(_ request: ScreenRequest) throws(DriverError) {
        switch request {
        case .hello(let scale): show(scale: scale)
        case .shown(let frame): frames.acknowledge(frame)
        case .events(let events): for event in events { send(event) }
        case .mark(let text): mark(text)
        case .paste(let text): paste(text)
        case .activate(let id): try touch(id)
        case .focus(let id): try touch(id)
        case .adjust(let id, let isUp): try adjust(id, isUp: isUp)
        case .replace(let id, let text): try replace(id, with: text)
        case .device(let change):
            let new = try device.changed(by: change, deviceNamed: deviceNamed)
            if let name = change.name { deviceName = name }
            let old = device
            device = new
            host.follow(from: old, to: new)
        case .speed(let speed): host.speed = speed
        case .network(let isOff):
            device.conditions.isOffline = isOff
            host.send(.conditions(device.conditions))
        case .photo(let name, let data):
            guard host.environment.photoSource?.add(data, named: name) == true else {
                throw DriverError("\(name) is no picture for the photo library")
            }
        case .home:
            isAway.toggle()
            host.send(.appActivity(isAway ? .background : .activate))
        case .picture: send("picture", ["png": .optional(devicePicture)])
        case .hierarchy:
            let views = host.environment.perform { ViewHierarchy(of: host.environment).json }
            send("hierarchy", ["views": views])
        case .capture(let isStandalone): send("capture", captured(isStandalone))
        case .ping(let number): send("pong", ["number": .integer(number)])
        case .stop:
            host.send(.appActivity(.terminate))
            isOver = true
        }
        wake()
    }

    /// Begins to show the screen at a scale, with a complete frame.
    private func show(scale: CGFloat) {
        isShown = true
        // Drawings are kept at whole scales only.
        host.frameScale = min(max(scale.rounded(.up), 1), 3)
        host.forgetFrame()
        frames.begin()
        sentLines = [:]
        planTree()
    }

    /// Returns what the app shows as a document, with its picture, or why that isn't possible.
    private func captured(_ isStandalone: Bool) -> KeyValuePairs<String, JSONValue?> {
        guard let capture else { return ["problem": .string("a storyboard that is played has its scenes already")] }
        return switch capture(self, isStandalone) {
        case .success(let made): ["capture": made, "png": .optional(devicePicture)]
        case .failure(let error): ["problem": .string(error.message)]
        }
    }

    private var devicePicture: String? {
        let scale = host.frameScale
        defer {
            host.frameScale = scale
            frames.isComplete = true
        }
        host.frameScale = nil
        return host.picture()?.pngData()?.base64EncodedString()
    }

    // MARK: Acting

    private func send(_ event: HostEvent) {
        willAct(host)
        if case .touches(let touches) = event, let touch = touches.first, touch.phase == .began {
            way.record(touch: touch.point)
        }
        recorder.willSend(event, host)
        if let point = statusBarTap(event) { recorder.recordStatusBarTap(at: point) }
        host.send(event)
    }

    /// Returns where a finger has left the status bar, which is passed on as a tap on it.
    private func statusBarTap(_ event: HostEvent) -> CGPoint? {
        let bar = host.environment.statusBar.frame
        guard case .touches(let touches) = event, touches.count == 1, touches[0].phase == .ended,
            bar.contains(touches[0].point)
        else { return nil }
        host.send(.statusBarTap)
        return touches[0].point
    }

    /// Shows text that is being composed.
    private func mark(_ text: String) {
        guard let input = host.environment.firstResponder as? any UITextInput else { return }
        host.environment.perform {
            if text.isEmpty {
                input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            } else {
                input.setMarkedText(text, selectedRange: NSRange(location: (text as NSString).length, length: 0))
            }
        }
    }

    private func paste(_ text: String) {
        host.environment.perform {
            UIPasteboard.general.string = text
            pasteboardCount = UIPasteboard.general.changeCount
        }
        host.send(.text(text))
    }

    private func element(_ id: String) throws(DriverError) -> ScreenElement {
        guard let element = tree?[id] else { throw DriverError("the element is not on the screen any more") }
        return element
    }

    private func adjust(_ id: String, isUp: Bool) throws(DriverError) {
        let view = try element(id).view
        host.environment.perform { isUp ? view.accessibilityIncrement() : view.accessibilityDecrement() }
    }

    /// Replaces the text of a field as a person would: it gets the focus, and its old text is selected and typed over.
    private func replace(_ id: String, with text: String) throws(DriverError) {
        let view = try element(id).view
        if !view.isFirstResponder { try touch(id) }
        guard view.isFirstResponder, let input = view as? any UITextInput else {
            throw DriverError("the element takes no text")
        }
        host.environment.perform {
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        }
        send(text.isEmpty ? .deleteBackward : .text(text))
    }

    /// Touches an element in its middle, unless it knows how it is activated.
    private func touch(_ id: String) throws(DriverError) {
        let element = try element(id)
        guard let point = element.middle else { throw DriverError("the element is hidden") }
        let isDone = host.environment.perform { element.part == nil && element.view.accessibilityActivate() }
        if isDone { return }
        send(.touches([HostTouch(0, .began, at: point)]))
        send(.touches([HostTouch(0, .ended, at: point)]))
    }
}

extension UIInterfaceOrientation {
    /// The orientation of the device for which the interface is turned so.
    fileprivate var word: String {
        switch self {
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeRight"
        case .landscapeRight: "landscapeLeft"
        default: "portrait"
        }
    }
}

extension UIDeviceOrientation {
    /// The word of steps and pages.
    fileprivate var word: String {
        switch self {
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        default: "portrait"
        }
    }
}
