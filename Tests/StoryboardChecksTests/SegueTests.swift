import StoryboardChecks
import Testing

@Suite struct SegueTests {
    private let next = scene(id: "next", attributes: #"title="Next""#)

    private func segues(_ lines: String) -> String {
        storyboard(scene("<connections>\n\(lines)\n</connections>", attributes: #"title="First""#) + next)
    }

    @Test func `a segue that only code can perform has an identifier`() throws {
        try assertFindings(
            segues(
                """
                <segue destination="next" kind="show" id="s-1"/>
                <segue destination="next" kind="show" identifier="Next" id="s-2"/>
                <segue destination="next" kind="relationship" relationship="tabItems" id="s-3"/>
                """),
            [
                "3: warning: segue from 'First' to 'Next' has no identifier, so nothing can perform it [segue.missing-identifier]"
            ])
    }

    @Test func `a segue that became a relationship has the name of one`() throws {
        try assertFindings(
            segues(
                """
                <segue destination="next" kind="relationship" id="s-1"/>
                <segue destination="next" kind="relationship" relationship="tabItems" id="s-2"/>
                """),
            [
                "3: error: relationship has no name, so the scene it leads to is never shown [relationship.missing-name]"
            ])
    }

    @Test func `a segue leads to a controller`() throws {
        let content = """
            <view key="view" id="root"/><connections>
            <segue destination="root" kind="show" identifier="Go" id="s-1"/>
            </connections>
            """
        try assertFindings(
            storyboard(scene(content)),
            ["3: error: segue leads to the view, expected a controller [segue.wrong-destination]"])
    }

    @Test func `a custom segue has a class and a relationship has none`() throws {
        try assertFindings(
            segues(
                """
                <segue destination="next" kind="custom" identifier="A" id="s-1"/>
                <segue destination="next" kind="custom" identifier="B" customClass="Slide" id="s-2"/>
                <segue destination="next" kind="presentation" identifier="C" customClass="Slide" id="s-3"/>
                <segue destination="next" kind="relationship" relationship="tabItems" customClass="Slide" id="s-4"/>
                """),
            [
                "3: error: custom segue has no class, so it cannot be performed [segue.missing-class]",
                "6: warning: relationship has the segue class 'Slide', which is never used [segue.ignored-class]",
            ])
    }

    @Test func `kinds that iOS 8 replaced are noted, and changed where that is safe`() throws {
        let text = segues(
            """
            <segue destination="next" kind="push" identifier="A" id="s-1"/>
            <segue destination="next" kind="popover" identifier="B" id="s-2"/>
            <segue destination="next" kind="show" identifier="C" id="s-3"/>
            """)
        try assertFindings(
            text,
            [
                "3: note: segue is of the kind 'push', which 'show' replaced in iOS 8 [segue.deprecated-kind]",
                "4: note: segue is of the kind 'popover', which 'popoverPresentation' replaced in iOS 8 [segue.deprecated-kind]",
            ])
    }

    @Test func `on the Mac and the watch the same kinds are the current ones`() throws {
        try assertFindings(
            storyboard(
                scene(#"<connections><segue destination="next" kind="modal" identifier="A" id="s-1"/></connections>"#)
                    + next,
                type: "Cocoa.Storyboard.XIB"), [])
    }

    @Test func `a navigation controller has one root`() throws {
        try assertFindings(
            segues(
                """
                <segue destination="next" kind="relationship" relationship="rootViewController" id="s-1"/>
                <segue destination="next" kind="relationship" relationship="rootViewController" id="s-2"/>
                <segue destination="next" kind="relationship" relationship="viewControllers" id="s-3"/>
                <segue destination="next" kind="relationship" relationship="viewControllers" id="s-4"/>
                """),
            ["4: error: 'First' has a second relationship 'rootViewController', expected one [relationship.duplicate]"])
    }
}
