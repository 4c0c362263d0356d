public import Foundation
public import Metal
public import QuartzCore

public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}

public typealias SCNBindingBlock = (UInt32, UInt32, SCNNode, any SCNSceneRenderer) -> Void

/// Something that shaders can draw. Their sources are kept; nothing runs them here.
public protocol SCNShadable: NSObjectProtocol {
    var program: SCNProgram? { get set }
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
    var minimumLanguageVersion: NSNumber? { get set }
    func handleBinding(ofSymbol symbol: String, handler block: SCNBindingBlock?)
    func handleUnbinding(ofSymbol symbol: String, handler block: SCNBindingBlock?)
}

extension SCNShadable {
    public func handleBinding(ofSymbol symbol: String, handler block: SCNBindingBlock?) {}
    public func handleUnbinding(ofSymbol symbol: String, handler block: SCNBindingBlock?) {}
}

/// The values of the symbols of shaders, which apps set by key.
final class ShaderValues {
    var values: [String: Any] = [:]
}

extension SCNMaterial: KeyValueContainer {
    public func value(forKey key: String) -> Any? { shaderValues.values[key] }
    public func setValue(_ value: Any?, forKey key: String) { shaderValues.values[key] = value }
}

extension SCNGeometry: KeyValueContainer {
    public func value(forKey key: String) -> Any? { shaderValues.values[key] }
    public func setValue(_ value: Any?, forKey key: String) { shaderValues.values[key] = value }
}

public protocol SCNProgramDelegate: NSObjectProtocol {
    func program(_ program: SCNProgram, handleError error: any Error)
}

extension SCNProgramDelegate {
    public func program(_ program: SCNProgram, handleError error: any Error) {}
}

public enum SCNBufferFrequency: Int, Sendable { case perFrame, perNode, perShadable }

public protocol SCNBufferStream: NSObjectProtocol {
    func writeBytes(_ bytes: UnsafeRawPointer, count length: Int)
}

public typealias SCNBufferBindingBlock = (any SCNBufferStream, SCNNode, any SCNShadable, any SCNSceneRenderer) -> Void

/// Shaders for a geometry or a material. Nothing compiles them here.
open class SCNProgram: NSObject, NSCopying, @unchecked Sendable {
    open var vertexShader: String?
    open var fragmentShader: String?
    open var vertexFunctionName: String?
    open var fragmentFunctionName: String?
    open var isOpaque = true
    open weak var delegate: (any SCNProgramDelegate)?
    open var library: (any MTLLibrary)?
    private var semantics: [String: String] = [:]

    public override init() { super.init() }

    open func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [String: Any]? = nil) {
        semantics[symbol] = semantic
    }
    open func semantic(forSymbol symbol: String) -> String? { semantics[symbol] }
    open func handleBinding(
        ofBufferNamed name: String, frequency: SCNBufferFrequency, handler block: @escaping SCNBufferBindingBlock
    ) {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNProgram()
        (copy.vertexShader, copy.fragmentShader) = (vertexShader, fragmentShader)
        (copy.vertexFunctionName, copy.fragmentFunctionName) = (vertexFunctionName, fragmentFunctionName)
        (copy.isOpaque, copy.delegate, copy.library, copy.semantics) = (isOpaque, delegate, library, semantics)
        return copy
    }
}
