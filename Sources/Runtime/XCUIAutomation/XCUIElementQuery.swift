public import UIKit

/// A description of elements, which is evaluated when a test asks for them.
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
    /// A condition on an element, which is a place in the tree.
    typealias Filter = (ElementTree, Int) -> Bool

    private enum Base {
        /// The elements in an element.
        case element(XCUIElement)
        /// Those in the results of a query.
        case query(XCUIElementQuery)
        /// The results of a query that fulfill a condition.
        case filter(XCUIElementQuery, Filter)
    }

    let application: XCUIApplication
    /// The words of the query in messages.
    let words: String
    private let base: Base
    private let type: XCUIElement.ElementType
    private let isDeep: Bool

    init(in element: XCUIElement, _ type: XCUIElement.ElementType, isDeep: Bool) {
        (application, base, self.type, self.isDeep) = (element.application, .element(element), type, isDeep)
        words = Self.words(element.words, type, isDeep)
    }

    private init(in query: XCUIElementQuery, _ type: XCUIElement.ElementType, isDeep: Bool) {
        (application, base, self.type, self.isDeep) = (query.application, .query(query), type, isDeep)
        words = Self.words(query.words, type, isDeep)
    }

    private init(_ query: XCUIElementQuery, _ words: String, _ filter: @escaping Filter) {
        (application, base, type, isDeep) = (query.application, .filter(query, filter), .any, true)
        self.words = "\(query.words) \(words)"
    }

    private static func words(_ outer: String, _ type: XCUIElement.ElementType, _ isDeep: Bool) -> String {
        let step = isDeep ? type.title : "child \(type.title)"
        return outer == "app" ? step : "\(outer) › \(step)"
    }

    // MARK: Narrowing

    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(in: self, type, isDeep: true)
    }

    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(in: self, type, isDeep: false)
    }

    /// Returns the elements that a predicate is true for. It sees the attributes: `label`, `identifier`, `value`, ….
    public func matching(_ predicate: UIKit.NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(self, "matching a predicate") { tree, place in
            predicate.evaluate(with: tree.elements[place])
        }
    }

    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery(self, "\(type.title) \(identifier.map { "\"\($0)\"" } ?? "")") { tree, place in
            Self.fits(tree.elements[place], type, identifier)
        }
    }

    public func matching(identifier: String) -> XCUIElementQuery {
        XCUIElementQuery(self, "\"\(identifier)\"") { tree, place in tree.elements[place].isCalled(identifier) }
    }

    /// Returns the elements that contain one that a predicate is true for.
    public func containing(_ predicate: UIKit.NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(self, "containing what matches a predicate") { tree, place in
            tree.descendants(of: place).contains { predicate.evaluate(with: tree.elements[$0]) }
        }
    }

    /// Returns the elements that contain one of a kind, with an identifier or label.
    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let words = "containing \(type.title) \(identifier.map { "\"\($0)\"" } ?? "")"
        return XCUIElementQuery(self, words) { tree, place in
            tree.descendants(of: place).contains { Self.fits(tree.elements[$0], type, identifier) }
        }
    }

    private static func fits(_ element: ElementSnapshot, _ type: XCUIElement.ElementType, _ name: String?) -> Bool {
        (type == .any || element.elementType == type) && (name.map(element.isCalled) ?? true)
    }

    // MARK: Elements

    /// The only element that matches.
    public var element: XCUIElement { XCUIElement(self, .only) }
    public var firstMatch: XCUIElement { XCUIElement(self, .index(0)) }

    /// Returns the element with an identifier, label, value or placeholder.
    public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// Returns the element at a place among those that match, from 0.
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement(self, .index(index)) }

    @available(*, deprecated, renamed: "element(boundBy:)")
    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    public func element(matching predicate: UIKit.NSPredicate) -> XCUIElement { matching(predicate).element }

    public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(type, identifier: identifier).element
    }

    /// The number of elements that match now.
    public var count: Int { application.looks { matches(in: $0).count } ?? 0 }

    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }
    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    public var debugDescription: String {
        let found = application.looks { tree in matches(in: tree).map { tree.text(of: $0) }.joined() } ?? ""
        return "\(words)\n\(found)"
    }

    /// Returns the places of the elements that match, in the order of the tree.
    func matches(in tree: ElementTree) -> [Int] {
        switch base {
        case .element(let element): inside(element.place(in: tree).map { [$0] } ?? [], tree)
        case .query(let query): inside(query.matches(in: tree), tree)
        case .filter(let query, let filter): query.matches(in: tree).filter { filter(tree, $0) }
        }
    }

    private func inside(_ places: [Int], _ tree: ElementTree) -> [Int] {
        var found: Set<Int> = []
        for place in places {
            let inner = isDeep ? Array(tree.descendants(of: place)) : tree.children(of: place)
            found.formUnion(inner.filter { type == .any || tree.elements[$0].elementType == type })
        }
        return found.sorted()
    }
}
