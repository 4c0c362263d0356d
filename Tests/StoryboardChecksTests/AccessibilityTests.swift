import StoryboardChecks
import Testing

@Suite struct AccessibilityTests {
    @Test func `controls that show no text have a label for VoiceOver`() throws {
        try assertFindings(
            view(
                """
                <subviews>
                    <button userLabel="Brew" id="b-1"><state key="normal" image="cup"/></button>
                    <button id="b-2"><state key="normal" title="Brew" image="cup"/></button>
                    <button id="b-3"><state key="normal" image="trash" catalog="system"/></button>
                    <button id="b-4"><accessibility key="accessibilityConfiguration" label="Brew"/><state key="normal" image="cup"/></button>
                    <slider id="s-1"/>
                    <slider id="s-2"><accessibility key="accessibilityConfiguration" label="Strength"/></slider>
                </subviews>
                """, behind: #"<resources><image name="cup"/><image name="trash" catalog="system"/></resources>"#),
            [
                "3: note: the button 'Brew' shows no text and has no accessibility label [accessibility.missing-label]",
                "7: note: the slider shows no text and has no accessibility label [accessibility.missing-label]",
            ])
    }

    @Test func `image views are checked on request`() throws {
        try assertFindings(
            view(
                #"<subviews><imageView image="cup" id="i-1"/></subviews>"#,
                behind: #"<resources><image name="cup"/></resources>"#),
            ["2: warning: the image view has no accessibility label [accessibility.image-label]"],
            configuration: CheckConfiguration(rules: ["accessibility.image-label": .warning]))
    }
}
