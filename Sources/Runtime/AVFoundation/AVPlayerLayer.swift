import CoreGraphics
public import Foundation
public import QuartzCore

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Where a film is: a dark ground.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var pixelBufferAttributes: [String: Any]?
    /// Where the film's pictures would be.
    open var videoRect: CGRect {
        let player = player
        let size = MainActor.assumeIsolated { player?.currentItem?.presentationSize } ?? .zero
        guard size.width > 0, size.height > 0 else { return .zero }
        return videoGravity == .resize ? bounds : AVMakeRect(aspectRatio: size, insideRect: bounds)
    }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        backgroundColor = CGColor(gray: 0, alpha: 1)
    }
}

/// Returns the largest rectangle of a proportion in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
