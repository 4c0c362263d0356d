import AppStage
import CoreGraphics
import Foundation
import GameplayKit
import SpriteKit
import Testing
import UIKit

/// A scene of an app, as in Xcode's template.
class EditedScene: SKScene {
    var loads: [String] = []
    var sizeInDecoding = CGSize.zero
    var entities: [GKEntity] = []
    var graphs: [String: GKGraph] = [:]

    override init(size: CGSize) { super.init(size: size) }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        sizeInDecoding = size
    }

    convenience init?(level: Int) { self.init(fileNamed: "Level\(level)") }

    override func sceneDidLoad() {
        loads.append("\(children.count) \(backgroundColor == .black ? "black" : "other") \(camera?.name ?? "-")")
    }

    class func newGameScene() -> EditedScene? { SKScene(fileNamed: "GameScene") as? EditedScene }
}

/// A scene without a table, found by its module.
final class UnlistedScene: EditedScene {}

final class EditedSprite: SKSpriteNode {
    let sizeInDecoding: CGSize
    var nameInDecoding: String?

    required init?(coder aDecoder: NSCoder) {
        sizeInDecoding = aDecoder.decodeObject(forKey: "_name") == nil ? .zero : CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        nameInDecoding = name
    }
}

final class EditedComponent: GKComponent {
    var health = 0
    var nodeAtAdding: SKNode?
    override class var supportsSecureCoding: Bool { true }

    override func didAddToEntity() { nodeAtAdding = entity?.component(ofType: GKSKNodeComponent.self)?.node }
}

/// Files of Xcode's editors of scenes, particles and actions.
@MainActor
@Suite("Files of the scene editor", .serialized)
struct SceneFileTests {
    private let stage: AppStage

    init() throws {
        stage = try AppStage { UIViewController() }
        InterfaceMembers.register(EditedScene.self, InterfaceMembers())
        InterfaceMembers.register(EditedSprite.self, InterfaceMembers())
        var members = InterfaceMembers()
        members.add(.property("health", \EditedComponent.health))
        InterfaceMembers.register(EditedComponent.self, members)
    }

    /// Calls a closure while files are in the app's bundle.
    private func with<Value>(_ files: [String: Data], _ body: @MainActor () throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let before = SceneFile.bundle
        defer {
            SceneFile.bundle = before
            try? FileManager.default.removeItem(at: folder)
        }
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        SceneFile.bundle = try #require(Bundle(path: folder.path))
        return try stage.run(body)
    }

    private func file(_ root: ArchivePart) -> Data { SceneArchive.xml(["root": root]) }

    private var gameScene: ArchivePart {
        .scene([
            "Scene_bounds": .value("{{0, 0}, {750, 1334}}"), "_anchorPoint": .value("{0.5, 0.25}"),
            "_backgroundColorR": .number(0), "_backgroundColorG": .number(0), "_backgroundColorB": .number(0),
            "_backgroundColorA": .number(1), "_scaleMode": .integer(2), "_info": .custom("EditedScene"),
            "_children": .list([
                .node(["SKCameraNode"], ["_name": .text("eye"), "_position": .value("{10, 20}")], label: "eye"),
                .node(
                    ["SKLabelNode"],
                    [
                        "_name": .text("helloLabel"), "_text": .text("Hello"), "_fontName": .text("Menlo"),
                        "_fontSize": .number(48), "_fontColorR": .number(1), "_fontColorG": .number(0),
                        "_fontColorB": .number(0), "_fontColorA": .number(1), "_verticalAlignmentMode": .number(1),
                        "_horizontalAlignmentMode": .number(2),
                    ]),
                .sprite([
                    "_name": .text("box"), "_bounds": .value("{{-20, -10}, {40, 20}}"), "_baseColorR": .number(0),
                    "_baseColorG": .number(1), "_baseColorB": .number(0), "_baseColorA": .number(1),
                    "_position": .value("{3, -4}"), "_zPosition": .number(7), "_zRotation": .number(1.5),
                    "_xScale": .number(2), "_yScale": .number(3), "_opacity": .number(0.5), "_hidden": .truth(true),
                    "_colorMix": .number(0.25), "_anchorPoint": .value("{0, 1}"), "_paused": .truth(true),
                    "_userData": .entries(["points": .integer(5), "kind": .text("gold")]),
                    "_PKPhysicsBody": .object(
                        ["PKPhysicsBody", "NSObject"],
                        [
                            "_shapeType": .integer(1), "_radius": .number(150), "dynamic": .truth(false),
                            "categoryBitMask": .integer(4), "collisionBitMask": .integer(-1),
                            "intersectionTestBitMask": .integer(2), "restitution": .number(0.75),
                            "affectedByGravity": .truth(false),
                        ]),
                ]),
            ]), "_camera": .to("eye"),
            "_physicsWorld": .object(["PKPhysicsWorld", "NSObject"], ["gravity": .text("{0, -5}")]),
        ])
    }

    @Test("A scene of the class that its file names has the file's values and nodes when it is loaded, once")
    func scene() throws {
        for data in [file(gameScene), try SceneArchive.binary(["root": gameScene])] {
            let scene = try #require(try with(["GameScene.sks": data]) { EditedScene.newGameScene() })
            #expect(scene.size == CGSize(width: 750, height: 1334) && scene.sizeInDecoding == scene.size)
            #expect(scene.anchorPoint == CGPoint(x: 0.5, y: 0.25) && scene.scaleMode == .aspectFit)
            #expect(scene.camera === scene.childNode(withName: "eye"))
            #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -5) && scene.physicsBody == nil)
            #expect(scene.loads == ["3 black eye"] && scene.isUserInteractionEnabled)
        }
    }

    @Test("Nodes have the values of their file")
    func nodes() throws {
        let scene = try #require(try with(["GameScene.sks": file(gameScene)]) { SKScene(fileNamed: "GameScene.sks") })
        let label = try #require(scene.childNode(withName: "//helloLabel") as? SKLabelNode)
        #expect(label.text == "Hello" && label.fontName == "Menlo" && label.fontSize == 48 && label.fontColor == .red)
        #expect(label.verticalAlignmentMode == .center && label.horizontalAlignmentMode == .right)
        let box = try #require(scene.childNode(withName: "box") as? SKSpriteNode)
        #expect(box.size == CGSize(width: 40, height: 20) && box.color == .green && box.texture == nil)
        #expect(box.position == CGPoint(x: 3, y: -4) && box.zPosition == 7 && box.zRotation == 1.5)
        #expect(box.xScale == 2 && box.yScale == 3 && box.alpha == 0.5 && box.isHidden && !box.isPaused)
        #expect(box.anchorPoint == CGPoint(x: 0, y: 1) && box.colorBlendFactor == 0.25)
        #expect(box.userData?["points"] as? Int == 5 && box.userData?["kind"] as? String == "gold")
        #expect(box.parent === scene && box.scene === scene)
        let body = try #require(box.physicsBody)
        #expect(body.node === box && abs(body.area - .pi) < 0.001 && !body.isDynamic && !body.affectedByGravity)
        #expect(body.categoryBitMask == 4 && body.collisionBitMask == .max && body.contactTestBitMask == 2)
        #expect(body.restitution == 0.75)
    }

    @Test("A sprite has the picture that the file names, and the class that it names, which decodes it")
    func sprites() throws {
        let image = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }.pngData())
        let texture = ArchivePart.object(
            ["SKTexture", "NSObject"],
            ["_imgName": .text("ball"), "_textRect": .value("{{0, 0}, {1, 1}}"), "_filteringMode": .integer(0)])
        let root = ArchivePart.scene([
            "_children": .list([
                .sprite([
                    "_name": .text("ball"), "_bounds": .value("{{0, 0}, {8, 6}}"), "_texture": texture,
                    "_info": .custom("EditedSprite"),
                ]),
                .sprite(["_name": .text("lost"), "_info": .custom("NoSuchClass")]),
            ])
        ])
        let scene = try #require(try with(["A.sks": file(root), "ball.png": image]) { SKScene(fileNamed: "A") })
        let ball = try #require(scene.childNode(withName: "ball") as? EditedSprite)
        #expect(ball.nameInDecoding == "ball" && ball.sizeInDecoding.width == 1)
        #expect(ball.texture?.filteringMode == .nearest && ball.size == CGSize(width: 8, height: 6))
        #expect(scene.childNode(withName: "lost") is SKSpriteNode)
        #expect(stage.messages.contains("SpriteKit: A.sks: no class 'NoSuchClass', using SKSpriteNode"))
    }

    @Test("An app's class gets a scene that names no class, and its convenience initializers read files")
    func classes() throws {
        let plain = file(.scene(["Scene_bounds": .value("{{0, 0}, {10, 20}}")]))
        let unlisted = file(.scene(["_info": .custom("UnlistedScene")]))
        try with(["Level1.sks": plain, "Game.sks": file(gameScene), "Own.sks": unlisted]) {
            #expect(EditedScene(fileNamed: "Own") is UnlistedScene)
            #expect(UnlistedScene(fileNamed: "Game")?.size.width == 750)
            #expect(EditedScene(fileNamed: "Level1")?.sizeInDecoding == CGSize(width: 10, height: 20))
            #expect(EditedScene(level: 1)?.size.height == 20)
            #expect(EditedScene(level: 2) == nil)
            #expect(SKScene(fileNamed: "Level1").map { type(of: $0) == SKScene.self } == true)
            #expect(SKNode(fileNamed: "Game") is EditedScene)
            #expect(SKEmitterNode(fileNamed: "Level1") == nil)
            #expect(throws: CocoaError.self) { _ = try SKScene(fileNamed: "None", securelyWithClasses: []) }
        }
    }

    @Test("Emitters have the values of the particle editor")
    func emitters() throws {
        let red = ArchivePart.object(["NSColor", "NSObject"], ["NSRGB": .data(Data("1 0 0\0".utf8))])
        let blue = ArchivePart.object(["NSColor", "NSObject"], ["NSRGB": .data(Data("0 0 1 0.5\0".utf8))])
        let root = ArchivePart.node(
            ["SKEmitterNode"],
            [
                "_birthrate": .number(450), "_lifetime": .number(7), "_lifetimeVariance": .number(2),
                "_startSpeed": .number(80), "_emissionAngle": .number(1.5), "_emissionAngleVariance": .number(0.35),
                "_acceleration": .text("{4, -9}"), "_startPositionVariance": .text("{30, 5}"),
                "_startScale": .number(0.5), "_scaleSpeed": .number(-0.25), "_startOpacity": .number(0.75),
                "_opacitySpeed": .number(-0.5), "_particleBlendMode": .integer(1), "_startColorR": .number(1),
                "_startColorG": .number(0), "_startColorB": .number(0), "_startColorMix": .number(1),
                "_particleTexture": .object(["SKTexture", "NSObject"], ["_imgName": .text("spark")]),
                "_particleColorSequence": .object(
                    ["SKKeyframeSequence", "NSObject"],
                    [
                        "_values": .list([red, blue]), "_times": .list([.number(0), .number(1)]),
                        "_interpolationMode": .integer(1),
                    ]),
            ])
        let fire = try #require(try with(["Fire.sks": file(root)]) { SKEmitterNode(fileNamed: "Fire.sks") })
        #expect(fire.particleBirthRate == 450 && fire.particleLifetime == 7 && fire.particleLifetimeRange == 2)
        #expect(fire.particleSpeed == 80 && fire.emissionAngle == 1.5 && fire.emissionAngleRange == 0.35)
        #expect(fire.xAcceleration == 4 && fire.yAcceleration == -9)
        #expect(fire.particlePositionRange == CGVector(dx: 30, dy: 5))
        #expect(fire.particleScale == 0.5 && fire.particleScaleSpeed == -0.25)
        #expect(fire.particleAlpha == 0.75 && fire.particleAlphaSpeed == -0.5 && fire.particleBlendMode == .add)
        #expect(fire.particleColor == .red && fire.particleColorBlendFactor == 1 && fire.particleTexture != nil)
        let sequence = try #require(fire.particleColorSequence)
        #expect(sequence.count() == 2)
        let middle = try #require(sequence.sample(atTime: 0.5) as? UIColor)
        #expect(middle == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    }

    @Test("A reference has the nodes of its file, and one that leads back to itself none")
    func references() throws {
        func reference(_ name: String) -> ArchivePart {
            .node(["SKReferenceNode"], ["_name": .text("to \(name)"), "_referenceFileName": .text(name)])
        }
        let files = [
            "Game.sks": file(.scene(["_children": .list([reference("Room"), reference("None")])])),
            "Room.sks": file(
                .scene(["_children": .list([.sprite(["_name": .text("door")]), reference("Game")])])),
        ]
        let scene = try #require(try with(files) { SKScene(fileNamed: "Game") })
        let door = try #require(scene.childNode(withName: "//door"))
        #expect(door.scene === scene && door.parent?.parent is SKReferenceNode)
        let room = try with(files) { () -> SKNode? in
            if let room = SKReferenceNode(fileNamed: "Room") { return room }
            return nil
        }
        #expect(room?.childNode(withName: "//door") != nil)
        scene.addChild(SKReferenceNode(fileNamed: nil))
        #expect(scene.childNode(withName: "to None")?.children.isEmpty == true)
        #expect(stage.messages.contains("SpriteKit: Room.sks: it refers to Game.sks, which refers to it"))
        #expect(stage.messages.contains("SpriteKit: there is no file None.sks in the app"))
    }

    @Test("Actions of files have names, and those of nodes run")
    func actions() throws {
        func action(_ name: String, _ values: [String: ArchivePart]) -> ArchivePart {
            .object([name, "SKAction", "NSObject"], values)
        }
        let move = action(
            "SKMove",
            [
                "_duration": .number(0.2), "_isRelative": .truth(true), "_posTarget.x": .number(50),
                "_posTarget.y": .number(0), "_useX": .truth(true), "_useY": .truth(true),
            ])
        let fade = action("SKFade", ["_duration": .number(0.1), "_alphaTarget": .number(0)])
        let both = action("SKGroup", ["_actions": .list([move, action("SKSequence", ["_actions": .list([fade])])])])
        let files = [
            "Actions.sks": file(.entries(["actions": .entries(["Leave": both])])),
            "Game.sks": file(.scene(["_children": .list([.sprite(["_actions": .list([both])])])])),
        ]
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scene = try #require(try with(files) { SKScene(fileNamed: "Game") })
        let leave = try #require(try with(files) { SKAction(named: "Leave") })
        #expect(leave.duration == 0.2)
        try with(files) {
            #expect(SKAction(named: "Stay") == nil && SKAction(named: "Leave", from: "Actions") != nil)
            #expect(SKAction(named: "Leave", duration: 0.4)?.speed == 0.5)
        }
        let other = SKNode()
        scene.addChild(other)
        other.run(leave)
        try stage.run {
            UIApplication.shared.windows.first?.addSubview(view)
            view.presentScene(scene)
        }
        try stage.perform(#"{"wait": 0.5}"#)
        for node in [scene.children[0], other] { #expect(node.position.x == 50 && node.alpha == 0) }
    }

    @Test("A game scene has entities with the components of nodes, and graphs")
    func entities() throws {
        let health = ArchivePart.object(
            ["EditedComponent"],
            [
                "_className": .text("EditedComponent"), "health": .integer(3),
                "_propertyNames": .list([.text("health")]),
            ])
        let part = ArchivePart.object(
            ["GKSKNodeComponent", "GKComponent", "NSObject"],
            [
                "_serializableNodeIndexPath": .object(
                    ["NSIndexPath", "NSObject"], ["NSIndexPathLength": .integer(1), "NSIndexPathValue": .integer(2)])
            ])
        func place(_ x: Double, _ label: String, _ next: ArchivePart) -> ArchivePart {
            .object(
                ["GKGraphNode2D", "GKGraphNode", "NSObject"],
                ["positionX": .number(x), "positionY": .number(0), "_connectedNodes": .list([next])], label: label)
        }
        let graph = ArchivePart.object(
            ["GKGraph", "NSObject"], ["_nodes": .list([place(1, "one", place(2, "two", .to("one"))), .to("two")])])
        let game = ArchivePart.object(
            ["GKScene", "NSObject"],
            [
                "_entities": .list([.object(["GKEntity", "NSObject"], ["_components": .list([health, part])])]),
                "_graphs": .entries(["Ways": graph]),
            ])
        let data = SceneArchive.xml(["root": gameScene, "_gkScene": game])
        let scene = try #require(try with(["GameScene.sks": data]) { GKScene(fileNamed: "GameScene") })
        let node = try #require(scene.rootNode as! EditedScene?)
        node.entities = scene.entities
        node.graphs = scene.graphs
        #expect(node.loads.count == 1)
        let box = try #require(node.childNode(withName: "box"))
        let component = try #require(node.entities.first?.component(ofType: EditedComponent.self))
        #expect(component.health == 3 && component.nodeAtAdding === box && box.entity === node.entities.first)
        let places = try #require(node.graphs["Ways"]?.nodes)
        #expect(places.count == 2 && places[0].findPath(to: places[1]).count == 2)
        #expect(places[1].connectedNodes.first === places[0])
        #expect(try with([:]) { GKScene(fileNamed: "None") } == nil)
    }

    @Test("A class that isn't here is a plain node, and is said once")
    func absentClasses() throws {
        let map = ArchivePart.node(["SKTileMapNode"], ["_name": .text("map")])
        let root = ArchivePart.scene(["_children": .list([map, map])])
        let scene = try #require(try with(["Game.sks": file(root)]) { SKScene(fileNamed: "Game") })
        #expect(scene["map"].count == 2 && scene["map"].allSatisfy { type(of: $0) == SKNode.self })
        #expect(stage.messages.count { $0.contains("SKTileMapNode isn't here") } == 1)
    }

    @Test("A file that isn't there or is damaged is nothing, and is said in words")
    func damage() throws {
        let whole = try SceneArchive.binary(["root": gameScene])
        var files = [
            "Empty.sks": Data(), "Words.sks": Data("no list".utf8), "List.sks": Data("<plist><array/></plist>".utf8),
            "Short.sks": whole.prefix(whole.count / 2), "Nothing.sks": SceneArchive.xml([:]),
            "Far.sks": file(.place(1_000_000)), "Text.sks": file(.text("scene")),
        ]
        for (name, _) in files { #expect(try with(files) { SKScene(fileNamed: name) } == nil, "\(name)") }
        #expect(stage.messages.contains("SpriteKit: Short.sks is damaged"))
        #expect(try with(files) { SKScene(fileNamed: "Missing") } == nil)
        #expect(try with(files) { SKScene(fileNamed: "") } == nil)
        let errors = try with(files) {
            ["Missing", "Short"].map { name in
                #expect(throws: CocoaError.self) { try SKScene(fileNamed: name, securelyWithClasses: []) }?.code
            }
        }
        #expect(errors == [.fileReadNoSuchFile, .fileReadCorruptFile])
        // Any byte may be wrong.
        var number: UInt32 = 1
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<3 {
                number = number &* 1_664_525 &+ 1_013_904_223
                bytes[8 + Int(number >> 8) % (bytes.count - 8)] = UInt8(number & 255)
            }
            files = ["Game.sks": bytes]
            _ = try with(files) { SKScene(fileNamed: "Game") }
        }
    }

    @Test("Nodes that are in themselves or in two places are in one, and numbers without objects are nothing")
    func cycles() throws {
        let inner = ArchivePart.node(
            ["SKNode"], ["_name": .text("inner"), "_children": .list([.to("scene"), .to("inner"), .to("twice")])],
            label: "inner")
        let twice = ArchivePart.node(["SKNode"], ["_name": .text("twice")], label: "twice")
        let root = ArchivePart.scene(
            ["_children": .list([twice, inner, .to("inner"), .place(0), .place(70_000)]), "_camera": .to("scene")],
            label: "scene")
        let scene = try #require(try with(["Game.sks": file(root)]) { SKScene(fileNamed: "Game") })
        #expect(scene.parent == nil && scene.camera == nil)
        #expect(scene["//*"].compactMap(\.name).sorted() == ["inner", "twice"])
        var deep = ArchivePart.node(["SKNode"])
        for _ in 0..<400 { deep = .node(["SKNode"], ["_children": .list([deep])]) }
        #expect(
            try with(["Deep.sks": file(.scene(["_children": .list([deep])]))]) { SKScene(fileNamed: "Deep") } != nil)
        // Each object is decoded once, also one that can't be: this one has 2^200 ways to its last.
        var doubling = ArchivePart.object(["SKKeyframeSequence", "NSObject"], [:], label: "0")
        for number in 1...200 {
            doubling = .object(
                ["SKKeyframeSequence", "NSObject"], ["_values": .list([doubling, .to("\(number - 1)")])],
                label: "\(number)")
        }
        let holder = ArchivePart.node(["SKNode"], ["_userData": .entries(["chain": doubling])])
        #expect(
            try with(["Wide.sks": file(.scene(["_children": .list([holder])]))]) { SKScene(fileNamed: "Wide") } != nil)
    }

    @Test("An emitter finds its target around it")
    func targets() throws {
        let root = ArchivePart.scene(
            ["_children": .list([.node(["SKEmitterNode"], ["_target": .to("scene")])])], label: "scene")
        let scene = try #require(try with(["Game.sks": file(root)]) { SKScene(fileNamed: "Game") })
        #expect((scene.children.first as? SKEmitterNode)?.targetNode === scene)
    }
}
