import ClassModel
import FileAccess
import SourceModel
import Testing

@Suite struct SourceReaderTests {
    @Test(arguments: [
        ("/app/Package.swift", "/app/Sources/Shop/Views/A.swift", "Shop"),
        ("/app/My Shop.xcodeproj/project.pbxproj", "/app/Code/Views/A.swift", "My_Shop"),
        ("/app/Shop/Info.plist", "/app/Shop/Sources/A.swift", "Shop"),
        ("/app/Sources/Info.plist", "/app/Sources/A.swift", "app"),
        ("/app/Shop.xcodeproj/project.pbxproj", "/app/Pods/Charts/Source/A.swift", "Charts"),
        ("/app/x", "/app/A.swift", "app"),
    ])
    func `the module is guessed from what is around`(other: String, file: String, module: String) {
        let files = MemoryFiles([other: "", file: "class A: UIView {}"])
        #expect(SourceReader(files).classes(in: [file], below: "/app").all.map(\.module) == [module])
    }

    @Test func `only what has changed is read again`() {
        let files = MemoryFiles(["/a/One.swift": "class One {}", "/a/Two.swift": "class Two {}"])
        let counting = CountingFiles(files)
        let reader = SourceReader(counting)
        let paths = ["/a/One.swift", "/a/Two.swift", "/a/gone.swift", "/a/picture.png"]
        #expect(reader.classes(in: paths, below: "/a").all.map(\.name) == ["One", "Two"])
        counting.forget()
        #expect(reader.classes(in: paths, below: "/a").all.map(\.name) == ["One", "Two"])
        #expect(counting.read == ["/a/gone.swift"])
        files.write("class Three {}", to: "/a/Two.swift")
        counting.forget()
        #expect(reader.classes(in: Array(paths.prefix(2)), below: "/a").all.map(\.name) == ["One", "Three"])
        #expect(counting.read == ["/a/Two.swift"])
    }

    @Test func `Swift and Objective-C meet in one model`() throws {
        let files = MemoryFiles([
            "/a/Base.h": "@interface Base : UIViewController\n@property IBOutlet UILabel *old;\n@end",
            "/a/New.swift": "class New: Base { @IBOutlet var label: UILabel! }",
        ])
        let classes = SourceReader(files).classes(in: ["/a/Base.h", "/a/New.swift"], below: "/a")
        let chain = classes.chain(of: try #require(classes.find("New", module: "a")))
        #expect(chain.members([.outlet]).map(\.name) == ["label", "old"])
        #expect(chain.isComplete)
    }
}
