import Foundation
import Testing

import SourceAdaptation

@Suite("Adapted overrides and optional methods")
struct AdaptedOverrideTests: AdaptingSuite {
    @Test(
        "A view that can be registered has the initializer of its class, unless it inherits that",
        arguments: ["MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView", "UITableViewCell"])
    func registered(_ base: String) {
        let labels =
            base == "UITableViewCell"
            ? "style s: Int, reuseIdentifier r: Int" : "annotation a: Int, reuseIdentifier r: Int"
        let added = "required init(_registered "
        #expect(body("class A: \(base) {\ninit(price: Int) {}\n}").contains(added))
        #expect(!body("class A: \(base) {\noverride init(\(labels)) {}\n}").contains(added))
        #expect(!body("class A: \(base) {\nvar price = 1\n}").contains(added))
    }

    @Test("Overrides have the types that newer headers say")
    func newerTypes() {
        let text = "class Field: UITextField { override func selectionRects(for range: UITextRange) -> [Any] { [] } }\n"
        #expect(body(text) == text.replacing("[Any]", with: "[UITextSelectionRect]"))
        let own = text.replacing("override ", with: "")
        #expect(body(own) == own)
    }

    @Test("Optional methods of the module's protocols are called without a question mark")
    func optionalMethods() {
        let text = body(
            "@objc protocol P { @objc optional func changed(_ x: Int) }\nfunc f(p: P?) { p?.changed?(1); p?.other?(1) }"
        )
        #expect(text.contains("optionalResult(p?.changed (1)); p?.other?(1)"))
    }

    @Test("An override in an extension of another file stays with what is private there, and the class calls it")
    func overridesElsewhere() {
        let texts = adapt(
            "public class Shop: UITableViewController {\n}\n",
            """
            extension Shop {
                override open func move(_ row: Int, to place: inout Int) throws -> Bool { hidden(row) }
                override var description: String { get { "Shop" } }
                override var title: String? { didSet { } }
            }
            private func hidden(_ row: Int) -> Bool { true }
            """)
        #expect(texts[0].contains("public override func move(_ row: Int, to place: inout Int) throws -> Bool"))
        #expect(texts[0].contains("{ try overriding_move(row, to: &place) }"))
        #expect(texts[0].contains("public override var description: String { overriding_description }"))
        #expect(texts[0].contains("public override var title: String? { didSet { } }"))
        #expect(
            texts[1].contains("func overriding_move(_ row: Int, to place: inout Int) throws -> Bool { hidden(row) }"))
        #expect(texts[1].contains("nonisolated "))
        #expect(!texts[1].contains("override ") && !texts[1].contains("title"))
    }

    @Test("An override in an extension goes into the class, with its place")
    func overrides() {
        let text = body(
            """
            class Shop: UITableViewController {
            }
            extension Shop {
                @objc override func count() -> Int {
                    2
                }
                func other() {}
            }
            """)
        let expected = """
            class Shop: UITableViewController {

            #sourceLocation(file: "/App/0.swift", line: 4)
                  override func count() -> Int {
                    2
                }
            #sourceLocation(file: "/App/0.swift", line: 2)
            }
            extension Shop {
            """
        #expect(text.hasPrefix(expected))
        #expect(text.hasSuffix("    func other() {}\n}"))
    }

    @Test("An optional method that returns an optional value returns that, or nil if it isn't there")
    func optionalValues() {
        let tables = tables(
            """
            @objc protocol Source { @objc optional func calendar() -> Calendar?; @objc optional func count() -> Int
                @objc optional var title: String? { get } }
            """)
        #expect(tables.contains("@discardableResult func calendar() -> Calendar? {"))
        #expect(tables.contains("@discardableResult func count() -> (Int)? {"))
        #expect(tables.contains("var title: (String?)? {"))
    }

    @Test("Overrides of names that Swift 4.2 changed, and what they call of the superclass, have the new names")
    func renamedOverrides() {
        let text = body(
            """
            class Shop: UIViewController {
                override func willMove(toParentViewController parent: UIViewController?) {
                    super.willMove(toParentViewController: parent)
                    parent?.willMove(toParentViewController: nil)
                }
                override var childViewControllerForStatusBarStyle: UIViewController? {
                    return super.childViewControllerForStatusBarStyle
                }
                override func prefersHomeIndicatorAutoHidden() -> Bool { return super.prefersHomeIndicatorAutoHidden() }
                func didMove(toParentViewController parent: Shop) {}
            }
            class Box: UIView {
                override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
            }
            """)
        let plain = text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        #expect(plain.contains("override func willMove(toParent parent: UIViewController?)"))
        #expect(plain.contains("super.willMove(toParent: parent)"))
        #expect(plain.contains("parent?.willMove(toParentViewController: nil)"))
        #expect(plain.contains("override var childForStatusBarStyle : UIViewController?"))
        #expect(plain.contains("return super.childForStatusBarStyle"))
        #expect(plain.contains("override var prefersHomeIndicatorAutoHidden: Bool"))
        #expect(plain.contains("{ return super.prefersHomeIndicatorAutoHidden }"))
        #expect(plain.contains("func didMove(toParentViewController parent: Shop) {}"))
        #expect(
            plain.contains("override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront( view) }"))
    }

    @Test("A delegate of a picker with the dictionary of Swift 4 gets the method that UIKit calls")
    func pickerDictionaries() {
        let text = body(
            """
            public class Shop: UIViewController {
                public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {}
            }
            class Other: UIViewController {
                func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
            }
            """)
        let parts = text.components(separatedBy: "; public func imagePickerController(")
        #expect(
            parts.count == 2
                && parts.last?.contains("[UIImagePickerController.InfoKey: Any]) { let values: [String: Any]") == true)
        #expect(text.components(separatedBy: "func imagePickerController(").count == 4)
    }

    @Test("An optional method that is named and not called is a closure, or nil")
    func optionalReferences() {
        let text = parts(
            """
            @objc protocol Watcher { @objc optional func saw(_ count: Int, at place: String) -> Bool }
            let saw = watcher?.saw(_:at:)
            let other = watcher?.heard(_:)
            """)
        #expect(text.body.contains("let saw = watcher?.reference_saw___at__\n"))
        #expect(text.body.contains("watcher?.heard(_:)"))
        let declaration =
            "var reference_saw___at__: ((Int, String) -> Bool)? { guard let object = self as? any Watcher_optional0"
            + " else { return nil }; return object.saw(_:at:) }"
        #expect(text.tables.contains(declaration))
    }

    @Test("A layer that doesn't inherit how it is created and copied has it")
    func layers() {
        let some = body("class Ring: CALayer { override init() { super.init() } }")
        #expect(some.contains("required convenience init(_backing: Void) { self.init() }"))
        #expect(some.contains("use of unimplemented initializer 'init(layer:)' for class 'Ring'"))
        let copied = body("public class Ring: CAShapeLayer { override init(layer: Any) { super.init(layer: layer) } }")
        #expect(
            copied.contains(
                "public required convenience init(_presenting layer: _PresentedLayer) { self.init(layer: layer) }"))
        for whole in [
            "class Ring: CALayer { var a = 1 }",
            "class Ring: CALayer { override init() {}; override init(layer: Any) {}; required init?(coder: NSCoder) {} }",
        ] {
            #expect(!body(whole).contains("_backing"))
        }
    }
}
