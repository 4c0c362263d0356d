import UIKit

/// A scene that was read from a running controller.
@MainActor
final class CapturedScene {
    let name: String
    let controller: UIViewController
    let id: String
    var element = CapturedElement("viewController")
    /// What the scene was read by; it knows the elements of objects.
    var reader: SceneReader?
    init(name: String, controller: UIViewController, id: String) {
        (self.name, self.controller, self.id) = (name, controller, id)
    }

    /// The scene's element.
    var xml: String {
        let scene = CapturedElement("scene", ["sceneID": id])
        let responder = CapturedElement(
            "placeholder",
            [
                "placeholderIdentifier": "IBFirstResponder", "id": "\(id)-responder", "userLabel": "First Responder",
                "sceneMemberID": "firstResponder",
            ])
        scene.add("objects", [element, responder] + (reader?.recognizers ?? []))
        return scene.xml
    }
}

extension CapturedElement {
    /// Gives the element another id, also where the elements inside it refer to it.
    func replaceID(by id: String) {
        let old = self.id
        for element in all {
            for (name, value) in element.attributes where value == old { element.attributes[name] = id }
        }
    }
}
