public import CoreGraphics
public import Foundation
import JSONText

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { rawValue = value }
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    public static let `default` = Self(rawValue: 2000)
    public static let slow = Self(rawValue: 600)
    public static let fast = Self(rawValue: 4000)
}

extension XCUIElement {
    // MARK: Touching

    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        act("tap", file, line) { ["tap": $0] }
    }

    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        act("double tap", file, line) { ["doubleTap": $0] }
    }

    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act("press", file, line) { ["longPress": $0, "seconds": .number(duration)] }
    }

    /// Holds the element, and drags it to another one.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        TestSession.current.isAt(file, line)
        guard let end = other.target("drag to") else { return }
        act("drag", file, line) { ["drag": $0, "to": end.query, "press": .number(duration)] }
    }

    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration hold: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: other, file: file, line: line)
        application.waits(hold)
    }

    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) { swipe("up", file, line) }
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) { swipe("down", file, line) }
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) { swipe("left", file, line) }
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) { swipe("right", file, line) }

    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("up", file, line)
    }
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("down", file, line)
    }
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("left", file, line)
    }
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("right", file, line)
    }

    private func swipe(_ direction: String, _ file: StaticString, _ line: UInt) {
        guard direction == "left" || direction == "right" else {
            return act("swipe \(direction)", file, line) { ["swipe": $0, "direction": .string(direction)] }
        }
        // Half of the width: more would perform the action of a row that is swiped, instead of showing it.
        act("swipe \(direction)", file, line) { [self] query in
            let way = (target("swipe")?.frame.width ?? 0) / 2 * (direction == "left" ? -1 : 1)
            return ["drag": query, "by": .array([.number(Double(way)), .number(0)]), "seconds": .number(0.1)]
        }
    }

    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("pinch", file, line) { ["pinch": $0, "scale": .number(Double(scale))] }
    }

    /// Turns two fingers by an angle in radians.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("rotate", file, line) { ["rotate": $0, "degrees": .number(Double(rotation) * 180 / .pi)] }
    }

    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        act("tap with two fingers", file, line) { ["pinch": $0, "scale": .number(1)] }
    }

    public func tap(
        withNumberOfTaps taps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        if numberOfTouches > 1 { return twoFingerTap(file: file, line: line) }
        for _ in 0..<taps / 2 { doubleTap(file: file, line: line) }
        if taps % 2 == 1 { tap(file: file, line: line) }
    }

    // MARK: Text and values

    /// Types into the element, which must have the focus. `\n` is the return key, `XCUIKeyboardKey.delete` deletes.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        TestSession.current.isAt(file, line)
        guard target("type") != nil else { return }
        let isFocused = application.looks { tree in
            place(in: tree).map { place in
                ([place] + tree.descendants(of: place)).contains { tree.elements[$0].hasFocus }
            }
        }
        guard isFocused == true else {
            TestSession.current.fail("failed to type: neither \(words) nor an element in it has keyboard focus")
            return
        }
        application.types(text)
    }

    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
    }

    public func typeKey(
        _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
    ) {
        TestSession.current.isAt(file, line)
        let modifiers = flags.names.map { JSONValue.string($0) }
        application.performs(
            ["key": .string(XCUIKeyboardKey.names[key] ?? key), "modifiers": .array(modifiers)], "type a key")
    }

    /// Moves a slider to a part of its range, from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("adjust", file, line) { [self] query in
            guard let range = target("adjust")?.range else { return nil }
            let value = range.0 + (range.1 - range.0) * min(max(position, 0), 1)
            return ["set": query, "value": .number(Double(value))]
        }
    }

    /// The part of the range that a slider is at, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        guard let text = value as? String, let share = Double(text.filter { $0.isNumber || $0 == "." }) else {
            return 0
        }
        return CGFloat(share / 100)
    }

    /// Turns a wheel of a picker to a row.
    public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
        act("adjust", file, line) { [self] query in
            let column = target("adjust")?.column ?? 0
            return ["set": query, "value": .string(value), "column": .integer(column)]
        }
    }

    /// Performs a step on the element.
    private func act(
        _ what: String, _ file: StaticString, _ line: UInt,
        _ step: (_ query: JSONValue) -> KeyValuePairs<String, JSONValue?>?
    ) {
        TestSession.current.isAt(file, line)
        guard let element = reachable(what) else { return }
        guard let step = step(element.query) else {
            TestSession.current.fail("failed to \(what): \(element.words) cannot be adjusted")
            return
        }
        application.performs(step, "\(what) \(words)")
    }

    /// Returns the element to act on. An alert that is in the way is shown to those who wait for interruptions.
    private func reachable(_ what: String) -> ElementSnapshot? {
        guard let element = target(what) else { return nil }
        if !element.isHittable, application.handlesInterruption() { return target(what) }
        return element
    }

    // MARK: Coordinates

    /// Returns a place in the element: (0, 0) is its top left corner, (1, 1) the bottom right one.
    public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalized: offset, offset: CGVector(dx: 0, dy: 0))
    }
}

extension ElementSnapshot {
    /// The query of the driver for the element: its number in the order of all.
    var query: JSONValue { number < 0 ? .record(["class": .string("UIWindow")]) : .record(["index": .integer(number)]) }
}
