package import JSONText
import UIKit

/// A description of elements on the screen, as in `{"text": "Save", "in": {"class": "UINavigationBar"}}`.
package struct ElementQuery: Sendable {
    private var conditions: [Condition] = []

    private enum Condition: Sendable {
        case identifier(Text)
        case label(Text)
        case text(Text)
        case className(String)
        case isVisible(Bool)
        case index(Int)
        case inside(ElementQuery)
        case with(ElementQuery)
        /// A navigation bar with a title.
        case bar(Text)
        /// An alert with a title or message, or any.
        case alert(Text?)
        /// An action sheet or a popover with a title or message, or any.
        case sheet(Text?)
        /// A menu with a title, or any.
        case menu(Text?)
        /// The keyboard on the screen.
        case keyboard
    }

    /// A text, or a part of one.
    fileprivate struct Text: Sendable {
        var text: String
        var isPart: Bool

        func matches(_ other: String?) -> Bool {
            guard let other else { return false }
            return isPart ? other.contains(text) : other == text
        }
    }

    private static let keys = [
        "id", "label", "text", "class", "visible", "index", "in", "with", "contains", "bar", "alert", "sheet", "menu",
        "keyboard",
    ]

    package init(_ node: JSONNode) throws(DriverError) {
        guard let members = node.members, !members.isEmpty else {
            throw DriverError("a query is an object such as {\"text\": \"Save\"}, not \(node.title)")
        }
        let isPart = node["contains"]?.bool ?? false
        for member in members { conditions += try Self.conditions(member, isPart) }
    }

    private static func conditions(_ member: JSONNode.Member, _ isPart: Bool) throws(DriverError) -> [Condition] {
        let (key, value) = (member.key, member.value)
        func text() throws(DriverError) -> Text {
            guard let text = value.string else { throw DriverError("'\(key)' is a text, not \(value.title)") }
            return Text(text: text, isPart: isPart)
        }
        switch key {
        case "id": return [.identifier(try text())]
        case "label": return [.label(try text())]
        case "text": return [.text(try text())]
        case "class": return [.className(try text().text)]
        case "bar": return [.bar(try text())]
        case "alert": return [.alert(value.bool == true ? nil : try text())]
        case "sheet": return [.sheet(value.bool == true ? nil : try text())]
        case "menu": return [.menu(value.bool == true ? nil : try text())]
        case "keyboard":
            guard value.bool == true else { throw DriverError("'keyboard' is true") }
            return [.keyboard]
        case "in": return [.inside(try ElementQuery(value))]
        case "with": return [.with(try ElementQuery(value))]
        case "visible":
            guard let isVisible = value.bool else { throw DriverError("'visible' is true or false") }
            return [.isVisible(isVisible)]
        case "index":
            guard let index = value.number.flatMap({ Int(exactly: $0) }), index >= 0 else {
                throw DriverError("'index' is a number from 0")
            }
            return [.index(index)]
        case "contains": return []
        default:
            let known = keys.map { "'\($0)'" }.joined(separator: ", ")
            throw DriverError("there is no query '\(key)', expected \(known)")
        }
    }

    /// Whether the query finds a window, any place of which may be touched.
    @MainActor
    var isWindow: Bool {
        conditions.contains { if case .className("UIWindow") = $0 { true } else { false } }
    }

    /// Whether the query speaks of the keyboard.
    private var meansKeyboard: Bool {
        conditions.contains { condition in
            switch condition {
            case .keyboard: true
            case .inside(let query), .with(let query): query.meansKeyboard
            default: false
            }
        }
    }

    /// Returns the elements that are meant, in reading order.
    @MainActor
    func matches(among elements: [ScreenElement]) -> [ScreenElement] {
        // Keys are only meant where the keyboard is: a "1" on the screen is no key.
        var found = meansKeyboard ? elements : elements.filter { !$0.isKeyboard }
        var index: Int?
        for condition in conditions {
            switch condition {
            case .identifier(let text): found = found.filter { text.matches($0.identifier) }
            case .label(let text): found = found.filter { text.matches($0.label) }
            case .text(let text): found = found.filter { text.matches($0.text) }
            case .className(let name):
                found = found.filter { $0.isKind(ofClass: name) }
            case .isVisible(let wanted): found = found.filter { $0.isVisible == wanted }
            case .bar(let text):
                found = found.filter { text.matches(($0.view as? UINavigationBar)?.topItem?.title) && $0.part == nil }
            case .alert(let text):
                found = found.filter { $0.alert?.preferredStyle == .alert && $0.isCalled(text) }
            case .sheet(let text): found = found.filter { $0.isSheet && $0.isCalled(text) }
            case .menu(let text):
                found = found.filter { element in
                    guard element.part == nil, let menu = element.view.shownMenu else { return false }
                    return text?.matches(menu.title) ?? true
                }
            case .keyboard: found = found.filter { $0.isKeyboard && $0.perception.parts.count > 0 }
            case .inside(let query):
                let outer = query.matches(among: elements)
                found = found.filter { element in outer.contains { $0.contains(element) } }
            case .with(let query):
                let inner = query.matches(among: elements)
                found = found.filter { element in inner.contains { element.contains($0) } }
            case .index(let number): index = number
            }
        }
        guard let index else { return found }
        return found.indices.contains(index) ? [found[index]] : []
    }
}

extension ScreenElement {
    /// The controller whose view the element is.
    private var controller: UIViewController? { part == nil ? view.next as? UIViewController : nil }

    fileprivate var alert: UIAlertController? { controller as? UIAlertController }

    fileprivate var isSheet: Bool {
        alert?.preferredStyle == .actionSheet
            || controller?.presentationController is UIPopoverPresentationController && controller?.parent == nil
    }

    /// Returns whether a controller has a title or message.
    fileprivate func isCalled(_ text: ElementQuery.Text?) -> Bool {
        guard let text else { return true }
        return text.matches(controller?.title) || text.matches(alert?.message)
    }
}

/// A step that failed, or that isn't one.
package struct DriverError: Error, Hashable {
    package var message: String

    package init(_ message: String) { self.message = message }
}
