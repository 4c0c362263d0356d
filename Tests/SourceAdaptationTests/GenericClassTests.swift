import SourceAdaptation
import Testing

@Suite("Generic classes that override members of NSObject")
struct GenericClassTests {
    /// Returns the adapted copy of a source with its tables, without the spaces that keep its columns.
    private func adapt(_ text: String) -> String {
        let module = AdaptedModule("App", [.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        return module.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined().replacing(#/ +/#, with: " ")
    }

    private static let proxy = """
        class Proxy<Owner: AnyObject>: NSObject {
            override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || false }
            override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
        }
        """

    @Test("The bodies have names of their own, and call those of the superclass by the running app's table")
    func bodies() {
        let copy = adapt(Self.proxy)
        #expect(
            copy.contains(
                "{ ExtensionMembers.call(\"responds(to:)\", of: self, [`aSelector` as Any], above: Proxy.self) "
                    + "as Bool };"))
        #expect(copy.contains("fileprivate func super_responds_of_Proxy(to `aSelector`: Selector!) -> Bool {"))
        #expect(
            copy.contains(
                " func responds_of_Proxy(to aSelector: Selector!) -> Bool "
                    + "{ super_responds_of_Proxy(to: aSelector) || false }"))
        #expect(
            copy.contains(
                " func forwardingTarget_of_Proxy(for aSelector: Selector!) -> Any? "
                    + "{ super_forwardingTarget_of_Proxy(for: aSelector) }"))
        #expect(!copy.contains("override ") && !copy.contains("super."))
    }

    @Test("A protocol has the bodies, and the class conforms to it, so that they are called without its arguments")
    func conformance() {
        let copy = adapt(Self.proxy)
        #expect(
            copy.contains(
                "protocol BodiesOf_Proxy: AnyObject { func responds_of_Proxy(to `aSelector`: Selector!) -> Bool; "
                    + "func forwardingTarget_of_Proxy(for `aSelector`: Selector!) -> Any? }\n"
                    + "extension Proxy: BodiesOf_Proxy {}\n"))
        #expect(
            copy.contains(
                " ExtensionMembers.add(\"responds(to:)\", where: { $0 is any BodiesOf_Proxy.Type }) "
                    + "{ owner, arguments in return (owner as! any BodiesOf_Proxy)"
                    + ".responds_of_Proxy(to: arguments[0] as! Selector?) as Any }\n"))
        #expect(copy.contains(" ExtensionMembers.add(\"forwardingTarget(for:)\", where: {"))
        // Documents can't name a generic class, and nobody sends it messages.
        #expect(!copy.contains("extension Proxy {") && !copy.contains("InterfaceMembers.register"))
    }

    @Test("A generic class with actions has a table, which a protocol finds whatever its arguments are")
    func tables() {
        let copy = adapt(
            """
            class Target<Sender: AnyObject>: NSObject {
                @objc func press(_ sender: Any) {}
            }
            struct Holder<Item> {
                class Row: UIView { @objc func tap() {} }
                class Plain: UIView {}
            }
            """)
        #expect(
            copy.contains(
                "fileprivate protocol TableOf0_0 { @MainActor static func interfaceMembers0_0() -> InterfaceMembers }\n"
                    + "extension Target: TableOf0_0 {\n"))
        #expect(copy.contains("members.add(.action(\"press:\") { (owner: Target, first: Any) in"))
        #expect(copy.contains("extension Holder.Row: TableOf0_1 {\n"))
        #expect(
            copy.contains(
                " InterfaceMembers.registerGeneric { ($0 as? any TableOf0_0.Type)?.interfaceMembers0_0() }\n"
                    + " InterfaceMembers.registerGeneric { ($0 as? any TableOf0_1.Type)?.interfaceMembers0_1() }\n"))
        #expect(!copy.contains("TableOf0_2") && !copy.contains("InterfaceMembers.register(Target"))
    }

    @Test("A property that can be set has two bodies, and a nested class the names of its outer ones")
    func properties() {
        let copy = adapt(
            """
            class Outer {
                class Box<Content>: NSObject {
                    override var accessibilityLabel: String? { get { "box" } set {} }
                    override var accessibilityHint: String? { "open" }
                }
            }
            """)
        #expect(
            copy.contains(
                "protocol BodiesOf_Outer_Box: AnyObject { var accessibilityLabel_of_Outer_Box: String? { get set }; "
                    + "var accessibilityHint_of_Outer_Box: String? { get } }\n"
                    + "extension Outer.Box: BodiesOf_Outer_Box {}\n"))
        let owner = "(owner as! any BodiesOf_Outer_Box)"
        let condition = "where: { $0 is any BodiesOf_Outer_Box.Type }) { owner, arguments in"
        #expect(
            copy.contains(
                "ExtensionMembers.add(\"accessibilityLabel\", \(condition) "
                    + "\(owner).accessibilityLabel_of_Outer_Box as Any }\n"))
        #expect(
            copy.contains(
                "ExtensionMembers.add(\"accessibilityLabel=\", \(condition) "
                    + "\(owner).accessibilityLabel_of_Outer_Box = arguments[0] as! String?; return () }\n"))
        #expect(!copy.contains("\"accessibilityHint=\""))
    }

    @Test("A class in a condition has its protocol in the same condition")
    func conditions() {
        let copy = adapt(
            """
            #if DEBUG
            class Far<Owner>: NSObject { override func responds(to selector: Selector!) -> Bool { true } }
            #endif
            """)
        #expect(copy.contains("#if (DEBUG)\nprotocol BodiesOf_Far: AnyObject {"))
        #expect(copy.contains("#if (DEBUG)\n ExtensionMembers.add(\"responds(to:)\", where: {"))
    }

    @Test(
        "Other classes have no such protocol: those that nobody may use, override other members, or aren't generic",
        arguments: [
            "class A<T>: NSObject { override func copy() -> Any { self } }",
            "class A<T>: NSObject { func responds(to selector: Selector!) -> Bool { true } }",
            "@available(*, unavailable) class A<T>: NSObject { override func awakeFromNib() {} }",
            "class A: NSObject { override func responds(to selector: Selector!) -> Bool { true } }",
        ])
    func others(_ text: String) {
        let copy = adapt(text)
        #expect(!copy.contains("BodiesOf_") && !copy.contains("ExtensionMembers.add(\"responds(to:)\", where:"))
    }
}
