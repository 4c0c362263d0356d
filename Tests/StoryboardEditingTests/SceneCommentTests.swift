import StoryboardEditing
import StoryboardModel
import Testing

/// The comment in front of a scene says what the scene is called.
@Suite struct SceneCommentTests {
    private func document(comment: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <scenes>
                <!--\(comment)-->
                <scene sceneID="s">
                    <objects>
                        <viewController id="c">
                            <view key="view" id="v"/>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    }

    private func set(_ object: Address, _ attribute: String, _ value: String, in text: String) throws -> String {
        var document = try Document(text.utf8)
        try document.perform(.set(object: object, attribute: attribute, value: value))
        return String(decoding: document.write(), as: UTF8.self)
    }

    @Test("it follows the name of the controller")
    func follows() throws {
        let text = try set("c", "title", "Coffees", in: document(comment: "View Controller"))
        #expect(
            text
                == document(comment: "Coffees").replacing(
                    "<viewController ", with: "<viewController title=\"Coffees\" "))
    }

    @Test("it is kept if it has another text, or if something else is renamed")
    func stays() throws {
        let own = try set("c", "title", "Coffees", in: document(comment: "the list"))
        #expect(
            own
                == document(comment: "the list").replacing(
                    "<viewController ", with: "<viewController title=\"Coffees\" "))
        let view = try set("v", "userLabel", "Background", in: document(comment: "the list"))
        #expect(view.contains("<!--the list-->"))
    }
}
