public import Foundation
import UIKit

public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNTransparencyMode: Int, Sendable {
    case aOne, rgbZero, singleLayer, dualLayer
    public static var `default`: SCNTransparencyMode { .aOne }
}
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }

/// How the surface of a geometry looks.
open class SCNMaterial: NSObject, NSCopying, SCNShadable, AnimatedObject, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
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
    public let displacement = SCNMaterialProperty()
    public let ambientOcclusion = SCNMaterialProperty()
    public let selfIllumination = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    public let clearCoat = SCNMaterialProperty()
    public let clearCoatRoughness = SCNMaterialProperty()
    public let clearCoatNormal = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var transparencyMode = SCNTransparencyMode.default
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = SCNColorMask.all
    open var fresnelExponent: CGFloat = 0
    open var blendMode = SCNBlendMode.alpha
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    open var minimumLanguageVersion: NSNumber?
    var animations: RunningAnimations?
    let shaderValues = ShaderValues()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    private var properties: [SCNMaterialProperty] {
        [
            diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, displacement,
            ambientOcclusion, selfIllumination, metalness, roughness, clearCoat, clearCoatRoughness, clearCoatNormal,
        ]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNMaterial()
        for (new, old) in zip(copy.properties, properties) { new.copyValues(from: old) }
        (copy.name, copy.shininess, copy.transparency) = (name, shininess, transparency)
        (copy.lightingModel, copy.isLitPerPixel, copy.isDoubleSided) = (lightingModel, isLitPerPixel, isDoubleSided)
        (copy.fillMode, copy.cullMode, copy.transparencyMode) = (fillMode, cullMode, transparencyMode)
        (copy.locksAmbientWithDiffuse, copy.fresnelExponent) = (locksAmbientWithDiffuse, fresnelExponent)
        (copy.writesToDepthBuffer, copy.readsFromDepthBuffer) = (writesToDepthBuffer, readsFromDepthBuffer)
        (copy.colorBufferWriteMask, copy.blendMode) = (colorBufferWriteMask, blendMode)
        (copy.program, copy.shaderModifiers) = (program, shaderModifiers)
        copy.shaderValues.values = shaderValues.values
        return copy
    }

    /// Lets the animations of the properties go on by a time.
    func advance(by time: TimeInterval) {
        animations?.advance(by: time, of: self)
        for property in properties { property.animations?.advance(by: time, of: property) }
    }
}
