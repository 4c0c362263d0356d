public import CoreGraphics
public import Foundation
import JSONText

/// A place on the screen, relative to an element.
open class XCUICoordinate {
    public let referencedElement: XCUIElement
    private let normalized: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalized: CGVector, offset: CGVector) {
        (referencedElement, self.normalized, self.offset) = (element, normalized, offset)
    }

    public func withOffset(_ offset: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalized: normalized,
            offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
    }

    /// The place on the screen.
    public var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalized.dx + offset.dx,
            y: frame.minY + frame.height * normalized.dy + offset.dy)
    }

    public func tap(file: StaticString = #filePath, line: UInt = #line) { act("tap", file, line) }
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) { act("doubleTap", file, line) }

    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act("longPress", file, line, ["seconds": .number(duration)])
    }

    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let (start, end) = (screenPoint, other.screenPoint)
        let path: [JSONValue] = [.number(Double(end.x - start.x)), .number(Double(end.y - start.y))]
        act("drag", file, line, ["by": .array(path), "press": .number(duration)])
    }

    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: other, file: file, line: line)
        referencedElement.application.waits(hold)
    }

    private func act(
        _ verb: String, _ file: StaticString, _ line: UInt, _ more: KeyValuePairs<String, JSONValue?> = [:]
    ) {
        TestSession.current.isAt(file, line)
        let point = screenPoint
        var members = [JSONMember(key: verb, value: .record(["class": .string("UIWindow")]))]
        members.append(JSONMember(key: "at", value: .array([.number(Double(point.x)), .number(Double(point.y))])))
        for (key, value) in more { if let value { members.append(JSONMember(key: key, value: value)) } }
        referencedElement.application.performs(.object(members), "\(verb) at {\(point.x), \(point.y)}")
    }
}
