import ClassModel
import DocumentEdits
import FileAccess
import Foundation
import SourceModel
import StoryboardModel
import Testing
import XMLTree

@Suite struct SampleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples/DailyBuzz")

    private static func files() throws -> [String] {
        try DiskFiles().walk(folder.appending(path: "Sources").path, extensions: ["swift"])
    }

    @Test func `the sample's storyboards connect everything that its classes declare`() throws {
        let classes = SourceReader(DiskFiles()).classes(in: try Self.files(), below: Self.folder.path)
        var outlets: Set<String> = []
        var actions: Set<String> = []
        for path in try DiskFiles().walk(Self.folder.path, extensions: ["storyboard"]) {
            let document = try Document(DiskFiles().read(path).bytes)
            actions.formUnion(document.segues.compactMap(\.unwindAction))
            for node in document.root.subtree {
                guard let own = classes.appClass(of: node) else { continue }
                outlets.formUnion(node.connections.map { "\(own.name).\($0.name)" })
            }
        }
        let wanted = classes.all.flatMap { own in
            own.members.filter { $0.kind == .outlet || $0.kind == .outletCollection }.map { "\(own.name).\($0.name)" }
        }
        #expect(wanted.count == 15)
        #expect(Set(wanted) == outlets)
        #expect(Set(classes.members.filter { $0.kind == .unwindAction }.map(\.name)) == actions)
        #expect(classes.all.allSatisfy { classes.chain(of: $0).isComplete })
        #expect(Set(classes.all.compactMap(\.module)) == ["DailyBuzz"])
    }

    @Test func `with or without bodies, the project's own sources declare the same`() throws {
        let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        var count = 0
        for folder in ["Sources", "Tests", "Samples"] {
            for path in try DiskFiles().walk(root.appending(path: folder).path, extensions: ["swift"]) {
                let bytes = try DiskFiles().read(path).bytes
                let whole = SwiftFile.classes(in: bytes, path: path, module: nil, skippingBodies: false)
                #expect(SwiftFile.classes(in: bytes, path: path, module: nil) == whole, "\(path)")
                count += whole.classes.count
            }
        }
        #expect(count > 100)
    }

    @Test func `sources that are cut off or damaged anywhere are read all the same`() throws {
        var numbers = UInt64(7)
        func number(below limit: Int) -> Int {
            numbers = numbers &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(numbers >> 33) % limit
        }
        let damage = Array("{}()<>@#\"\\/*\n\u{0}".utf8) + [0xFF]
        for file in try Self.files() {
            let bytes = try DiskFiles().read(file).bytes
            for _ in 0..<40 {
                var broken = Array(bytes.prefix(number(below: bytes.count) + 1))
                for _ in 0..<number(below: 5) {
                    broken[number(below: broken.count)] = damage[number(below: damage.count)]
                }
                _ =
                    AppClasses([
                        SwiftFile.classes(in: broken, path: file, module: "DailyBuzz"),
                        ObjectiveCFile.classes(in: broken, path: file),
                    ]).all
            }
        }
    }
}
