import StoryboardChecks
import Testing

@Suite struct ConstraintTests {
    private func constraints(_ lines: String) -> String {
        view(
            """
            <subviews><label text="A" id="a"/><label text="B" id="b"/></subviews><constraints>
            \(lines)
            </constraints><viewLayoutGuide key="safeArea" id="safe"/>
            """)
    }

    @Test func `two constraints do not demand the same, whichever way round`() throws {
        try assertFindings(
            constraints(
                """
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c-1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c-2"/>
                <constraint firstItem="safe" firstAttribute="top" secondItem="a" secondAttribute="top" constant="-8" id="c-3"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" priority="750" id="c-4"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="8" id="c-5"/>
                """),
            [
                "4: warning: the distance from top of the safe area of 'View' to top of 'A' is constrained twice, here and by 'c-1' [constraint.duplicate]",
                "5: warning: the distance from top of 'A' to top of the safe area of 'View' is constrained twice, here and by 'c-1' [constraint.duplicate]",
            ])
    }

    @Test func `a constant beyond the range of integers is reported unchanged`() throws {
        try assertFindings(
            constraints(
                """
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c-1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="18446744073709551616" id="c-2"/>
                """),
            [
                "4: error: the distance from top of the safe area of 'View' to top of 'A' must be 1.8446744073709552e+19 here, but 8 by 'c-1' [constraint.contradiction]"
            ])
    }

    @Test func `ratios are the same the other way round`() throws {
        try assertFindings(
            constraints(
                """
                <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1:2" id="c-1"/>
                <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="2" id="c-2"/>
                <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="3" priority="1" id="c-3"/>
                """),
            [
                "4: warning: the width of 'B' beside the width of 'A' is constrained twice, here and by 'c-1' [constraint.duplicate]"
            ])
    }

    @Test func `required constraints do not contradict each other`() throws {
        try assertFindings(
            constraints(
                """
                <constraint firstItem="a" firstAttribute="width" constant="40" id="c-1"/>
                <constraint firstItem="a" firstAttribute="width" constant="50" id="c-2"/>
                <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="100" id="c-3"/>
                <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="50" id="c-4"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c-5"/>
                <constraint firstItem="b" firstAttribute="bottom" relation="lessThanOrEqual" secondItem="a" secondAttribute="top" constant="-9" id="c-6"/>
                """),
            [
                "4: error: the width of 'A' must be 50 here, but 40 by 'c-1' [constraint.contradiction]",
                "6: error: the height of 'A' must be at most 50 here, but at least 100 by 'c-3' [constraint.contradiction]",
                "8: error: the distance from top of 'A' to bottom of 'B' must be at most -9 here, but 8 by 'c-5' [constraint.contradiction]",
            ])
    }

    @Test func `constraints of lower priority, of other traits or with room between them do not contradict`() throws {
        try assertFindings(
            constraints(
                """
                <constraint firstItem="a" firstAttribute="width" constant="40" id="c-1"/>
                <constraint firstItem="a" firstAttribute="width" constant="50" priority="999" id="c-2"/>
                <constraint firstItem="a" firstAttribute="width" constant="60" id="c-3"/>
                <constraint firstItem="a" firstAttribute="width" placeholder="YES" constant="70" id="c-4"/>
                <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="10" id="c-5"/>
                <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="50" id="c-6"/>
                <constraint firstItem="a" firstAttribute="height" constant="50" id="c-7"/>
                """
            ).replacing(
                "</constraints>",
                with:
                    #"</constraints><variation key="default"><mask key="constraints"><exclude reference="c-3"/></mask></variation>"#
            ),
            [])
    }

    @Test func `a constraint is held by a view that contains both of its items`() throws {
        let scenes = """
            <view key="view" id="root"><subviews>
                <view id="left"><subviews><label text="A" id="a"/></subviews><constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="left" secondAttribute="top" id="c-1"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c-2"/>
                    <constraint firstItem="a" firstAttribute="bottom" secondItem="alien" secondAttribute="bottom" id="c-3"/>
                </constraints></view>
                <label text="B" id="b"/>
            </subviews></view>
            """
        let other = scene(
            #"<view key="view" userLabel="Alien" id="alien"/>"#, id: "other",
            attributes: #"storyboardIdentifier="Other""#)
        try assertFindings(
            storyboard(scene(scenes) + other),
            [
                "5: error: constraint belongs to 'View', which does not contain 'B' [constraint.outside]",
                "6: error: constraint between 'A' and 'Alien', which have no common superview [constraint.outside]",
            ])
    }

    @Test func `guides at the top and bottom of a controller belong to its view`() throws {
        try assertFindings(
            controller(
                """
                <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
                <view key="view" id="root"><subviews><label id="a"/></subviews><constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c-1"/>
                </constraints></view>
                """), [])
    }
}
