import Foundation
import Testing

/// What Objective-C resolves in the running app.
@Suite("Apps that ask classes and objects at run time")
struct RuntimeObjectTests {
    @Test("Classes in variables create objects, any object has members, overrides of Foundation's methods are called")
    func all() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let views: [UIView.Type] = [UIView.self, UILabel.self, UIButton.self, Box.self, Box.Inner.self]
                        print(views.map { type(of: $0.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) })
                        print(views.map { $0.init() }.map(\\.frame.width), Holder<Box>().view.note)
                        print(Maker<Screen>().screen().mark, Maker<Fixed>.title(), Maker<Screen>.titled("Box").frame.width)
                        print(Pages().transitionStyle == .scroll, Row.description())
                        let (table, source) = (UITableView(), Derived())
                        table.dataSource = source
                        let (proxy, watcher, scroll) = (Proxy(), Watcher(), UIScrollView())
                        (proxy.other, scroll.delegate) = (watcher, proxy)
                        print(table.numberOfRows(inSection: 0), Edges().test())
                        scroll.contentOffset.y = 5
                        print(proxy.forwardingTarget(for: Selector("pinch:")) == nil)
                        let ended = #selector(UIScrollViewDelegate.scrollViewDidEndDecelerating(_:))
                        print(watcher.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
                            watcher.responds(to: ended), proxy.responds(to: ended), Watcher.instancesRespond(to: ended))
                        let (tall, rows) = (TallList(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
                        (rows.delegate, rows.dataSource) = (tall, tall)
                        rows.layoutIfNeeded()
                        print(rows.rectForRow(at: IndexPath(row: 0, section: 0)).height)
                        let router: (any NSObjectProtocol & Routing)? = Router()
                        let route = NSSelectorFromString("routeToDetail:")
                        if let router, router.responds(to: route) { router.perform(route, with: "row 7") }
                        print(router?.responds(to: Selector("routeToNowhere:")) as Any, router?.isKind(of: Router.self) as Any)
                        swizzle()
                        let errors: [any Error] = [Spill.tea, NSError(domain: "Cups", code: 9), URLError(.badURL)]
                        print(errors.map(describe), errors.map { ($0 as? NSError)?.code ?? 0 })
                        let screens: [UIViewController.Type] = [UIViewController.self, Screen.self, Fixed.self]
                        print(screens.map { type(of: $0.init()) }, Screen.self.init(nibName: nil, bundle: nil).mark)
                        print(make(UITableViewCell.self).reuseIdentifier ?? "", make(Row.self).mark)
                        let model = Model()
                        model.addObserver(model, forKeyPath: "list", options: [.new, .old], context: nil)
                        model.addObserver(model, forKeyPath: "names", options: [.new, .old], context: nil)
                        model.change()
                        model.setValuesForKeys(["title": "A", "other": 3, "none": NSNull()])
                        print(model.title, model.value(forKey: "missing") as? String ?? "-")
                        let thing: AnyObject = self
                        title = "Shop"
                        print((thing.title ?? nil) ?? "", thing.isOn as Bool? as Any)
                        var value: AnyObject?
                        print(Cents().getObjectValue(&value, for: "250", errorDescription: nil), value as? NSNumber ?? 0)
                        print(NumberFormatter().getObjectValue(&value, for: "x", errorDescription: nil))
                        model.accessibilityLabel = "spoken"
                        (view as NSObject).accessibilityLabel = "seen"
                        print(model.accessibilityLabel ?? "", view.accessibilityLabel ?? "", model.isAccessibilityElement)
                    }
                    func make<C: UITableViewCell>(_ type: C.Type) -> C { type.init(style: .value1, reuseIdentifier: "id") }
                """,
            besides: [
                "Shop/Models.swift": """
                import UIKit

                class Box: UIView {
                    var note = "plain"
                    override init(frame: CGRect) { super.init(frame: frame); note = "\\(frame.width)" }
                    required init?(coder: NSCoder) { fatalError() }
                    class Inner: Box {}
                }
                class Holder<V: UIView> { lazy var view: V = V() }
                class Maker<Root: UIViewController> {
                    func screen() -> Root { .init() }
                    static func title() -> String { let made: Root = .init(nibName: nil, bundle: nil); return "\\(type(of: made))" }
                    static func titled<V: UIView>(_ name: String) -> V { .init(frame: CGRect(x: 0, y: 0, width: name.count, height: 1)) }
                }
                class Screen: UIViewController { var mark = 7 }
                class Fixed: UIViewController {
                    init(size: Int = 1) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { nil }
                }
                class Row: UITableViewCell { var mark = 9 }
                class Model: NSObject {
                    @objc dynamic private var list = NSMutableArray()
                    @objc dynamic var names: [String] = []
                    @objc var title = ""
                    func change() {
                        let all = mutableArrayValue(forKey: "list")
                        all.add("a"); all.insert("b", at: 0); all[1] = "c"; all.remove("b")
                        print(list, all.count, all.contains("c"), all.index(of: "z") == NSNotFound)
                        mutableArrayValue(forKey: "names").addObjects(from: ["x", "y"])
                        print(names)
                    }
                    override func setValue(_ value: Any?, forUndefinedKey key: String) {
                        print("undefined", key, value ?? "nil")
                    }
                    override func value(forUndefinedKey key: String) -> Any? { "no " + key }
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) {
                        let kind = (change![.kindKey] as! NSNumber).uintValue
                        let places = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
                        print(keyPath ?? "", kind, places, change?[.oldKey] as? [String] ?? [], change?[.newKey] as? [String] ?? [])
                    }
                }
                class Pages: UIPageViewController {
                    override init(
                        transitionStyle style: UIPageViewController.TransitionStyle,
                        navigationOrientation: UIPageViewController.NavigationOrientation,
                        options: [UIPageViewController.OptionsKey: Any]? = nil
                    ) {
                        super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
                    }
                    required init?(coder: NSCoder) { nil }
                }
                class Base: UIViewController {}
                extension Base: UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        UITableViewCell()
                    }
                }
                class Derived: Base {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        super.tableView(tableView, numberOfRowsInSection: section) + 6
                    }
                }
                class Proxy: NSObject, UIScrollViewDelegate {
                    weak var other: (any UIScrollViewDelegate)?
                    override func responds(to aSelector: Selector!) -> Bool {
                        super.responds(to: aSelector) || other?.responds(to: aSelector) == true
                    }
                    override func forwardingTarget(for aSelector: Selector!) -> Any? {
                        other?.responds(to: aSelector) == true ? other : super.forwardingTarget(for: aSelector)
                    }
                }
                enum Spill: Int, Error { case coffee = 3, tea }
                func describe(_ error: any Error) -> String {
                    switch error {
                    case let known as URLError: return "url \\(known.code.rawValue)"
                    case let object as NSError where object.domain == "Cups": return "cup \\(object.code)"
                    default: break
                    }
                    do { throw error } catch let error as NSError { return "\\(error.domain) \\(error.code)" }
                }
                @objc protocol Routing { func routeToDetail(_ sender: Any?) }
                class Router: NSObject, Routing {
                    func routeToDetail(_ sender: Any?) { print("to", sender ?? "nothing") }
                }
                typealias Appearance = @convention(c) (AnyObject, Selector, Bool) -> Void
                typealias AppearanceBlock = @convention(block) (UIViewController, Bool) -> Void
                func swizzle() {
                    var original: IMP?
                    let block: AppearanceBlock = { controller, isAnimated in
                        if let original {
                            unsafeBitCast(original, to: Appearance.self)(controller, Selector("viewDidAppear:"), isAnimated)
                        }
                    }
                    let selector = #selector(UIViewController.viewDidAppear(_:))
                    guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
                    original = method_setImplementation(
                        method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
                    print("swizzled", original != nil)
                }
                class PlainList: UIViewController, UITableViewDelegate, UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        UITableViewCell()
                    }
                }
                class TallList: PlainList {
                    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 123 }
                }
                class Watcher: NSObject, UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled", scrollView.contentOffset.y) }
                }
                @objc protocol Stretching { @objc optional func stretches(for edge: Int) -> Bool }
                struct Edges {
                    func stretches(for edge: Int) -> Bool { edge > 1 }
                    func test() -> Bool { ask(self.stretches(for:)) }
                    private func ask(_ question: (Int) -> Bool) -> Bool { question(2) }
                }
                class Cents: NumberFormatter {
                    override func getObjectValue(
                        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
                        range rangep: UnsafeMutablePointer<NSRange>?
                    ) throws {
                        try super.getObjectValue(obj, for: string, range: rangep)
                        obj?.pointee = NSNumber(value: ((obj?.pointee as? NSNumber)?.doubleValue ?? 0) / 100)
                    }
                }
                """
            ])
        defer { app.remove() }
        let outcome = try app.storyboard(["run", app.folder.path, "--headless"], variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            outcome.output.split(separator: "\n").map(String.init) == [
                "[UIKit.UIView, UIKit.UILabel, UIKit.UIButton, Shop.Box, Shop.Box.Inner]",
                "[0.0, 0.0, 0.0, 0.0, 0.0] 0.0", "7 Fixed 3.0",
                "true Shop.Row", "7 true", "scrolled 5.0", "true",
                "true false false false", "123.0", "to row 7", "Optional(false) Optional(true)", "swizzled true",
                "[\"Shop.Spill 4\", \"cup 9\", \"url -1000\"] [4, 9, -1000]",
                "[UIKit.UIViewController, Shop.Screen, Shop.Fixed] 7", "id 9",
                "list 2 [0] [] [\"a\"]", "list 2 [0] [] [\"b\"]", "list 4 [1] [\"a\"] [\"c\"]",
                "list 3 [0] [\"b\"] []", "(", "    c", ") 1 true true",
                "names 2 [0] [] [\"x\"]", "names 2 [1] [] [\"y\"]", "[\"x\", \"y\"]",
                "undefined none <null>", "undefined other 3", "A no missing", "Shop nil", "true 2.5", "false",
                "spoken seen false",
            ])
    }

    @Test("An object's class overrides what it says to assistive technologies, and so does a view's")
    func spokenObjects() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let all: [NSObject] = [Dial(), Knob(), Panel()]
                        for object in all {
                            object.accessibilityHint = "turn it"
                            object.accessibilityIncrement()
                            print(object.accessibilityLabel ?? "-", object.accessibilityHint ?? "-", object.accessibilityActivate())
                        }
                        let element = UIAccessibilityElement(accessibilityContainer: view!)
                        element.accessibilityIdentifier = "element"
                        print((element as UIAccessibilityIdentification).accessibilityIdentifier ?? "-")
                        let delegate: any UIScrollViewDelegate = Follower()
                        print(
                            delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
                            delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))),
                            ("a" as AnyObject).isEqual("a"), Darwin.round(1.6))
                        print(NSException(name: .genericException, reason: "over", userInfo: nil).reason ?? "-")
                    }
                """,
            besides: [
                "Shop/Spoken.swift": """
                import UIKit

                class Follower: NSObject, UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                }
                class Dial: NSObject {
                    var steps = 0
                    override var accessibilityLabel: String? { get { "dial \\(steps)" } set {} }
                    override var accessibilityHint: String? {
                        get { super.accessibilityHint?.uppercased() }
                        set { super.accessibilityHint = newValue.map { $0 + "!" } }
                    }
                    override func accessibilityIncrement() { steps += 1 }
                    override func accessibilityActivate() -> Bool { steps > 0 }
                }
                final class Knob: Dial {
                    override func accessibilityIncrement() { super.accessibilityIncrement(); steps += 10 }
                }
                final class Panel: UIView {
                    override var accessibilityLabel: String? { get { "panel" } set {} }
                    override func accessibilityActivate() -> Bool { true }
                }
                """
            ])
        defer { app.remove() }
        let outcome = try app.storyboard(["run", app.folder.path, "--headless"], variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            outcome.output.split(separator: "\n").map(String.init) == [
                "dial 1 TURN IT! true", "dial 11 TURN IT! true", "panel turn it true", "element",
                "true false true 2.0", "over",
            ])
    }

    @Test(
        "Apps ask for the version of iOS that the device has",
        arguments: [("17", "new 17.5"), ("12", "old 12.4"), ("26", "newest 26.2")])
    func versions(system: String, printed: String) throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(age(), UIDevice.current.systemVersion)
                        let version = ProcessInfo.processInfo.operatingSystemVersion
                        precondition("\\(version.majorVersion).\\(version.minorVersion)" == UIDevice.current.systemVersion)
                        precondition(ProcessInfo.processInfo.isOperatingSystemAtLeast(version))
                        if #unavailable(iOS 13.0) { precondition(version.majorVersion < 13) }
                        if #available(macOS 12, *) {} else { fatalError("macOS") }
                    }
                    func age() -> String {
                        guard #available(iOS 13, *) else { return "old" }
                        if #available(iOS 17.6, macOS 14, *), view != nil { return "newest" }
                        return "new"
                    }
                """)
        defer { app.remove() }
        let outcome = try app.storyboard(
            ["run", app.folder.path, "--headless", "--system", system], variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.split(separator: "\n").first.map(String.init) == printed)
    }
}
