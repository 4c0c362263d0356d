import NibArchive
import Testing

@Suite struct NibTextTests {
    private let graph = NibGraph()

    private func text(_ root: NibObjectID) -> String { graph.archive(from: root).text() }

    @Test("a whole nib: the top, the connections, then every object with strings and lists where they are used")
    func wholeNib() {
        let none = graph.array()
        let owner = graph.add(
            "UIProxyObject", ["UIProxiedObjectIdentifier": .reference(graph.string("IBFilesOwner"))])
        let swapper = graph.add(
            "UIClassSwapper",
            [
                "UIBounds": .rect(x: 0, y: 0, width: 320.5, height: 480), "UIAlpha": .float(0.5), "UITag": .integer(7),
                "UIOpaque": .bool(true), "UIDelegate": .null, "UISubviews": .reference(none),
                "UIClassName": .reference(graph.string("_TtC3App4View")),
                "UITintColor": .reference(graph.add("UIColor", fallbacks: ["NSColor"], ["UIWhite": .double(1)])),
            ])
        let outlet = graph.add(
            "UIRuntimeOutletConnection",
            [
                "UILabel": .reference(graph.string("view")), "UISource": .reference(owner),
                "UIDestination": .reference(swapper),
            ])
        let action = graph.add(
            "UIRuntimeEventConnection",
            [
                "UILabel": .reference(graph.string("tap:")), "UISource": .reference(swapper), "UIDestination": .null,
                "UIEventMask": .integer(64),
            ])
        let root = graph.add(
            "NSObject",
            [
                "UINibTopLevelObjectsKey": .reference(graph.array([owner, swapper])),
                "UINibConnectionsKey": .reference(graph.array([outlet, action])),
                "UINibVisibleWindowsKey": .reference(none),
            ])
        #expect(
            text(root) == """
                NIBArchive format 1, coder 10, 13 objects

                top level
                    @2 UIProxyObject "IBFilesOwner"
                    @4 UIClassSwapper "_TtC3App4View"

                connections
                    @9 outlet view: @2 UIProxyObject "IBFilesOwner" -> @4 UIClassSwapper "_TtC3App4View"
                    @11 action tap: on events 64: @4 UIClassSwapper "_TtC3App4View" -> nil

                @0 NSObject
                    UINibTopLevelObjectsKey: [@2 UIProxyObject "IBFilesOwner", @4 UIClassSwapper "_TtC3App4View"]
                    UINibConnectionsKey: [@9 UIRuntimeOutletConnection, @11 UIRuntimeEventConnection]
                    UINibVisibleWindowsKey: []

                @2 UIProxyObject
                    UIProxiedObjectIdentifier: "IBFilesOwner"

                @4 UIClassSwapper
                    UIBounds: (0, 0, 320.5, 480)
                    UIAlpha: float 0.5
                    UITag: 7
                    UIOpaque: true
                    UIDelegate: nil
                    UISubviews: []
                    UIClassName: "_TtC3App4View"
                    UITintColor: @7 UIColor

                @7 UIColor, else NSColor
                    UIWhite: double 1

                @9 UIRuntimeOutletConnection
                    UILabel: "view"
                    UISource: @2 UIProxyObject "IBFilesOwner"
                    UIDestination: @4 UIClassSwapper "_TtC3App4View"

                @11 UIRuntimeEventConnection
                    UILabel: "tap:"
                    UISource: @4 UIClassSwapper "_TtC3App4View"
                    UIDestination: nil
                    UIEventMask: 64

                """)
    }

    @Test("a list that does not fit on a line has a line for each element; one with several owners has its own entry")
    func lists() {
        let views = (0..<8).map { _ in graph.add("UIVisualEffectView") }
        let shared = graph.set([graph.number(integer: 1), graph.number(double: 0.25)])
        let table = graph.dictionary([(graph.string("a"), graph.array([shared]))])
        let root = graph.add(
            "Root",
            [
                "views": .reference(graph.array(views)), "s": .reference(shared), "t": .reference(shared),
                "d": .reference(table),
            ])
        let lines = text(root).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines.prefix(16).joined(separator: "\n") == """
                NIBArchive format 1, coder 10, 16 objects

                @0 Root
                    views: [
                        @2 UIVisualEffectView
                        @3 UIVisualEffectView
                        @4 UIVisualEffectView
                        @5 UIVisualEffectView
                        @6 UIVisualEffectView
                        @7 UIVisualEffectView
                        @8 UIVisualEffectView
                        @9 UIVisualEffectView
                    ]
                    s: @10 NSSet of 2
                    t: @10 NSSet of 2
                    d: {"a": @15 NSArray of 1}
                """)
        #expect(
            lines.suffix(6).joined(separator: "\n") == """
                @10 NSSet
                    {1, double 0.25}

                @15 NSArray
                    [@10 NSSet of 2]

                """)
    }

    @Test("data is named by what it is, and an archive in it is printed inside")
    func data() {
        let inner = graph.archive(from: graph.add("Inner", ["k": .data([1])])).bytes()
        let root = graph.add(
            "Root",
            [
                "none": .data([]), "few": .data([0, 0xAB]), "many": .data([UInt8](repeating: 16, count: 33)),
                "list": .data(Array("bplist00".utf8)), "nested": .data(inner), "broken": .data(Array(inner.prefix(40))),
                "odd": .double(.nan), "small": .double(1e-7), "large": .double(1e20), "minus": .float(-0.0),
            ])
        #expect(
            text(root) == """
                NIBArchive format 1, coder 10, 1 object

                @0 Root
                    none: data, 0 bytes
                    few: data, 2 bytes: 00 ab
                    many: data, 33 bytes: 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 …
                    list: data, 8 bytes: a binary property list, as keyed archives of macOS and of iOS before 6 are
                    nested: archive, 67 bytes
                        NIBArchive format 1, coder 10, 1 object

                        @0 Inner
                            k: data, 1 byte: 01
                    broken: data, 40 bytes: a damaged archive: the file ends inside its header (at byte 40); the file may be truncated or damaged by a transfer
                    odd: double nan
                    small: double 1e-07
                    large: double 1e+20
                    minus: float -0.0

                """)
    }

    @Test("text cannot break out of its line; long text is shown whole in an entry of its own")
    func strings() {
        let long = String(repeating: "é", count: 60)
        let root = graph.add(
            "Root\n",
            [
                "a": .reference(graph.string("\"\\\n\t\0\u{202E}é🙂")), "b": .reference(graph.string(long)),
                "c": .reference(graph.localizableString("Back", key: "x.title")),
                "d": .reference(graph.add("NSString", ["NS.bytes": .data([255])])),
            ])
        #expect(
            text(root) == """
                NIBArchive format 1, coder 10, 7 objects

                @0 Root\\n
                    a: "\\"\\\\\\n\\t\\u{0}\\u{202e}é🙂"
                    b: @2 NSString "\(String(repeating: "é", count: 50))…"
                    c: "Back" (localized as "x.title")
                    d: @6 NSString "\u{FFFD}"

                @2 NSString
                    NS.bytes: "\(long)"

                @6 NSString
                    NS.bytes: data, 1 byte: ff

                """)
    }

    @Test("large objects that are referred to very often do not make the print long")
    func sharing() {
        let string = graph.string(String(repeating: "a", count: 100_000))
        let list = graph.array(Array(repeating: string, count: 20_000))
        let large = graph.add("Large")
        for _ in 0..<20_000 { graph.append(.null, under: "k", to: large) }
        graph[large, "UILabel"] = .reference(string)
        let root = graph.add(
            "Root", ["UINibTopLevelObjectsKey": .reference(graph.array(Array(repeating: large, count: 20_000)))])
        graph[root, "UINibConnectionsKey"] = .reference(graph.array(Array(repeating: large, count: 20_000)))
        for _ in 0..<20_000 { graph.append(.reference(list), under: "list", to: root) }
        #expect(text(root).utf8.count < 10_000_000)
    }
}
