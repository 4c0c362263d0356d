import CoreGraphics
public import Foundation

/// An element of an app's interface, which is looked for when a test asks or acts.
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIScreenshotProviding,
    CustomDebugStringConvertible
{
    enum Choice {
        /// There must be one.
        case only
        /// One of several, from 0.
        case index(Int)
    }

    private let query: XCUIElementQuery?
    private let choice: Choice

    init(_ query: XCUIElementQuery, _ choice: Choice) { (self.query, self.choice) = (query, choice) }

    /// Creates an app, which is in no query.
    init() { (query, choice) = (nil, .only) }

    var application: XCUIApplication {
        if let query { return query.application }
        guard let application = self as? XCUIApplication else {
            preconditionFailure("an element is an app or the result of a query")
        }
        return application
    }

    /// The words of the element in messages.
    var words: String {
        guard let query else { return "app" }
        if case .index(let index) = choice { return "\(query.words)[\(index)]" }
        return query.words
    }

    // MARK: Finding

    /// Returns the places of the elements that are meant.
    private func candidates(in tree: ElementTree) -> [Int] {
        guard let query else { return [0] }
        let found = query.matches(in: tree)
        guard case .index(let index) = choice else { return found }
        return found.indices.contains(index) ? [found[index]] : []
    }

    /// Returns the place of the element, or nil if there is none.
    func place(in tree: ElementTree) -> Int? { candidates(in: tree).first }

    /// Looks at the element: the first if there are several. Where there is none, the test has failed.
    private func look<Value>(
        or value: Value, _ read: (ElementSnapshot) -> Value
    ) -> Value {
        let seen = application.looks { tree in place(in: tree).map { read(tree.elements[$0]) } } ?? nil
        if let seen { return seen }
        TestSession.current.fail("no matches found for \(words)")
        return value
    }

    /// Returns the element to act on: the only one, or the only one that can be touched.
    func target(_ what: String) -> ElementSnapshot? {
        var problem = "no matches found for \(words)"
        let found: ElementSnapshot?? = application.looks { tree in
            let all = candidates(in: tree).map { tree.elements[$0] }
            let touchable = all.filter(\.isHittable)
            if all.count < 2 { return all.first }
            if touchable.count == 1 { return touchable[0] }
            problem = "multiple matching elements found for \(words): \(all.map(\.words).joined(separator: "; "))"
            return nil
        }
        if let element = found ?? nil { return element }
        TestSession.current.fail("failed to \(what): \(problem)")
        return nil
    }

    // MARK: Looking

    /// Whether the element is in the app's interface, on the screen or not.
    open var exists: Bool { application.looks { place(in: $0) != nil } ?? false }

    /// Whether a finger would reach the element.
    public var isHittable: Bool {
        application.looks { tree in place(in: tree).map { tree.elements[$0].isHittable } ?? false } ?? false
    }

    /// Waits until the element exists. Returns false if it doesn't in time.
    public func waitForExistence(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        TestSession.current.isAt(file, line)
        return wait(for: timeout) { $0.exists }
    }

    /// Waits until the element doesn't exist any more. Returns false if it still does in time.
    public func waitForNonExistence(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        TestSession.current.isAt(file, line)
        return wait(for: timeout) { !$0.exists }
    }

    /// Waits until a property has a value. Returns false if it hasn't in time.
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expected: Value, timeout: TimeInterval
    ) -> Bool {
        wait(for: timeout) { $0[keyPath: keyPath] == expected }
    }

    /// Lets the app's time pass, which takes none of ours, then gives what works beside the app a moment.
    private func wait(for timeout: TimeInterval, until isMet: (XCUIElement) -> Bool) -> Bool {
        var left = max(0, timeout)
        while true {
            if isMet(self) { return true }
            guard left > 0, application.isRunning else { break }
            let part = min(left, 0.1)
            application.waits(part)
            left -= part
        }
        let end = Date().addingTimeInterval(min(timeout, 1))
        while Date() < end, application.isRunning {
            Thread.sleep(forTimeInterval: 0.02)
            if isMet(self) { return true }
        }
        return false
    }

    open var identifier: String { look(or: "") { $0.identifier } }
    open var frame: CGRect { look(or: .zero) { $0.frame } }
    open var value: Any? { look(or: nil) { $0.value } }
    open var title: String { look(or: "") { $0.title } }
    open var label: String { look(or: "") { $0.label } }
    open var elementType: ElementType { look(or: .any) { $0.elementType } }
    open var isEnabled: Bool { look(or: false) { $0.isEnabled } }
    open var placeholderValue: String? { look(or: nil) { $0.placeholderValue } }
    open var isSelected: Bool { look(or: false) { $0.isSelected } }
    open var hasFocus: Bool { look(or: false) { $0.hasFocus } }

    public var debugDescription: String {
        let tree = application.looks { tree in place(in: tree).map { tree.text(of: $0) } ?? "  none\n" } ?? ""
        return "\(words)\n\(tree)"
    }

    // MARK: Inside

    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(in: self, type, isDeep: true)
    }

    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(in: self, type, isDeep: false)
    }

    public var firstMatch: XCUIElement { query?.firstMatch ?? self }

    // MARK: Pictures

    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(application, of: frame) }
}
