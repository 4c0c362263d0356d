import ClassModel
import SourceModel
import StoryboardModel
import Testing

@Suite struct SwiftFileTests {
    /// The members of the only class of a text, as "kind name: Type @line".
    private func members(_ text: String) -> [String] {
        AppClasses([read(text)]).all.flatMap(\.members).map { member in
            "\(member.kind) \(member.name)\(member.type.map { ": \($0)" } ?? "") @\(member.place.line)"
        }
    }

    private func read(_ text: String) -> FileClasses {
        SwiftFile.classes(in: Array(text.utf8), path: "App/File.swift", module: "App")
    }

    @Test func `a class has its name, superclass, module and place`() {
        let found = read("import UIKit\n\nfinal class ListController: UIKit.UITableViewController, Delegate {}\n")
        #expect(
            found.classes == [
                AppClass(
                    "ListController", module: "App", superclass: "UIKit.UITableViewController",
                    place: SourcePlace(file: "App/File.swift", line: 3))
            ])
    }

    @Test func `outlets are found with their class, however the type is written`() {
        let text = """
            class A: UIViewController {
                @IBOutlet weak var plain: UILabel!
                @IBOutlet
                private(set) var optional: UILabel?
                @IBOutlet var many: [UIButton]!
                @IBOutlet var spelled: Optional<Array<UIButton>>
                @IBOutlet var anything: AnyObject?
                @IBOutlet var either: (UIView & Loadable)!
                @IBOutlet var inner: Outer.Inner<Int>!
                @IBOutlet weak var one: UIView!, other: UIView!
                @objc(renamed) @IBOutlet var swiftName: UIView!
                @IBOutlet static var ofTheClass: UIView!
            }
            """
        #expect(
            members(text) == [
                "outlet plain: UILabel @2", "outlet optional: UILabel @4", "outletCollection many: UIButton @5",
                "outletCollection spelled: UIButton @6", "outlet anything @7", "outlet either @8",
                "outlet inner: Outer.Inner @9", "outlet one: UIView @10", "outlet other: UIView @10",
                "outlet renamed: UIView @11",
            ])
    }

    @Test func `actions have the selectors that Objective-C sees`() {
        let text = """
            class A: UIViewController {
                @IBAction func cancel() {}
                @IBAction func save(_ sender: Any) {}
                @IBAction func tap(_ sender: UIButton, for event: UIEvent) {}
                @IBAction func done(sender: UIBarButtonItem?) {}
                @IBAction func move(from place: UIView) {}
                @IBAction func jumpTo(place: UIView) {}
                @IBAction func `repeat`(_ sender: Any) {}
                @objc(go:now:) @IBAction func start(_ a: Any, _ b: UIEvent) {}
                @IBAction func back(_ segue: UIStoryboardSegue) {}
                @IBAction func unwind(segue: UIStoryboardSegue) {}
                @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
            }
            """
        #expect(
            members(text) == [
                "action cancel @2", "action save: @3", "action tap:for:: UIButton @4",
                "action doneWithSender:: UIBarButtonItem @5", "action moveFrom:: UIView @6",
                "action jumpToPlace:: UIView @7", "action repeat: @8", "action go:now: @9",
                "unwindAction back:: UIStoryboardSegue @10",
                "unwindAction unwindWithSegue:: UIStoryboardSegue @11", "segueAction makeDetail:sender:: NSCoder @12",
            ])
    }

    @Test func `what is not marked for documents depends on its visibility to Objective-C`() {
        let text = """
            class A: UIView {
                @IBInspectable var radius: CGFloat = 0
                @objc var seen: UIView?
                var hidden: UIView?
                override var canBecomeFirstResponder: Bool { true }
                @objc func called() {}
                func quiet() {}
            }
            """
        #expect(
            members(text) == [
                "inspectable radius: CGFloat @2", "property seen: UIView @3", "hiddenProperty hidden: UIView @4",
                "property canBecomeFirstResponder: Bool @5", "method called @6", "hiddenMethod quiet @7",
            ])
    }

    @Test func `nested, generic and renamed classes go by the name that Objective-C sees`() {
        let found = read(
            """
            enum Screens {
                class List: UIViewController {
                    final class Cell: UITableViewCell {}
                }
            }
            class Base<Item>: UIViewController {}
            class Songs: Base<Song> {}
            @objc(XYZPlayer) class Player: UIView {}
            extension Screens { class Detail: UIViewController {} }
            """)
        #expect(
            found.classes.map { "\($0.module ?? "-").\($0.name): \($0.superclass ?? "-")" } == [
                "App.Screens.List: UIViewController", "App.Screens.List.Cell: UITableViewCell",
                "App.Base: UIViewController", "App.Songs: Base", "-.XYZPlayer: UIView",
                "App.Screens.Detail: UIViewController",
            ])
        #expect(found.classes.map(\.isGeneric) == [false, false, true, false, false, false])
    }

    @Test func `all branches of a condition count`() {
        let text = """
            #if os(iOS)
            class A: UIViewController {
                #if DEBUG
                @IBOutlet var debug: UILabel!
                #else
                @IBOutlet var release: UILabel!
                #endif
            }
            #else
            class B: NSViewController {}
            #endif
            """
        #expect(members(text) == ["outlet debug: UILabel @4", "outlet release: UILabel @6"])
        #expect(read(text).classes.map(\.name) == ["A", "B"])
    }

    @Test func `extensions are merged in, also those of renamed classes and of UIKit's`() throws {
        let classes = AppClasses([
            read("@objc(Renamed) class A: UIViewController {}"),
            read("extension A { @IBAction func own() {} }"),
            read("extension UIViewController { @IBAction func close(_ sender: Any) {} }"),
        ])
        let found = try #require(classes.find("Renamed"))
        #expect(classes.chain(of: found).members([.action]).map(\.name) == ["own", "close:"])
    }

    @Test func `designable classes and those that expose all members are known`() {
        let found = read("@IBDesignable @objcMembers class A: UIView { var all: UIView? }").classes
        #expect(found.first?.isDesignable == true)
        #expect(found.first?.exposesMembers == true)
        #expect(AppClasses(found).all.first.map(AppClasses(found).chain)?.members([.property]).map(\.name) == ["all"])
    }

    @Test(arguments: [
        #"func a() { print("}"); let x = "\(b["}"] ?? "{")" }"#, "func a() { /* } /* { */ } */ }",
        "func a() { // }\n }",
        ##"func a() { x = #"}"\#("{")"# }"##, "func a() {\n x = \"\"\"\n } \" {\n \"\"\"\n}",
        "class func a() { class Local { @IBOutlet var c: UIView! } }", "var a: Int { get { 1 } set { x = { _ in } } }",
        "lazy var a: () -> Void = { [weak self] in self?.x { } }()", "func a() { if x ~= /\"/ { } }",
        "init(class: Int) { struct A {} }", "subscript(a: Int) -> Int { 1 }", "func a() { self.init { } }",
        "@available(iOS 13, *) func a() async throws -> [String: () -> Void] where T: AnyObject { while true { } }",
    ])
    func `what stands in bodies does not matter, and what follows is found`(member: String) {
        let text = "class A<T>: UIViewController {\n\(member)\n@IBOutlet var after: UILabel!\n}\nclass B: UIView {}"
        let found = read(text)
        #expect(found.classes.map(\.name) == ["A", "B"])
        #expect(found.classes.first?.members.last?.name == "after")
        #expect(found.classes.first?.members.last?.place.line == 3 + member.count { $0 == "\n" })
        #expect(found.classes.first?.members.contains { $0.name == "c" } == false)
    }

    @Test(arguments: [
        "", "class", "class {", "class A: {", "class A: UIViewController { @IBOutlet weak var", "@IBOutlet",
        "class A { @IBAction func (", "}}}}", "extension { @IBOutlet var a: UIView! }", "#if\nclass A {}",
        "\u{0}class A {}",
        "class A: B<C<D> { @objc( func x() {} }", "class A { @objc() @IBOutlet var : UIView! }",
    ])
    func `broken sources give what can be read`(text: String) {
        _ = AppClasses([read(text)]).all.map(\.name)
    }

    @Test func `an unfinished member does not hide the others`() {
        let text = """
            class A: UIViewController {
                @IBOutlet weak var title
                @IBOutlet weak var label: UILabel!
                @IBAction func tap(_ sender:
            }
            class B: UIView {}
            """
        let found = read(text)
        #expect(found.classes.first?.members.contains { $0.name == "label" } == true)
        #expect(found.classes.first?.superclass == "UIViewController")
    }

    @Test func `unlimited depth and bytes that are not text do no harm`() {
        let deep = String(repeating: "class A { ", count: 5000)
        #expect(!read(deep).classes.isEmpty)
        let bytes = Array("class A: UIView {} ".utf8) + [0xFF, 0xFE, 0xC0] + Array("\nclass B: UIView {}".utf8)
        let names = SwiftFile.classes(in: bytes, path: "x.swift", module: nil).classes.map(\.name)
        #expect(names.contains("A"))
    }

    @Test(arguments: ["[", "(", "{ ", "A<", "[(", "#if a\n", "try ", "\"\\(", "@a(", "[a[", "if {"])
    func `what is nested beyond what the parser can take ends the file`(_ opening: String) {
        for count in [13, 1000, 50_000] {
            let text = "class A: UIView {}\nlet a = " + String(repeating: opening, count: count)
            #expect(read(text).classes.map(\.name) == ["A"])
            // Less is too deep only for some kinds.
            if count > 13 { #expect((read(text).end?.line ?? 0) > 1) }
        }
    }

    @Test func `nesting as people write it is read`() {
        let text = """
            class A: UIView {
                static let grid: [[[Int]]] = [[[1, 2], [3]], [[4]]]
                let text = "[[[[[[[[[[[[[[[[[[[[[ \("(")"
                /* ((( [[[[[[[[[[[[[[[[ */
                let all = a<b && c < d ? try? f(try g(1)) : Dictionary<String, Array<Set<Int>>>()
            }
            """
        #expect(read(text).classes.map(\.name) == ["A"])
        #expect(read(text).end == nil)
    }
}
