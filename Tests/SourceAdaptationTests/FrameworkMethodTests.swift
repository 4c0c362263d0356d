import FileAccess
import Testing

import SourceAdaptation

/// The table of UIKit's methods that selectors can name.
struct FrameworkMethodTests {
    private func table(_ source: String) -> String { FrameworkMethods([("a.swift", Array(source.utf8))]).source }

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
        let kept = try files.read("\(folder)/Responders/FrameworkMethods+Tables.swift").bytes
        #expect(
            FrameworkMethods(sources).source == String(decoding: kept, as: UTF8.self),
            "`make tables` writes the table again")
    }
}
