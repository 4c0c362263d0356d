public import Foundation
public import UIKit

/// What a material has in one respect: a color, an image, a number.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = SCNMatrix4Identity
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp

    public override init() {}
    public init(contents: Any) { self.contents = contents }
}

public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNFillMode: UInt, Sendable { case fill, lines }

open class SCNMaterial: NSObject, NSCopying, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }

    open var name: String?
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let multiply = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    public let ambientOcclusion = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var locksAmbientWithDiffuse = true

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNMaterial()
        (copy.name, copy.diffuse.contents, copy.specular.contents) = (name, diffuse.contents, specular.contents)
        (copy.transparency, copy.lightingModel) = (transparency, lightingModel)
        return copy
    }
}

/// A shape in space, as the box that it fills: nothing draws it here.
open class SCNGeometry: NSObject, NSCopying, SCNBoundingVolume, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]

    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = [newValue].compactMap(\.self) + materials.dropFirst() }
    }

    /// Half of what the shape measures in each direction from its middle.
    var halves: (CGFloat, CGFloat, CGFloat) { (0, 0, 0) }

    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        let (x, y, z) = halves
        return (SCNVector3(-x, -y, -z), SCNVector3(x, y, z))
    }

    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var chamferRadius: CGFloat

    public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1, chamferRadius: CGFloat = 0) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (width / 2, height / 2, length / 2) }
}

open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var segmentCount = 48
    open var isGeodesic = false

    public init(radius: CGFloat = 0.5) { self.radius = radius }

    override var halves: (CGFloat, CGFloat, CGFloat) { (radius, radius, radius) }
}

open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var cornerRadius: CGFloat = 0

    public init(width: CGFloat = 1, height: CGFloat = 1) { (self.width, self.height) = (width, height) }

    override var halves: (CGFloat, CGFloat, CGFloat) { (width / 2, height / 2, 0) }
}

open class SCNFloor: SCNGeometry, @unchecked Sendable {
    open var reflectivity: CGFloat = 0.25
    open var width: CGFloat = 0
    open var length: CGFloat = 0
}

open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var height: CGFloat
    open var radialSegmentCount = 48

    public init(radius: CGFloat = 0.5, height: CGFloat = 1) { (self.radius, self.height) = (radius, height) }

    override var halves: (CGFloat, CGFloat, CGFloat) { (radius, height / 2, radius) }
}

open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat
    open var bottomRadius: CGFloat
    open var height: CGFloat

    public init(topRadius: CGFloat = 0, bottomRadius: CGFloat = 0.5, height: CGFloat = 1) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) {
        (max(topRadius, bottomRadius), height / 2, max(topRadius, bottomRadius))
    }
}

open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    open var capRadius: CGFloat
    open var height: CGFloat

    public init(capRadius: CGFloat = 0.5, height: CGFloat = 2) { (self.capRadius, self.height) = (capRadius, height) }

    override var halves: (CGFloat, CGFloat, CGFloat) { (capRadius, height / 2, capRadius) }
}

open class SCNTube: SCNGeometry, @unchecked Sendable {
    open var innerRadius: CGFloat
    open var outerRadius: CGFloat
    open var height: CGFloat

    public init(innerRadius: CGFloat = 0.25, outerRadius: CGFloat = 0.5, height: CGFloat = 1) {
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (outerRadius, height / 2, outerRadius) }
}

open class SCNTorus: SCNGeometry, @unchecked Sendable {
    open var ringRadius: CGFloat
    open var pipeRadius: CGFloat

    public init(ringRadius: CGFloat = 0.5, pipeRadius: CGFloat = 0.25) {
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (ringRadius + pipeRadius, pipeRadius, ringRadius + pipeRadius) }
}

/// A pyramid, which stands on its origin.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat

    public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1) {
        (self.width, self.height, self.length) = (width, height, length)
    }

    open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(-width / 2, 0, -length / 2), SCNVector3(width / 2, height, length / 2))
    }
}

/// A text in space, from its lower left corner.
open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    open var alignmentMode = "natural"

    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }

    open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
        let text =
            string as? NSAttributedString
            ?? NSAttributedString(string: string as? String ?? "", attributes: [.font: font ?? .systemFont(ofSize: 36)])
        let size = text.size()
        return (SCNVector3Zero, SCNVector3(size.width, size.height, extrusionDepth))
    }
}

open class SCNLight: NSObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let probe = LightType(rawValue: "probe")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var name: String?
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var shadowMode = 0
}

open class SCNCamera: NSObject, @unchecked Sendable {
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
    open var automaticallyAdjustsZRange = false
    open var wantsHDR = false
}

open class SCNConstraint: NSObject, @unchecked Sendable {
    open var influenceFactor: CGFloat = 1
}

open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var isGimbalLockEnabled = false

    public init(target: SCNNode?) { self.target = target }
}

open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {}

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

/// What a node is to physics. There is no simulation here.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var isAffectedByGravity = true
    open var velocity = SCNVector3Zero
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0

    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }

    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
}

open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    }

    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
    public init(node: SCNNode, options: [Option: Any]? = nil) {}
}

public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    open var contactPoint: SCNVector3 { SCNVector3Zero }

    init(_ one: SCNNode, _ other: SCNNode) { (nodeA, nodeB) = (one, other) }
}

open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
