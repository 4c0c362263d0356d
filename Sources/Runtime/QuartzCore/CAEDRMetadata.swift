public import Foundation

/// What is known of contents that are brighter than white.
public final class CAEDRMetadata: NSObject, NSCopying, Sendable {
    /// What the metadata was made of.
    enum Source: Hashable, Sendable {
        case display(Data?, content: Data?, scale: Float)
        case luminance(ClosedRange<Float>, scale: Float)
        case hybridLog(ambient: Data?)
    }

    let source: Source

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// Whether the system shows such contents. No display here does.
    public static var isAvailable: Bool { false }
    /// The metadata of a hybrid log gamma signal.
    public static let hlg = CAEDRMetadata(.hybridLog(ambient: nil))

    public static func hlg(ambientViewingEnvironment data: Data) -> CAEDRMetadata {
        CAEDRMetadata(.hybridLog(ambient: data))
    }
    public static func hdr10(
        displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float
    ) -> CAEDRMetadata { CAEDRMetadata(.display(displayData, content: contentData, scale: scale)) }
    public static func hdr10(
        minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float
    ) -> CAEDRMetadata {
        CAEDRMetadata(.luminance(min(minNits, maxNits)...max(minNits, maxNits), scale: scale))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAEDRMetadata)?.source == source }
    public override var hash: Int { source.hashValue }
}
