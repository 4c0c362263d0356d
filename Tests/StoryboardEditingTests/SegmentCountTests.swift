import StoryboardModel
import Testing
import XMLTree

@testable import StoryboardEditing

@Suite("The number of segments") struct SegmentCountTests {
    private func sample(_ segments: String = "<segment title=\"First\"/><segment title=\"Second\"/>") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
        selectedSegmentIndex="1" id="choice">
                    <rect key="frame" x="0.0" y="0.0" width="131" height="32"/>
                    <segments>\(segments)</segments>
                </segmentedControl>
                <label text="Choose" id="other"/>
            </objects>
        </document>

        """
    }

    private func titles(_ document: Document) -> [String?] {
        document.object("choice")?.child("segments")?.children.map { $0["title"] } ?? []
    }

    @Test("segments are added without a title, and the last are deleted")
    func counts() throws {
        let more = try assertEdit(sample(), .setSegmentCount(object: "choice", count: 4))
        #expect(titles(more) == ["First", "Second", "", ""])
        let fewer = try assertEdit(more.text, .setSegmentCount(object: "choice", count: 2))
        #expect(titles(fewer) == ["First", "Second"])
        try assertEdit(sample(), .setSegmentCount(object: "choice", count: 2), diff: [])
    }

    @Test("a selected segment that is deleted gives way to the last one")
    func selected() throws {
        let one = try assertEdit(sample(), .setSegmentCount(object: "choice", count: 1))
        #expect(titles(one) == ["First"] && one.object("choice")?["selectedSegmentIndex"] == "0")
    }

    @Test("only a segmented control has segments, and at least one")
    func refusals() throws {
        try assertRefused(
            sample(), .setSegmentCount(object: "choice", count: 0), "there cannot be 0 segments", hint: "from 1 to 200")
        try assertRefused(
            sample(), .setSegmentCount(object: "other", count: 2), "'Choose' is not a segmented control")
    }
}
