import FileAccess
import Testing

import SourceAdaptation

/// The table of UIKit's methods that selectors can name.
struct FrameworkMemberTests {
    private func table(_ source: String) -> String { FrameworkMembers([("a.swift", Array(source.utf8))]).source }

    @Test("methods with flags, objects and anything are listed, under both forms of their names")
    func listed() {
        let text = table(
            """
            open class Box {
                open func reload() {}
                open func close(_ force: Bool) -> Bool { true }
                public func put(_ box: Box, beside other: Box?) {}
                open func pop(animated: Bool) {}
            }
            extension Box { public func shake(_ sender: Any?) {} }
            """)
        for line in [
            #"table.add("reload") { (owner: Box, arguments) in owner.reload() }"#,
            #"table.add("close:") { (owner: Box, arguments) in _ = owner.close(arguments.flag(0)) }"#,
            #"table.add("put:beside:") { (owner: Box, arguments) in try owner.put(arguments.object(0) as Box, beside: arguments.optional(1) as Box?) }"#,
            #"table.add("popWithAnimated:") { (owner: Box, arguments) in owner.pop(animated: arguments.flag(0)) }"#,
            #"table.add("popAnimated:") { (owner: Box, arguments) in owner.pop(animated: arguments.flag(0)) }"#,
            #"table.add("shake:") { (owner: Box, arguments) in owner.shake(arguments.any(0)) }"#,
        ] { #expect(text.contains(line)) }
    }

    @Test("properties are listed by their keys, and those that can't be set as such")
    func properties() {
        let text = table(
            """
            open class Box {
                open var width: CGFloat = 0
                open var isOpen = false
                public internal(set) var lid: Lid?
                public let count: Int
                open var contents: [Box] { [] }
                open var label: String {
                    get { "" }
                    set {}
                }
                open var color: Color? { didSet {} }
                open override var next: Box? { nil }
                open class var shared: Box { Box() }
                public static var all: [Box] = []
                var hidden = 0
                open var handler: (() -> Void)?
                open var _secret = 0
                @available(*, deprecated) open var old = 0
            }
            extension Box { public var isFull: Bool { false } }
            """)
        let expected = [
            #"table.property("color", \Box.color)"#, #"table.property("label", \Box.label)"#,
            #"table.property("open", \Box.isOpen)"#, #"table.property("width", \Box.width)"#,
            #"table.value("contents", \Box.contents)"#, #"table.value("count", \Box.count)"#,
            #"table.value("full", \Box.isFull)"#, #"table.value("lid", \Box.lid)"#,
        ]
        let found = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("table.") }
        #expect(found.map(String.init).sorted() == expected)
    }

    @Test("what can't be called by a name isn't listed")
    func unlisted() {
        let text = table(
            """
            open class Box {
                func own() {}
                open class func make() {}
                open override func reload() {}
                open func place(_ point: CGPoint) {}
                open func run(_ body: () -> Void) {}
                open func load() async {}
                open func generic<T>(_ value: T) {}
            }
            class Hidden { public func reload() {} }
            """)
        #expect(!text.contains("table.add"))
    }

    @Test("the table is that of UIKit's sources")
    func upToDate() throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let (files, folder) = (DiskFiles(), "/\(root)/Sources/Runtime/UIKit")
        var closed: [FileError] = []
        let sources = try files.walk(folder, extensions: ["swift"], closed: &closed).map { path throws(FileError) in
            (path: path, bytes: try files.read(path).bytes)
        }
        let kept = try files.read("\(folder)/Responders/FrameworkMembers+Tables.swift").bytes
        #expect(
            FrameworkMembers(sources).source == String(decoding: kept, as: UTF8.self),
            "`make tables` writes the table again")
    }
}
