import DocumentEdits
import StoryboardModel
import Testing
import XMLTree

@Suite struct DocumentTests {
    @Test(
        "each kind of document is known by its type",
        arguments: [
            ("MinimalStoryboard.storyboard", DocumentKind.phoneStoryboard, true, true),
            ("MacStoryboard.storyboard", .macStoryboard, true, false),
            ("TVStoryboard.storyboard", .televisionStoryboard, true, true),
            ("WatchStoryboard.storyboard", .watchStoryboard, true, false),
            ("PhoneXib.xib", .phoneXib, false, true), ("PadXib.xib", .padXib, false, true),
            ("MacXib.xib", .macXib, false, false),
        ])
    func kinds(name: String, kind: DocumentKind, isStoryboard: Bool, isUIKit: Bool) throws {
        let document = try Document(Fixture(name).bytes)
        #expect(document.kind == kind)
        #expect(document.kind.isStoryboard == isStoryboard)
        #expect(document.kind.isUIKit == isUIKit)
        #expect(DocumentKind(type: kind.type) == kind)
        #expect(kind.type == document.root["type"])
    }

    @Test("an unknown type is kept and named")
    func otherKind() throws {
        let document = try Document(text: "<document type=\"com.example.Storyboard\"/>")
        #expect(document.kind == .other("com.example.Storyboard"))
        #expect(document.kind.type == "com.example.Storyboard")
        #expect(document.kind.isStoryboard)
        #expect(document.kind.title == "document of the unknown type 'com.example.Storyboard'")
        #expect(!DocumentKind(type: "x").isStoryboard)
        #expect(try Document(text: "<document/>").kind == .other(""))
    }

    @Test("kinds have titles for people")
    func titles() {
        let kinds: [DocumentKind] = [
            .phoneStoryboard, .macStoryboard, .televisionStoryboard, .watchStoryboard, .phoneXib, .padXib, .macXib,
        ]
        #expect(
            kinds.map(\.title) == [
                "iOS storyboard", "macOS storyboard", "tvOS storyboard", "watchOS storyboard", "iOS xib", "iPad xib",
                "macOS xib",
            ])
    }

    @Test("every fixture is written as it was read, with a sound index", arguments: Fixture.all)
    func roundTrip(fixture: Fixture) throws {
        let document = try Document(fixture.bytes)
        #expect(document.write() == fixture.bytes)
        #expect(document.invariantViolation() == nil)
        #expect(!document.toolsVersion.isEmpty)
    }

    @Test(
        "what is not a document is an error with location, name and hint",
        arguments: [
            ("", 1, 1, "document.malformed", "the document is empty", nil),
            (
                "<?xml version=\"1.0\"?>\n <svg/>", 2, 2, "document.foreign-root",
                "the root element is 'svg', expected 'document'",
                "only .storyboard and .xib documents of Xcode 5 and later are read"
            ),
            (
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", 1, 1, "document.archive",
                "the document is an archive of Xcode 4 or before, which is another format",
                "open it once in Xcode 5 to 15 and save it; it is left untouched here"
            ),
            (
                "<document>\n<<<<<<< HEAD\n</document>", 2, 2, "document.malformed", nil,
                "a merge may have left conflict markers in the file"
            ),
            (
                "<document>\n  <scenes>\n</document>", 3, 1, "document.malformed",
                "found the end tag 'document', expected the end of 'scenes' that was opened at line 2",
                "a merge may have left conflict markers in the file"
            ),
            (
                "<document>", 1, 11, "document.malformed", "the document ends inside the element 'document'",
                "the file may be truncated"
            ),
        ] as [(String, Int, Int, String, String?, String?)])
    func errors(text: String, line: Int, column: Int, rule: String, message: String?, hint: String?) throws {
        let error = try #require(throws: DocumentError.self) { try Document(text: text) }
        #expect(error.location == SourceLocation(line: line, column: column))
        #expect(error.rule == rule)
        if let message { #expect(error.message == message) }
        #expect(error.description == "\(line):\(column): \(error.message)")
        #expect(error.hint == hint)
        let diagnostic = Diagnostic(error)
        #expect(diagnostic.rule == rule)
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.hint == hint)
    }

    @Test("an archive of Xcode 4 is named as such, with its type")
    func archive() throws {
        let error = try #require(throws: DocumentError.self) { try Document(Fixture("ArchiveXcode4.xib").bytes) }
        guard case .archive(let type) = error.reason else {
            Issue.record("\(error)")
            return
        }
        #expect(type.contains("InterfaceBuilder3"))
    }

    @Test("text in another encoding is reported")
    func encoding() throws {
        let error = try #require(throws: DocumentError.self) { try Document([0xFF, 0xFE, 0x3C, 0x00]) }
        #expect(error.reason == .xml(.encoding("UTF-16")))
        #expect(error.hint == "convert the file to UTF-8")
    }
}
