/// What a document can't say of a running object, or what the capture left out.
package struct CapturedFinding: Hashable, Sendable {
    /// The name of the scene.
    package var scene: String
    /// The object's class, with its name or text.
    package var object: String
    package var message: String

    package init(scene: String, object: String, message: String) {
        (self.scene, self.object, self.message) = (scene, object, message)
    }
}
