import Foundation
import QuartzCore

/// Turns what a host reports into the events of an app. There is no other way in.
@MainActor
package final class HostInput {
    private unowned let environment: UIEnvironment
    /// The fingers on the screen by their ids, in the order in which they came.
    private var fingers: [(id: Int, touch: UITouch)] = []
    private var presses: [UIPress] = []
    /// The modifier keys that are held.
    var modifiers: UIKeyModifierFlags {
        presses.compactMap(\.key).reduce(into: []) { $0.formUnion($1.modifierFlags) }
    }
    /// Whether the last key has performed a command, so that it types nothing.
    private var hasCommanded = false
    private var touchesEvent: UIEvent?
    private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
    private var hover = HoverInput()
    /// What was reported while another event was being handled.
    private var waiting: [HostEvent] = []
    private var isSending = false

    /// The time within which taps follow each other.
    static let tapInterval: TimeInterval = 0.35
    /// The distance within which taps are at the same place.
    static let tapDistance: CGFloat = 45
    /// The time after which a touch isn't a tap any more.
    static let tapDuration: TimeInterval = 0.75

    init(_ environment: UIEnvironment) { self.environment = environment }

    /// Handles an event: passes it to the app, does what is due by then, and lays out the windows once.
    package func send(_ event: HostEvent) {
        waiting.append(event)
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        environment.perform {
            while !waiting.isEmpty {
                environment.clock.keepDueAppointments()
                // Points are those of what a person sees.
                environment.layOutWindows()
                handle(waiting.removeFirst())
                environment.clock.keepDueAppointments()
                environment.keyboard.follow()
                environment.layOutWindows()
            }
        }
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .touches(let changes): for batch in Self.batches(changes) { handle(batch) }
        case .hover(let point): hover.move(to: point, environment)
        case .wheel(let point, let distance): turnWheel(at: point, by: distance)
        case .statusBarTap: tapStatusBar()
        case .keyDown(let key): press(key)
        case .keyUp(let key): release(key)
        case .text(let text): if !hasCommanded { environment.keyboard.type(text) }
        case .deleteBackward: if !hasCommanded { environment.keyboard.delete() }
        case .hardwareKeyboard(let isConnected): environment.keyboard.isHardwareConnected = isConnected
        case .shake: shake()
        case .appActivity(let change): change.perform(environment.lifeCycle)
        case .hold(let orientation): environment.hold(orientation)
        case .resize(let screen): environment.resize(to: screen)
        case .prefer(let traits): environment.prefer(traits)
        case .conditions(let conditions): environment.conditions = conditions
        }
    }

    /// Takes all fingers off the screen, because the app isn't active any more.
    func cancelTouches() {
        let changes = fingers.map { HostTouch($0.id, .canceled, at: $0.touch.point) }
        if !changes.isEmpty { handle(changes) }
    }

    // MARK: Touches

    /// Divides changes so that each finger changes once in each of the parts.
    private static func batches(_ changes: [HostTouch]) -> [[HostTouch]] {
        changes.reduce(into: []) { parts, change in
            if let last = parts.last, !last.contains(where: { $0.id == change.id }) {
                parts[parts.count - 1].append(change)
            } else {
                parts.append([change])
            }
        }
    }

    private func handle(_ changes: [HostTouch]) {
        let time = environment.now
        // A finger that comes although it is already there has left unnoticed.
        let lost = changes.filter { change in change.phase == .began && fingers.contains { $0.id == change.id } }
        if !lost.isEmpty { handle(lost.map { HostTouch($0.id, .canceled, at: $0.point) }) }
        let known = fingers.map(\.touch)
        for touch in known { touch.move(to: touch.point, phase: .stationary, time: touch.timestamp) }
        var changed = false
        for change in changes where apply(change, time) { changed = true }
        guard changed else { return }
        let event = touchesEvent ?? UIEvent(type: .touches, timestamp: time)
        touchesEvent = event
        event.timestamp = time
        event.orderedTouches = fingers.map(\.touch)
        for finger in fingers where finger.touch.phase == .ended { recordTap(finger.touch) }
        environment.application.sendEvent(event)
        fingers.removeAll { !$0.touch.isDown }
        if fingers.isEmpty { touchesEvent = nil }
    }

    /// Changes a finger, and returns whether that is news for the app.
    private func apply(_ change: HostTouch, _ time: TimeInterval) -> Bool {
        let isFinite = change.point.x.isFinite && change.point.y.isFinite
        if change.phase == .began { return isFinite && begin(change, time) }
        guard let touch = fingers.first(where: { $0.id == change.id })?.touch else { return false }
        let point = isFinite ? change.point : touch.point
        touch.force = change.force.isFinite ? change.force : touch.force
        switch change.phase {
        case .began: break
        case .moved:
            guard point != touch.point else { return false }
            touch.move(to: point, phase: .moved, time: time)
        case .ended: touch.move(to: point, phase: .ended, time: time)
        case .canceled: touch.move(to: point, phase: .cancelled, time: time)
        }
        return true
    }

    private func begin(_ change: HostTouch, _ time: TimeInterval) -> Bool {
        guard !environment.application.isIgnoringInteractionEvents, let hit = hit(change.point) else { return false }
        let touch = UITouch(
            at: change.point, time: time, tapCount: tapCount(at: change.point, time), type: change.type)
        touch.force = change.force.isFinite ? change.force : 1
        (touch.view, touch.window) = (hit, hit.window)
        fingers.append((change.id, touch))
        return true
    }

    /// Returns the view at a point of the screen in the frontmost window that has one there.
    private func hit(_ point: CGPoint) -> UIView? {
        let event = touchesEvent ?? UIEvent(type: .touches, timestamp: environment.now)
        touchesEvent = event
        return environment.viewHit(at: point, with: event)
    }

    private func tapCount(at point: CGPoint, _ time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= Self.tapInterval,
            lastTap.point.distance(to: point) <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    private func recordTap(_ touch: UITouch) {
        let isTap =
            touch.timestamp - touch.start.time <= Self.tapDuration
            && touch.point.distance(to: touch.start.point) <= Self.tapDistance
        lastTap = isTap ? (touch.start.point, touch.timestamp, touch.tapCount) : nil
    }

    // MARK: Scrolling

    /// Scrolls the nearest view below the pointer that can scroll so.
    private func turnWheel(at point: CGPoint, by distance: CGPoint) {
        guard point.isFinite, distance.isFinite else { return }
        let away = CGPoint(x: -distance.x, y: -distance.y)
        let hit = environment.viewHit(at: point, with: UIEvent(type: .scroll, timestamp: environment.now))
        for view in sequence(first: hit, next: \.?.superview) {
            if (view as? UIScrollView)?.turnWheel(by: away) == true { return }
        }
    }

    /// Scrolls to the beginning what a tap on the status bar means, unless several views claim it.
    private func tapStatusBar() {
        let views = environment.keyWindow?.scrollersToTop ?? []
        if views.count == 1 { _ = views[0].scrollToTop() }
    }

    // MARK: Keys and motion

    private func press(_ key: UIKey) {
        guard let window = environment.keyWindow else { return }
        environment.commandList.follow(presses.compactMap(\.key) + [key])
        hasCommanded = KeyCommands(environment).perform(key) || environment.focusSystem.handle(key)
        guard !hasCommanded else { return }
        let press = UIPress(key: key, time: environment.now)
        press.window = window
        press.responder = window.firstResponder ?? window
        presses.append(press)
        sendPresses()
        presses.last?.phase = .stationary
    }

    private func release(_ key: UIKey) {
        hasCommanded = false
        environment.commandList.follow(presses.compactMap(\.key).filter { $0.keyCode != key.keyCode })
        guard let press = presses.first(where: { $0.key?.keyCode == key.keyCode }) else { return }
        press.phase = .ended
        press.timestamp = environment.now
        sendPresses()
        presses.removeAll { $0 === press }
    }

    private func sendPresses() {
        let event = UIPressesEvent(timestamp: environment.now)
        event.orderedPresses = presses
        event.modifierFlags = presses.compactMap(\.key).reduce(into: []) { $0.formUnion($1.modifierFlags) }
        environment.application.sendEvent(event)
    }

    private func shake() {
        let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: environment.now)
        for isEnd in [false, true] {
            event.hasEnded = isEnd
            environment.application.sendEvent(event)
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
