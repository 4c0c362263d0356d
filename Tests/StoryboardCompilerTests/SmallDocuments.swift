/// Scenes, the first of them on line 2. Unless `root` says otherwise, the initial controller is 'vc'.
func storyboard(
    _ scenes: String, root: String = #"initialViewController="vc""#, tools: Int = 22_000,
    type: String = "CocoaTouch.Storyboard.XIB", behind: String = ""
) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type)" toolsVersion="\(tools)" \(root)><scenes>
    \(scenes)
    </scenes>\(behind)</document>

    """
}

/// A scene on one line with a controller.
func scene(
    _ content: String = "", id: String = "vc", kind: String = "viewController", attributes: String = "",
    dock: String = ""
) -> String {
    #"<scene sceneID="scene-\#(id)"><objects><\#(kind) \#(attributes) id="\#(id)" sceneMemberID="viewController">"#
        + content + "</\(kind)>\(dock)</objects></scene>"
}

/// A storyboard with the controller 'vc' and its view 'root', whose content is line 3.
func viewDocument(
    _ content: String, controller: String = "", dock: String = "", tools: Int = 22_000, others: String = "",
    behind: String = ""
) -> String {
    storyboard(
        """
        <scene sceneID="scene-vc"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
        \(content)
        </view>\(controller)</viewController>\(dock)</objects></scene>\(others)
        """, tools: tools, behind: behind)
}

/// The same with the content among the view's subviews.
func subviewDocument(_ content: String, controller: String = "", tools: Int = 22_000, behind: String = "") -> String {
    viewDocument("<subviews>\(content)</subviews>", controller: controller, tools: tools, behind: behind)
}

/// A xib whose objects, besides the owner, are on line 2.
func xib(_ objects: String, tools: Int = 22_000, behind: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)"><objects>\
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects>\(behind)</document>

    """
}
