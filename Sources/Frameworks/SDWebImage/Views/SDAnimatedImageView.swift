public import Foundation
public import UIKit

/// An image view whose images may move, as those of all image views do here.
@preconcurrency @MainActor
open class SDAnimatedImageView: UIImageView {
    open var shouldCustomLoopCount = false
    open var maxBufferSize: UInt = 0
    open var shouldIncrementalLoad = true
    open var clearBufferWhenStopped = false
    open var resetFrameIndexWhenStopped = false
    /// Whether an image moves as soon as it's shown.
    open var autoPlayAnimatedImage = true
    open var playbackRate = 1.0
    open var runLoopMode = RunLoop.Mode.common
}
