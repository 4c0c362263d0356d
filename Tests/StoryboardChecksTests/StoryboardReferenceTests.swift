import StoryboardChecks
import Testing

@Suite struct StoryboardReferenceTests {
    private func references(_ lines: String) -> String {
        let scenes = lines.split(separator: "\n").enumerated().map { offset, line in
            #"<scene sceneID="r\#(offset)"><objects>\#(line)</objects></scene>"#
        }
        let segues = scenes.indices.map {
            #"<segue destination="p\#($0)" kind="show" identifier="S\#($0)" id="s-\#($0)"/>"#
        }
        return storyboard(
            (scenes + [
                scene("<connections>\(segues.joined())</connections>", attributes: #"storyboardIdentifier="Home""#)
            ])
            .joined(separator: "\n"))
    }

    private let around = Surroundings(storyboards: [
        "Account": StoryboardSummary(identifiers: ["Profile"], hasInitialController: false),
        "Help": StoryboardSummary(),
    ])

    @Test func `references lead to storyboards and controllers that are there`() throws {
        try assertFindings(
            references(
                """
                <viewControllerPlaceholder storyboardName="Account" referencedIdentifier="Profile" id="p0"/>
                <viewControllerPlaceholder storyboardName="Account" referencedIdentifier="Gone" id="p1"/>
                <viewControllerPlaceholder storyboardName="Account" id="p2"/>
                <viewControllerPlaceholder storyboardName="Help" id="p3"/>
                <viewControllerPlaceholder storyboardName="Gone" id="p4"/>
                <viewControllerPlaceholder storyboardName="Gone" bundleIdentifier="com.example" id="p5"/>
                """),
            [
                "3: error: storyboard reference leads to 'Gone', but no controller of the storyboard 'Account' has that identifier [storyboard-reference.missing-controller]",
                "4: error: storyboard reference leads to the initial controller of the storyboard 'Account', which has none [storyboard-reference.missing-controller]",
                "6: warning: storyboard reference leads to the storyboard 'Gone', which is not beside this one [storyboard-reference.missing-storyboard]",
            ], in: around)
    }

    @Test func `references within a storyboard need no surroundings`() throws {
        try assertFindings(
            references(
                """
                <viewControllerPlaceholder referencedIdentifier="Home" id="p0"/>
                <viewControllerPlaceholder referencedIdentifier="Gone" id="p1"/>
                <viewControllerPlaceholder id="p2"/>
                <viewControllerPlaceholder storyboardName="Elsewhere" id="p3"/>
                """),
            [
                "3: error: storyboard reference leads to 'Gone', but no controller of this storyboard has that identifier [storyboard-reference.missing-controller]",
                "4: warning: storyboard reference names neither a storyboard nor a controller [storyboard-reference.incomplete]",
            ])
    }
}
