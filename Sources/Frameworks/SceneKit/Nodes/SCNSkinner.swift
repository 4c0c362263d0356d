public import Foundation

/// Bends a geometry with the nodes that are its bones. Nothing is drawn that it could bend.
open class SCNSkinner: NSObject, @unchecked Sendable {
    open var skeleton: SCNNode?
    open var baseGeometry: SCNGeometry?
    open var baseGeometryBindTransform = SCNMatrix4Identity
    public let boneInverseBindTransforms: [NSValue]?
    public let bones: [SCNNode]
    public let boneWeights: SCNGeometrySource
    public let boneIndices: SCNGeometrySource

    public init(
        baseGeometry: SCNGeometry?, bones: [SCNNode], boneInverseBindTransforms: [NSValue]?,
        boneWeights: SCNGeometrySource, boneIndices: SCNGeometrySource
    ) {
        (self.baseGeometry, self.bones) = (baseGeometry, bones)
        self.boneInverseBindTransforms = boneInverseBindTransforms
        (self.boneWeights, self.boneIndices) = (boneWeights, boneIndices)
    }
}

public enum SCNMorpherCalculationMode: Int, Sendable { case normalized, additive }

/// Mixes a geometry with others of as many vertices. Nothing is drawn that it could mix.
open class SCNMorpher: NSObject, AnimatedObject, @unchecked Sendable {
    open var targets: [SCNGeometry] = []
    open var calculationMode = SCNMorpherCalculationMode.normalized
    open var unifiesNormals = false
    private var weightsByIndex: [Int: CGFloat] = [:]
    var animations: RunningAnimations?

    public override init() { super.init() }

    open var weights: [NSNumber] {
        get { targets.indices.map { NSNumber(value: Double(weight(forTargetAt: $0))) } }
        set {
            weightsByIndex = Dictionary(
                uniqueKeysWithValues: newValue.enumerated().map { ($0.offset, CGFloat($0.element.doubleValue)) })
        }
    }
    open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) { weightsByIndex[targetIndex] = weight }
    open func weight(forTargetAt targetIndex: Int) -> CGFloat { weightsByIndex[targetIndex] ?? 0 }
    open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
        if let index = targets.firstIndex(where: { $0.name == targetName }) { setWeight(weight, forTargetAt: index) }
    }
    open func weight(forTargetNamed targetName: String) -> CGFloat {
        targets.firstIndex { $0.name == targetName }.map { weight(forTargetAt: $0) } ?? 0
    }
}
