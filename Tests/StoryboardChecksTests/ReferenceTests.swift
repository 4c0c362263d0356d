import StoryboardChecks
import Testing

@Suite struct ReferenceTests {
    @Test func `outlets and collections lead to objects that are there`() throws {
        try assertFindings(
            controller(
                """
                <view key="view" id="root"/>
                <connections>
                    <outlet property="titleLabel" destination="gone" id="o-1"/>
                    <outlet property="all" destination="root" id="o-2"/>
                    <outletCollection property="labels" destination="gone" id="o-3"/>
                </connections>
                """),
            [
                "4: error: outlet 'titleLabel' leads to 'gone', which is not in the document [outlet.dangling]",
                "6: error: outlet collection 'labels' leads to 'gone', which is not in the document [outlet.dangling]",
            ])
    }

    @Test func `removing the last outlet removes its container`() throws {
        try assertFindings(
            controller(#"<connections><outlet property="title" destination="gone" id="o-1"/></connections>"#),
            ["2: error: outlet 'title' leads to 'gone', which is not in the document [outlet.dangling]"])
    }

    @Test func `actions are sent to objects that are there`() throws {
        try assertFindings(
            view(
                """
                <subviews><button id="button"><state key="normal" title="Go"/><connections>
                    <action selector="go:" destination="gone" eventType="touchUpInside" id="a-1"/>
                    <action selector="stay:" destination="vc" eventType="touchUpInside" id="a-2"/>
                </connections></button></subviews>
                """),
            ["3: error: action 'go:' is sent to 'gone', which is not in the document [action.dangling]"])
    }

    @Test func `segues lead to controllers that are there and popovers have their anchors`() throws {
        try assertFindings(
            controller(
                """
                <view key="view" id="root"/>
                <connections>
                    <segue destination="gone" kind="show" identifier="Go" id="s-1"/>
                    <segue destination="vc" kind="popoverPresentation" identifier="Pop" popoverAnchorView="gone" id="s-2"/>
                    <segue destination="vc" kind="popoverPresentation" identifier="Up" popoverAnchorView="root" id="s-3"/>
                </connections>
                """),
            [
                "4: error: segue 'Go' leads to 'gone', which is not in the document [segue.dangling]",
                "5: error: popover is anchored at 'gone', which is not in the document [segue.dangling-anchor]",
            ])
    }

    @Test func `constraints and variations name objects that are there`() throws {
        try assertFindings(
            view(
                """
                <subviews><label id="label"/></subviews>
                <constraints>
                    <constraint firstItem="label" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c-1"/>
                    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="c-2"/>
                </constraints>
                <variation key="default">
                    <mask key="subviews"><exclude reference="label"/></mask>
                    <mask key="constraints"><exclude reference="gone"/></mask>
                </variation>
                """),
            [
                "4: error: constraint refers to 'gone', which is not in the document [constraint.dangling]",
                "9: error: variation 'default' leaves out 'gone', which is not in the document [variation.dangling]",
            ])
    }

    @Test func `the initial controller is there`() throws {
        try assertFindings(
            storyboard(scene(attributes: #"storyboardIdentifier="Start""#), root: #"initialViewController="gone""#),
            ["1: error: the initial controller is 'gone', which is not in the document [document.dangling-controller]"])
    }

    @Test func `tie-breakers name segues that are there`() throws {
        try assertFindings(
            controller(
                #"<connections><segue destination="vc" kind="show" identifier="Again" id="s-1"/></connections>"#,
                behind: """

                    <inferredMetricsTieBreakers>
                        <segue reference="s-1"/>
                        <segue reference="s-2"/>
                    </inferredMetricsTieBreakers>
                    """),
            ["6: warning: tie-breaker names the segue 's-2', which is not in the document [tie-breaker.stale]"])
    }

    @Test func `whatever else names an object names one that is there`() throws {
        try assertFindings(
            view(
                """
                <subviews><tableView dataMode="static" id="table"><sections><tableViewSection id="section"><cells>
                    <tableViewCell textLabel="gone" detailTextLabel="detail" id="cell"><subviews><label id="detail"/></subviews></tableViewCell>
                </cells></tableViewSection></sections></tableView></subviews>
                """),
            [
                "3: warning: 'textLabel' of 'Table View Cell' names 'gone', which is not in the document [reference.dangling]"
            ])
    }
}
