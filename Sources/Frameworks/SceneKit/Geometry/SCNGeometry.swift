public import Foundation
import simd

/// A shape in space, as the box that it fills: nothing draws it here.
open class SCNGeometry: NSObject, NSCopying, SCNBoundingVolume, SCNShadable, AnimatedObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open private(set) var sources: [SCNGeometrySource] = []
    open private(set) var elements: [SCNGeometryElement] = []
    open var levelsOfDetail: [SCNLevelOfDetail]?
    open var tessellator: SCNGeometryTessellator?
    open var subdivisionLevel = 0
    open var wantsAdaptiveSubdivision = true
    open var edgeCreasesElement: SCNGeometryElement?
    open var edgeCreasesSource: SCNGeometrySource?
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    open var minimumLanguageVersion: NSNumber?
    var animations: RunningAnimations?
    let shaderValues = ShaderValues()
    private var ownBox: (min: SCNVector3, max: SCNVector3)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }

    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = [newValue].compactMap(\.self) + materials.dropFirst() }
    }

    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }

    open var elementCount: Int { elements.count }
    open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }

    // MARK: Box

    /// Half of what the shape measures in each direction from its middle.
    var halves: (CGFloat, CGFloat, CGFloat) { (0, 0, 0) }

    /// The box that the shape fills: of a geometry of sources, that of its vertices.
    var shapeBox: (min: SCNVector3, max: SCNVector3) {
        let vertices = sources(for: .vertex)
        guard vertices.isEmpty else {
            var box = Box()
            for vertex in vertices.flatMap(\.vectors) { box.add(vertex) }
            return box.volume
        }
        let (x, y, z) = halves
        return (SCNVector3(-x, -y, -z), SCNVector3(x, y, z))
    }

    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { ownBox ?? shapeBox }
        set { ownBox = newValue }
    }
    open var boundingSphere: (center: SCNVector3, radius: Float) { Box(boundingBox).sphere }

    // MARK: Copying

    /// Creates a shape with the same measures.
    func makeShape() -> SCNGeometry { SCNGeometry(sources: sources, elements: elements) }

    /// Returns a geometry with the same shape and materials. Others can be assigned to it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeShape()
        (copy.name, copy.materials, copy.levelsOfDetail) = (name, materials, levelsOfDetail)
        (copy.tessellator, copy.subdivisionLevel) = (tessellator, subdivisionLevel)
        (copy.wantsAdaptiveSubdivision, copy.ownBox) = (wantsAdaptiveSubdivision, ownBox)
        (copy.edgeCreasesElement, copy.edgeCreasesSource) = (edgeCreasesElement, edgeCreasesSource)
        (copy.program, copy.shaderModifiers) = (program, shaderModifiers)
        copy.shaderValues.values = shaderValues.values
        return copy
    }

    /// Lets the animations of the shape and its materials go on by a time.
    func advance(by time: TimeInterval) {
        animations?.advance(by: time, of: self)
        for material in materials { material.advance(by: time) }
    }
}

/// A simpler geometry for a node that is far away.
open class SCNLevelOfDetail: NSObject, NSCopying, @unchecked Sendable {
    open private(set) var geometry: SCNGeometry?
    open private(set) var screenSpaceRadius: CGFloat = 0
    open private(set) var worldSpaceDistance: CGFloat = 0

    private override init() { super.init() }

    public convenience init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
        self.init()
        (self.geometry, screenSpaceRadius) = (geometry, radius)
    }
    public convenience init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        self.init()
        (self.geometry, worldSpaceDistance) = (geometry, distance)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum SCNTessellationSmoothingMode: Int, Sendable { case none, pnTriangles, phong }

/// How a graphics processor divides the surface of a geometry.
open class SCNGeometryTessellator: NSObject, NSCopying, @unchecked Sendable {
    open var tessellationFactorScale: CGFloat = 1
    open var isAdaptive = false
    open var isScreenSpace = false
    open var edgeTessellationFactor: CGFloat = 1
    open var insideTessellationFactor: CGFloat = 1
    open var maximumEdgeLength: CGFloat = 1
    open var smoothingMode = SCNTessellationSmoothingMode.none

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNGeometryTessellator()
        (copy.tessellationFactorScale, copy.isAdaptive) = (tessellationFactorScale, isAdaptive)
        (copy.isScreenSpace, copy.smoothingMode) = (isScreenSpace, smoothingMode)
        (copy.edgeTessellationFactor, copy.maximumEdgeLength) = (edgeTessellationFactor, maximumEdgeLength)
        copy.insideTessellationFactor = insideTessellationFactor
        return copy
    }
}
