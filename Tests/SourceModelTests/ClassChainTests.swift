import ClassModel
import SourceModel
import Testing

@Suite struct ClassChainTests {
    private func classes(_ text: String) -> AppClasses {
        AppClasses([SwiftFile.classes(in: Array(text.utf8), path: "File.swift", module: "App")])
    }

    private func chain(of name: String, in text: String) throws -> ClassChain {
        let classes = classes(text)
        return classes.chain(of: try #require(classes.find(name)))
    }

    @Test func `inherited members count, to UIKit's own class`() throws {
        let chain = try chain(
            of: "C",
            in: """
                class A: UITableViewController { @IBOutlet var top: UIView! }
                class B<T>: A { @IBAction func middle() {} }
                class C: B<Int> { @IBOutlet var own: UIView! }
                """)
        #expect(chain.members([.outlet, .action]).map(\.name) == ["own", "middle", "top"])
        #expect(chain.isComplete)
        #expect(chain.derives(from: "UIViewController") == true)
        #expect(chain.derives(from: "UIView") == false)
        #expect(chain.frameworkMembers.map(\.name).contains("view"))
    }

    @Test func `an unknown superclass leaves everything undecided`() throws {
        let chain = try chain(of: "A", in: "class A: LibraryController { @IBOutlet var own: UIView! }")
        #expect(!chain.isComplete)
        #expect(chain.derives(from: "UIViewController") == nil)
        #expect(chain.derives(from: "A") == true)
    }

    @Test func `a class that only conforms to a protocol of the sources derives from nothing`() throws {
        let chain = try chain(of: "A", in: "protocol P {}\nclass A: P {}\nclass B {}")
        #expect(chain.isComplete)
        #expect(chain.derives(from: "UIView") == false)
    }

    @Test func `aliases are followed, and circles end`() throws {
        let aliased = try chain(of: "A", in: "typealias Base = UIKit.UIViewController\nclass A: Base {}")
        #expect(aliased.derives(from: "UIViewController") == true)
        let circle = try chain(of: "A", in: "class A: B {}\nclass B: A {}\ntypealias X = Y\ntypealias Y = X")
        #expect(!circle.isComplete)
    }

    @Test func `of a chain without end the first hundred classes are known`() throws {
        let text = (1..<300).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
        let chain = try chain(of: "C299", in: "class C0: UIView {}\n\(text)")
        #expect(chain.classes.count == 100 && !chain.isComplete)
        #expect(chain.derives(from: "UIView") == nil)
    }

    @Test func `the module decides between classes of one name, and the target's own need none`() {
        let one = SwiftFile.classes(in: Array("class A: UIView {}".utf8), path: "1.swift", module: "One")
        let two = SwiftFile.classes(in: Array("class A: UILabel {}".utf8), path: "2.swift", module: "Two")
        let classes = AppClasses([one, two])
        #expect(classes.find("A", module: "Two")?.superclass == "UILabel")
        #expect(classes.find("A", module: "Three") == nil)
        #expect(classes.find("A", module: "Three", isOfTarget: true) != nil)
        #expect(classes.find("A", isOfTarget: true) != nil)
    }
}
