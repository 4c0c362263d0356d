import StoryboardChecks
import Testing

@Suite struct ConnectionTests {
    @Test func `connections have a destination and a name`() throws {
        try assertFindings(
            controller(
                """
                <view key="view" id="root"/>
                <connections>
                    <outlet property="box" id="o-1"/>
                    <outlet property="" destination="root" id="o-2"/>
                    <action destination="vc" id="a-1"/>
                    <segue kind="show" identifier="Go" id="s-1"/>
                    <outlet property="box2" destination="root" id="o-3"/>
                </connections>
                """),
            [
                "4: error: outlet 'box' has no destination, expected the id of an object [connection.incomplete]",
                "5: error: outlet has no name, expected the name of a property [connection.incomplete]",
                "6: error: action has no name, expected the name of a method [connection.incomplete]",
                "7: error: segue 'Go' has no destination, expected the id of an object [connection.incomplete]",
            ])
    }

    @Test func `an object has each outlet once`() throws {
        try assertFindings(
            controller(
                """
                <view key="view" id="root"><subviews><label id="label"/></subviews></view>
                <connections>
                    <outlet property="box" destination="root" id="o-1"/>
                    <outlet property="box" destination="root" id="o-2"/>
                    <outlet property="box" destination="label" id="o-3"/>
                    <outletCollection property="boxes" destination="root" id="o-4"/>
                    <outletCollection property="boxes" destination="label" id="o-5"/>
                </connections>
                """),
            [
                "5: warning: outlet 'box' is connected twice [outlet.duplicate]",
                "6: warning: outlet 'box' is connected twice, to different objects [outlet.duplicate]",
            ])
    }

    @Test func `outlets do not lead into prototype cells`() throws {
        try assertFindings(
            controller(
                """
                <tableView key="view" id="table"><prototypes><tableViewCell reuseIdentifier="Cell" id="cell">
                    <subviews><label id="label"/></subviews>
                    <connections><outlet property="label" destination="label" id="o-1"/></connections>
                </tableViewCell></prototypes></tableView>
                <connections>
                    <outlet property="label" destination="label" id="o-2"/>
                    <outlet property="table" destination="table" id="o-3"/>
                </connections>
                """),
            [
                "7: error: outlet 'label' of 'View Controller' leads into the prototype cell 'Table View Cell', of which there may be many [outlet.repeating-content]"
            ])
    }

    @Test func `outlets lead into static cells`() throws {
        try assertFindings(
            controller(
                """
                <tableView key="view" dataMode="static" id="table"><sections><tableViewSection id="section"><cells>
                    <tableViewCell id="cell"><subviews><label id="label"/></subviews></tableViewCell>
                </cells></tableViewSection></sections></tableView>
                <connections><outlet property="label" destination="label" id="o-2"/></connections>
                """), [])
    }

    @Test func `connections stay within their scene`() throws {
        let connections = """
            <connections>
            <outlet property="other" destination="other" id="o-1"/>
            <outlet property="own" destination="vc" id="o-2"/>
            </connections>
            """
        try assertFindings(
            storyboard(
                scene(connections) + scene(id: "other", attributes: #"title="Next" storyboardIdentifier="Next""#)),
            ["3: warning: outlet 'other' leads to 'Next' in another scene, 'Next' [connection.between-scenes]"])
    }
}
