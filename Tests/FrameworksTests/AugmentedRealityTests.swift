import ARKit
import CoreGraphics
import Foundation
import SceneKit
import Testing
import UIKit
import simd

/// Augmented reality as on a device without it.
@MainActor
@Suite("ARKit", .serialized)
struct AugmentedRealityTests {
    @Test("A view has a scene from the beginning, which is that of SceneKit's view")
    func scene() {
        let view = ARSCNView(frame: .zero)
        #expect(view.pointOfView?.camera != nil)
        view.scene.rootNode.addChildNode(SCNNode())
        #expect((view as SCNView).scene === view.scene && view.scene.rootNode.childNodes.count == 1)
        let scene = SCNScene()
        view.scene = scene
        #expect((view as SCNView).scene?.rootNode === scene.rootNode)
        let renderer: any SCNSceneRenderer = view
        #expect(renderer.scene === scene)
        (view as SCNView).scene = nil
        #expect(view.scene !== scene && view.scene.rootNode.childNodes.isEmpty)
        #expect(ARSCNView(frame: .zero, options: nil).scene.rootNode.childNodes.isEmpty)
    }

    @Test("Nothing is supported, found or made")
    func nothing() async {
        #expect(!ARBodyTrackingConfiguration.isSupported && !ARObjectScanningConfiguration.isSupported)
        #expect(!ARWorldTrackingConfiguration.supportsSceneReconstruction(.mesh))
        #expect(!ARWorldTrackingConfiguration.supportsFrameSemantics(.sceneDepth))
        #expect(ARWorldTrackingConfiguration.supportedVideoFormats.isEmpty)
        let session = ARSession()
        let query = ARRaycastQuery(origin: .zero, direction: [0, 0, -1], allowing: .estimatedPlane, alignment: .any)
        #expect(session.raycast(query).isEmpty && session.trackedRaycast(query) { _ in } == nil)
        await #expect { try await session.currentWorldMap() } throws: { error in
            if case ARError.insufficientFeatures = error { true } else { false }
        }
        #expect((ARError(.fileIOFailed) as NSError).code == 500)
    }

    @Test("An image has the size that its width gives it")
    func images() throws {
        let image = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }.cgImage)
        #expect(ARReferenceImage(image, orientation: .up, physicalWidth: 2).physicalSize == CGSize(width: 2, height: 1))
        #expect(
            ARReferenceImage(image, orientation: .right, physicalWidth: 2).physicalSize == CGSize(width: 2, height: 4))
    }

    @Test("Anchors are copied and archived with their names and places")
    func anchors() throws {
        var transform = matrix_identity_float4x4
        transform.columns.3 = [1, 2, 3, 1]
        let anchor = ARAnchor(name: "cup", transform: transform)
        #expect((anchor.copy() as? ARAnchor)?.identifier == anchor.identifier)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ARAnchor.self, from: data))
        #expect(back.name == "cup" && back.identifier == anchor.identifier && back.transform == transform)
    }

    @Test("A copy of a configuration has its values, and isn't changed with it")
    func configurations() throws {
        let configuration = ARWorldTrackingConfiguration()
        (configuration.planeDetection, configuration.worldAlignment) = (.horizontal, .camera)
        (configuration.maximumNumberOfTrackedImages, configuration.isAutoFocusEnabled) = (3, false)
        let copy = try #require(configuration.copy() as? ARWorldTrackingConfiguration)
        (configuration.planeDetection, configuration.worldAlignment) = ([], .gravity)
        #expect(copy.planeDetection == .horizontal && copy.worldAlignment == .camera)
        #expect(copy.maximumNumberOfTrackedImages == 3 && !copy.isAutoFocusEnabled)
        let others = [
            AROrientationTrackingConfiguration(), ARPositionalTrackingConfiguration(), ARObjectScanningConfiguration(),
            ARFaceTrackingConfiguration(), ARImageTrackingConfiguration(), ARBodyTrackingConfiguration(),
            ARGeoTrackingConfiguration(),
        ]
        for other in others {
            other.providesAudioData = true
            let copy = try #require(other.copy() as? ARConfiguration)
            #expect(copy !== other && type(of: copy) == type(of: other) && copy.providesAudioData)
        }
    }

    @Test("A coaching view tells its delegate, and finds the session of a view")
    func coaching() {
        final class Delegate: NSObject, ARCoachingOverlayViewDelegate {
            var calls: [String] = []
            func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) { calls.append("on") }
            func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) { calls.append("off") }
        }
        let (view, overlay, delegate) = (ARSCNView(frame: .zero), ARCoachingOverlayView(), Delegate())
        overlay.delegate = delegate
        overlay.sessionProvider = view
        #expect(overlay.session === view.session)
        overlay.setActive(true, animated: false)
        overlay.setActive(false, animated: true)
        #expect(delegate.calls == ["on", "off"] && !overlay.isActive)
    }
}
