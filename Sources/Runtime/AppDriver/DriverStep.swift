package import CoreGraphics
package import Foundation
package import JSONText
package import UIKit

/// Something that a person does with an app, or an expectation of what they see.
package struct DriverStep: Sendable {
    package var action: Action
    /// The step as it was written, for messages and for repeating it.
    package var json: JSONValue { JSONValue(node) }
    private let node: JSONNode

    package enum Action: Sendable {
        case tap(ElementQuery, times: Int)
        case longPress(ElementQuery, seconds: TimeInterval)
        case drag(ElementQuery, Move, seconds: TimeInterval, press: TimeInterval)
        case swipe(ElementQuery, Direction)
        case pinch(ElementQuery, scale: Double)
        case rotate(ElementQuery, degrees: Double)
        case edgeSwipe(Direction)
        case type(String, into: ElementQuery?, replacing: Bool)
        case key(String, modifiers: [String])
        case set(ElementQuery, JSONNode, column: Int)
        case scroll(ElementQuery, to: ElementQuery)
        case back
        case shake
        case device(DeviceChange)
        case background(TimeInterval)
        case relaunch
        case wait(TimeInterval)
        case expect(ElementQuery, [JSONNode.Member])
        case picture(String)
        case tree(String)
    }

    /// What changes about a device, or about what a person prefers.
    package struct DeviceChange: Sendable {
        /// The name of the device.
        package var name: String?
        package var orientation: UIDeviceOrientation?
        /// The size of the part of the screen that the app has, in points.
        package var size: CGSize?
        package var appearance: UIUserInterfaceStyle?
        package var contentSize: UIContentSizeCategory?
        package var direction: UITraitEnvironmentLayoutDirection?
        /// What it senses or is connected to that is different.
        var conditions: [@Sendable (inout DeviceConditions) -> Void] = []
    }

    package enum Move: Sendable {
        case by(CGVector)
        case to(ElementQuery)
    }

    package enum Direction: String, CaseIterable, Sendable {
        case left, right, up, down
    }

    /// The place in the element where a gesture begins, from its visible top left corner; nil is the middle.
    package private(set) var place: CGPoint?

    /// Whether the step fails without an element that isn't there yet.
    package var looksForElement: Bool {
        switch action {
        case .edgeSwipe, .key, .back, .shake, .device, .background, .relaunch, .wait, .picture, .tree: false
        default: true
        }
    }

    private static let verbs = [
        "tap", "doubleTap", "longPress", "drag", "swipe", "pinch", "rotate", "edgeSwipe", "type", "key", "set",
        "scroll",
        "back", "shake", "device", "background", "relaunch", "wait", "expect", "picture", "tree",
    ]

    package init(_ node: JSONNode) throws(DriverError) {
        self.node = node
        let found = Self.verbs.filter { node[$0] != nil }
        guard let verb = found.first, found.count == 1, let value = node[verb] else {
            let known = Self.verbs.joined(separator: ", ")
            throw DriverError("a step is an object with one of these: \(known)")
        }
        let step = StepReader(node: node, verb: verb, value: value)
        place = try step.place()
        action = try step.action()
    }

    var isRelaunch: Bool { if case .relaunch = action { true } else { false } }

    /// Returns the step that brings a device into the state after some steps, or nil if they don't change it.
    static func device(after steps: some Sequence<DriverStep>) throws(DriverError) -> DriverStep? {
        var members: [JSONMember] = []
        for step in steps {
            guard case .device = step.action else { continue }
            for member in step.node["device"]?.members ?? [] {
                members.removeAll { $0.key == member.key }
                members.append(JSONMember(key: member.key, value: JSONValue(member.value)))
            }
        }
        if members.isEmpty { return nil }
        let text = JSONValue.array([.record(["device": .object(members)])]).line
        return try list(Array(text.utf8)).first
    }

    /// Returns the steps of a list.
    package static func list(_ bytes: [UInt8]) throws(DriverError) -> [DriverStep] {
        let node: JSONNode
        do throws(JSONError) {
            node = try JSONReader.read(bytes, limit: 200_000)
        } catch {
            throw DriverError("the steps are not JSON: \(error.message)")
        }
        guard let elements = node.elements else { throw DriverError("the steps are a list, not \(node.title)") }
        var steps: [DriverStep] = []
        for (number, element) in elements.enumerated() {
            do throws(DriverError) {
                steps.append(try DriverStep(element))
            } catch {
                throw DriverError("step \(number + 1): \(error.message)")
            }
        }
        return steps
    }
}

/// Reads the members of a step.
private struct StepReader {
    let node: JSONNode
    let verb: String
    let value: JSONNode

    func action() throws(DriverError) -> DriverStep.Action {
        switch verb {
        case "tap": return .tap(try query(), times: 1)
        case "doubleTap": return .tap(try query(), times: 2)
        case "longPress": return .longPress(try query(), seconds: try number("seconds") ?? 1)
        case "drag":
            return .drag(
                try query(), try move(), seconds: try number("seconds") ?? 0.3, press: try number("press") ?? 0)
        case "swipe": return .swipe(try query(), try direction(node["direction"], "direction"))
        case "pinch": return .pinch(try query(), scale: try number("scale") ?? 2)
        case "rotate": return .rotate(try query(), degrees: try number("degrees") ?? 90)
        case "edgeSwipe": return .edgeSwipe(try direction(value, verb))
        case "type":
            return .type(try text(), into: try node["into"].map(ElementQuery.init), replacing: isTrue("replace"))
        case "key":
            return .key(try text(), modifiers: node["modifiers"]?.elements?.compactMap(\.string) ?? [])
        case "set":
            guard let wanted = node["value"] else { throw DriverError("'set' needs a 'value'") }
            return .set(try query(), wanted, column: Int(clamping: try number("column") ?? 0))
        case "scroll":
            guard let target = node["to"] else { throw DriverError("'scroll' needs 'to'") }
            return .scroll(try query(), to: try ElementQuery(target))
        case "back": return .back
        case "shake": return .shake
        case "device": return .device(try deviceChange())
        case "background":
            guard let seconds = value.number, seconds >= 0 else {
                throw DriverError("'background' is a number of seconds")
            }
            return .background(seconds)
        case "relaunch": return .relaunch
        case "wait":
            guard let seconds = value.number, seconds >= 0 else { throw DriverError("'wait' is a number of seconds") }
            return .wait(seconds)
        case "expect": return .expect(try query(), (node.members ?? []).filter { $0.key != verb })
        case "picture": return .picture(try text())
        default: return .tree(try text())
        }
    }

    func place() throws(DriverError) -> CGPoint? {
        guard let at = node["at"] else { return nil }
        guard let numbers = numbers(at) else { throw DriverError("'at' is a list of two numbers") }
        return CGPoint(x: numbers.0, y: numbers.1)
    }

    private static let orientations: [String: UIDeviceOrientation] = [
        "portrait": .portrait, "landscape": .landscapeLeft, "landscapeLeft": .landscapeLeft,
        "landscapeRight": .landscapeRight, "portraitUpsideDown": .portraitUpsideDown,
    ]

    private func deviceChange() throws(DriverError) -> DriverStep.DeviceChange {
        var change = DriverStep.DeviceChange()
        let known = ["device", "orientation", "size", "appearance", "contentSize", "direction"] + Self.conditions
        guard let members = value.members, !members.isEmpty, members.allSatisfy({ known.contains($0.key) }) else {
            throw DriverError("'device' is an object with some of \(known.joined(separator: ", "))")
        }
        change.name = try choice("device") { $0 }
        change.orientation = try choice("orientation") { Self.orientations[$0] }
        change.appearance = try choice("appearance") { ["light": .light, "dark": .dark][$0] }
        change.contentSize = try choice("contentSize", UIContentSizeCategory.init(shortName:))
        change.direction = try choice("direction") { ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft][$0] }
        if let size = value["size"] {
            guard let numbers = numbers(size), numbers.0 >= 1, numbers.1 >= 1, max(numbers.0, numbers.1) <= 10_000
            else { throw DriverError("'size' is a list of two numbers of points, from 1 to 10000") }
            change.size = CGSize(width: numbers.0, height: numbers.1)
        }
        change.conditions = try conditions()
        return change
    }

    private static let conditions = [
        "place", "network", "biometry", "authentication", "acceleration", "steps", "code", "photos",
    ]

    /// Returns what the device senses or is connected to that is different.
    private func conditions() throws(DriverError) -> [@Sendable (inout DeviceConditions) -> Void] {
        var changes: [@Sendable (inout DeviceConditions) -> Void] = []
        if let place = value["place"] {
            guard let degrees = numbers(place), let place = DevicePlace(latitude: degrees.0, longitude: degrees.1)
            else { throw DriverError("'place' is a list of two numbers: the degrees of latitude and longitude") }
            changes.append { $0.place = place }
        }
        if let isOffline = try choice("network", { ["on": false, "off": true][$0] }) {
            changes.append { $0.isOffline = isOffline }
        }
        if let biometry = try choice("biometry", DeviceConditions.Biometry.init(rawValue:)) {
            changes.append { $0.biometry = biometry }
        }
        if let authentication = try choice("authentication", DeviceConditions.Authentication.init(rawValue:)) {
            changes.append { $0.authentication = authentication }
        }
        if let acceleration = value["acceleration"] {
            let numbers = acceleration.elements?.compactMap(\.number) ?? []
            guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else {
                throw DriverError("'acceleration' is a list of three numbers, in multiples of the Earth's")
            }
            let felt = DeviceConditions.Vector3(x: numbers[0], y: numbers[1], z: numbers[2])
            changes.append { $0.acceleration = felt }
        }
        if let steps = value["steps"] {
            guard let count = steps.number, (0...1_000_000).contains(count) else {
                throw DriverError("'steps' is the number of steps that the owner has walked today")
            }
            changes.append { $0.steps = Int(count) }
        }
        if let code = value["code"] {
            guard let text = code.string else { throw DriverError("'code' is the text of the code that a camera sees") }
            changes.append { $0.code = text.isEmpty ? nil : text }
        }
        if let photos = value["photos"] {
            let wanted = try library(photos)
            changes.append { $0.photos = wanted }
        }
        return changes
    }

    /// Returns what the photo library is filled with: samples, nothing, or the pictures in files.
    private func library(_ node: JSONNode) throws(DriverError) -> DeviceConditions.Photos {
        switch node.string {
        case "samples": return .samples
        case "none": return .none
        default: break
        }
        let files = node.elements?.compactMap(\.string) ?? []
        guard !files.isEmpty, files.count == node.elements?.count else {
            throw DriverError("'photos' is 'samples', 'none', or a list of files")
        }
        return .files(files)
    }

    /// Returns what a member of the value names, or nil if there is none.
    private func choice<Choice>(_ key: String, _ find: (String) -> Choice?) throws(DriverError) -> Choice? {
        guard let node = value[key] else { return nil }
        guard let found = node.string.flatMap(find) else {
            throw DriverError("there is no \(key) '\(node.string ?? node.title)'")
        }
        return found
    }

    private func query() throws(DriverError) -> ElementQuery { try ElementQuery(value) }

    private func text() throws(DriverError) -> String {
        guard let text = value.string else { throw DriverError("'\(verb)' is a text, not \(value.title)") }
        return text
    }

    private func isTrue(_ key: String) -> Bool { node[key]?.bool == true }

    private func number(_ key: String) throws(DriverError) -> Double? {
        guard let value = node[key] else { return nil }
        guard let number = value.number, number.isFinite else { throw DriverError("'\(key)' is a number") }
        return number
    }

    private func numbers(_ node: JSONNode) -> (Double, Double)? {
        guard let list = node.elements?.compactMap(\.number), list.count == 2 else { return nil }
        return (list[0], list[1])
    }

    private func move() throws(DriverError) -> DriverStep.Move {
        if let target = node["to"] { return .to(try ElementQuery(target)) }
        guard let by = node["by"].flatMap(numbers) else { throw DriverError("'drag' needs 'by' [x, y] or 'to'") }
        return .by(CGVector(dx: by.0, dy: by.1))
    }

    private func direction(_ value: JSONNode?, _ key: String) throws(DriverError) -> DriverStep.Direction {
        guard let direction = value?.string.flatMap(DriverStep.Direction.init) else {
            throw DriverError("'\(key)' is left, right, up or down")
        }
        return direction
    }
}
