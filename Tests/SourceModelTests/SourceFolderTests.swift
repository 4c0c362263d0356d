import ClassModel
import FileAccess
import SourceModel
import StoryboardModel
import Testing

@Suite struct SourceFolderTests {
    private func names(_ files: [String: String], of content: String) throws -> [String] {
        let store = MemoryFiles(files)
        let document = try Document(Array("<document>\(content)</document>".utf8))
        return SourceFolder(files.keys.sorted(), below: "/a", in: store).classes(WantedClasses(document)).all.map(
            \.name)
    }

    private let files = [
        "/a/One.swift": "class One: Base<Int> { @IBOutlet var two: Two! }",
        "/a/Base.swift": "class Base<T>: UIViewController {}",
        "/a/Two.swift": "@objc(Two) class Deux: UIView {}",
        "/a/More.swift": "extension UIView { @IBInspectable var x: Int { 0 } }\nclass Companion {}",
        "/a/Quiet.swift": "extension UIView { var y: Int { 0 } }\nclass Unseen {}",
        "/a/Other.swift": "class Other: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }",
    ]

    @Test func `only what a document leads to is parsed`() throws {
        let found = try names(files, of: #"<x customClass="One" customModuleProvider="target"/>"#)
        #expect(found == ["Base", "Companion", "One", "Two"])
    }

    @Test func `if something is missing, all classes are returned, for suggestions`() throws {
        let found = try names(files, of: #"<x customClass="Oen" customModuleProvider="target"/>"#)
        #expect(found == ["Base", "Companion", "One", "Other", "Two", "Unseen"])
    }

    @Test func `unwind actions are looked for in all files`() throws {
        let found = try names(files, of: #"<x customClass="Base"/><segue unwindAction="back:"/>"#)
        #expect(found == ["Base", "Other"])
    }
}
