import AppStage
import CoreGraphics
import Foundation
import GameKit
import GameplayKit
import MultipeerConnectivity
import SpriteKit
import Testing
import UIKit

/// Scenes of sprites.
@MainActor
@Suite("SpriteKit", .serialized)
struct SpriteKitTests {
    private let stage: AppStage
    private let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() throws {
        let controller = UIViewController()
        stage = try AppStage { controller }
        controller.view.addSubview(view)
    }

    private func scene(_ size: CGSize = CGSize(width: 200, height: 100)) -> SKScene { SKScene(size: size) }

    @Test("A place of the view is one of the scene, whose y axis points upwards, for each scale mode")
    func places() {
        let cases: [(SKSceneScaleMode, CGPoint)] = [
            (.fill, CGPoint(x: 50, y: 25)), (.aspectFit, CGPoint(x: 0, y: 25)), (.aspectFill, CGPoint(x: 50, y: 37.5)),
        ]
        for (mode, expected) in cases {
            let square = scene(CGSize(width: 100, height: 100))
            square.scaleMode = mode
            view.presentScene(square)
            let place = square.convertPoint(fromView: CGPoint(x: mode == .aspectFit ? 50 : 100, y: 75))
            #expect(abs(place.x - expected.x) < 0.001 && abs(place.y - expected.y) < 0.001, "\(mode): \(place)")
            let back = square.convertPoint(toView: place)
            #expect(abs(back.y - 75) < 0.001)
        }
        let own = scene()
        own.scaleMode = .resizeFill
        own.size = CGSize(width: 1, height: 1)
        view.presentScene(own)
        #expect(own.size == view.bounds.size)
    }

    @Test("Nodes convert points through rotations and scales, and a camera moves what is seen")
    func geometry() {
        let root = scene()
        let (outer, inner) = (SKNode(), SKNode())
        outer.position = CGPoint(x: 10, y: 20)
        outer.zRotation = .pi / 2
        outer.setScale(2)
        inner.position = CGPoint(x: 5, y: 0)
        root.addChild(outer)
        outer.addChild(inner)
        let place = inner.convert(CGPoint.zero, to: root)
        #expect(abs(place.x - 10) < 0.001 && abs(place.y - 30) < 0.001)
        inner.move(toParent: root)
        #expect(abs(inner.position.x - 10) < 0.001 && abs(inner.position.y - 30) < 0.001)
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 50, y: 50)
        root.addChild(camera)
        root.camera = camera
        view.presentScene(root)
        let middle = root.convertPoint(fromView: CGPoint(x: 100, y: 50))
        #expect(abs(middle.x - 50) < 0.001 && abs(middle.y - 50) < 0.001)
    }

    @Test("Names find children, patterns, and nodes at any depth")
    func names() {
        let root = scene()
        for name in ["ball1", "ball2", "box"] {
            let node = SKNode()
            node.name = name
            root.addChild(node)
        }
        let deep = SKNode()
        deep.name = "deep"
        root.children[0].addChild(deep)
        #expect(root["ball*"].map(\.name) == ["ball1", "ball2"])
        #expect(root.childNode(withName: "//deep") === deep)
        #expect(root.childNode(withName: "deep") == nil)
        #expect(deep.childNode(withName: "../../box")?.name == "box")
        #expect(root.childNode(withName: "ball1/deep") === deep)
    }

    @Test("Actions change nodes in their time, in sequences, groups and repetitions, and can be reversed")
    func actions() throws {
        let root = scene()
        let (mover, turner, gone) = (SKNode(), SKNode(), SKNode())
        for node in [mover, turner, gone] { root.addChild(node) }
        var calls: [String] = []
        mover.run(
            .sequence([
                .moveBy(x: 100, y: 0, duration: 1), .run { calls.append("moved") }, .move(to: .zero, duration: 1),
            ]))
        turner.run(.repeatForever(.rotate(byAngle: 1, duration: 1)), withKey: "turn")
        gone.run(.sequence([.fadeOut(withDuration: 0.5), .removeFromParent()])) { calls.append("gone") }
        try stage.run { view.presentScene(root) }
        try stage.perform(#"{"wait": 0.5}"#)
        #expect(abs(mover.position.x - 50) < 3)
        #expect(calls.isEmpty)
        try stage.perform(#"{"wait": 0.6}"#)
        #expect(gone.parent == nil && calls == ["gone", "moved"])
        try stage.perform(#"{"wait": 1.5}"#)
        #expect(mover.position == .zero && !mover.hasActions())
        #expect(abs(turner.zRotation - 2.6) < 0.1)
        turner.removeAction(forKey: "turn")
        #expect(!turner.hasActions())
        let back = SKAction.moveBy(x: 30, y: 0, duration: 0.1).reversed()
        try stage.run { mover.run(back) }
        try stage.perform(#"{"wait": 0.3}"#)
        #expect(abs(mover.position.x + 30) < 0.001)
        root.isPaused = true
        mover.run(.moveBy(x: 5, y: 0, duration: 0.1))
        try stage.perform(#"{"wait": 0.3}"#)
        #expect(abs(mover.position.x + 30) < 0.001)
    }

    @Test("A view draws sprites by their heights, shapes, and a scene's background")
    func drawing() throws {
        let root = scene()
        root.backgroundColor = .blue
        let front = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
        front.position = CGPoint(x: 50, y: 75)
        front.zPosition = 1
        let behind = SKSpriteNode(color: .green, size: CGSize(width: 80, height: 40))
        behind.position = CGPoint(x: 50, y: 75)
        root.addChild(front)
        root.addChild(behind)
        let circle = SKShapeNode(circleOfRadius: 20)
        circle.position = CGPoint(x: 150, y: 25)
        (circle.fillColor, circle.strokeColor) = (.white, .white)
        root.addChild(circle)
        view.presentScene(root)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in view.draw(view.bounds)
        }
        let pixels = try #require(image.cgImage?.dataProvider?.data)
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let place = y * (image.cgImage?.bytesPerRow ?? 0) + x * 4
            return [pixels[place + 2], pixels[place + 1], pixels[place]]
        }
        #expect(color(50, 25) == [255, 0, 0])
        #expect(color(15, 25) == [0, 255, 0])
        #expect(color(150, 75) == [255, 255, 255])
        #expect(color(150, 25) == [0, 0, 255])
    }

    @Test("A touch goes to the node in front that wants touches, else to the scene")
    func touches() throws {
        final class Listener: SKSpriteNode {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        final class Ground: SKScene {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        let root = Ground(size: CGSize(width: 200, height: 100))
        let button = Listener(texture: nil, color: .red, size: CGSize(width: 40, height: 40))
        button.position = CGPoint(x: 150, y: 50)
        button.isUserInteractionEnabled = true
        root.addChild(button)
        view.presentScene(root)
        try stage.perform(
            #"{"tap": {"class": "SKView"}, "at": [155, 50]}"#, #"{"tap": {"class": "SKView"}, "at": [20, 10]}"#)
        #expect(button.places == [CGPoint(x: 5, y: 0)])
        #expect(root.places == [CGPoint(x: 20, y: 90)])
    }

    @Test("What isn't simulated is said once")
    func missing() throws {
        let root = scene()
        let ball = SKSpriteNode(color: .red, size: CGSize(width: 150, height: 150))
        let body = SKPhysicsBody(rectangleOf: ball.size)
        ball.physicsBody = body
        root.addChild(ball)
        #expect(body.node === ball && abs(body.mass - 1) < 0.001)
        body.applyImpulse(CGVector(dx: 3, dy: 0))
        #expect(body.velocity == CGVector(dx: 3, dy: 0))
        try stage.run {
            #expect(SKScene(fileNamed: "GameScene") == nil)
            view.presentScene(root)
        }
        #expect(stage.messages.count { $0.contains("physics isn't simulated") } == 1)
        #expect(stage.messages.contains { $0.contains("GameScene") })
    }
}

/// Games without a view.
@MainActor
@Suite("GameplayKit, GameKit and players nearby", .serialized)
struct GamesTests {
    @Test("Sources give the same numbers for the same seed, and known ones of the algorithms")
    func random() {
        let twister = GKMersenneTwisterRandomSource(seed: 5489)
        #expect(UInt32(bitPattern: Int32(twister.nextInt())) == 3_499_211_612)
        let numbers = (0..<5).map { _ in twister.nextInt(upperBound: 100) }
        let again = GKMersenneTwisterRandomSource(seed: 5489)
        _ = again.nextInt()
        #expect((0..<5).map { _ in again.nextInt(upperBound: 100) } == numbers)
        let cipher = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(UInt32(bitPattern: Int32(cipher.nextInt())) == 0xEB9F_7781)
        let shuffled = GKLinearCongruentialRandomSource(seed: 7).arrayByShufflingObjects(in: Array(0..<50))
        #expect((shuffled as? [Int])?.sorted() == Array(0..<50) && shuffled as? [Int] != Array(0..<50))
        #expect(GKRandomSource.sharedRandom().nextInt(upperBound: 1) == 0)
    }

    @Test("Distributions stay within their bounds; a shuffled one gives each value once")
    func distributions() {
        let dice = GKShuffledDistribution.d6()
        #expect(Set((0..<6).map { _ in dice.nextInt() }) == Set(1...6))
        let bell = GKGaussianDistribution(
            randomSource: GKMersenneTwisterRandomSource(seed: 1), lowestValue: 0, highestValue: 100)
        let values = (0..<500).map { _ in bell.nextInt() }
        #expect(values.allSatisfy { (0...100).contains($0) })
        #expect(values.count { abs($0 - 50) <= 17 } > 300)
    }

    @Test("A machine enters states that the current one allows")
    func states() {
        final class Closed: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Open.self }
        }
        final class Open: GKState {
            var previous: GKState?
            override func didEnter(from previousState: GKState?) { previous = previousState }
        }
        final class Locked: GKState {}
        let machine = GKStateMachine(states: [Closed(), Open(), Locked()])
        #expect(machine.enter(Closed.self))
        #expect(!machine.enter(Locked.self) && machine.currentState is Closed)
        #expect(machine.enter(Open.self))
        #expect(machine.state(forClass: Open.self)?.previous is Closed)
    }

    @Test("A path through a grid goes around what was removed, and there may be none")
    func paths() throws {
        let grid = GKGridGraph(fromGridStartingAt: SIMD2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        let wall = [SIMD2<Int32>(1, 0), SIMD2(1, 1)].compactMap { grid.node(atGridPosition: $0) }
        grid.remove(wall)
        let start = try #require(grid.node(atGridPosition: SIMD2(0, 0)))
        let goal = try #require(grid.node(atGridPosition: SIMD2(2, 0)))
        let path = grid.findPath(from: start, to: goal).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
        #expect(path == [SIMD2(0, 0), SIMD2(0, 1), SIMD2(0, 2), SIMD2(1, 2), SIMD2(2, 2), SIMD2(2, 1), SIMD2(2, 0)])
        grid.remove([try #require(grid.node(atGridPosition: SIMD2(1, 2)))])
        #expect(grid.findPath(from: start, to: goal).isEmpty)
    }

    @Test("Rules act by salience until no more are true")
    func rules() {
        let system = GKRuleSystem()
        system.state["health"] = 10
        let low = GKRule(
            blockPredicate: { ($0.state["health"] as? Int ?? 0) < 20 }, action: { $0.assertFact("flee" as NSString) })
        let brave = GKRule(
            blockPredicate: { $0.grade(forFact: "flee" as NSString) > 0 },
            action: { $0.retractFact("flee" as NSString, grade: 0.5) })
        system.add([brave, low])
        system.evaluate()
        #expect(system.grade(forFact: "flee" as NSString) == 0.5)
        #expect(system.executed.count == 2)
    }

    @Test("Nobody is signed in to Game Center, and nobody is near")
    func unavailable() throws {
        let stage = try AppStage { UIViewController() }
        var codes: [GKError.Code?] = []
        try stage.run {
            GKLocalPlayer.local.authenticateHandler = { controller, error in
                #expect(controller == nil)
                codes.append((error as? GKError)?.code)
            }
            GKScore.report([GKScore(leaderboardIdentifier: "best")]) { codes.append(($0 as? GKError)?.code) }
        }
        #expect(codes == [.notAuthenticated, .notAuthenticated] && !GKLocalPlayer.local.isAuthenticated)
        GKLocalPlayer.local.authenticateHandler = nil
        let session = MCSession(peer: MCPeerID(displayName: "Phone"))
        #expect(session.connectedPeers.isEmpty)
        #expect { try session.send(Data(), toPeers: [MCPeerID(displayName: "Other")], with: .reliable) } throws: {
            ($0 as? MCError)?.code == .notConnected
        }
        let browser = MCBrowserViewController(serviceType: "my-game", session: session)
        browser.loadViewIfNeeded()
        #expect(browser.children.count == 1)
    }
}
