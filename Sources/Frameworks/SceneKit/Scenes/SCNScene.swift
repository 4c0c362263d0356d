public import Foundation
import QuartzCore
public import UIKit

public typealias SCNSceneExportProgressHandler = (Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void

public protocol SCNSceneExportDelegate: NSObjectProtocol {
    func write(
        _ image: UIImage, withSceneDocumentURL documentURL: URL, originalImageURL: URL?
    ) -> URL?
}

extension SCNSceneExportDelegate {
    public func write(_ image: UIImage, withSceneDocumentURL documentURL: URL, originalImageURL: URL?) -> URL? { nil }
}

/// A tree of nodes in space.
open class SCNScene: NSObject, @unchecked Sendable {
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let startTime = Attribute(rawValue: "kSceneStartTimeAttributeKey")
        public static let endTime = Attribute(rawValue: "kSceneEndTimeAttributeKey")
        public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttributeKey")
        public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttributeKey")
    }

    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    public let physicsWorld = SCNPhysicsWorld()
    open var isPaused = false
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 2
    open var fogColor: Any = UIColor.white
    open var wantsScreenSpaceReflection = false
    open var screenSpaceReflectionSampleCount = 64
    open var screenSpaceReflectionMaximumDistance: CGFloat = 0.5
    open var screenSpaceReflectionStride: CGFloat = 8
    open private(set) var particleSystems: [SCNParticleSystem]?
    private var attributes: [String: Any] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Returns an empty scene for a file of the bundle, whose content isn't read here, or nil if there is no such file.
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }

    public convenience init?(
        named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil
    ) {
        guard SceneFile.exists(name, in: directory, endings: ["", ".scn", ".dae", ".usdz"]) else { return nil }
        self.init()
        Self.report(name)
    }

    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        _ = try Data(contentsOf: url)
        self.init()
        Self.report(url.lastPathComponent)
    }

    static func report(_ name: String) { SceneFile.report(name, is: "an empty scene") }

    /// Returns false: files of scenes aren't written.
    @discardableResult
    open func write(
        to url: URL, options: [String: Any]? = nil, delegate: (any SCNSceneExportDelegate)?,
        progressHandler: SCNSceneExportProgressHandler? = nil
    ) -> Bool {
        var stop = ObjCBool(false)
        progressHandler?(1, CocoaError(.featureUnsupported), &stop)
        return false
    }

    open func attribute(forKey key: String) -> Any? { attributes[key] }
    open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
        particleSystems = (particleSystems ?? []) + [system]
    }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }
}
