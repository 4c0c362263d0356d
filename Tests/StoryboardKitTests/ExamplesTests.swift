#if !PORTABLE
import Foundation
import StoryboardKit
import Testing

/// The programs in `Examples`, as somebody would run them.
@Suite("The examples") struct ExamplesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let programs = Bundle.main.bundleURL.path

    private static let sample = root.appending(path: "Samples/DailyBuzz/DailyBuzz.storyboard").path

    private func folder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples \(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    private func run(_ name: String, _ arguments: String...) throws -> (code: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "\(Self.programs)/\(name)")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test("the linter is 30 lines, and names small texts and empty buttons with their places")
    func lint() throws {
        let source = try String(contentsOf: Self.root.appending(path: "Examples/LintTexts/main.swift"), encoding: .utf8)
        let code = source.split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(code.count <= 30, "\(code.count) lines")
        #expect(try run("LintTexts", Self.sample).output.hasSuffix("0 warnings\n"))
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><subviews>
            <label id="l"><fontDescription key="fontDescription" type="system" pointSize="9"/></label>
            <button id="b"/></subviews></view></objects></document>
            """
        try DiskFiles().put(Array(text.utf8), asFile: "\(folder)/a.xib")
        let result = try run("LintTexts", "\(folder)/a.xib")
        #expect(result.output.contains("a.xib:2:15: warning: the font has 9.0 points"))
        #expect(result.output.contains("a.xib:3:1: warning: the button neither shows nor says anything"))
        #expect(result.output.hasSuffix("2 warnings\n") && result.code == 0)
    }

    @Test("a class is renamed in all documents of a folder, and nothing else changes")
    func rename() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let old =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v" customClass="Bean"/></objects></document>"#
        for name in ["a.xib", "b.xib"] { try DiskFiles().put(Array(old.utf8), asFile: "\(folder)/\(name)") }
        let result = try run("RenameClass", "Bean", "Tea", folder)
        #expect(result.output == "\(folder)/a.xib: 1\n\(folder)/b.xib: 1\n" && result.code == 0)
        for name in ["a.xib", "b.xib"] {
            let text = String(decoding: try DiskFiles().read("\(folder)/\(name)").bytes, as: UTF8.self)
            #expect(text == old.replacing("Bean", with: "Tea"))
        }
    }

    @Test("a storyboard is made from code, without problems")
    func make() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run("MakeStoryboard", "\(folder)/Coffees.storyboard")
        #expect(result.code == 0, "\(result.output)")
        #expect(result.output.hasSuffix("compiled pieces\n") && !result.output.contains("error:"), "\(result.output)")
        let document = try Document(try DiskFiles().read("\(folder)/Coffees.storyboard").bytes)
        #expect(document.scenes.map(\.title).sorted() == ["Coffee", "Coffees", "Navigation Controller"])
    }

    @Test("the scenes that differ are described, and drawn before and after")
    func pictures() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = String(decoding: try DiskFiles().read(Self.sample).bytes, as: UTF8.self)
        let new = "\(folder)/DailyBuzz.storyboard"
        try DiskFiles().put(Array(text.replacing("text=\"Ethiopia Sidamo\"", with: "text=\"Land\"").utf8), asFile: new)
        let result = try run("DiffPictures", "\(Self.programs)/storyboard", Self.sample, new, folder)
        #expect(result.code == 0 && result.output.contains("'Land'"), "\(result.output)")
        let pictures = try ["before", "after"].map { try DiskFiles().list("\(folder)/\($0)") }
        #expect(!pictures[0].isEmpty && pictures[0].allSatisfy { $0.hasSuffix(".png") })
        #expect(pictures[0] == pictures[1])
    }

    @Test("examples and articles use nothing but public declarations, as a program outside of this package has to")
    func publicOnly() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let names = ["LintTexts", "RenameClass", "DiffPictures", "MakeStoryboard"]
        for name in names {
            let source = Self.root.appending(path: "Examples/\(name)/main.swift").path
            #expect(try messages(checking: source) == "", "\(name)")
        }
        let articles = try Self.articles()
        #expect(articles.count >= 9)
        for (number, code) in articles.enumerated() {
            let file = "\(folder)/article\(number).swift"
            try DiskFiles().put(Array(code.utf8), asFile: file)
            #expect(try messages(checking: file) == "", "\(code)")
        }
    }

    /// The blocks of code in the articles, each a program.
    private static func articles() throws -> [String] {
        let catalog = root.appending(path: "Sources/Compiler/StoryboardKit/StoryboardKit.docc").path
        let files = try DiskFiles().walk(catalog, extensions: ["md"]) + [root.appending(path: "docs/libraries.md").path]
        return try files.flatMap { path in
            let text = String(decoding: try DiskFiles().read(path).bytes, as: UTF8.self)
            return text.components(separatedBy: "```swift\n").dropFirst().compactMap { part in
                let code = part.components(separatedBy: "```")[0]
                return code.contains("import StoryboardKit") ? code : nil
            }
        }
    }

    /// Returns what the compiler says about a program.
    private func messages(checking file: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", "\(Self.programs)/Modules", file]
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : text
    }
}
#endif
