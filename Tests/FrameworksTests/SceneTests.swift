import AppStage
import Foundation
import QuartzCore
import SceneKit
import SpriteKit
import Testing
import UIKit
import simd

/// Scenes as an app makes them: what is kept, computed and timed without a renderer.
@MainActor
@Suite("SceneKit", .serialized)
struct SceneTests {
    private func isClose(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Bool { simd_length(one - other) < 0.001 }

    @Test("A view's scene is an optional, as its renderer's is")
    func scene() {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), options: nil)
        #expect(view.scene == nil)
        let scene = SCNScene()
        view.scene = scene
        view.scene?.rootNode.name = "root"
        let renderer: any SCNSceneRenderer = view
        #expect(renderer.scene === scene && renderer.scene?.rootNode.name == "root")
        renderer.scene = nil
        #expect(view.scene == nil && renderer.device == nil)
    }

    @Test("A node turns to a place in the world, below a parent that is turned and scaled")
    func looking() {
        let (parent, node) = (SCNNode(), SCNNode())
        parent.position = SCNVector3(1, 2, 3)
        parent.scale = SCNVector3(2, 2, 2)
        parent.eulerAngles = SCNVector3(0.3, 1, -0.4)
        parent.addChildNode(node)
        node.position = SCNVector3(0, 1, 0)
        node.look(at: SCNVector3(4, -5, 6))
        let way = simd_normalize(SIMD3<Float>(4, -5, 6) - node.simdWorldPosition)
        #expect(isClose(simd_normalize(node.simdWorldFront), way) && node.simdWorldUp.y > 0)
        #expect(abs(node.simdWorldRight.y) < 0.001)
        node.look(at: SCNVector3(4, -5, 6), up: SCNVector3(0, 1, 0), localFront: SCNNode.localUp)
        let other = simd_normalize(SIMD3<Float>(4, -5, 6) - node.simdWorldPosition)
        #expect(isClose(simd_normalize(node.simdWorldUp), other))
        node.look(at: SCNVector3(node.simdWorldPosition + [0, 7, 0]))
        #expect(isClose(simd_normalize(node.simdWorldFront), [0, 1, 0]))
    }

    @Test("Places, directions and transforms are converted between nodes and the world")
    func conversions() {
        let (one, other) = (SCNNode(), SCNNode())
        one.position = SCNVector3(1, 0, 0)
        one.eulerAngles.y = .pi / 2
        other.simdScale = [2, 2, 2]
        #expect(isClose(one.simdConvertPosition([0, 0, -1], to: other), [0, 0, 0]))
        #expect(isClose(SIMD3(one.convertPosition(SCNVector3(0, 0, 0), to: nil)), [1, 0, 0]))
        #expect(isClose(SIMD3(one.convertVector(SCNVector3(-2, 0, 0), from: other)), [0, 0, -4]))
        let moved = one.convertTransform(SCNMatrix4MakeTranslation(0, 0, -1), to: nil)
        #expect(isClose([moved.m41, moved.m42, moved.m43], [0, 0, 0]))
        one.worldOrientation = SCNQuaternion(0, 0, 0, 1)
        one.rotate(by: SCNQuaternion(0, sin(Float.pi / 4), 0, cos(Float.pi / 4)), aroundTarget: SCNVector3Zero)
        #expect(isClose(one.simdPosition, [0, 0, -1]) && abs(one.eulerAngles.y - .pi / 2) < 0.001)
        one.localRotate(by: SCNQuaternion(0, sin(Float.pi / 4), 0, cos(Float.pi / 4)))
        one.localTranslate(by: SCNVector3(0, 0, -1))
        #expect(isClose(one.simdPosition, [0, 0, 0]))
        one.setWorldTransform(SCNMatrix4MakeTranslation(4, 5, 6))
        #expect(isClose(one.simdWorldPosition, [4, 5, 6]))
    }

    @Test("Values hold vectors and matrices")
    func values() {
        let vector = NSValue(scnVector4: SCNVector4(1, 2, 3, 4))
        #expect(SIMD4<Float>(vector.scnVector4Value) == [1, 2, 3, 4])
        #expect(SIMD3<Float>(NSValue(scnVector3: SCNVector3(0.1, 2, 3)).scnVector3Value) == [0.1, 2, 3])
        let matrix = SCNMatrix4MakeTranslation(1, 2, 3)
        #expect(SCNMatrix4EqualToMatrix4(NSValue(scnMatrix4: matrix).scnMatrix4Value, matrix))
        let rotated = SCNMatrix4MakeRotation(1, 1, 2, 3)
        #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4FromGLKMatrix4(SCNMatrix4ToGLKMatrix4(rotated)), rotated))
        #expect(float4x4(matrix)[3] == [1, 2, 3, 1] && SCNMatrix4ToMat4(SCNMatrix4Identity) == float4x4(1))
    }

    @Test("A geometry of sources fills the box of its vertices; shapes know theirs, and copies keep them")
    func boxes() throws {
        let vertices = [SCNVector3(0, 0, 0), SCNVector3(2, 0, 0), SCNVector3(0, 3, -1)]
        let element = SCNGeometryElement(indices: [0, 1, 2] as [UInt16], primitiveType: .triangles)
        let mesh = SCNGeometry(sources: [SCNGeometrySource(vertices: vertices)], elements: [element])
        #expect(SIMD3<Float>(mesh.boundingBox.min) == [0, 0, -1] && SIMD3<Float>(mesh.boundingBox.max) == [2, 3, 0])
        #expect(element.primitiveCount == 1 && element.bytesPerIndex == 2 && mesh.elementCount == 1)
        let polygons = SCNGeometryElement(indices: [3, 4, 0, 1, 2, 0, 1, 2, 3] as [Int32], primitiveType: .polygon)
        #expect(polygons.primitiveCount == 2)
        let box = SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0)
        #expect(abs(box.boundingSphere.radius - Float(3).squareRoot()) < 0.001)
        #expect(SCNNode(geometry: SCNSphere(radius: 2)).boundingSphere.radius == 2)
        let shape = SCNShape(path: UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), extrusionDepth: 2)
        #expect(SIMD3<Float>(shape.boundingBox.min) == [1, 2, -1] && SIMD3<Float>(shape.boundingBox.max) == [4, 6, 1])
        box.firstMaterial?.diffuse.contents = UIColor.red
        let copy = try #require(box.copy() as? SCNBox)
        copy.firstMaterial = try #require(box.firstMaterial?.copy() as? SCNMaterial)
        copy.firstMaterial?.diffuse.contents = UIColor.blue
        #expect(copy.width == 2 && box.firstMaterial?.diffuse.contents as? UIColor == .red)
        #expect(mesh.copy() as? SCNGeometry !== mesh && (mesh.copy() as? SCNGeometry)?.sources.count == 1)
    }

    @Test("A camera's projection leads to the view and back")
    func projection() {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.scene = SCNScene()
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 10)
        view.scene?.rootNode.addChildNode(camera)
        let middle = view.projectPoint(SCNVector3Zero)
        #expect(abs(middle.x - 100) < 0.01 && abs(middle.y - 50) < 0.01 && (0...1).contains(middle.z))
        #expect(view.projectPoint(SCNVector3(1, 1, 0)).x > 100 && view.projectPoint(SCNVector3(1, 1, 0)).y < 50)
        let place = view.unprojectPoint(view.projectPoint(SCNVector3(1, 2, -3)))
        #expect(simd_length(SIMD3<Float>(place) - [1, 2, -3]) < 0.01)
        let (seen, behind) = (SCNNode(geometry: SCNSphere(radius: 1)), SCNNode(geometry: SCNSphere(radius: 1)))
        behind.position.z = 20
        for node in [seen, behind] { view.scene?.rootNode.addChildNode(node) }
        #expect(view.nodesInsideFrustum(of: camera) == [seen])
        camera.camera?.focalLength = 12
        #expect(abs((camera.camera?.fieldOfView ?? 0) - 90) < 0.001)
    }

    @Test("Actions, animations and transactions take their time, and say when they end")
    func time() throws {
        let controller = UIViewController()
        let stage = try AppStage { controller }
        let node = SCNNode()
        var events: [String] = []
        final class Delegate: CAAnimationDelegate {
            var stopped: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped.append(flag) }
        }
        let delegate = Delegate()
        let view = try stage.run { SCNView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
        try stage.run {
            controller.view.addSubview(view)
            view.scene = SCNScene()
            view.scene?.rootNode.addChildNode(node)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 0.5
            animation.delegate = delegate
            node.addAnimation(animation, forKey: "fade")
            let move = SCNAction.moveBy(x: 1, y: 0, z: 0, duration: 20)
            move.timingFunction = { $0 * $0 }
            node.runAction(move, forKey: "move") { events.append("moved") }
            SCNTransaction.begin()
            SCNTransaction.animationDuration = 0.5
            SCNTransaction.completionBlock = { events.append("changed") }
            node.opacity = 0.5
            SCNTransaction.commit()
            #expect(node.animationKeys == ["fade"] && node.actionKeys == ["move"] && events.isEmpty)
            #expect(node.action(forKey: "move")?.duration == 20 && node.opacity == 0.5)
            #expect(SCNTransaction.animationDuration == 0)
        }
        try stage.perform(#"{"wait": 2}"#)
        #expect(node.animationKeys.isEmpty && delegate.stopped == [true] && events == ["changed"])
        // At an even speed it would be farther.
        #expect(node.position.x > 0 && node.position.x < 0.1)
        try stage.perform(#"{"wait": 25}"#)
        #expect(
            events == ["changed", "moved"] && abs(node.position.x - 1) < 0.001 && node.action(forKey: "move") == nil)
    }

    @Test("An animation that stays tells its end once, and none goes on after a callback removed it")
    func ends() {
        final class Delegate: CAAnimationDelegate {
            var stopped: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped.append(flag) }
        }
        let (scene, node, delegate, renderer) = (SCNScene(), SCNNode(), Delegate(), SCNRenderer(device: nil))
        scene.rootNode.addChildNode(node)
        renderer.scene = scene
        let staying = CABasicAnimation(keyPath: "opacity")
        (staying.duration, staying.isRemovedOnCompletion, staying.delegate) = (1, false, delegate)
        node.addAnimation(staying, forKey: "staying")
        var ends: [String] = []
        for (key, other) in [("one", "two"), ("two", "one")] {
            let animation = SCNAnimation()
            animation.duration = 1
            animation.animationDidStop = { _, _, finished in
                ends.append("\(key) \(finished)")
                node.removeAnimation(forKey: other)
            }
            node.addAnimation(animation, forKey: key)
        }
        for time in 0...4 { renderer.update(atTime: Double(time)) }
        #expect(delegate.stopped == [true] && node.animationKeys == ["staying"])
        #expect(ends == ["one true", "two false"])
        node.animationPlayer(forKey: "staying")?.play()
        for time in 5...8 { renderer.update(atTime: Double(time)) }
        node.removeAllAnimations()
        #expect(delegate.stopped == [true, true] && node.animationKeys.isEmpty)
    }

    @Test("Nodes of an app's classes are cloned, and copies keep the values")
    func clones() throws {
        class Ship: SCNNode, @unchecked Sendable { var speed = 3 }
        final class Built: SCNNode, @unchecked Sendable {
            let length: Int
            init(length: Int) {
                self.length = length
                super.init()
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        let (ship, built) = (Ship(), Built(length: 4))
        (ship.name, ship.geometry, built.name) = ("ship", SCNSphere(radius: 2), "built")
        ship.addChildNode(built)
        built.addChildNode(SCNNode())
        let clone = ship.clone()
        #expect(clone !== ship && clone.speed == 3 && clone.name == "ship" && clone.geometry === ship.geometry)
        let child = try #require(clone.childNodes.first)
        #expect(child !== built && child.name == "built" && child.childNodes.count == 1)
        #expect(built.parent === ship && ship.childNodes.count == 1)
        final class Station: SCNReferenceNode, @unchecked Sendable {}
        let reference = try #require(Station(url: URL(fileURLWithPath: "/ship.scn")))
        (reference.geometry, reference.categoryBitMask, reference.physicsBody) = (ship.geometry, 6, .static())
        reference.constraints = [SCNBillboardConstraint()]
        reference.loadingPolicy = .onDemand
        let copy = reference.clone()
        #expect(copy.geometry === ship.geometry && copy.categoryBitMask == 6 && copy.physicsBody?.type == .static)
        #expect(copy.constraints?.count == 1 && copy.loadingPolicy == .onDemand)
        #expect(copy !== reference && copy.referenceURL == reference.referenceURL)
    }

    @Test("Sounds, tessellators and wheels are copied with their values")
    func copies() throws {
        let (source, tessellator, wheel) = (
            SCNAudioSource(), SCNGeometryTessellator(), SCNPhysicsVehicleWheel(node: SCNNode())
        )
        (source.volume, source.loops, tessellator.maximumEdgeLength, wheel.radius) = (0.5, true, 7, 3)
        let sourceCopy = try #require(source.copy() as? SCNAudioSource)
        let tessellatorCopy = try #require(tessellator.copy() as? SCNGeometryTessellator)
        let wheelCopy = try #require(wheel.copy() as? SCNPhysicsVehicleWheel)
        (source.volume, tessellator.maximumEdgeLength, wheel.radius) = (1, 1, 1)
        #expect(sourceCopy.volume == 0.5 && sourceCopy.loops && tessellatorCopy.maximumEdgeLength == 7)
        #expect(wheelCopy.radius == 3 && wheelCopy.node === wheel.node)
    }

    @Test("Sprites over a scene are there, and take touches only if their scene does")
    func overlay() throws {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let sprites = SKScene(size: CGSize(width: 100, height: 100))
        sprites.isUserInteractionEnabled = false
        view.overlaySKScene = sprites
        #expect(sprites.view?.superview === view && view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        sprites.isUserInteractionEnabled = true
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === sprites.view)
        view.overlaySKScene = nil
        #expect(sprites.view == nil || view.subviews.allSatisfy { $0 !== sprites.view })
    }

    @Test("What needs a simulation or files does nothing, and says so")
    func nothing() throws {
        let body = SCNPhysicsBody(type: .dynamic, shape: nil)
        body.applyForce(SCNVector3(0, 9, 0), asImpulse: true)
        #expect(body.mass == 1 && SCNPhysicsBody.static().mass == 0 && SIMD3<Float>(body.velocity) == .zero)
        let scene = SCNScene()
        #expect(scene.physicsWorld.contactTest(with: body).isEmpty)
        var errors = 0
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("never.scn")
        let isWritten = scene.write(to: url, options: nil, delegate: nil) { _, error, _ in
            errors += error == nil ? 0 : 1
        }
        #expect(!isWritten && errors == 1 && !FileManager.default.fileExists(atPath: url.path))
        #expect(throws: (any Error).self) { try SCNScene(url: url) }
        #expect(SCNSceneSource(url: url, options: nil) == nil)
        let material = SCNMaterial()
        material.setValue(Float(2), forKey: "amount")
        #expect(material.value(forKey: "amount") as? Float == 2)
    }
}
