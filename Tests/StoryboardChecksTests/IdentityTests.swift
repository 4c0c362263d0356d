import StoryboardChecks
import Testing

@Suite struct IdentityTests {
    @Test func `two objects do not share an id`() throws {
        try assertFindings(
            view(
                """
                <subviews>
                    <label text="Theirs" id="same"/>
                    <label text="Ours" id="same"/>
                    <label text="Other" id="other"/>
                </subviews>
                """),
            ["4: error: the id 'same' of the label 'Ours' is already used by the label 'Theirs' [id.duplicate]"])
    }

    @Test func `a copy to the letter can be removed`() throws {
        try assertFindings(
            view(
                """
                <subviews>
                    <label text="Tea" id="same"/>
                    <label text="Tea" id="same"/>
                </subviews>
                """),
            ["4: error: the id 'same' of the label 'Tea' is already used by the label 'Tea' [id.duplicate]"])
    }

    @Test func `of a duplicate scene, only the scene is reported`() throws {
        let twice = scene(#"<view key="view" id="root"/>"#)
        try assertFindings(
            storyboard(twice + "\n" + twice),
            [
                "3: error: the id 'scene-vc' of the scene 'View Controller' is already used by the scene 'View Controller' [id.duplicate]"
            ])
    }
}
