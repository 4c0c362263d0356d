import Foundation
import Testing

/// What Objective-C does in apps and Swift for Linux doesn't: overriding members of extensions, optional methods.
@Suite("Apps with members that Objective-C knows")
struct ExtensionMemberAppTests {
    /// Returns what an app prints.
    private func printed(_ body: String, besides files: [String: String]) throws -> [String] {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                \(body)
                    }
                """, besides: files)
        defer { app.remove() }
        let outcome = try app.storyboard(["run", app.folder.path, "--headless"], variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test("The member of an object's class is called, in extensions of UIKit's classes and in classes of the app")
    func overriding() throws {
        let lines = try printed(
            """
                    let views: [UIView] = [UIView(), UILabel(), UISwitch(), Box(), BigBox()]
                    print(views.map { $0.told("<", to: nil) })
                    for view in views { view.note = "\\(type(of: view))" }
                    print(views.map(\\.note))
            """,
            besides: [
                "Shop/Telling.swift": """
                import UIKit

                extension UIView {
                    @objc func told(_ protocol: String, to other: Int?) -> String { "\\(`protocol`)view" }
                    @objc open var note: String {
                        get { "view" }
                        set { print("view", newValue) }
                    }
                }
                extension UIControl {
                    @objc override func told(_ words: String, to other: Int?) -> String {
                        super.told(words, to: other) + " control"
                    }
                }
                """,
                "Shop/Labels.swift": """
                import UIKit

                private func helper() -> String { " label" }
                extension UILabel {
                    override func told(_ words: String, to other: Int?) -> String { super.told(words, to: 1) + helper() }
                }
                class Box: UIView {
                    #if os(iOS)
                    override func told(_ words: String, to other: Int?) -> String { "box(\\(super.told(words, to: other)))" }
                    #endif
                    override var note: String {
                        get { "box " + super.note }
                        set { super.note = "boxed " + newValue }
                    }
                }
                class BigBox: Box {
                    override func told(_ words: String, to other: Int?) -> String { "big(\\(super.told(words, to: other)))" }
                }
                """,
            ])
        #expect(
            lines == [
                #"["<view", "<view label", "<view control", "box(<view)", "big(box(<view))"]"#,
                "view UIView", "view UILabel", "view UISwitch", "view boxed Box", "view boxed BigBox",
                #"["view", "view", "view", "box view", "box view"]"#,
            ])
    }

    @Test("A generic class overrides what every object has, and what every object conforms to, others do as well")
    func genericClasses() throws {
        let lines = try printed(
            """
                    let (list, plain) = (ListProxy(), Proxy<UIView, Int>())
                    list.known = "pinch:"
                    let (pinch, object): (Selector, NSObject) = (Selector("pinch:"), list)
                    print(list.responds(to: pinch), object.responds(to: pinch), plain.responds(to: pinch))
                    print(object.responds(to: Selector("tap:")))
                    print(NSObject().mark, UIColor.red.mark, NotificationCenter.default.mark)
            """,
            besides: [
                "Shop/Proxy.swift": """
                import UIKit

                class Proxy<Owner: AnyObject, Value>: NSObject {
                    var known = ""
                    override func responds(to aSelector: Selector!) -> Bool {
                        super.responds(to: aSelector) || aSelector.description == known
                    }
                }
                final class ListProxy: Proxy<UITableView, String> {}
                protocol Marked { var mark: String { get } }
                extension Marked { var mark: String { "\\(type(of: self))" } }
                extension NSObject: Marked {}
                """
            ])
        #expect(lines == ["true true false", "false", "NSObject UIColor NotificationCenter"])
    }

    @Test("Optional methods of delegates are called with a question mark, lists have delegates of their own types")
    func optionalMethods() throws {
        let lines = try printed(
            """
                    let table = UITableView()
                    let keeper = Keeper()
                    table.delegate = keeper
                    print(table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) ?? 0)
                    let text = UITextView()
                    text.delegate = keeper
                    text.delegate?.textViewDidChange?(text)
                    if let answer = text.delegate?.textViewShouldBeginEditing?(text) { print(answer) }
                    (table as UIScrollView).delegate?.scrollViewDidScroll?(table)
                    let empty = NSMutableAttributedString()
                    empty.append(NSAttributedString(attachment: NSTextAttachment()))
                    print(empty.length, text.attributedText.length, UITableViewCell.description())
            """,
            besides: [
                "Shop/Keeper.swift": """
                import UIKit

                class Keeper: NSObject, UITableViewDelegate, UITextViewDelegate {
                    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
                    func textViewDidChange(_ textView: UITextView) { print("changed") }
                    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
                }
                """
            ])
        #expect(lines == ["44.0", "changed", "false", "scrolled", "1 0 UIKit.UITableViewCell"])
    }

    @Test("What needs SwiftUI is left out with a warning, and its screens are placeholders")
    func swiftUI() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let host = makeDetails()
                        host.loadViewIfNeeded()
                        print((host.view.subviews.first as? UILabel)?.text ?? "nothing")
                    }
                """,
            besides: [
                "Shop/Details.swift": """
                import SwiftUI

                struct DetailsView: View {
                    @State private var name = ""
                    var body: some View { Text(name) }
                }
                func makeDetails() -> UIViewController { UIHostingController(rootView: DetailsView()) }
                class Model: ObservableObject { @Published var count = 1 }
                #Preview { DetailsView() }
                """
            ])
        defer { app.remove() }
        let outcome = try app.storyboard(["run", app.folder.path, "--headless"], variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("DetailsView is drawn by SwiftUI, which isn't available here."))
        #expect(
            outcome.errors.contains(
                "Details.swift:3:1: warning: SwiftUI isn't available here: DetailsView left out"), "\(outcome.errors)")
    }

    @Test("An app finds the folders and the data of iOS, and optional methods as closures")
    func folders() throws {
        let lines = try printed(
            """
                    let library = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)[0]
                    print(library == NSHomeDirectory() + "/Library")
                    let found = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)
                    print(found.map(\\.path) == [library], URL.libraryDirectory.path == library)
                    print(URL.documentsDirectory.path == NSHomeDirectory() + "/Documents")
                    let folder = try? FileManager.default.url(
                        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                    print(folder.map { FileManager.default.fileExists(atPath: $0.path) } ?? false)
                    print(NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) } ?? "none")
                    print(NSDataAsset(name: "Words")?.typeIdentifier ?? "", NSDataAsset(name: "Other") == nil)
                    for watcher in [Ears(), Eyes()] as [Watcher] {
                        guard let saw = watcher.saw(_:at:) else { print("blind"); continue }
                        print(saw(2, "shop"))
                    }
            """,
            besides: [
                "Shop/Assets.xcassets/Words.dataset/Contents.json":
                    #"{"data":[{"idiom":"universal","filename":"w.txt","universal-type-identifier":"public.text"}]}"#,
                "Shop/Assets.xcassets/Words.dataset/w.txt": "one two",
                "Shop/Watching.swift": """
                import Foundation

                @objc protocol Watcher { @objc optional func saw(_ count: Int, at place: String) -> Bool }
                class Ears: NSObject, Watcher {}
                class Eyes: NSObject, Watcher { func saw(_ count: Int, at place: String) -> Bool { count == 2 } }
                func < (one: NSNumber, other: NSNumber) -> Bool { one.intValue < other.intValue }
                let isSmaller = NSNumber(value: 1) < NSNumber(value: 2)
                """,
            ])
        #expect(
            lines == ["true", "true true", "true", "true", "one two", "public.text true", "blind", "true"])
    }

    @Test("An app whose module isn't available runs without what needs it, with warnings; a strict build has errors")
    func unavailable() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print("before")
                        show()
                        print("after", rooms())
                    }
                """,
            besides: [
                "Shop/Rooms.swift": """
                import UIKit
                import RoomPlan

                extension ShopController {
                    func show() {
                        let session = RoomCaptureSession()
                        session.run()
                        print("shown")
                    }
                    func rooms() -> Int { 2 }
                    func view(of session: RoomCaptureSession) -> UIView { UIView() }
                }
                """
            ])
        defer { app.remove() }
        for _ in 1...2 {
            let outcome = try app.storyboard(["run", app.folder.path, "--headless"], variables: [:])
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(outcome.output == "before\nshown\nafter 2\n")
            let warning = "Rooms.swift:2:1: warning: left out, since it needs a module that isn't available here: "
            #expect(
                outcome.errors.contains(warning + "'import RoomPlan', 'session', 'session.run()', 'view'"),
                "\(outcome.errors)")
        }
        let strict = try app.storyboard(["build", app.folder.path, "--strict"], variables: [:])
        #expect(strict.code != 0 && strict.errors.contains("no such module 'RoomPlan'"))
    }

    @Test(
        "Optional members of the app's protocols are nil where they aren't, in superclasses, extensions and nested types, too"
    )
    func optionalMembers() throws {
        let lines = try printed(
            """
                    let all: [Answering] = [None(), Some(), More(), Outer.Inner(), Late()]
                    for one in all {
                        print(one.rate ?? 0, one.should?(view, to: 2) ?? false, one.owner == nil, one.name ?? "-")
                        one.done?()
                        if let rate = one.rate { print("rate", rate) }
                    }
                    weak var gone: Answering?
                    print(gone?.should?(view, to: 1) as Any, (try? all[1].load?(3)) as Any)
            """,
            besides: [
                "Shop/Answering.swift": """
                import UIKit

                @objc protocol Answering: Base {
                    @objc optional
                    var rate: CGFloat { get }
                    @objc optional var owner: AnyObject? { get }
                    @objc optional
                    func should(
                        _ view: UIView,
                        to place: Int
                    ) -> Bool
                    @objc optional func load(_ number: Int) throws -> String
                    func must()
                }
                @objc protocol Base: NSObjectProtocol {
                    @objc optional var name: String { get set }
                    @objc optional func done()
                }
                class None: NSObject, Answering { func must() {} }
                class Some: None {
                    var rate: CGFloat { 3 }
                    var owner: AnyObject? { nil }
                    func load(_ number: Int) throws -> String { "loaded \\(number)" }
                    #if os(iOS)
                    func done() { print("some") }
                    #endif
                }
                class More: Some {
                    var name = "more"
                    override func done() { print("more") }
                }
                extension More { func should(_ view: UIView, to place: Int) -> Bool { place > 1 } }
                enum Outer {
                    fileprivate class Secret: NSObject { func done() { print("secret") } }
                    class Inner: NSObject, Answering { func must() {}; let name = "inner" }
                }
                class Before: NSObject { @objc func done() { print("before") } }
                class Late: Before {}
                extension Late: Answering { func must() {} }
                """
            ])
        #expect(
            lines == [
                "0.0 false true -", "3.0 false false -", "some", "rate 3.0", "3.0 true false more", "more", "rate 3.0",
                "0.0 false true inner", "0.0 false true -", "before", "nil Optional(\"loaded 3\")",
            ])
    }

    @Test(
        "Objects of any class learn that they were loaded, scroll for assistive technologies, and check what is typed"
    )
    func objects() throws {
        let lines = try printed(
            """
                    let objects: [NSObject] = [Plain(), Held()]
                    for object in objects { object.awakeFromNib() }
                    print(objects.map { $0.accessibilityScroll(.left) })
                    let formatter = Digits()
                    var text: NSString = "1x"
                    print(formatter.isPartialStringValid(
                        &text, proposedSelectedRange: nil, originalString: "1", originalSelectedRange: NSRange(),
                        errorDescription: nil), text)
                    print(Formatter().isPartialStringValid(
                        &text, proposedSelectedRange: nil, originalString: "1", originalSelectedRange: NSRange(),
                        errorDescription: nil))
            """,
            besides: [
                "Shop/Objects.swift": """
                import UIKit

                class Plain: NSObject {}
                class Held: NSLayoutConstraint {
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        print("awake")
                    }
                    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .left }
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) {
                        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                    }
                }
                class Digits: Formatter {
                    override func isPartialStringValid(
                        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
                        proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
                        originalSelectedRange origSelRange: NSRange,
                        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
                    ) -> Bool {
                        partialStringPtr.pointee = origString as NSString
                        return false
                    }
                }
                """
            ])
        #expect(lines == ["awake", "[false, true]", "false 1", "true"])
    }

    @Test("Generic classes are targets of actions, each with its own arguments, and so are their subclasses")
    func genericTargets() throws {
        let lines = try printed(
            """
                    let button = UIButton()
                    let targets: [NSObject] = [Target<Int>(4), Target<String>("bean"), Loud("cup"), Holder<Double>.Row(), Big<Int>(1)]
                    for target in targets {
                        let names = ["press:", "shout", "tap", "grow"].filter { target.responds(to: Selector($0)) }
                        for name in names { button.addTarget(target, action: Selector(name), for: .touchUpInside) }
                        print(type(of: target), names)
                    }
                    button.sendActions(for: .touchUpInside)
                    print(targets[1].value(forKey: "count") as Any)
            """,
            besides: [
                "Shop/Target.swift": """
                import UIKit

                class Target<Item>: NSObject {
                    let item: Item
                    @objc var count = 3
                    init(_ item: Item) { self.item = item }
                    @objc func press(_ sender: UIButton) { print("pressed", item, sender is UIButton) }
                }
                final class Loud: Target<String> {
                    override func press(_ sender: UIButton) {
                        super.press(sender)
                        print("loudly")
                    }
                    @objc func shout() { print("shouted", item) }
                }
                class Big<Item>: Target<Item> {
                    @objc func grow() { print("grown", item) }
                }
                struct Holder<Item> {
                    class Row: UIView { @objc func tap() { print("tapped", Item.self) } }
                }
                """
            ])
        #expect(
            lines == [
                "Target<Int> [\"press:\"]", "Target<String> [\"press:\"]", "Loud [\"press:\", \"shout\"]",
                "Row [\"tap\"]", "Big<Int> [\"press:\", \"grow\"]", "pressed 4 true", "pressed bean true",
                "pressed cup true", "loudly", "shouted cup",
                "tapped Double", "pressed 1 true", "grown 1", "Optional(3)",
            ])
    }
}
