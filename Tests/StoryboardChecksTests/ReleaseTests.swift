import StoryboardChecks
import StoryboardModel
import Testing

@Suite("The Xcodes that open a document") struct ReleaseTests {
    private static let guide = #"<view key="view" id="root"><viewLayoutGuide key="safeArea" id="safe"/></view>"#

    private func configuration(_ name: String) -> CheckConfiguration { CheckConfiguration(xcode: XcodeRelease(name)) }

    @Test("storyboards of Xcode 8 and before make Xcode 13 hang; launch screens and later documents don't")
    func hangs() throws {
        let root = #"initialViewController="vc" toolsVersion="#
        try assertFindings(
            storyboard(scene(), root: root + #""12121""#),
            ["1: warning: version 12121 makes Xcode 13 hang when it opens the storyboard [document.hangs-xcode]"])
        try assertFindings(storyboard(scene(), root: root + #""13122.16""#), [])
        try assertFindings(storyboard(scene(), root: root + #""12121" launchScreen="YES""#), [])
        try assertFindings(storyboard(scene()), [])
    }

    @Test("a document that a later Xcode saved is a warning, and what the Xcode asked for lacks an error")
    func newer() throws {
        let text = storyboard(scene(Self.guide), root: #"initialViewController="vc" toolsVersion="23504""#)
        try assertFindings(text, [])
        try assertFindings(text, [], configuration: configuration("16.2"))
        try assertFindings(text, [], configuration: configuration("26"))
        try assertFindings(
            text,
            [
                "1: warning: the document was saved by Xcode 16, which is later than Xcode 15 [document.newer-than-xcode]"
            ],
            configuration: configuration("15"))
        try assertFindings(
            text,
            [
                "1: warning: the document was saved by Xcode 16, which is later than Xcode 8 [document.newer-than-xcode]",
                "2: error: 'Safe area layout guides' came with Xcode 9.0, so Xcode 8 refuses the document [document.refused-by-xcode]",
            ], configuration: configuration("8"))
    }

    @Test("Xcode 7 refuses the format of Xcode 8")
    func format() throws {
        let capability =
            #"<dependencies><capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/></dependencies>"#
        let text = storyboard(
            scene(), root: #"initialViewController="vc" toolsVersion="10117" launchScreen="YES""#, behind: capability)
        try assertFindings(
            text,
            ["3: error: documents saved in the Xcode 8 format are refused by Xcode 7 [document.refused-by-xcode]"],
            configuration: configuration("7"))
        try assertFindings(text, [], configuration: configuration("8"))
    }
}
