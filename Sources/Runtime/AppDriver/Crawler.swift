import AppHost
import CoreGraphics
import Foundation
import JSONText
import RandomNumbers
import UIKit

/// Walks through an app by doing, at each step, what it has done least there. With the same seed it takes the same way.
@MainActor
package struct Crawler {
    private let driver: AppDriver
    private var random: RandomNumbers
    /// How often each action was taken on each screen.
    private var counts: [String: Int] = [:]

    package init(_ driver: AppDriver, seed: UInt64) {
        self.driver = driver
        random = RandomNumbers(seed: seed)
    }

    /// Performs a step and returns it. Without anything to do, launches the app again.
    package mutating func next() throws(DriverError) -> DriverStep {
        let elements = driver.elements.filter { $0.visibleFrame != nil && !$0.isKeyboard }
        let screen = elements.map { "\($0.className):\($0.text ?? "")" }.joined(separator: "|")
        var least = Int.max
        var best: [JSONValue] = []
        for action in CrawlActions(elements, in: driver.host.size).all {
            let count = counts[screen + action.line] ?? 0
            if count < least { (least, best) = (count, []) }
            if count == least { best.append(action) }
        }
        let action = best.isEmpty ? .record(["relaunch": .bool(true)]) : best[random.pick(below: best.count)]
        counts[screen + action.line, default: 0] += 1
        return try DriverStep(JSONReader.reading(action))
    }
}

extension JSONReader {
    /// Returns a value as if it had been read.
    fileprivate static func reading(_ value: JSONValue) throws(DriverError) -> JSONNode {
        do throws(JSONError) {
            return try read(Array(value.line.utf8))
        } catch {
            throw DriverError(error.message)
        }
    }
}

/// The steps that a person could take on a screen.
@MainActor
private struct CrawlActions {
    private(set) var all: [JSONValue] = []
    private let size: CGSize
    private let names: ElementNames

    init(_ elements: [ScreenElement], in size: CGSize) {
        self.size = size
        names = ElementNames(elements)
        for element in elements { add(element) }
    }

    private mutating func add(_ element: ScreenElement) {
        guard element.isEnabled, let middle = element.middle, size.contains(middle),
            element.isReached(at: middle) || element.isBehindKeyboard
        else { return }
        if element.part != nil { return add("tap", element) }
        switch element.view {
        case is UITextField: addTyping(element)
        case let view as UITextView where view.isEditable: addTyping(element)
        case is UISlider: add("set", element, ["value": .number(Double(Int(middle.x) % 2))])
        case is UISegmentedControl, is UIStepper: break
        case let control as UIControl where control.isUserInteractionEnabled && element.perception.isWhole:
            add("tap", element)
        case is UITableViewCell:
            add("tap", element)
            add("swipe", element, ["direction": .string("left")])
        case is UICollectionViewCell: add("tap", element)
        case let view as UIScrollView: addScrolling(view, element)
        default: break
        }
        for recognizer in element.view.gestureRecognizers ?? [] where recognizer.isEnabled { add(recognizer, element) }
        if element.view is UINavigationBar, (element.view as? UINavigationBar)?.backItem != nil {
            all.append(.record(["edgeSwipe": .string("left")]))
        }
    }

    private mutating func addTyping(_ element: ScreenElement) {
        add("type", .string("Coffee"), element, ["into": names.query(element).query])
    }

    private mutating func addScrolling(_ view: UIScrollView, _ element: ScreenElement) {
        guard view.isScrollEnabled else { return }
        if view.contentSize.height > view.bounds.height { addDrags([(0, -0.4), (0, 0.4)], element) }
        if view.contentSize.width > view.bounds.width { addDrags([(-0.4, 0), (0.4, 0)], element) }
    }

    private mutating func addDrags(_ shares: [(CGFloat, CGFloat)], _ element: ScreenElement) {
        let size = element.visibleFrame?.size ?? .zero
        for (x, y) in shares {
            add("drag", element, ["by": .numbers([(x * size.width).rounded(), (y * size.height).rounded()])])
        }
    }

    private mutating func add(_ recognizer: UIGestureRecognizer, _ element: ScreenElement) {
        guard !(element.view is UIScrollView) else { return }
        switch recognizer {
        case let tap as UITapGestureRecognizer: add(tap.numberOfTapsRequired > 1 ? "doubleTap" : "tap", element)
        case is UILongPressGestureRecognizer: add("longPress", element)
        case let swipe as UISwipeGestureRecognizer:
            let directions: [(UISwipeGestureRecognizer.Direction, DriverStep.Direction)] = [
                (.left, .left), (.right, .right), (.up, .up), (.down, .down),
            ]
            for (direction, name) in directions where swipe.direction.contains(direction) {
                add("swipe", element, ["direction": .string(name.rawValue)])
            }
        case is UIScreenEdgePanGestureRecognizer: break
        case is UIPanGestureRecognizer: addDrags([(0.3, 0), (0, 0.3)], element)
        case is UIPinchGestureRecognizer: add("pinch", element, ["scale": .number(2)])
        case is UIRotationGestureRecognizer: add("rotate", element, ["degrees": .number(45)])
        default: break
        }
    }

    private mutating func add(_ verb: String, _ element: ScreenElement, _ more: [String: JSONValue] = [:]) {
        let (query, place) = names.query(element)
        add(verb, query, element, place.map { more.merging(["at": $0]) { $1 } } ?? more)
    }

    private mutating func add(_ verb: String, _ value: JSONValue, _ element: ScreenElement, _ more: [String: JSONValue])
    {
        let members =
            [JSONMember(key: verb, value: value)]
            + more.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: $0.value) }
        all.append(.object(members))
    }
}

extension CGSize {
    fileprivate func contains(_ point: CGPoint) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
    }
}
