import Foundation
import Testing

import SourceAdaptation

@Suite("Adapted sources")
struct AdaptationTests {
    /// Returns the adapted copies of sources, without what is added before and after them.
    private func adapt(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { AdaptedModule.Source(path: "/App/\($0).swift", bytes: Array($1.utf8)) }
        return AdaptedModule("App", sources).files.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Returns the copy of a source without its first line, and the tables after it.
    private func parts(_ text: String) -> (body: String, tables: String) {
        let parts = adapt(text)[0].components(separatedBy: "\n#sourceLocation()\n")
        let lines = parts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (lines.count > 1 ? String(lines[1]) : "", parts.count > 1 ? parts[1] : "")
    }

    private func body(_ text: String) -> String { parts(text).body }
    private func tables(_ text: String) -> String { parts(text).tables }

    @Test("A copy begins with the place of the original, whose lines and columns stay")
    func locations() {
        let text =
            "class Shop: UIViewController {\n    @IBOutlet private weak var name: UILabel!\n    @objc dynamic var count = 1\n}\n"
        #expect(adapt(text)[0].hasPrefix("#sourceLocation(file: \"/App/0.swift\", line: 1)\nclass Shop"))
        #expect(
            body(text)
                == "class Shop: UIViewController {\n              private weak var name: UILabel!\n                  var count = 1 { didSet { self.didChangeValue(forKey: \"count\") } }\n}\n"
        )
    }

    /// Returns the copy of a source without the spaces that keep its columns.
    private func spaced(_ text: String) -> String { body(text).replacing(#/ +/#, with: " ") }

    @Test("An error that a pattern or a cast takes as an object becomes one, whatever its type is")
    func errors() {
        #expect(
            spaced("do { try save() } catch let error as NSError { print(error) }\n")
                == "do { try save() } catch let error { let error = NSErrorCast.object(error); _ = error; print(error) }\n"
        )
        #expect(
            spaced("do { try save() } catch let e as NSError where e.code == 3 { log(e) } catch {}\n").contains(
                "catch let e where NSErrorCast.fits(e, { (e: NSError) in e.code == 3 }) { let e = NSErrorCast.object(e);"
            ))
        #expect(
            spaced("switch error {\ncase let e as NSError: log(e)\ndefault: break\n}\n").contains(
                "\ncase let e where NSErrorCast.fits(e): let e = NSErrorCast.object(e); _ = e; log(e)\n"))
        #expect(
            spaced("if case let e as NSError = failure ?? other { log(e) }\n").contains(
                "let e = (failure ?? other) ~>? NSError.self { log(e) }"))
        #expect(
            spaced("let a = error as? NSError\nlet b = (error as! NSError).code\nlet c = error as NSError\n")
                == "let a = error ~>? NSError.self\nlet b = (error ~>! NSError.self).code\nlet c = error as NSError\n")
        let kept = "do { try save() } catch let error as URLError { print(error) } catch is CancellationError {}\n"
        #expect(spaced(kept) == kept)
    }

    @Test("A name of Foundation with its module gets the module that has it")
    func qualifiedNames() {
        #expect(
            spaced("let a = Foundation.URLRequest(url: u)\nvar b: Foundation.HTTPURLResponse?\nlet c: Foundation.URL\n")
                == "let a = FoundationNetworking.URLRequest(url: u)\n"
                + "var b: FoundationNetworking.HTTPURLResponse?\nlet c: Foundation.URL\n")
        #expect(spaced("let d = Foundation.XMLParser(data: e)\n") == "let d = FoundationXML.XMLParser(data: e)\n")
        let kept = "let f = Foundation.Bundle.main\nlet g: Shop.URLRequest\nlet h = Shop.URLRequest()\n"
        #expect(spaced(kept) == kept)
    }

    @Test("Archives are made by methods that know values of UIKit")
    func archives() {
        #expect(
            spaced(
                "let a = NSKeyedArchiver.archivedData(withRootObject: b)\nlet c = NSKeyedUnarchiver.unarchiveObject(with: a)\n"
            )
                == "let a = NSKeyedArchiver.archivedValue(withRootObject: b)\n"
                + "let c = NSKeyedUnarchiver.unarchivedValue(with: a)\n")
        let kept = "let d = try NSKeyedUnarchiver.unarchivedObject(ofClass: E.self, from: f.archivedData)\n"
        #expect(spaced(kept) == kept)
    }

    @Test("A place in a file made of functions is a number")
    func filePositions() {
        #expect(
            spaced("func seek(_ a: fpos_t) -> fpos_t { fpos_t(1) }\nlet b = funopen(c, d, nil, seek, nil)\n")
                == "func seek(_ a: DarwinFilePosition) -> DarwinFilePosition { DarwinFilePosition(1) }\n"
                + "let b = funopen(c, d, nil, seek, nil)\n")
        #expect(spaced("var a = fpos_t()\n") == "var a = fpos_t()\n")
    }

    @Test("A stored property isn't unavailable, a computed one is")
    func unavailableProperties() {
        func shop(_ property: String) -> String { "class Shop { @available(*, unavailable) \(property) }\n" }
        for property in ["var a = 1", "var b: Int? { didSet {} }"] {
            #expect(spaced(shop(property)) == "class Shop { \(property) }\n")
        }
        let kept = shop("var c: Int { 1 }") + "@available(*, unavailable)\nlet d = 1\n"
        #expect(spaced(kept) == kept)
    }

    @Test("Information about the process is the one that there is")
    func processInfo() {
        #expect(
            spaced("let a = ProcessInfo().isLow\nlet b = ProcessInfo(c)\n")
                == "let a = ProcessInfo.processInfo.isLow\nlet b = ProcessInfo(c)\n")
    }

    @Test("The table says which method is meant of those that differ in what they return")
    func namesakes() {
        let text = tables(
            "class List { @objc func pop() -> Bool { true }; @objc func pop() throws {}; @objc func top() {} }")
        #expect(text.contains(".action(\"pop\") { (owner: List) in _ = owner.pop() as Bool }"))
        #expect(text.contains("in _ = try? owner.pop() as Void }") && text.contains("in _ = owner.top() }"))
    }

    @Test("A condition with a type takes what a cast by force returns for optional")
    func conditionsThatCast() {
        #expect(
            spaced("guard let a: Cell = row() as! Cell, let b: Int = read() else { return }\n")
                == "guard let a: Cell = row() as! Cell?, let b: Int = read() else { return }\n")
        for kept in [
            "if let a = row() as? Cell, let b: Cell = row() as! Cell?, let c = row() as! Cell {}\n",
            "if let a: Cell = row() as! Optional<Cell>, let b: Cell = row() as! Cell! {}\n",
        ] {
            #expect(spaced(kept) == kept)
        }
    }

    @Test("Blocks and implementations of methods are plain functions; callbacks of C stay")
    func conventions() {
        let text = """
            typealias Method = @convention(c) (AnyObject, Selector) -> Void
            typealias Block = @convention(block) (UIView) -> Void
            typealias Drawing = @convention(c) (UIView) -> Void
            typealias Callback = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void
            let implementation = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
            """
        #expect(
            spaced(text).split(separator: "\n") == [
                "typealias Method = (AnyObject, Selector) -> Void", "typealias Block = (UIView) -> Void",
                "typealias Drawing = (UIView) -> Void",
                "typealias Callback = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void",
                "let implementation = imp_implementationWithBlock(block )",
            ])
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

    @Test(
        "Dynamic properties tell their observers of changes, whatever accessors they have",
        arguments: [
            ("var a: Int", "var a: Int { didSet { CALL } }"),
            ("var a = [1] // one", "var a = [1] { didSet { CALL } } // one"),
            (
                "var a = 1 { didSet { if a > 2 { return } } }",
                "var a = 1 { didSet { defer { CALL }; if a > 2 { return } } }"
            ),
            ("var a = 1 { willSet { b() } }", "var a = 1 { willSet { b() }  didSet { CALL } }"),
            ("var a: Int { get { 1 } set { b() } }", "var a: Int { get { 1 } set { defer { CALL }; b() } }"),
            ("var a: Int { 1 }", "var a: Int { 1 }"), ("static var a = 1", "static var a = 1"),
        ])
    func dynamic(_ before: String, _ after: String) {
        let changed = body("class A: NSObject {\n@objc dynamic \(before)\n}").split(separator: "\n")[1]
        #expect(
            changed.drop { $0 == " " }
                == after.replacing("CALL", with: "self.didChangeValue(forKey: \"a\")"))
    }

    @Test("A key path that is observed has its key beside it, unless the module has a method of its own with the name")
    func keys() {
        let text = "let t = player.observe(\\.item?.status, options: [.new]) { _, _ in }"
        #expect(
            adapt(text)[0].contains(#"player.observe(\.item?.status, key: "item.status", options: [.new]) { _, _ in }"#)
        )
        let own = adapt(text, "struct Signal { func observe(_ path: AnyKeyPath, _ call: () -> Void) {} }")
        #expect(!own[0].contains("key:"))
    }

    @Test("Objects of Foundation that are created empty have the arguments of empty ones")
    func emptyObjects() {
        #expect(adapt("let a = NSAttributedString()")[0].contains("NSAttributedString(string: \"\")"))
        #expect(
            adapt("let r = URLResponse()")[0].contains("URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil"))
        #expect(adapt("let r = URLResponse(url: u)")[0].contains("URLResponse(url: u)"))
        #expect(adapt("let p = XMLParser()")[0].contains("let p = XMLParser(data: Data())"))
        #expect(adapt("let p = Progress()")[0].contains("let p = Progress(parent: nil)"))
        #expect(adapt("let p = Progress(totalUnitCount: 1)")[0].contains("let p = Progress(totalUnitCount: 1)"))
    }

    @Test("A cast to another type of a fetch request ignores the type of its results, other casts stay")
    func requestCasts() {
        let text = """
            let a = all as! NSFetchRequest<NSFetchRequestResult>
            if let b = a as? NSFetchRequest<Item> , b === a {}
            let c = a as? NSFetchRequest
            let d = a as! Array<Item>
            """
        let copy = adapt(text)[0]
        #expect(copy.contains("let a = all ~>! NSFetchRequest<NSFetchRequestResult>.self\n"))
        #expect(copy.contains("if let b = a ~>? NSFetchRequest<Item>.self , b === a {}\n"))
        #expect(copy.contains("let c = a as? NSFetchRequest\n") && copy.contains("let d = a as! Array<Item>"))
    }

    @Test(
        "A subclass of a class of Foundation handles changes without an override; its own subclasses and responders override"
    )
    func changeHandlers() {
        let method =
            "override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { super.observeValue(forKeyPath: k, of: o, change: change, context: context) }"
        let copy = adapt(
            "class A: NSObject { \(method) }\nclass B: A { \(method) }\nclass C: UIView { \(method) }\nclass D: C { \(method) }"
        )[0]
        let lines = copy.split(separator: "\n")
        #expect(!lines[1].contains("override") && lines[1].contains("{ unhandledValue "))
        for line in lines[2...4] { #expect(line.contains("override") && line.contains("super.observeValue")) }
        #expect(copy.contains("extension A: KeyValueObserver {}"))
        #expect(copy.components(separatedBy: "KeyValueObserver").count == 2)
    }

    @Test("A path with quotes is a valid literal")
    func quotedPath() {
        let module = AdaptedModule("App", [.init(path: "/a\"b\\c.swift", bytes: [])])
        #expect(
            String(decoding: module.files[0].bytes, as: UTF8.self).hasPrefix(
                #"#sourceLocation(file: "/a\"b\\c.swift", line: 1)"#))
    }

    @Test(
        "Attributes of Interface Builder and Objective-C go",
        arguments: [
            "@IBAction func save() {}", "@IBInspectable var width = 1", "@objc(other) func save() {}",
            "@IBSegueAction func make(_ coder: NSCoder) -> Detail? { nil }",
            "@nonobjc func plain() {}", "@objc optional func changed()",
        ])
    func attributes(member: String) {
        let text = body("class Shop {\n\(member)\n}")
        #expect(!text.contains("@") && !text.contains("optional"))
        #expect(text.count == "class Shop {\n\(member)\n}".count)
    }

    @Test(
        "Properties and methods of Core Data get bodies that ask the object",
        arguments: [
            (
                "var name: String",
                #"var name: String { get { managedValue("name") } set { setManagedValue(newValue, "name") } }"#
            ),
            (
                "private(set) var `default`: Int16",
                #"private(set) var `default`: Int16 { get { managedValue("default") } set { setManagedValue(newValue, "default") } }"#
            ),
            (
                "var color: NSObject?",
                #"var color: AnyObject? { get { managedValue("color") } set { setManagedValue(newValue, "color") } }"#
            ),
            (
                "func addToNotes(_ value: Note)",
                #"func addToNotes(_ value: Note) { addManagedObject(value, to: "notes") }"#
            ),
            (
                "func removeFromNotes(_ values: NSSet)",
                #"func removeFromNotes(_ values: NSSet) { removeManagedObjects(values, from: "notes") }"#
            ),
            (
                "func insertIntoNotes(_ value: Note, at idx: Int)",
                #"func insertIntoNotes(_ value: Note, at idx: Int) { insertManagedObject(value, into: "notes", at: idx) }"#
            ),
            (
                "func replaceNotes(at indexes: NSIndexSet, with values: [Note])",
                #"func replaceNotes(at indexes: NSIndexSet, with values: [Note]) { replaceManagedObjects("notes", at: indexes, with: values) }"#
            ),
            (
                "func removeFromNotes(at idx: Int)",
                #"func removeFromNotes(at idx: Int) { removeManagedObject(from: "notes", at: idx) }"#
            ),
        ])
    func managed(_ before: String, _ after: String) {
        let text = body("class Shop: NSManagedObject {\n@NSManaged \(before)\n}")
        #expect(text.split(separator: "\n")[1].drop { $0 == " " } == after)
    }

    @Test("Attributes on a type go as well, and others stay")
    func typeAttributes() {
        let text = body(
            "@IBDesignable @objcMembers @MainActor final class Badge: UIView { @discardableResult func f() -> Int { 1 } }"
        )
        #expect(!text.contains("@IBDesignable") && !text.contains("@objcMembers"))
        #expect(text.contains("@MainActor final class Badge") && text.contains("@discardableResult func"))
    }

    @Test(
        "Selectors are those that Swift makes for Objective-C",
        arguments: [
            ("#selector(save)", "save"), ("#selector(tap(_:))", "tap:"), ("#selector(Shop.tap(_:))", "tap:"),
            ("#selector(self.tap)", "tap:"), ("#selector(move(to:animated:))", "moveTo:animated:"),
            ("#selector(rename(name:))", "renameWithName:"), ("#selector(other)", "renamed:"),
            ("#selector(getter: Shop.count)", "count"), ("#selector(setter: count)", "setCount:"),
            ("#selector(tap as (UIButton) -> Void)", "tap:"), ("#selector(UIView.endEditing(_:))", "endEditing:"),
            ("#selector(UIView.endEditing)", "endEditing:"),
            ("#selector(UITextField.resignFirstResponder)", "resignFirstResponder"),
        ])
    func selectors(expression: String, selector: String) {
        let text = body(
            """
            class Shop: Base {
                @objc func save() {}
                @objc func tap(_ sender: UIButton) {}
                @objc(renamed:) func other(_ sender: Any) {}
                func test() { use(\(expression)) }
            }
            """)
        #expect(text.contains("use(Selector(\"\(selector)\")"))
    }

    @Test("A selector without a class is that of the class around it, then of its superclasses, then of any")
    func selectorsByClass() {
        let copies = adapt(
            "class A: B { @objc func a(_ x: Any) {}; func t() { f(#selector(a)); f(#selector(b)); f(#selector(c)) } }",
            "class B: UIViewController { @objc func b(with x: Any) {}; @objc func a() {} }",
            "class C { @objc func c(at x: Any) {} }")
        #expect(copies[0].contains("f(Selector(\"a:\")"))
        #expect(copies[0].contains("f(Selector(\"bWith:\")"))
        #expect(copies[0].contains("f(Selector(\"cAt:\")"))
    }

    @Test("Key paths are strings without the types before them")
    func keyPaths() {
        #expect(body("let k = #keyPath(Person.address.city)").contains("\"address.city\""))
        #expect(body("let k = #keyPath(name)").contains("\"name\""))
    }

    @Test("What is for iOS is built; what is for other systems isn't")
    func conditions() {
        #expect(body("#if os(iOS) && !os(Linux)\nlet a = 1\n#endif").contains("#if os(Linux) && !os(macOS)"))
        #expect(body("#if targetEnvironment(simulator)\nlet a = 1\n#endif").contains("#if os(Linux)"))
        #expect(body("#if DEBUG || canImport(UIKit)\n#endif").contains("#if DEBUG || canImport(UIKit)"))
        #expect(
            body("#if canImport(Darwin) || canImport(Glibc)\n#endif").contains(
                "#if os(Linux)         || os(macOS)     "))
    }

    @Test("What headers import is known to each source, also to one without imports or with a byte order mark")
    func headerImports() {
        func adapted(_ text: String) -> String {
            let source = AdaptedModule.Source(path: "A.swift", bytes: Array(text.utf8))
            let module = AdaptedModule("Kit", [source], headerModules: ["UIKit", "NobodyKnows"])
            return String(decoding: module.files[0].bytes, as: UTF8.self)
        }
        let imports = "import UIKit; import Foundation; import QuartzCore; import CoreGraphics; import Dispatch; "
        #expect(adapted("extension CAShapeLayer {}").contains(imports + "extension CAShapeLayer {}"))
        #expect(adapted("\u{FEFF}let a = 1").contains("\u{FEFF}\(imports)let a = 1"))
        #expect(adapted("// A layer.\nimport MyKit\nlet a = 1").contains("\(imports)// A layer.\nimport MyKit"))
    }

    @Test("Importing UIKit imports what it makes available on iOS, on the same line")
    func imports() {
        #expect(
            body("import UIKit\nlet a = 1")
                == "import UIKit; import Foundation; import QuartzCore; import CoreGraphics; import Dispatch\nlet a = 1"
        )
        #expect(
            body("import Foundation\nlet s = URLSession.shared").hasPrefix(
                "import Foundation; import CoreGraphics; import FoundationNetworking\n"))
        #expect(body("import MyKit").hasPrefix("import MyKit"))
        #expect(
            body("import class CoreLocation.CLLocation")
                == "import class CoreLocation.CLLocation; import Foundation; import CoreGraphics")
        #expect(body("import struct MyKit.Bean") == "import struct MyKit.Bean")
    }

    @Test("The import of one declaration of Foundation is that of all modules that have what Foundation has on iOS")
    func scopedImports() {
        #expect(
            spaced("import struct Foundation.URLRequest\nlet request: URLRequest?")
                == "import Foundation; import CoreGraphics; import UIKit; import FoundationNetworking\n"
                + "let request: URLRequest?")
        #expect(
            spaced("import class Foundation.NSException\nlet a = 1")
                == "import Foundation; import CoreGraphics; import UIKit\nlet a = 1")
        #expect(
            spaced("@preconcurrency import func Foundation.sqrt\n")
                == "@preconcurrency import Foundation; import CoreGraphics; import UIKit\n")
    }

    @Test("The type Method is the runtime's only where a source asks for methods")
    func methods() {
        let swizzled = "let one: Method? = class_getInstanceMethod(A.self, b)"
        #expect(spaced(swizzled) == "let one: OpaquePointer? = class_getInstanceMethod(A.self, b)")
        #expect(spaced("let one: Method = .get") == "let one: Method = .get")
    }

    @Test("Notifications and buffers of pixels are known without an import of their modules")
    func impliedImports() {
        let lines = [
            body("import UIKit\nlet center = UNUserNotificationCenter.current()"),
            body("import Foundation\nvar buffer: CVPixelBuffer?"), body("import UIKit\nlet a = 1"),
        ].map { $0.split(separator: "\n")[0] }
        #expect(lines[0].hasSuffix("; import UserNotifications") && !lines[0].contains("AVFoundation"))
        #expect(lines[1] == "import Foundation; import CoreGraphics; import AVFoundation")
        #expect(!lines[2].contains("UserNotifications") && !lines[2].contains("AVFoundation"))
    }

    @Test("Members of any object are looked for among those that Objective-C would find")
    func membersOfAnyObject() {
        #expect(body("let t = (sender as AnyObject).tag").contains("AnyObjectMembers(sender as AnyObject).tag"))
        #expect(body("let t = (sender as AnyObject) === self").contains("(sender as AnyObject) === self"))
    }

    @Test("What a queue does later follows the app's time, and timers are UIKit's")
    func appTime() {
        #expect(
            body("let f = { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { g() } }").contains(
                ".asyncAfterInAppTime(deadline"))
        #expect(body("class A { func asyncAfter(_ x: Int) {} }\nA().asyncAfter(1)").contains("A().asyncAfter(1)"))
    }

    @Test("Modules whose names are Apple's only are imported by those that have their declarations")
    func standIns() {
        #expect(body("import Darwin") == "import Glibc; import Foundation")
        #expect(body("import func Darwin.sin") == "import func Glibc.sin ")
        #expect(body("import OSLog\n").hasPrefix("import os; import Foundation"))
        #expect(body("import CoreFoundation").hasPrefix("import CoreGraphics; import Foundation"))
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

    @Test("A class in a variable of any object's type describes itself by its name")
    func classDescription() {
        #expect(
            body("\nlet name = type(of: object).description()\n").contains("= String(reflecting: type(of: object))"))
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

    // MARK: Tables

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

    // MARK: Entry points

    @Test("An app begins with its delegate, with main.swift, or with a type of its own")
    func entryPoints() {
        func entry(_ text: String, path: String = "/A.swift") -> AdaptedModule.EntryPoint {
            AdaptedModule("App", [.init(path: path, bytes: Array(text.utf8))]).entryPoint
        }
        #expect(
            entry("@UIApplicationMain\nclass Delegate: UIResponder, UIApplicationDelegate {}") == .delegate("Delegate"))
        #expect(entry("@main class Delegate: UIResponder, UIApplicationDelegate {}") == .delegate("Delegate"))
        #expect(entry("@main struct Start { static func main() {} }") == .own)
        #expect(entry("print(1)", path: "/App/main.swift") == .own)
        #expect(entry("class Delegate {}") == .none)
    }

    @Test("The start of an app registers all tables and runs its delegate")
    func start() {
        let module = AdaptedModule(
            "App", [.init(path: "/A.swift", bytes: Array("@main class D: UIResponder, UIApplicationDelegate {}".utf8))])
        #expect(module.startSource().contains("registerInterfaceMembers0()"))
        #expect(module.startSource().contains("\"App.D\""))
        #expect(!String(decoding: module.files[0].bytes, as: UTF8.self).contains("@main "))
    }

    @Test("Nothing that is nested too deeply, torn or empty traps")
    func strangeSources() {
        for text in [
            "", "class", "class A {", String(repeating: "[", count: 300), "extension {}", "#selector(", "@objc(",
        ] {
            #expect(!adapt(text)[0].isEmpty)
        }
    }

    @Test("Operators that compare numbers leave the choice to those of Foundation")
    func operators() {
        #expect(
            body("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
                == "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }")
        #expect(
            body("public func >= (a: NSNumber, b: NSNumber) -> Bool { true }")
                == "@_disfavoredOverload public func >= (a: NSNumber, b: NSNumber) -> Bool { true }")
        for other in ["func < (a: Int, b: NSNumber) -> Bool { true }", "func + (a: NSNumber, b: NSNumber) {}"] {
            #expect(body(other) == other)
        }
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

    @Test("Names of Core Foundation lead to the modules that have them")
    func coreFoundation() {
        #expect(
            body("import func CoreFoundation._CFIsMainThread").hasPrefix("import func CoreGraphics._CFIsMainThread"))
        #expect(body("let a = CoreFoundation.sqrt(2)") == "let a = Foundation    .sqrt(2)")
        #expect(body("let a = CoreFoundation.CFRunLoopGetMain()") == "let a = CoreGraphics  .CFRunLoopGetMain()")
        #expect(
            body("let f: (Int) -> Unmanaged<CFString> = g") == "let f: (Int) -> UnmanagedValue<CFString> = g")
        #expect(body("let u: Unmanaged<Box> = b") == "let u: Unmanaged<Box> = b")
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
