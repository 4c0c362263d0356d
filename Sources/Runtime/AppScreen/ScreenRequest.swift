package import CoreGraphics
package import Foundation
package import AppDriver
package import JSONText
package import UIKit

/// What a page asks of an app, as docs/app-protocol.md describes it.
package enum ScreenRequest {
    case hello(scale: CGFloat)
    case shown(frame: Int)
    /// What a person does with the device.
    case events([HostEvent])
    case mark(String)
    case paste(String)
    case activate(String)
    case focus(String)
    /// A slider or stepper is increased or decreased.
    case adjust(String, isUp: Bool)
    /// The whole text of a field is replaced.
    case replace(String, with: String)
    case device(DriverStep.DeviceChange)
    case speed(Double)
    case network(isOff: Bool)
    /// A picture gets into the photo library.
    case photo(name: String, data: Data)
    /// A person leaves the app, or returns.
    case home
    case picture
    case hierarchy
    /// What is shown becomes a document, with UIKit's classes in place of the app's if it is to play without code.
    case capture(isStandalone: Bool)
    /// A question whether the app still answers.
    case ping(Int)
    case stop

    @MainActor
    package init(_ node: JSONNode) throws(DriverError) {
        let reader = RequestReader(node: node)
        switch node["do"]?.string {
        case "hello": self = .hello(scale: try reader.number("scale", in: 0.1...8))
        case "shown": self = .shown(frame: Int(try reader.number("frame", in: 0...1e15)))
        case "touches": self = .events([.touches(try reader.touches())])
        case "hover":
            self = .events([.hover(node["x"] == nil ? nil : try reader.point("x", "y"))])
        case "wheel": self = .events([.wheel(try reader.point("x", "y"), by: try reader.point("dx", "dy"))])
        case "key": self = .events(try reader.key())
        case "text": self = .events([.text(try reader.text("text"))])
        case "deleteBackward": self = .events([.deleteBackward])
        case "mark": self = .mark(try reader.text("text"))
        case "paste": self = .paste(try reader.text("text"))
        case "activate": self = .activate(try reader.text("element"))
        case "focus": self = .focus(try reader.text("element"))
        case "adjust": self = .adjust(try reader.text("element"), isUp: node["isUp"]?.bool ?? true)
        case "replace": self = .replace(try reader.text("element"), with: try reader.text("text"))
        case "device": self = .device(try reader.deviceChange())
        case "speed": self = .speed(try reader.number("value", in: 0.001...10))
        case "network": self = .network(isOff: node["isOff"]?.bool ?? false)
        case "photo":
            guard let data = Data(base64Encoded: try reader.text("data")) else {
                throw DriverError("'data' isn't in base 64")
            }
            self = .photo(name: try reader.text("name"), data: data)
        case "shake": self = .events([.shake])
        case "home": self = .home
        case "memoryWarning": self = .events([.appActivity(.memoryWarning)])
        case "open":
            guard let url = URL(string: try reader.text("url")) else { throw DriverError("'url' is not an address") }
            self = .events([.appActivity(.open(url))])
        case "picture": self = .picture
        case "hierarchy": self = .hierarchy
        case "capture": self = .capture(isStandalone: node["isStandalone"]?.bool ?? false)
        case "ping": self = .ping(Int(try reader.number("number", in: 0...1e15)))
        case "stop": self = .stop
        default: throw DriverError("there is no request '\(node["do"]?.string ?? "")'")
        }
    }
}

/// Reads the members of a request.
private struct RequestReader {
    let node: JSONNode

    func number(_ key: String, in range: ClosedRange<Double> = -1e6...1e6) throws(DriverError) -> Double {
        guard let number = node[key]?.number, range.contains(number) else {
            throw DriverError("'\(key)' is a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func point(_ x: String, _ y: String) throws(DriverError) -> CGPoint {
        CGPoint(x: try number(x), y: try number(y))
    }

    func text(_ key: String) throws(DriverError) -> String {
        guard let text = node[key]?.string else { throw DriverError("'\(key)' is a text") }
        return text
    }

    private static let phases: [String: HostTouch.Phase] = [
        "began": .began, "moved": .moved, "ended": .ended, "canceled": .canceled,
    ]
    /// As many fingers as a person has on both hands.
    private static let mostFingers = 10

    func touches() throws(DriverError) -> [HostTouch] {
        guard let list = node["touches"]?.elements, !list.isEmpty, list.count <= Self.mostFingers else {
            throw DriverError("'touches' is a list of one to ten fingers")
        }
        var touches: [HostTouch] = []
        for element in list {
            let finger = RequestReader(node: element)
            guard let phase = Self.phases[try finger.text("phase")] else {
                throw DriverError("'phase' is began, moved, ended or canceled")
            }
            var touch = HostTouch(
                Int(try finger.number("id", in: 0...1e9)), phase, at: try finger.point("x", "y"),
                type: element["type"]?.string == "pencil" ? .pencil : .direct)
            if element["force"] != nil { touch.force = try finger.number("force", in: 0...100) }
            touches.append(touch)
        }
        return touches
    }

    @MainActor
    func key() throws(DriverError) -> [HostEvent] {
        let modifiers = node["modifiers"]?.elements?.compactMap(\.string) ?? []
        guard let key = KeyCodes.key(code: try text("code"), key: try text("key"), modifiers: modifiers) else {
            return []
        }
        switch try text("phase") {
        case "down": return [.keyDown(key)]
        case "up": return [.keyUp(key)]
        default: throw DriverError("'phase' is down or up")
        }
    }

    func deviceChange() throws(DriverError) -> DriverStep.DeviceChange {
        let members = (node.members ?? []).filter { $0.key != "do" }.map {
            JSONMember(key: $0.key, value: JSONValue($0.value))
        }
        let text = JSONValue.record(["device": .object(members)]).line
        guard case .device(let change) = try DriverStep(read(text)).action else {
            throw DriverError("'device' is no change of a device")
        }
        return change
    }

    private func read(_ text: String) throws(DriverError) -> JSONNode {
        do throws(JSONError) {
            return try JSONReader.read(Array(text.utf8))
        } catch {
            throw DriverError(error.message)
        }
    }
}
