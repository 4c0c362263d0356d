public import Foundation
public import simd

/// A place, rotation and scale.
public struct Transform: Hashable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>

    public init(
        scale: SIMD3<Float> = [1, 1, 1], rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }

    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        let pitch = simd_quatf(angle: x, axis: [1, 0, 0])
        let yaw = simd_quatf(angle: y, axis: [0, 1, 0])
        self.init(rotation: simd_quatf(angle: z, axis: [0, 0, 1]) * yaw * pitch)
    }

    public init(matrix: simd_float4x4) {
        let (one, two, three, four) = matrix.columns
        func part(_ column: SIMD4<Float>) -> SIMD3<Float> { [column.x, column.y, column.z] }
        let scale: SIMD3<Float> = [simd_length(part(one)), simd_length(part(two)), simd_length(part(three))]
        let axes = simd_float3x3(part(one) / scale.x, part(two) / scale.y, part(three) / scale.z)
        self.init(scale: scale, rotation: simd_quatf(axes).normalized, translation: part(four))
    }

    public static let identity = Transform(scale: [1, 1, 1])

    public var matrix: simd_float4x4 {
        var moved = simd_float4x4(1)
        moved[3] = SIMD4(translation, 1)
        return moved * simd_float4x4(rotation) * simd_float4x4(diagonal: SIMD4(scale, 1))
    }
}

/// A part of what an entity is.
public protocol Component {}

/// The components of an entity, by their types.
public struct ComponentSet {
    private var components: [ObjectIdentifier: any Component] = [:]

    public subscript<Part: Component>(type: Part.Type) -> Part? {
        get { components[ObjectIdentifier(type)] as? Part }
        set { components[ObjectIdentifier(type)] = newValue }
    }
    public mutating func set(_ component: some Component) {
        components[ObjectIdentifier(type(of: component))] = component
    }
    public mutating func remove(_ type: any Component.Type) { components[ObjectIdentifier(type)] = nil }
    public func has(_ type: any Component.Type) -> Bool { components[ObjectIdentifier(type)] != nil }
    public var count: Int { components.count }
}

/// Something that has a transform.
@preconcurrency @MainActor
public protocol HasTransform: AnyObject {
    var transform: Transform { get set }
}

public protocol HasModel: HasTransform {}
public protocol HasCollision: HasTransform {}
public protocol HasAnchoring: HasTransform {}

/// A thing in a scene.
@preconcurrency @MainActor
open class Entity: HasTransform {
    public var name = ""
    public var transform = Transform.identity
    public var components = ComponentSet()
    public var isEnabled = true
    public private(set) weak var parent: Entity?
    public private(set) var children: [Entity] = []

    public required init() {}

    /// Throws: files of models aren't read here.
    public class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw Self.unread(name) }
    public class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw Self.unread(name)
    }
    public class func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
        throw Self.unread(name)
    }

    private class func unread(_ name: String) -> CocoaError {
        CocoaError(
            .fileReadUnsupportedScheme,
            userInfo: [NSLocalizedDescriptionKey: "Files of 3D models aren't read here: \(name)"])
    }

    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }

    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let world = entity.transformMatrix(relativeTo: nil)
        entity.removeFromParent()
        children.append(entity)
        entity.parent = self
        if preservingWorldTransform {
            entity.transform = Transform(matrix: transformMatrix(relativeTo: nil).inverse * world)
        }
    }
    public func removeChild(_ entity: Entity) { if entity.parent === self { entity.removeFromParent() } }
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    public func setParent(_ parent: Entity?) {
        if let parent { parent.addChild(self) } else { removeFromParent() }
    }

    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        return children.lazy.compactMap { $0.findEntity(named: name) }.first
    }

    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.transform, copy.components) = (name, transform, components)
        if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
        return copy
    }

    public func transformMatrix(relativeTo entity: Entity?) -> simd_float4x4 {
        let world = sequence(first: self, next: \.parent).reduce(simd_float4x4(1)) { $1.transform.matrix * $0 }
        return entity.map { $0.transformMatrix(relativeTo: nil).inverse * world } ?? world
    }
    public func position(relativeTo entity: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: entity).columns.3
        return [place.x, place.y, place.z]
    }
    public func setPosition(_ position: SIMD3<Float>, relativeTo entity: Entity?) {
        let world = (entity?.transformMatrix(relativeTo: nil) ?? simd_float4x4(1)) * SIMD4(position, 1)
        let place = (parent?.transformMatrix(relativeTo: nil) ?? simd_float4x4(1)).inverse * world
        self.position = [place.x, place.y, place.z]
    }
    public func move(to transform: Transform, relativeTo entity: Entity?, duration: TimeInterval = 0) {
        self.transform = transform
    }
    public func generateCollisionShapes(recursive: Bool) {}
}

/// The shape of a model.
public struct MeshResource: Hashable, Sendable {
    private let size: SIMD3<Float>

    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(size: SIMD3(repeating: size))
    }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(size: size)
    }
    public static func generateSphere(radius: Float) -> MeshResource {
        MeshResource(size: SIMD3(repeating: radius * 2))
    }
    public static func generatePlane(width: Float, depth: Float) -> MeshResource {
        MeshResource(size: [width, 0, depth])
    }
}

public protocol Material {}

public struct SimpleMaterial: Material {
    public var roughness: Float
    public var isMetallic: Bool

    public init() { (roughness, isMetallic) = (0.5, false) }
    public init(color: Color, roughness: Float = 0.5, isMetallic: Bool) {
        (self.roughness, self.isMetallic) = (roughness, isMetallic)
    }
}

public struct UnlitMaterial: Material {
    public init(color: SimpleMaterial.Color) {}
}

public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]

    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}

@preconcurrency @MainActor
open class ModelEntity: Entity, HasModel, HasCollision {
    public required init() { super.init() }

    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }

    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}
