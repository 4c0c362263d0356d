import Foundation
import UIKit

extension SKNode {
    /// Takes the values that a file has for the node, and the nodes below it. The editor's own pauses don't count.
    func read(_ file: SceneDecoder) {
        file.begin(self)
        name = file.string("_name")
        position = file.point("_position") ?? position
        zPosition = file.number("_zPosition") ?? zPosition
        zRotation = file.number("_zRotation") ?? zRotation
        xScale = file.number("_xScale") ?? xScale
        yScale = file.number("_yScale") ?? yScale
        alpha = file.number("_opacity") ?? alpha
        isHidden = file.bool("_hidden") ?? isHidden
        if let data = file.value("_userData", as: [AnyHashable: Any].self) {
            userData = NSMutableDictionary()
            for (key, value) in data { userData?[key] = value }
        }
        // A scene has a body for the editor only.
        if !(self is SKScene) { physicsBody = body(in: file) }
        adopt(file.list("_children", of: SKNode.self))
        for action in file.list("_actions", of: SKAction.self) { run(action) }
    }

    private func body(in file: SceneDecoder) -> SKPhysicsBody? {
        let size = file.rect("_bounds")?.size ?? .zero
        let texture = file.has("_texture") ? file.value("_texture", as: SKTexture.self) : nil
        return file.inside("_PKPhysicsBody") { _ in file.physicsBody(of: size, texture) }
    }
}
