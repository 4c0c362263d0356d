import FileAccess
import StoryboardCommand
import Testing

@MainActor
@Suite struct DifferencePageTests {
    private static let changed = Sample.text.replacing("\"Hello\"", with: "\"a &lt;b&gt;\"")

    private func page(_ old: String, _ new: String, _ options: String...) throws -> String {
        let files = MemoryFiles(["a.storyboard": old, "b.storyboard": new])
        let outcome = Call(files: files).run(
            ["diff", "--format", "html", "a.storyboard", "b.storyboard", "-o", "page.html"] + options)
        #expect(outcome == .silence)
        return try files.text("page.html")
    }

    private func count(_ part: String, in text: String) -> Int {
        text.split(separator: part, omittingEmptySubsequences: false).count - 1
    }

    @Test("the page has the board and each changed scene before and after, in light and dark, in one file")
    func pictures() throws {
        let page = try page(Sample.text, Self.changed)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        #expect(count("<section id=\"scene-", in: page) == 1)
        #expect(count("<section id=\"scene-s1A-aa-aaa\">", in: page) == 1)
        #expect(count("src=\"data:image/png;base64,", in: page) == 6)
        #expect(count("<img class=\"light\"", in: page) == 3 && count("<img class=\"dark\"", in: page) == 3)
        #expect(count("<a class=\"lit\" href=\"#scene-s1A-aa-aaa\"", in: page) == 1)
        #expect(!page.contains("src=\"http") && !page.contains("href=\"http") && !page.contains("<link"))
    }

    @Test("words and outlines of a change have the same number; text of documents is no markup")
    func words() throws {
        let page = try page(Sample.text, Self.changed)
        #expect(
            page.contains(
                "<li class=\"changed\" data-change=\"1\" tabindex=\"0\">label 'Hello' text → 'a &lt;b&gt;'</li>"))
        #expect(count("<i class=\"mark changed\" data-change=\"1\"", in: page) == 2)
        #expect(page.contains("left:5.089%;top:11.737%;width:10.687%;height:2.465%"))
    }

    @Test("a scene that is new has a picture after only; noise is a line, or listed")
    func newScene() throws {
        let scene = """
            <!--New-->
            <scene sceneID="new-sc-001"><objects><viewController title="New" id="new-vc-001" sceneMemberID="viewController">
            <view key="view" id="new-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
            </viewController></objects></scene>
            """
        let new = Sample.text.replacing("</scenes>", with: scene + "</scenes>").replacing(
            "x=\"20\" y=\"100\"", with: "x=\"20\" y=\"101\"")
        let page = try page(Sample.text, new)
        #expect(page.contains("<figcaption>Before: no such scene</figcaption>"))
        #expect(count("<i class=\"mark added\"", in: page) == 1)
        #expect(page.contains("<p class=\"noise\">Noise: frame</p>"))
        #expect(try self.page(Sample.text, new, "--all").contains("<li class=\"noise\""))
        #expect(try self.page(Sample.text, Sample.text).contains("<article>\n<h2>b.storyboard</h2>\n</article>"))
    }

    @Test("the views of xibs are shown, for phones and Macs")
    func xibs() throws {
        let files = DiskFiles()
        let text = try files.text(Fixtures.folder + "/PhoneXib.xib")
        let label = try #require(text.split(separator: "text=\"").dropFirst().first?.prefix { $0 != "\"" })
        let page = try page(text, text.replacing("text=\"\(label)\"", with: "text=\"Other\""))
        #expect(count("src=\"data:image/png;base64,", in: page) == 4)
        let mac = try files.text(Fixtures.folder + "/MacXib.xib")
        let macPage = try self.page(mac, mac.replacing("title=\"", with: "title=\"X"))
        #expect(count("src=\"data:image/png;base64,", in: macPage) == 4 && macPage.contains("<li class=\"changed\""))
    }
}
