import Foundation
import Testing

import SourceAdaptation

@Suite("Tables of adapted classes")
struct AdaptedTableTests: AdaptingSuite {
    @Test("The table says which method is meant of those that differ in what they return")
    func namesakes() {
        let text = tables(
            "class List { @objc func pop() -> Bool { true }; @objc func pop() throws {}; @objc func top() {} }")
        #expect(text.contains(".action(\"pop\") { (owner: List) in _ = owner.pop() as Bool }"))
        #expect(text.contains("in _ = try? owner.pop() as Void }") && text.contains("in _ = owner.top() }"))
    }

    @Test("Selectors of methods that implement protocols are in the table, and methods that a subclass adds to them")
    func implementations() {
        let tables = tables(
            """
            class Base: UIViewController, UITableViewDelegate {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                func other() {}
            }
            class Sub: Base {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                func tableView(_ tableView: UITableView!, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
                #if DEBUG
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                #endif
            }
            protocol Watching: UIScrollViewDelegate {}
            extension Watching { func scrollViewDidZoom(_ scrollView: UIScrollView) {} }
            struct Plain {}
            extension Plain { func scrollViewDidZoom(_ scrollView: UIScrollView) {} }
            """)
        #expect(tables.contains(#"members.add(.declared("tableView:didSelectRowAt:"))"#))
        #expect(
            tables.contains(#"members.add(.declared("tableView:didSelectRowAt:", "tableView:heightForRowAt:"))"#))
        #expect(tables.contains("#if (DEBUG)\n        members.add(.declared(\"scrollViewDidScroll:\"))\n#endif"))
        #expect(
            tables.contains(
                "members.add(.optional(\"tableView(_:heightForRowAt:)\", Sub.tableView(_:heightForRowAt:) as "
                    + "@MainActor (Sub) -> @MainActor (UITableView?, IndexPath) -> CGFloat))"))
        #expect(!tables.contains("Base.tableView") && !tables.contains("other") && !tables.contains("DidZoom"))
    }

    @Test("A table lists outlets, inspectables and actions of a class, private ones too")
    func members() {
        let text = tables(
            """
            class Shop: UIViewController {
                @IBOutlet private weak var name: UILabel!
                @IBInspectable var width: CGFloat = 1
                @objc let constant = 1
                @objc var computed: Int { 1 }
                var hidden = 1
                @IBAction private func save() {}
                @IBAction func tap(_ sender: UIButton!, for event: UIEvent) {}
                @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> Detail? { nil }
                func unseen() {}
            }
            """)
        #expect(text.contains(#"members.add(.property("name", \Shop.name))"#))
        #expect(text.contains(#"members.add(.property("width", \Shop.width))"#))
        #expect(text.contains(#"members.add(.value("constant", \Shop.constant))"#))
        #expect(text.contains(#"members.add(.value("computed", \Shop.computed))"#))
        #expect(text.contains(#"members.add(.action("save") { (owner: Shop) in _ = owner.save() })"#))
        #expect(
            text.contains(
                #".action("tap:for:") { (owner: Shop, first: UIButton?, second: UIEvent) in _ = owner.tap(first, for: second) }"#
            ))
        #expect(
            text.contains(
                #".segueAction("make:sender:") { (owner: Shop, first: NSCoder, second: Any?) in owner.make(first, sender: second) }"#
            ))
        #expect(!text.contains("hidden") && !text.contains("unseen"))
        #expect(text.contains("InterfaceMembers.register(Shop.self, Shop.interfaceMembers0_0())"))
    }

    @Test("Methods of a class itself are listed where Objective-C sees them, its properties never")
    func membersOfClasses() {
        let text = tables(
            """
            class Notice: NSObject {
                @objc static func hide(_ sender: UIWindow) {}
                @objc class func clear() {}
                @objc static var shared = Notice()
                static func show() { _ = #selector(next) }
                static func next() {}
                @objc static func roll(_ seed: inout Int) {}
                @objc func write(_ text: @autoclosure () -> String) {}
            }
            """)
        #expect(
            text.contains(
                #".classAction("hide:") { (owner: Notice.Type, first: UIWindow) in _ = owner.hide(first) }"#))
        #expect(text.contains(#".classAction("clear") { (owner: Notice.Type) in _ = owner.clear() }"#))
        for name in ["show", "shared", "next", "roll", "write"] { #expect(!text.contains(name)) }
    }

    @Test("A delegate's method that takes a closure is listed by a closure, and methods that Foundation calls aren't")
    func methodsWithClosures() {
        let text = tables(
            """
            class Base: UIViewController, WKNavigationDelegate, URLSessionTaskDelegate {}
            class Sub: Base {
                func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
                    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}
                func webView(_ webView: WKWebView!, didFinish navigation: WKNavigation!) {}
                func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {}
            }
            """)
        #expect(
            text.contains(
                "members.add(.optional(\"webView(_:decidePolicyFor:decisionHandler:)\", "
                    + "{ owner in { owner.webView($0, decidePolicyFor: $1, decisionHandler: $2) } } as @MainActor "
                    + "(Sub) -> @MainActor (WKWebView, WKNavigationAction, "
                    + "@escaping (WKNavigationActionPolicy) -> Void) -> Void))"))
        #expect(
            text.contains(
                "members.add(.optional(\"webView(_:didFinish:)\", Sub.webView(_:didFinish:) as @MainActor "
                    + "(Sub) -> @MainActor (WKWebView?, WKNavigation?) -> Void))"))
        #expect(!text.contains(".optional(\"urlSession"))
        #expect(text.contains("\"urlSession:task:didCompleteWithError:\""))
    }

    @Test("Extensions have tables, nested classes their whole names, and classes with Objective-C names these")
    func tableNames() {
        let text = tables(
            "class A { class B: UIView {} }\n@objc(Old) class C: UIView {}\nextension A.B { @IBAction func f() {} }\nextension UIView { @objc func g() {} }"
        )
        #expect(text.contains("register(A.B.self, A.B.interfaceMembers0_1())"))
        #expect(text.contains("register(C.self, named: \"Old\", C.interfaceMembers0_2())"))
        #expect(text.contains("extension A.B {\n    @MainActor fileprivate static func interfaceMembers0_3()"))
    }

    @Test("Private classes in other types have tables, which see them in the file")
    func privateClasses() {
        let text =
            "class A { private class B: UIView {}; private typealias T = Int }\nprivate class C { private struct D {} }"
        let (copy, tables) = parts(text)
        #expect(copy.contains("class A { fileprivate class B: UIView {}; fileprivate typealias T = Int }"))
        #expect(copy.contains("private class C { fileprivate struct D {} }"))
        #expect(tables.contains("extension A.B {"))
    }

    @Test("Classes in a condition have their tables in the same condition")
    func conditionalClasses() {
        let text = tables(
            "#if os(iOS)\nclass A: UIView {}\n#elseif DEBUG\nclass A: NSObject {}\n#else\n#if X\nclass B: UIView {}\n#endif\n#endif"
        )
        #expect(text.contains("#if (os(Linux))\nextension A {"), "\(text)")
        #expect(text.contains("#if !(os(Linux)) && (DEBUG)\nextension A {"))
        #expect(text.contains("#if !(os(Linux)) && !(DEBUG) && (X)\nextension B {"))
        #expect(text.contains("#if (os(Linux))\n    InterfaceMembers.register(A.self"))
        #expect(text.components(separatedBy: "#endif").count == 7)
    }

    @Test("Protocols of Objective-C are of classes")
    func classProtocols() {
        let text = adapt(
            "@objc protocol P { func f() }\n@objc public protocol Q: R { func f() }\n@objc protocol S: NSObjectProtocol {}\nprotocol T {}"
        )[0]
        #expect(text.contains("protocol P: AnyObject { func f() }"))
        #expect(text.contains("protocol Q: R, AnyObject { func f() }"))
        #expect(text.contains("protocol S: NSObjectProtocol {}") && text.contains("protocol T {}"))
    }

    @Test("Methods in selectors are listed without an attribute, as Swift 3 allowed")
    func selectedMethods() {
        #expect(tables("class A { func f(_ x: Timer) {}; func t() { use(#selector(f)) } }").contains(#".action("f:")"#))
    }

    @Test("Classes with @objcMembers list everything but what is private")
    func exposedMembers() {
        let text = tables(
            "@objcMembers class A: NSObject { var name = \"\"; private var hidden = 1; func f() {} ; static var s = 1 }"
        )
        #expect(text.contains(#".property("name""#) && text.contains(#".action("f")"#))
        #expect(!text.contains("hidden") && !text.contains(".s)"))
    }

    @Test("What nobody may use has no place in tables, unless documents use it")
    func unavailable() {
        let tables = tables(
            """
            class Spinner: UIView {
                @available(*, unavailable, message: "for documents") @IBInspectable var kind: String = ""
                @available(*, unavailable, renamed: "kind") @objc var old: Int = 1
                @available(*, unavailable) @objc func begin() {}
                @objc func end() {}
            }
            """)
        #expect(tables.contains("\"kind\"") && tables.contains("\"end\""))
        #expect(!tables.contains("old") && !tables.contains("begin"))
        #expect(
            !body("class A: UIView { @available(*, unavailable) @IBInspectable var a = 1 }").contains("available"))
    }
}
