public import ARKit
public import Foundation
public import UIKit
public import simd

extension SimpleMaterial {
    public typealias Color = UIColor
}

/// What an entity is fastened to in the world.
public struct AnchoringComponent: Component {
    public enum Target {
        public struct Alignment: OptionSet, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            public static let horizontal = Alignment(rawValue: 1)
            public static let vertical = Alignment(rawValue: 2)
            public static let any: Alignment = [.horizontal, .vertical]
        }

        public struct Classification: OptionSet, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }

            public static let wall = Classification(rawValue: 1)
            public static let floor = Classification(rawValue: 2)
            public static let table = Classification(rawValue: 8)
            public static let any = Classification(rawValue: .max)
        }

        case camera
        case world(transform: simd_float4x4)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case face
        case body
    }

    public let target: Target

    public init(_ target: Target) { self.target = target }
}

@preconcurrency @MainActor
open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }

    public convenience init(_ target: AnchoringComponent.Target) {
        self.init()
        components.set(AnchoringComponent(target))
    }
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    public convenience init(plane alignment: AnchoringComponent.Target.Alignment) {
        self.init(.plane(alignment, classification: .any, minimumBounds: .zero))
    }
}

/// The entities that a view shows.
@preconcurrency @MainActor
public final class Scene {
    public private(set) var anchors: [any HasAnchoring] = []

    init() {}

    public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
    public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
    public func findEntity(named name: String) -> Entity? {
        anchors.lazy.compactMap { ($0 as? Entity)?.findEntity(named: name) }.first
    }
}

/// A view of entities in the world that the camera sees, which it can't show here.
@preconcurrency @MainActor
open class ARView: UIView {
    public enum CameraMode: Sendable { case ar, nonAR }

    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all: EntityGestures = [.translation, .rotation, .scale]
    }

    public let scene = Scene()
    open var session = ARSession()
    open var automaticallyConfigureSession = true
    open var cameraMode = CameraMode.ar

    public convenience init(
        frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
    ) {
        self.init(frame: frameRect)
        self.cameraMode = cameraMode
    }

    public override init(frame frameRect: CGRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder decoder: NSCoder) {
        super.init(coder: decoder)
        setUp()
    }

    private func setUp() {
        MissingFeatureView(title: "Scene", explanation: "There is no augmented reality on this device.").cover(self)
    }

    open func entity(at point: CGPoint) -> Entity? { nil }
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    @discardableResult
    open func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision) -> [UIGestureRecognizer]
    {
        []
    }
}
