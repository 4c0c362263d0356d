import ARKit
import AppStage
import CallKit
import CloudKit
import CoreHaptics
import DeviceCheck
import Foundation
import HealthKit
import Intents
import IntentsUI
import Metal
import MetalKit
import PassKit
import PushKit
import RealityKit
import SceneKit
import Testing
import UIKit
import VisionKit
import simd

/// How modules answer whose hardware or service isn't there.
@MainActor
@Suite("Modules without their hardware or service", .serialized)
struct UnavailableTests {
    @Test("Health data isn't available, which each request and query says")
    func health() async throws {
        #expect(!HKHealthStore.isHealthDataAvailable())
        let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
        await #expect { try await store.requestAuthorization(toShare: [steps], read: [steps]) } throws: {
            ($0 as? HKError)?.code == .errorHealthDataUnavailable
        }
        let code = await withCheckedContinuation { (done: CheckedContinuation<HKError.Code?, Never>) in
            store.execute(
                HKStatisticsQuery(
                    quantityType: steps, quantitySamplePredicate: HKQuery.predicateForSamples(withStart: nil, end: nil),
                    options: .cumulativeSum
                ) { _, statistics, error in
                    done.resume(returning: statistics == nil ? (error as? HKError)?.code : nil)
                })
        }
        #expect(code == .errorHealthDataUnavailable)
    }

    @Test(
        "Quantities are converted between units",
        arguments: [
            (1.0, "mi", "km", 1.609344), (72, "count/min", "count/s", 1.2), (100, "degC", "degF", 212),
            (1, "kcal", "kJ", 4.184), (90, "mg/dL", "g/L", 0.9), (150, "lb", "kg", 68.0388555), (50, "%", "count", 0.5),
        ])
    func units(value: Double, from: String, to: String, expected: Double) {
        let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
        #expect(quantity.is(compatibleWith: HKUnit(from: to)) && !quantity.is(compatibleWith: HKUnit(from: "V")))
        #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < 1e-6)
    }

    @Test("Samples are chosen by their times")
    func samples() {
        func sample(_ start: Double, _ end: Double) -> HKQuantitySample {
            HKQuantitySample(
                type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 1),
                start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: end))
        }
        let (from, to) = (Date(timeIntervalSince1970: 10), Date(timeIntervalSince1970: 20))
        let overlapping = HKQuery.predicateForSamples(withStart: from, end: to)
        let strict = HKQuery.predicateForSamples(withStart: from, end: to, options: .strictStartDate)
        #expect(overlapping.evaluate(with: sample(5, 12)) && !strict.evaluate(with: sample(5, 12)))
        #expect(!overlapping.evaluate(with: sample(1, 2)) && !overlapping.evaluate(with: sample(25, 30)))
    }

    @Test("Nobody is signed in to iCloud; records keep their values until then")
    func cloud() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
        record["title"] = "Hello"
        record["count"] = 3
        #expect(record["title"] as? String == "Hello" && record["count"] == 3)
        #expect(record.changedKeys() == ["title", "count"] && record.allKeys() == ["count", "title"])
        let database = CKContainer.default().privateCloudDatabase
        await #expect { try await database.save(record) } throws: { ($0 as? CKError)?.code == .notAuthenticated }
    }

    @Test("Operations end with the error of a missing account")
    func operations() {
        let database = CKContainer.default().privateCloudDatabase
        let query = CKQuery(recordType: "Note", predicate: UIKit.NSPredicate(value: true))
        let operation = CKQueryOperation(query: query)
        var codes: [CKError.Code?] = []
        operation.queryCompletionBlock = { codes.append(($1 as? CKError)?.code) }
        database.add(operation)
        operation.waitUntilFinished()
        #expect(codes == [.notAuthenticated] && operation.isFinished)
    }

    @Test("Nodes have places in space, and actions move them")
    func nodes() throws {
        let (parent, child) = (SCNNode(), SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)))
        parent.position = SCNVector3(1, 2, 3)
        parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        parent.addChildNode(child)
        child.position = SCNVector3(0, 0, -2)
        #expect(simd_length(child.simdWorldPosition - [-1, 2, 3]) < 0.001)
        #expect(abs(parent.eulerAngles.y - .pi / 2) < 0.001)
        #expect(SIMD3<Float>(child.boundingBox.max) == [1, 2, 3])
        let box = parent.boundingBox
        #expect(SIMD3<Float>(box.min) == [-1, -2, -5] && SIMD3<Float>(box.max) == [1, 2, 1])
        let back = child.convertPosition(SCNVector3(-1, 2, 3), from: nil)
        #expect(simd_length(SIMD3<Float>(back)) < 0.001)
        let turned = SCNNode()
        turned.transform = SCNMatrix4Translate(SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1), 5, 0, 0)
        #expect(abs(turned.position.x - 5) < 0.001 && abs(turned.eulerAngles.z - .pi / 2) < 0.001)
        turned.look(at: SCNVector3(5, 0, 10))
        #expect(simd_length(turned.simdWorldFront - [0, 0, 1]) < 0.001)

        let controller = UIViewController()
        let stage = try AppStage { controller }
        let view = try stage.run { SCNView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
        let scene = SCNScene()
        let ball = SCNNode(geometry: SCNSphere(radius: 1))
        scene.rootNode.addChildNode(ball)
        ball.runAction(.sequence([.moveBy(x: 1, y: 0, z: 0, duration: 0.5), .run { $0.name = "there" }]))
        try stage.run {
            controller.view.addSubview(view)
            view.scene = scene
        }
        try stage.perform(#"{"wait": 1}"#, #"{"expect": {"text": "3D scenes aren't drawn here."}, "visible": true}"#)
        #expect(abs(ball.position.x - 1) < 0.001 && ball.name == "there" && !ball.hasActions)
        #expect(SCNScene(named: "nowhere.scn") == nil && view.hitTest(.zero).isEmpty)
    }

    @Test("Augmented reality isn't supported: a session fails, and views say so")
    func augmentedReality() throws {
        final class Observer: NSObject, ARSessionDelegate {
            var codes: [ARError.Code?] = []
            func session(_ session: ARSession, didFailWithError error: any Error) {
                codes.append((error as? ARError)?.code)
            }
        }
        #expect(!ARWorldTrackingConfiguration.isSupported && !ARFaceTrackingConfiguration.isSupported)
        let controller = UIViewController()
        let stage = try AppStage { controller }
        let view = try stage.run { ARSCNView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
        let observer = Observer()
        view.session.delegate = observer
        try stage.run {
            controller.view.addSubview(view)
            view.session.run(ARWorldTrackingConfiguration())
        }
        try stage.perform(
            #"{"expect": {"text": "There is no augmented reality on this device."}, "visible": true}"#)
        #expect(observer.codes == [.unsupportedConfiguration] && view.session.currentFrame == nil)
    }

    @Test("Entities are a tree with transforms")
    func entities() throws {
        let (anchor, box) = (
            AnchorEntity(world: [0, 1, 0]), ModelEntity(mesh: .generateBox(size: 1), materials: [SimpleMaterial()])
        )
        box.name = "box"
        box.position = [1, 0, 0]
        anchor.orientation = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
        anchor.addChild(box)
        let view = ARView(frame: .zero)
        view.scene.addAnchor(anchor)
        let found = try #require(view.scene.findEntity(named: "box"))
        #expect(simd_length(found.position(relativeTo: nil) - [0, 1, -1]) < 0.001)
        found.setPosition([2, 2, 2], relativeTo: nil)
        #expect(simd_length(found.position(relativeTo: nil) - [2, 2, 2]) < 0.001)
        #expect(throws: CocoaError.self) { try Entity.load(named: "toy") }
        #expect(found.clone(recursive: true).name == "box" && found.parent === anchor)
    }

    @Test("There is no graphics processor, and no Siri")
    func others() throws {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        let controller = UIViewController()
        let stage = try AppStage { controller }
        let metal = try stage.run { MTKView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), device: nil) }
        try stage.run { controller.view.addSubview(metal) }
        try stage.perform(#"{"expect": {"text": "There is no graphics processor on this device."}, "visible": true}"#)
        #expect(metal.currentDrawable == nil && metal.drawableSize == CGSize(width: 600, height: 400))
        let siri = try stage.run {
            INUIAddVoiceShortcutViewController(
                shortcut: INShortcut(userActivity: NSUserActivity(activityType: "order")))
        }
        try stage.run { controller.present(siri, animated: false) }
        try stage.perform(#"{"expect": {"text": "There is no Siri on this device."}, "visible": true}"#)
    }

    @Test("Calls, payments, pushes, haptics, attestation and scans are refused in each module's way")
    func refused() throws {
        let stage = try AppStage { UIViewController() }
        var refusals = 0
        let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Phone"))
        try stage.run {
            provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { if $0 != nil { refusals += 1 } }
            let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: "1"))
            CXCallController().request(CXTransaction(action: start)) { if $0 != nil { refusals += 1 } }
        }
        #expect(refusals == 2)
        #expect(!PKPaymentAuthorizationController.canMakePayments() && PKPassLibrary.isPassLibraryAvailable() == false)
        #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        #expect(PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect { try CHHapticEngine() } throws: { ($0 as? CHHapticError)?.code == .notSupported }
        #expect(!DCDevice.current.isSupported && !VNDocumentCameraViewController.isSupported)
    }
}
