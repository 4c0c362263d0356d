public import Foundation

/// Why a model didn't work.
public struct MLModelError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType, io = 3
        case customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption, modelCollection
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var generic: Code { .generic }
    public static var io: Code { .io }

    public static var errorDomain: String { "com.apple.CoreML" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "Models aren't evaluated on this device."]
    }
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?

    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {
    open var usesCPUOnly = false
}

public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}

open class MLFeatureDescription: NSObject, @unchecked Sendable {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool

    init(_ name: String, _ type: MLFeatureType) { (self.name, self.type, isOptional) = (name, type, false) }
}

open class MLModelDescription: NSObject, @unchecked Sendable {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
}

/// A trained model. None is evaluated here: loading one fails with an error.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    public let modelDescription = MLModelDescription()

    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        self.configuration = configuration
        super.init()
        throw MLModelError(FileManager.default.fileExists(atPath: url.path) ? .generic : .io)
    }

    public convenience init(contentsOf url: URL) throws {
        try self.init(contentsOf: url, configuration: MLModelConfiguration())
    }

    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler(.failure(MLModelError(.generic))) }
    }

    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.generic) }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
        -> any MLFeatureProvider
    { throw MLModelError(.generic) }
}
