import StoryboardChecks
import Testing

@Suite struct SceneTests {
    @Test func `something leads to every scene`() throws {
        try assertFindings(
            storyboard(
                """
                \(scene(#"<connections><segue destination="next" kind="show" identifier="Go" id="s-1"/></connections>"#))
                \(scene(id: "next"))
                \(scene(id: "named", attributes: #"storyboardIdentifier="Named""#))
                \(scene(#"<connections><segue destination="lost" kind="show" identifier="Go" id="s-2"/></connections>"#, id: "lost"))
                """),
            [
                "5: warning: no segue leads to the scene 'View Controller', and code cannot instantiate it without a storyboard identifier [scene.unreachable]"
            ])
    }

    @Test func `a storyboard has something to begin with`() throws {
        try assertFindings(
            storyboard(scene(), root: ""),
            [
                "1: note: no controller is the initial one and none has a storyboard identifier, so nothing can be shown [document.no-initial-controller]"
            ])
        try assertFindings(storyboard(scene(attributes: #"storyboardIdentifier="A""#), root: ""), [])
    }

    @Test func `the initial controller is a controller`() throws {
        try assertFindings(
            view("", root: #"initialViewController="root""#).replacing(
                #"<viewController "#, with: #"<viewController storyboardIdentifier="A" "#),
            ["1: error: the initial controller is the view, expected a controller [document.wrong-initial-controller]"])
    }
}
