import Foundation
import Testing

import SourceAdaptation

@Suite("Adapted sources")
struct AdaptationTests: AdaptingSuite {
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

    @Test("What is for iOS is built; what is for other systems isn't")
    func conditions() {
        #expect(body("#if os(iOS) && !os(Linux)\nlet a = 1\n#endif").contains("#if os(Linux) && !os(macOS)"))
        #expect(body("#if targetEnvironment(simulator)\nlet a = 1\n#endif").contains("#if os(Linux)"))
        #expect(body("#if DEBUG || canImport(UIKit)\n#endif").contains("#if DEBUG || canImport(UIKit)"))
        #expect(
            body("#if canImport(Darwin) || canImport(Glibc)\n#endif").contains(
                "#if os(Linux)         || os(macOS)     "))
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

    @Test("A class in a variable of any object's type describes itself by its name")
    func classDescription() {
        #expect(
            body("\nlet name = type(of: object).description()\n").contains("= String(reflecting: type(of: object))"))
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
}
