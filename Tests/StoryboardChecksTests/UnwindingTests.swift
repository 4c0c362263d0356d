import StoryboardChecks
import Testing

@Suite struct UnwindingTests {
    private let exit = #"<exit id="exit" sceneMemberID="exit"/>"#

    @Test func `unwind segues lead to the exit of their scene and name an action`() throws {
        try assertFindings(
            controller(
                """
                <connections>
                    <segue destination="vc" kind="unwind" unwindAction="back:" id="s-1"/>
                    <segue destination="exit" kind="unwind" id="s-2"/>
                    <segue destination="exit" kind="unwind" unwindAction="back:" id="s-3"/>
                </connections>
                """, dock: exit),
            [
                "3: error: unwind segue leads to the view controller, expected the exit of its own scene [unwind.wrong-destination]",
                "4: error: unwind segue has no action, expected a method such as 'unwind:' [unwind.missing-action]",
            ])
    }

    @Test func `an exit is among the objects of a scene`() throws {
        try assertFindings(
            controller(exit),
            ["2: error: exit is in 'viewController', expected it among the objects of a scene [exit.misplaced]"])
    }
}
