import Testing

@testable import ProjectChecks

@Suite("Check.overriding")
struct OverridingCheckTests {
    private static let view = """
        import QuartzCore

        @MainActor
        open class UIView: UIResponder, CALayerDelegate {
            open class var layerClass: AnyClass { CALayer.self }
            open weak private(set) var superview, owner: UIView?
            open var `default` = 1
            public required init?(coder: NSCoder) { super.init() }
            public override init() { super.init() }
            public convenience init(image: UIImage) { self.init() }
            public required convenience init(__kind: Int) { self.init() }
            package init(kind: Int) { super.init() }
            open override class var interfaceMembers: InterfaceMembers { .none }
            open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
            open override func becomeFirstResponder() -> Bool { true }
            open subscript(row: Int, at column: Int) -> Int { 0 }
            #if os(Linux)
            nonisolated open func draw(_ rect: CGRect) {}
            #endif
            public func hidden() {}
            func internalOnly() {}
        }
        extension UIView {
            public var tint: Int { 1 }
        }
        """
    private static let responder = """
        open class UIResponder {
            public init() {}
            open func becomeFirstResponder() -> Bool { false }
        }
        public class Closed {
            open func never() {}
        }
        """
    private static let overridable = """
        # Members that apps can override.

        UIResponder becomeFirstResponder() init()
        UIView convert(_:to:) default draw(_:) init() init(coder:)
        UIView layerClass owner subscript(_:at:) superview

        """

    private func files(
        view: String = view, overridable: String = overridable, lacking: String = ""
    ) -> [String: String] {
        [
            "Sources/Runtime/UIKit/UIView.swift": view, "Sources/Runtime/UIKit/UIResponder.swift": Self.responder,
            "Tests/Fixtures/Overriding/overridable.txt": overridable, "Tests/Fixtures/Overriding/lacking.txt": lacking,
        ]
    }

    @Test("What is open in the bodies of open classes is listed by its full name")
    func listed() throws {
        #expect(try Check.overriding.words(files()) == [])
    }

    @Test("A member that is closed is found at its line of the list")
    func closed() throws {
        let view = Self.view.replacing("open func convert", with: "public func convert")
        #expect(
            try Check.overriding.words(files(view: view)) == [
                "Tests/Fixtures/Overriding/overridable.txt:4: apps can't override 'UIView.convert(_:to:)' any more: "
                    + "'UIView' doesn't declare 'convert(_:to:)' as open in its body"
            ])
    }

    @Test("A member that moves to an extension is found; one that moves to the superclass isn't")
    func moved() throws {
        let line = "    open var `default` = 1\n"
        let view = Self.view.replacing(line, with: "") + "\nextension UIView {\n\(line)}\n"
        #expect(try Check.overriding.words(files(view: view)).count == 1)
        var files = files(view: Self.view.replacing(line, with: ""))
        files["Sources/Runtime/UIKit/UIResponder.swift"] = Self.responder.replacing(
            "    public init() {}\n", with: "    public init() {}\n\(line)")
        #expect(
            try Check.overriding.words(files) == [
                "Sources/Runtime/UIKit/UIResponder.swift:3: 'UIResponder.default' is open and isn't in "
                    + "Tests/Fixtures/Overriding/overridable.txt; run 'make tables'"
            ])
    }

    @Test("A class that isn't open any more is found with each of its members")
    func closedClass() throws {
        let view = Self.view.replacing("open class UIView", with: "public class UIView")
        let found = try Check.overriding.words(files(view: view))
        #expect(found.count == 9)
        #expect(found.allSatisfy { $0.hasSuffix("any more: there is no open class 'UIView'") })
    }

    @Test("An initializer that becomes convenience or hidden is found", arguments: ["public convenience", "package"])
    func initializers(modifiers: String) throws {
        let view = Self.view.replacing("public override init()", with: "\(modifiers) init()")
            .replacing("UIView: UIResponder", with: "UIView: NSObject")
        let found = try Check.overriding.words(files(view: view))
        #expect(found.count == 1)
        #expect(found.first?.contains(":4: apps can't override 'UIView.init()' any more") == true)
    }

    @Test("An override in an open class is open")
    func overrides() throws {
        let view = Self.view.replacing("open override func become", with: "public override func become")
        #expect(
            try Check.overriding.words(files(view: view)) == [
                "Sources/Runtime/UIKit/UIView.swift:15: 'UIView.becomeFirstResponder()' is public, so apps can't override it; "
                    + "write 'open override'"
            ])
    }

    @Test("A lacking member has a reason and an open class, and leaves the list once it is there")
    func lacking() throws {
        #expect(try Check.overriding.words(files(lacking: "## Is not there.\n\nUIView tint missing(_:)\n")) == [])
        let lacking = "UIView a\n\n## Is not there.\n\nUILabel b\nUIView c draw(_:)\nUIView becomeFirstResponder()\n"
        let path = "Tests/Fixtures/Overriding/lacking.txt"
        #expect(
            try Check.overriding.words(files(lacking: lacking)) == [
                "\(path):1: no reason stands above 'a'", "\(path):5: there is no open class 'UILabel'",
                "\(path):6: 'UIView' has 'draw(_:)', so it isn't lacking any more",
                "\(path):7: 'UIView' has 'becomeFirstResponder()', so it isn't lacking any more",
            ])
    }

    @Test("Renewing the list adds what is new, and keeps what is gone for somebody to remove")
    func renewed() throws {
        let view = Self.view.replacing("open var `default`", with: "open var new")
        let files = files(view: view, overridable: Self.overridable.replacing(" draw(_:)", with: ""))
        let renewed = try Check.overriding.renewed(Project(files))
        #expect(
            renewed == [
                "Tests/Fixtures/Overriding/overridable.txt": """
                # Members that apps can override.

                UIResponder becomeFirstResponder() init()
                UIView convert(_:to:) default draw(_:) init() init(coder:) layerClass new owner subscript(_:at:) superview

                """
            ])
    }

    @Test("Lines of the list break between members before 120 characters")
    func lines() {
        let names = Set((10..<40).map { "member\($0)" })
        let lines = MemberList.lines(of: ["UIView": names]).split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("UIView ") && $0.count <= 120 })
        #expect(Set(lines.flatMap { $0.split(separator: " ").dropFirst().map(String.init) }) == names)
    }
}
