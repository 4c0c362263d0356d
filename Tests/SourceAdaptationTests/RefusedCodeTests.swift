import Foundation
import SourceAdaptation
import Testing

@Suite("Sources that the compiler refuses")
struct RefusedCodeTests {
    /// A source without the import of `Far`, and the lines that are left after complaints about places.
    private func left(_ text: String, _ complaints: (line: Int, column: Int, message: String)...) -> (
        lines: [String], names: [String]
    ) {
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(("import Far\n" + text).utf8))])
        #expect(code.removeImports(of: "Far") && code.modules == ["Far"])
        for complaint in complaints {
            _ = code.leaveOut([
                .init(
                    path: "/App/0.swift", line: complaint.line, column: complaint.column, message: complaint.message)
            ])
        }
        #expect(code.sources[0].bytes.count == text.utf8.count + 11)
        let lines = String(decoding: code.sources[0].bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return (
            lines.dropFirst().map { line in String(line.reversed().drop { $0 == " " }.reversed()) },
            code.removals.dropFirst().map(\.text)
        )
    }

    @Test("A statement goes where a name is missing, a member whose type is missing, and a type whose head is")
    func parts() {
        let result = left(
            """
            class Shop: UIViewController {
                var far: FarThing
                func load() {
                    super.load()
                    Far.start(1)
                }
            }
            extension FarThing {}
            """, (6, 9, "cannot find 'Far' in scope"), (3, 14, "cannot find type 'FarThing' in scope"),
            (9, 11, "cannot find type 'FarThing' in scope"))
        #expect(
            result.lines == [
                "class Shop: UIViewController {", "", "    func load() {", "        super.load()", "", "    }", "}", "",
            ])
        #expect(result.names == ["Far.start(1)", "far", "FarThing"])
    }

    @Test("A type that conforms to protocols by a name of its own conforms to the protocols")
    func circularAliases() {
        let text = "class Menu: Bar {\n typealias Model = Sized & Shown\n}\nextension Menu: Menu.Model {}\n"
        let other = "struct Settings: Menu.Model, Codable { let a: Menu.Model }\nstruct Plain: Other.Model {}\n"
        var code = RefusedCode([
            .init(path: "/App/0.swift", bytes: Array(text.utf8)), .init(path: "/App/1.swift", bytes: Array(other.utf8)),
        ])
        let isOther = code.rewrite([.init(path: "/App/0.swift", line: 1, column: 7, message: "circular reference")])
        #expect(!isOther)
        let complaint = RefusedCode.Complaint(path: "/App/0.swift", line: 2, column: 12, message: "circular reference")
        let isExpanded = code.rewrite([complaint])
        #expect(isExpanded)
        #expect(
            code.sources.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                text.replacing("Menu.Model", with: "Sized & Shown"),
                other.replacing("Menu.Model, ", with: "Sized & Shown, "),
            ])
        let isExpandedAgain = code.rewrite([complaint])
        #expect(!isExpandedAgain)
    }

    @Test("An override of an initializer that is a required one here is required")
    func requiredInitializers() {
        let message = "use the 'required' modifier to override a required initializer"
        let text = "class Item: Object { override public init() { super.init() } }"
        #expect(rewritten(text, 38, message) == text.replacing("override", with: "required"))
    }

    @Test("A choice of objects without a superclass here is one of any object")
    func choices() {
        let message = "binary operator '??' cannot be applied to operands of type 'UIFont?' and 'UIColor'"
        #expect(
            rewritten("let a = UIFont(name: n) ?? UIColor.black", 25, message)
                == "let a = UIFont(name: n) as AnyObject? ?? UIColor.black as AnyObject")
    }

    @Test("A call of what is a property now reads it, unless it passes something")
    func calledProperties() {
        let message = "cannot call value of non-function type 'UNNotificationSound'"
        #expect(rewritten("a = Sound.default()", 11, message) == "a = Sound.default  ")
        #expect(rewritten("f(Sound.default().name)", 9, message) == "f(Sound.default  .name)")
        for text in ["a = Sound.default(1)", "a = Sound.default {}", "a = sound()"] {
            var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
            let column = text.hasPrefix("a = s") ? 5 : 11
            let complaint = RefusedCode.Complaint(path: "/App/0.swift", line: 1, column: column, message: message)
            let isRewritten = code.rewriteCalls([complaint])
            #expect(!isRewritten)
            #expect(code.sources[0].bytes == Array(text.utf8))
        }
    }

    @Test("The characters of a string are the string")
    func characters() {
        let message = "'characters' is unavailable: Please use String directly"
        #expect(rewritten("name.characters.count", 6, message) == "name           .count")
        #expect(rewritten("f(name.characters)", 8, message) == "f(name           )")
    }

    @Test("A list of objects of several classes gets the type that the compiler says")
    func lists() {
        let message =
            "heterogeneous collection literal could only be inferred to '[Key : Any]'; "
            + "add explicit type annotation if this is intentional"
        #expect(rewritten("let a = [x: font, y: color]", 9, message) == "let a = [x: font, y: color] as [Key : Any]")
        #expect(rewritten("f([font, color])", 3, message) == "f([font, color] as [Key : Any])")
    }

    @Test("A function that has no value left goes as a whole")
    func missingReturn() {
        let result = left(
            """
            func count() -> Int {
                return Far.count
            }
            """, (3, 12, "cannot find 'Far' in scope"),
            (4, 1, "missing return in global function expected to return 'Int'"))
        #expect(result.lines == ["", "", ""] && result.names == ["return Far.count", "count"])
    }

    @Test("A protocol that is missing isn't adopted, a superclass is the one of UIKit, an outlet is a view")
    func replacements() {
        let message = "cannot find type 'It' in scope"
        #expect(left("class A: B, It, C {}", (2, 13, message)).lines == ["class A: B,     C {}"])
        #expect(left("class A: B, It {}", (2, 13, message)).lines == ["class A: B     {}"])
        #expect(left("class A: It {}", (2, 10, message)).lines == ["class A     {}"])
        #expect(
            left("class A: FarChatViewController {}", (2, 10, message)).lines
                == ["class A: UIViewController      {}"])
        #expect(
            left("class A {\n    @IBOutlet var far: FarButton!\n}", (3, 24, message)).lines
                == ["class A {", "    @IBOutlet var far: UIView!", "}"])
        #expect(
            left("class A: B, It {}", (2, 7, "type 'A' does not conform to protocol 'It'")).lines
                == ["class A: B     {}"])
    }

    @Test("Only sources that lack something, and what names something that was left out, are changed")
    func scope() {
        var code = RefusedCode([
            .init(path: "/App/0.swift", bytes: Array("import Far\nlet far = Far()\n".utf8)),
            .init(path: "/App/1.swift", bytes: Array("let typo = Foo()\nlet other = far\n".utf8)),
        ])
        #expect(!code.removeImports(of: "Near") && code.removeImports(of: "Far"))
        func complain(_ path: String, _ line: Int, _ column: Int, _ name: String) -> Bool {
            code.leaveOut([
                .init(path: path, line: line, column: column, message: "cannot find '\(name)' in scope")
            ])
        }
        #expect(!complain("/App/1.swift", 1, 12, "Foo") && !complain("/App/1.swift", 2, 13, "far"))
        #expect(complain("/App/0.swift", 2, 11, "Far") && complain("/App/1.swift", 2, 13, "far"))
        #expect(!complain("/App/0.swift", 2, 11, "Far") && !complain("/App/0.swift", 99, 1, "Far"))
        #expect(code.sources[1].bytes.starts(with: "let typo = Foo()\n".utf8))
        #expect(code.removals.map(\.text) == ["import Far", "far", "other"])
    }

    @Test("A member of an extension that overrides one of a framework goes, and says why")
    func overrides() {
        var code = RefusedCode([
            .init(
                path: "/App/0.swift",
                bytes: Array("extension UIPageControl {\n    override func sizeToFit() {\n    }\n}\n".utf8))
        ])
        let complaint = RefusedCode.Complaint(
            path: "/App/0.swift", line: 2, column: 19,
            message: "instance method 'sizeToFit()' declared in 'UIView' cannot be overridden from extension")
        let isRemoved = code.removeOverrides([complaint, complaint])
        #expect(isRemoved)
        let lines = String(decoding: code.sources[0].bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.first == "extension UIPageControl {" && lines.last == "}")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.allSatisfy { $0 == " " } })
        #expect(
            code.removals == [.init(path: "/App/0.swift", line: 2, text: "sizeToFit", reason: .override)])
        let other = code.removeOverrides([.init(path: "/App/0.swift", line: 1, column: 1, message: "other")])
        #expect(!other)
    }

    @Test(
        "A name that was a string gets its type, and is a string where one is expected",
        arguments: [
            (
                "fade.type = kind ?? \"push\"", 11, "cannot assign value of type 'String' to type 'CATransitionType'",
                "fade.type = CATransitionType(rawValue: kind ?? \"push\")"
            ),
            (
                "name = kCAFillModeBoth", 8, "cannot assign value of type 'CAMediaTimingFillMode' to type 'String'",
                "name = (kCAFillModeBoth).rawValue"
            ),
            (
                "return Timing(name: name!)", 25,
                "cannot convert value of type 'String' to expected argument type 'CAMediaTimingFunctionName'",
                "return Timing(name: CAMediaTimingFunctionName(rawValue: name!))"
            ),
            (
                "let name: String = kCATransitionFade", 20,
                "cannot convert value of type 'CATransitionType' to specified type 'String'",
                "let name: String = (kCATransitionFade).rawValue"
            ),
            (
                "use([kCATransitionFade, name])", 6,
                "cannot convert value of type 'CATransitionType' to expected element type 'String'",
                "use([(kCATransitionFade).rawValue, name])"
            ),
            (
                "return kCATransitionFade", 8,
                "cannot convert return expression of type 'CATransitionType' to return type 'String'",
                "return (kCATransitionFade).rawValue"
            ),
        ])
    func typedStrings(_ text: String, column: Int, message: String, result: String) {
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        let isChanged = code.rewriteCalls([.init(path: "/App/0.swift", line: 1, column: column, message: message)])
        #expect(isChanged && String(decoding: code.sources[0].bytes, as: UTF8.self) == result)
        let other = message.replacing(/CA\w+/, with: "CALayer")
        let isOther = code.rewriteCalls([.init(path: "/App/0.swift", line: 1, column: column, message: other)])
        #expect(!isOther)
    }

    @Test("A collection that older compilers took gets a method that replaces its elements")
    func replacedElements() {
        let text = "final class Shelf {}\nextension Shelf: RangeReplaceableCollection {\n}\n"
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        let message =
            "unavailable instance method 'replaceSubrange(_:with:)' was used to satisfy a requirement of protocol"
            + " 'RangeReplaceableCollection'"
        let complaint = RefusedCode.Complaint(path: "/App/0.swift", line: 2, column: 1, message: message)
        let isChanged = code.addReplacements([complaint, complaint])
        #expect(isChanged)
        let lines = String(decoding: code.sources[0].bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == "final class Shelf {}" && lines[2] == "}")
        #expect(
            lines[1].hasPrefix("extension Shelf: RangeReplaceableCollection { public func replaceSubrange<")
                && lines[1].split(separator: "func replaceSubrange").count == 2)
        let isOther = code.addReplacements([.init(path: "/App/0.swift", line: 2, column: 1, message: "other")])
        #expect(!isOther)
    }

    @Test("A function that an implicitly unwrapped parameter alone tells from another goes")
    func repetitions() {
        let text = """
            func read<T>(left: inout T?) {}
            func read<T>(left: inout T!) {}
            enum Reader {
                static func read(_ text: String?) {}
                static func read(_ text: String!) {
                }
            }
            func write(_ text: String) {}
            func write(_ text: String) {}
            """
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        let complaints = [(2, 6), (5, 17), (9, 6)].map { line, column in
            RefusedCode.Complaint(
                path: "/App/0.swift", line: line, column: column, message: "invalid redeclaration of 'read(left:)'")
        }
        let isChanged = code.removeRepetitions(complaints + complaints)
        #expect(isChanged && code.removals.isEmpty)
        let lines = String(decoding: code.sources[0].bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { $0.allSatisfy { $0 == " " } ? "" : String($0) }
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines == [kept[0], "", kept[2], kept[3], "", ""] + kept[6...], "what is written twice stays")
        let again = code.removeRepetitions([complaints[2]])
        #expect(!again)
        var other = RefusedCode([
            .init(path: "/App/0.swift", bytes: Array("func read(_ a: Int!) {}\nfunc read(_ a: Int?) {}\n".utf8))
        ])
        let isFirst = other.removeRepetitions([
            .init(path: "/App/0.swift", line: 2, column: 6, message: "invalid redeclaration of 'read'")
        ])
        #expect(
            isFirst && String(decoding: other.sources[0].bytes, as: UTF8.self).hasSuffix("\nfunc read(_ a: Int?) {}\n"))
        #expect(other.sources[0].bytes.first == UInt8(ascii: " "))
    }

    @Test("Without modules in Objective-C, what has the prefix of a category goes from every source")
    func categories() {
        let text = "func load() {\n    view.sd_setImage(url)\n    view.other(url)\n}\n"
        for isMissing in [true, false] {
            var code = RefusedCode(
                [.init(path: "/App/0.swift", bytes: Array(text.utf8))], lacksObjectiveC: isMissing)
            let complaints = [(2, "sd_setImage"), (3, "other")].map { line, name in
                RefusedCode.Complaint(
                    path: "/App/0.swift", line: line, column: 10,
                    message: "value of type 'UIImageView' has no member '\(name)'")
            }
            let hasChanged = code.leaveOut(complaints)
            #expect(hasChanged == isMissing)
            #expect(code.removals.map(\.text) == (isMissing ? ["view.sd_setImage(url)"] : []))
        }
    }

    @Test("What the app declares in Objective-C goes, and what a module lacks without its part in it")
    func objectiveC() {
        let text = "import Half\nlet a = Store()\nlet b = view.stock()\n"
        let complaints = [
            RefusedCode.Complaint(path: "/App/0.swift", line: 2, column: 9, message: "cannot find 'Store' in scope"),
            .init(path: "/App/0.swift", line: 3, column: 14, message: "value of type 'UIView' has no member 'stock'"),
        ]
        let sources = [AdaptedModule.Source(path: "/App/0.swift", bytes: Array(text.utf8))]
        var own = RefusedCode(sources)
        own.objectiveCNames = ["Store", "stock"]
        let hasOwn = own.leaveOut(complaints)
        #expect(hasOwn && own.removals.map(\.text) == ["a", "b"])
        #expect(own.removals.allSatisfy { $0.reason == .objectiveC })
        var half = RefusedCode(sources, importing: ["Half"])
        let hasHalf = half.leaveOut(complaints)
        #expect(hasHalf && half.removals.map(\.reason) == [.module, .module])
        var whole = RefusedCode(sources, importing: ["Other"])
        let hasNone = whole.leaveOut(complaints)
        #expect(!hasNone)
    }

    @Test("Sources are compiled as for Linux one by one, each once")
    func linuxOneByOne() {
        let text = "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n"
        var code = RefusedCode(
            ["/App/0.swift", "/App/1.swift"].map { .init(path: $0, bytes: Array(text.utf8)) })
        let (isChosen, isRepeated) = (code.chooseLinux(in: ["/App/1.swift"]), code.chooseLinux(in: ["/App/1.swift"]))
        #expect(isChosen && !isRepeated)
        let texts = code.sources.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts[0] == text)
        #expect(texts[1].split(separator: "\n").first == "#if os(macOS)" && texts[1].contains("#elseif os(iOS)"))
        let (rest, none) = (code.chooseLinux(), code.chooseLinux())
        #expect(rest && !none)
        #expect(code.sources[0].bytes == code.sources[1].bytes)
    }

    @Test("Values that Linux has otherwise are passed as on iOS")
    func values() {
        let function = "static member 'abs' cannot be used on instance of type 'CGFloat'"
        #expect(rewritten("let a = abs(b)", 9, function) == "let a = Swift.abs(b)")
        #expect(rewritten("let a = sin(b)", 9, function) == "let a = Foundation.sin(b)")
        let object =
            "argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type"
        #expect(rewritten("remove(kSecClassKey)", 8, object) == "remove(kSecClassKey as AnyObject)")
        let message = "value of type 'AnyObjectMembers' has no member 'show'"
        // The copy has a word before the object, which moves the column.
        #expect(
            rewritten("(a as AnyObject).show()", 22, message)
                == "(a as AnyObject).perform(Selector(\"show\") )")
        #expect(
            rewritten("AnyObjectMembers(a).show()", 21, message) == "AnyObjectMembers(a).perform(Selector(\"show\") )")
        #expect(
            rewritten("AnyObjectMembers(a).show(b, at: c)", 21, message)
                == "AnyObjectMembers(a).perform(Selector(\"show:at:\"), with:  b, with: c)")
        let question = "cannot use optional chaining on non-optional value of type '(UITabBar, UITabBarItem) -> ()'"
        #expect(
            rewritten("d?.tabBar?(self, didSelect: i)", 10, question)
                == "optionalResult(d?.tabBar (self, didSelect: i))")
        let unused = "cannot convert value of type '()?' to closure result type 'Void'"
        #expect(rewritten("f { return a?.go() }", 12, unused) == "f { _ =    a?.go() }")
    }

    @Test("What is compared as an object becomes one, where the compiler doesn't know that it is")
    func identities() {
        func message(_ type: String) -> String {
            "argument type '\(type)' expected to be an instance of a class or class-constrained type"
        }
        #expect(rewritten("let a = b.owner === c", 21, message("X.D?")) == "let a = b.owner === c as AnyObject?")
        #expect(rewritten("let a = b.owner === c", 11, message("X.D?")) == "let a = b.owner as AnyObject? === c")
        #expect(rewritten("let a = b !== c", 15, message("X.D")) == "let a = b !== c as AnyObject")
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array("f(b == c)".utf8))])
        let isChanged = code.rewriteCalls([.init(path: "/App/0.swift", line: 1, column: 3, message: message("X.D?"))])
        #expect(!isChanged)
    }

    @Test("A value of Core Foundation is an object where one is wanted, and an object of Foundation such a value")
    func coreFoundation() {
        let value = "cannot convert value of type 'CFString' (aka 'String') to expected"
        #expect(
            rewritten("f([a: kSecClassKey])", 7, "\(value) dictionary value type 'AnyObject'")
                == "f([a: kSecClassKey as AnyObject])")
        #expect(
            rewritten("f(a: kSecClassKey)", 6, "\(value) argument type 'AnyObject'")
                == "f(a: kSecClassKey as AnyObject)")
        let object =
            "cannot convert value of type 'NSDictionary' to expected argument type 'CFDictionary' "
            + "(aka 'Dictionary<AnyHashable, Any>')"
        #expect(
            rewritten("add(query, nil)", 5, object)
                == "add(CFDictionary._unconditionallyBridgeFromObjectiveC(query), nil)")
        #expect(
            rewritten("add(a as NSDictionary)", 7, object)
                == "add(CFDictionary._unconditionallyBridgeFromObjectiveC(a as NSDictionary))")
        let mutable = "'NSMutableDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')"
        #expect(
            rewritten("add(query, nil)", 5, mutable)
                == "add(CFDictionary._unconditionallyBridgeFromObjectiveC(query), nil)")
    }

    /// A source whose calls are rewritten after a complaint about a place.
    private func rewritten(_ text: String, _ column: Int, _ message: String) -> String {
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        let complaint = RefusedCode.Complaint(path: "/App/0.swift", line: 1, column: column, message: message)
        let isRewritten = code.rewriteCalls([complaint, complaint])
        #expect(isRewritten)
        return String(decoding: code.sources[0].bytes, as: UTF8.self)
    }

    @Test("A protocol that NSObject conforms to can require `init()`")
    func requiredCreation() {
        var code = RefusedCode([
            .init(path: "/App/0.swift", bytes: Array("protocol Made: AnyObject { init() }".utf8)),
            .init(path: "/App/1.swift", bytes: Array("extension NSObject: Made {}".utf8)),
            .init(
                path: "/App/2.swift",
                bytes: Array("open class Style: Made { required public init() {} }\nclass Other {}".utf8)),
        ])
        let message =
            "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'NSObject'"
        let complaint = RefusedCode.Complaint(path: "/App/1.swift", line: 1, column: 1, message: message)
        let isRenamed = code.renameRequirements([complaint])
        #expect(isRenamed)
        #expect(
            code.sources.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "protocol Made: AnyObject { init(_required: Void) }; extension Made { init() { self.init(_required: ()) } }",
                "extension Made where Self: NSObject { init(_required: Void) { self.init(_made: RuntimeObject.make(Self.self)) } }; extension NSObject: Made {}",
                "open class Style: Made { required convenience public init(_required: Void) { self.init() }; required public init() {} }\nclass Other {}",
            ])
        let isRenamedAgain = code.renameRequirements([complaint])
        #expect(!isRenamedAgain, "there is nothing left to rename")
    }

    @Test(
        "A class in a variable creates an object by its table, any object is asked by UIKit, a block may be one that ends"
    )
    func calls() {
        let creation =
            "constructing an object of class type 'UIView' with a metatype value must use a 'required' initializer"
        #expect(rewritten("t.init(frame: a)", 3, creation) == "RuntimeObject.make(t, frame: a)")
        #expect(rewritten("f(T())", 3, creation) == "f(RuntimeObject.make(T.self ))")
        #expect(rewritten("T.init(nibName: n)", 3, creation) == "RuntimeObject.make(T.self, nibName: n)")
        #expect(
            rewritten("extension P { init() { self.init(frame: a) } }", 29, creation)
                == "extension P { init() { self.init(_made: RuntimeObject.make(Self.self, frame: a)) } }")
        #expect(
            rewritten("extension P { static func f() { self.init(frame: a) } }", 38, creation)
                == "extension P { static func f() { RuntimeObject.make(self, frame: a) } }")
        #expect(rewritten("(c as! A.Type).init()", 16, creation) == "RuntimeObject.make((c as! A.Type) )")
        let member = "value of type 'AnyObject' has no member 'title'"
        #expect(rewritten("a.title ?? b", 3, member) == "AnyObjectMembers(a).title ?? b")
        #expect(rewritten("a?.title", 4, member) == "AnyObjectMembers(a).title")
        let arguments = "argument passed to call that takes no arguments"
        var own = RefusedCode([.init(path: "/App/0.swift", bytes: Array("self.init(type: .system)".utf8))])
        let isOwn = own.rewriteCalls([.init(path: "/App/0.swift", line: 1, column: 17, message: arguments)])
        #expect(!isOwn)
        #expect(rewritten("t.init(type: .system)", 14, arguments) == "RuntimeObject.make(t, type: .system)")
        let subscripts = "value of type 'AnyObject' has no subscripts"
        #expect(rewritten("a[\"b\"] as? String", 2, subscripts) == "AnyObjectMembers(a)[\"b\"] as? String")
        #expect(rewritten("a?[0]", 3, "value of type 'AnyObject?' has no subscripts") == "AnyObjectMembers(a)[0]")
        let block = "escaping closure captures non-escaping parameter 'body'"
        #expect(
            rewritten("r.enumerateMatches(in: s) { a, b, c in body(a) }", 27, block)
                == "r._enumerateMatches(in: s) { a, b, c in body(a) }")
        var page = RefusedCode([.init(path: "/App/1.swift", bytes: Array("import UIKit\nlet v = UIWebView()\n".utf8))])
        let web = RefusedCode.Complaint(
            path: "/App/1.swift", line: 2, column: 9, message: "cannot find 'UIWebView' in scope")
        let (isImported, isRepeated) = (page.importFrameworks([web]), page.importFrameworks([web]))
        #expect(isImported && !isRepeated)
        let imported = String(decoding: page.sources[0].bytes, as: UTF8.self)
        #expect(imported == "import UIKit; import WebKit\nlet v = UIWebView()\n")
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array("call { body() }".utf8))])
        let isBlock = code.rewriteCalls([.init(path: "/App/0.swift", line: 1, column: 6, message: block)])
        let isOutside = code.rewriteCalls([.init(path: "/App/0.swift", line: 9, column: 1, message: creation)])
        #expect(!isBlock && !isOutside)
    }

    @Test("What fails because SwiftUI is missing is left out of the sources that lack it")
    func swiftUI() {
        let text = "import SwiftUI\nstruct Look { var color: Color }\nlet look = Look(color: 1)\n"
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        let complaint = RefusedCode.Complaint(
            path: "/App/0.swift", line: 3, column: 24, message: "argument passed to call that takes no arguments")
        let before = code.leaveOut([complaint])
        let isNoted = code.recordSwiftUI()
        let after = code.leaveOut([complaint])
        #expect(!before && isNoted && after)
        #expect(code.removals.map(\.text) == ["look"])
        var plain = RefusedCode([.init(path: "/App/0.swift", bytes: Array("let a = 1\n".utf8))])
        let isPlain = !plain.recordSwiftUI()
        #expect(isPlain)
    }

    @Test("A test that the compiler refuses fails with the message, where it was; what isn't in a test stays")
    func failingTests() {
        let text = """
            class ShopTests: XCTestCase {
                #if os(iOS)
                func testSale() {
                    let shop = Shop()
                    shop.sell("it's \\(1)")
                }
                #endif
                func helper() { shop.sell() }
            }
            @Test func buys() { shop.buy() }

            """
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        func fail(_ line: Int, _ column: Int, _ message: String) -> Bool {
            code.failTests([.init(path: "/App/0.swift", line: line, column: column, message: message)])
        }
        #expect(fail(5, 14, "no member \"sell\""))
        #expect(!fail(8, 26, "no member 'sell'"))
        #expect(fail(10, 26, "no member 'buy'"))
        let lines = String(decoding: code.sources[0].bytes, as: UTF8.self).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(lines.contains(#"XCTFail("the test doesn't compile: no member \"sell\"")"#))
        #expect(lines.contains("func helper() { shop.sell() }"))
        #expect(lines.contains(#"@Test func buys() { Issue.record("the test doesn't compile: no member 'buy'") }"#))
        #expect(lines.count(where: { $0 == "}" }) == 2)
    }

    @Test(
        "Code beside tests that the compiler refuses fails the tests that call it: blocks, functions; what surrounds tests and declarations go"
    )
    func abandonedCode() {
        let text = """
            class Shop: Spec {
                override func spec() {
                    it("sells") { shop.sell() }
                    it("buys") { shop.buy() }
                }
                override func setUp() {
                    super.setUp()
                    Server.start()
                }
                var price: Int { shop.price }
                let reply: Reply? = nil
            }

            """
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        func abandon(_ line: Int, _ column: Int) -> Bool {
            code.abandon([.init(path: "/App/0.swift", line: line, column: column, message: "cannot find 'x'")])
        }
        var lines: [String] {
            String(decoding: code.sources[0].bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(abandon(3, 23))
        #expect(lines[2] == "it(\"sells\") { abandonTest(\"cannot find 'x'\") }")
        #expect(lines[3] == "it(\"buys\") { shop.buy() }")
        #expect(abandon(8, 9))
        #expect(lines[6...7] == ["super.setUp()", ""])
        #expect(abandon(10, 22))
        #expect(lines[9] == "var price: Int { abandonTest(\"cannot find 'x'\") }")
        #expect(abandon(11, 16))
        #expect(lines[10] == "")
        // The block is gone already: the function is next, and then the class.
        #expect(abandon(3, 23))
        #expect(lines[2] == "abandonTest(\"cannot find 'x'\")")
        #expect(code.abandoned.map(\.line) == [3, 8, 10, 11])
        #expect(code.removals.isEmpty)
    }

    @Test("UIKit is imported where a name isn't found and a module of the project's is imported, once")
    func importedFrameworks() {
        var code = RefusedCode([
            .init(path: "/App/0.swift", bytes: Array("import Shop\nlet a = CGSize()\n".utf8)),
            .init(path: "/App/1.swift", bytes: Array("import Foundation\nlet a = UIView()\n".utf8)),
        ])
        let places = [0, 1].map {
            RefusedCode.Complaint(path: "/App/\($0).swift", line: 2, column: 9, message: "cannot find 'x' in scope")
        }
        let (first, second) = (code.importFrameworks(places), code.importFrameworks(places))
        #expect(first && !second)
        #expect(String(decoding: code.sources[0].bytes, as: UTF8.self).hasPrefix("import Shop; import UIKit\n"))
        #expect(String(decoding: code.sources[1].bytes, as: UTF8.self).hasPrefix("import Foundation\n"))
    }

    @Test("The web view of UIKit is imported in the clause that names it, after the import that counts there")
    func importInClause() {
        let text = """
            #if os(macOS)
            import AppKit
            #elseif os(iOS)
            import UIKit
            extension UIWebView {}
            #endif
            #if os(tvOS)
            import Foundation
            #endif
            """
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(text.utf8))])
        let place = RefusedCode.Complaint(
            path: "/App/0.swift", line: 5, column: 11, message: "cannot find type 'UIWebView' in scope")
        let (first, second) = (code.importFrameworks([place]), code.importFrameworks([place]))
        #expect(first && !second)
        #expect(
            String(decoding: code.sources[0].bytes, as: UTF8.self)
                == text.replacing("import UIKit", with: "import UIKit; import WebKit"))
        // The first place has the module, the second doesn't.
        let other = "import UIKit\n#if os(iOS)\nimport WebKit\nlet a = UIWebView()\n#endif\nlet b = UIWebView()\n"
        code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(other.utf8))])
        let places = [4, 6].map {
            RefusedCode.Complaint(
                path: "/App/0.swift", line: $0, column: 9, message: "cannot find 'UIWebView' in scope")
        }
        let isAdded = code.importFrameworks(places)
        #expect(isAdded)
        #expect(String(decoding: code.sources[0].bytes, as: UTF8.self).hasPrefix("import UIKit; import WebKit\n#if"))
    }

    @Test("Sources that have code for Linux can be compiled as for Linux; others have none")
    func linux() {
        func adapted(_ text: String, linux: Bool) -> [String] {
            var code = RefusedCode([.init(path: "/Kit/0.swift", bytes: Array(text.utf8))])
            #expect(!linux || code.chooseLinux())
            let module = AdaptedModule("Kit", code.sources)
            return String(decoding: module.files[0].bytes, as: UTF8.self).split(separator: "\n").map(String.init)
                .filter { $0.hasPrefix("#if") || $0.hasPrefix("#elseif") }
                .map { $0.split(separator: " ").joined(separator: " ") }
        }
        let text = """
            #if canImport(Darwin)
            let a = 1
            #elseif os(Linux) && !os(iOS)
            let a = 2
            #endif
            #if os(macOS) || canImport(UIKit)
            #endif
            """
        #expect(
            adapted(text, linux: false) == [
                "#if os(Linux)", "#elseif os(macOS) && !os(Linux)", "#if os(macOS) || canImport(UIKit)",
            ])
        #expect(
            adapted(text, linux: true) == [
                "#if os(macOS)", "#elseif os(Linux) && !os(macOS)", "#if os(macOS) || canImport(UIKit)",
            ])
        // What is for all of Apple's systems isn't for Linux, and what is for others is.
        #expect(
            adapted("#if !(os(macOS) || os(iOS))\nlet a = 1\n#endif", linux: true) == ["#if !(os(macOS) || os(macOS))"])
        #expect(
            adapted("#if os(macOS) || os(iOS) || os(tvOS)\nlet a = 1\n#endif", linux: true) == [
                "#if os(macOS) || os(macOS) || os(tvOS)"
            ])
        var code = RefusedCode([.init(path: "/Kit/0.swift", bytes: Array("#if os(iOS)\nlet a = 1\n#endif\n".utf8))])
        let before = code.sources
        #expect(!code.chooseLinux() && code.sources == before)
    }
}
