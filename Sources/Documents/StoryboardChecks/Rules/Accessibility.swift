import StoryboardModel
import XMLTree

extension RuleSet {
    static let accessibility = [
        Rule(
            "accessibility.missing-label", .note, "a control that shows no text has no label for VoiceOver",
            find: withoutLabel),
        Rule("accessibility.image-label", nil, "an image view has no label for VoiceOver", find: imagesWithoutLabel),
    ]

    private static func withoutLabel(in context: CheckContext) -> [Finding] {
        guard context.document.kind.isUIKit, !context.document.isLaunchScreen else { return [] }
        let buttons = context.elements("button").filter { showsOnlyAnImage($0) }
        let items = context.elements("barButtonItem").filter { hasOwnImage($0) && ($0["title"]?.isEmpty ?? true) }
        let values = context.elements(["slider", "stepper"])
        let images = context.elements("imageView").filter {
            $0.accessibility?.child("bool", key: "isElement")?["value"] == "YES"
        }
        return (buttons + items + values + images).filter { !hasLabel($0) }.map { node in
            Finding(
                node, "\(context.kindAndName(node)) shows no text and has no accessibility label",
                hint: "describe its purpose in the accessibility label")
        }
    }

    private static func imagesWithoutLabel(in context: CheckContext) -> [Finding] {
        guard context.document.kind.isUIKit, !context.document.isLaunchScreen else { return [] }
        return context.elements("imageView").filter { view in
            view.has("image") && !hasLabel(view)
                && view.accessibility?.child("bool", key: "isElement")?["value"] != "NO"
        }.map { view in
            Finding(
                view, "\(context.kindAndName(view)) has no accessibility label",
                hint: "describe it in the accessibility label, or disable accessibility for it")
        }
    }

    private static func hasLabel(_ node: Node) -> Bool {
        // Labels may also be set in code, which an outlet or a runtime attribute suggests.
        if node.accessibility?["label"]?.isEmpty == false || node.accessibility?.child("string", key: "label") != nil {
            return true
        }
        return node.child("userDefinedRuntimeAttributes")?.children
            .contains { $0["keyPath"]?.hasPrefix("accessibility") == true || $0["keyPath"] == "isAccessibilityElement" }
            == true
    }

    private static func showsOnlyAnImage(_ button: Node) -> Bool {
        var hasImage = false
        for part in button.children where part.name == "state" || part.name == "buttonConfiguration" {
            if part["title"]?.isEmpty == false || part.child("attributedString") != nil
                || part.child("string", key: "title") != nil
            {
                return false
            }
            if hasOwnImage(part) { hasImage = true }
        }
        return hasImage
    }

    /// Returns whether the image is one of the app's: VoiceOver knows the names of system symbols.
    private static func hasOwnImage(_ node: Node) -> Bool {
        if node["image"]?.isEmpty == false, !node.has("catalog") { return true }
        return node.child("imageReference", key: "image").map { !$0.has("catalog") } ?? false
    }
}

extension Node {
    fileprivate var accessibility: Node? { child("accessibility", key: "accessibilityConfiguration") }
}
