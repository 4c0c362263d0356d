import StoryboardChecks
import Testing

@Suite struct ViewTests {
    @Test func `marks of Interface Builder are passed on, once a view`() throws {
        try assertFindings(
            view(
                """
                <subviews>
                    <label misplaced="YES" text="A" id="a"/>
                    <label ambiguous="YES" misplaced="NO" text="B" id="b"/>
                    <label text="C" id="c">
                        <variation key="heightClass=compact" ambiguous="YES"/>
                        <variation key="heightClass=regular" ambiguous="YES"/>
                    </label>
                </subviews>
                """),
            [
                "3: note: the frame of 'A' differs from that of its constraints [view.misplaced]",
                "4: warning: position or size of 'B' is ambiguous [view.ambiguous]",
                "5: warning: position or size of 'C' is ambiguous [view.ambiguous]",
            ])
    }
}
