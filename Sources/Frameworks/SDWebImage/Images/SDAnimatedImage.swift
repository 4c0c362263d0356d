public import Foundation
public import UIKit

/// An image that may move: images here do so by themselves, so that it needs no class.
public typealias SDAnimatedImage = UIImage

extension UIImage {
    /// How many frames a moving image has.
    public var animatedImageFrameCount: UInt { sd_imageFrameCount }
    /// How often a moving image is shown; 0 for without an end.
    public var animatedImageLoopCount: UInt { 0 }
    /// Returns a frame, or nil if there is none.
    public func animatedImageFrame(at index: UInt) -> UIImage? {
        guard let images else { return index == 0 ? self : nil }
        return images.indices.contains(Int(clamping: index)) ? images[Int(clamping: index)] : nil
    }
    /// Returns how long a frame is shown, in seconds.
    public func animatedImageDuration(at index: UInt) -> TimeInterval {
        images.map { duration / Double(max(1, $0.count)) } ?? 0
    }
}
