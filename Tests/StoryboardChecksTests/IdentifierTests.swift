import StoryboardChecks
import Testing

@Suite struct IdentifierTests {
    @Test func `storyboard identifiers are unique`() throws {
        try assertFindings(
            storyboard(
                """
                \(scene(attributes: #"storyboardIdentifier="A" title="One""#))
                \(scene(id: "v2", attributes: #"storyboardIdentifier="A" title="Two""#))
                \(scene(id: "v3", attributes: #"storyboardIdentifier="B""#))
                """),
            ["3: error: the storyboard identifier 'A' is already used by 'One' [storyboard-identifier.duplicate]"])
    }

    @Test func `a segue that code performs shares its identifier with none of the same controller`() throws {
        let next = scene(id: "next")
        let content = """
            <view key="view" id="root"><subviews><button id="b1"><state key="normal" title="Go"/><connections>
            <segue destination="next" kind="show" identifier="Go" id="s-1"/>
            </connections></button></subviews></view>
            <connections><segue destination="next" kind="show" identifier="Go" id="s-2"/></connections>
            """
        try assertFindings(
            storyboard(scene(content) + next),
            [
                "3: warning: the segue identifier 'Go' is also that of a segue that code performs [segue-identifier.duplicate]"
            ])
    }

    @Test func `segues that controls trigger may share one`() throws {
        func button(_ id: String) -> String {
            """
            <button id="\(id)"><state key="normal" title="Go"/><connections>
            <segue destination="next" kind="show" identifier="Go" id="s-\(id)"/></connections></button>
            """
        }
        let content = #"<view key="view" id="root"><subviews>\#(button("b1") + button("b2"))</subviews></view>"#
        try assertFindings(storyboard(scene(content) + scene(id: "next")), [])
    }

    @Test func `identifiers are not empty`() throws {
        try assertFindings(
            storyboard(scene(attributes: #"storyboardIdentifier="" restorationIdentifier="ok""#)),
            ["2: note: the storyboard identifier of 'View Controller' is empty [identifier.empty]"])
    }

    @Test func `prototype cells have reuse identifiers of their own`() throws {
        try assertFindings(
            controller(
                """
                <tableView key="view" id="table"><prototypes>
                    <tableViewCell reuseIdentifier="Cell" id="c1"/>
                    <tableViewCell id="c2"/>
                    <tableViewCell reuseIdentifier="" id="c3"/>
                    <tableViewCell reuseIdentifier="Cell" id="c4"/>
                </prototypes></tableView>
                """),
            [
                "4: warning: prototype 'Table View Cell' has no reuse identifier, so code cannot dequeue it [reuse-identifier.missing]",
                "5: warning: prototype 'Table View Cell' has no reuse identifier, so code cannot dequeue it [reuse-identifier.missing]",
                "6: warning: the reuse identifier 'Cell' is also that of 'Table View Cell' in the same view [reuse-identifier.duplicate]",
            ])
    }

    @Test func `static cells need none, and a header may share that of a footer`() throws {
        try assertFindings(
            view(
                """
                <subviews>
                    <tableView dataMode="static" id="table"><sections><tableViewSection id="section"><cells>
                        <tableViewCell id="c1"/>
                    </cells></tableViewSection></sections></tableView>
                    <collectionView id="collection">
                        <cells><collectionViewCell reuseIdentifier="A" id="c2"/></cells>
                        <collectionReusableView key="sectionHeaderView" reuseIdentifier="A" id="c3"/>
                        <collectionReusableView key="sectionFooterView" reuseIdentifier="A" id="c4"/>
                    </collectionView>
                </subviews>
                """), [])
    }
}
