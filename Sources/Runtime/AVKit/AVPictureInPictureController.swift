public import AVFoundation
public import Foundation
public import UIKit

/// Hears of Picture in Picture, and brings back what it has covered.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

// An app implements only the methods that it needs; the defaults do nothing.
extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}

/// Plays what is no player's.
@preconcurrency @MainActor
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    func pictureInPictureControllerTimeRangeForPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> CMTimeRange
    func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
        completion completionHandler: @escaping () -> Void)
    func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
}

extension AVPictureInPictureSampleBufferPlaybackDelegate {
    public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool { false }
}

/// Shows a film in a small window above other apps, which this device can't: each try fails.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    /// What is shown in the window.
    @preconcurrency @MainActor
    open class ContentSource: NSObject {
        public let playerLayer: AVPlayerLayer?
        open private(set) weak var activeVideoCallSourceView: UIView?
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

        public init(playerLayer: AVPlayerLayer) {
            (self.playerLayer, activeVideoCallContentViewController) = (playerLayer, nil)
        }

        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            (playerLayer, activeVideoCallContentViewController) = (nil, contentViewController)
            activeVideoCallSourceView = sourceView
        }
    }

    open class func isPictureInPictureSupported() -> Bool { false }

    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var contentSource: ContentSource?
    open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open var canStopPictureInPicture: Bool { false }
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false

    public init?(playerLayer: AVPlayerLayer) {
        // As on a device without it.
        guard Self.isPictureInPictureSupported() else { return nil }
        contentSource = ContentSource(playerLayer: playerLayer)
    }

    public init(contentSource: ContentSource) { self.contentSource = contentSource }

    open func startPictureInPicture() {
        let environment = UIEnvironment.current
        environment.reportOnce("AVKit: this device has no Picture in Picture")
        environment.schedule(after: 0) { [weak self] in
            guard let self else { return }
            delegate?.pictureInPictureController(
                self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
        }
    }

    // It never starts, so that nothing stops and nothing is out of date.
    open func stopPictureInPicture() {}
    open func invalidatePlaybackState() {}

    open class var pictureInPictureButtonStartImage: UIImage { image("pip.enter") }
    open class var pictureInPictureButtonStopImage: UIImage { image("pip.exit") }
    open class func pictureInPictureButtonStartImage(
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIImage { pictureInPictureButtonStartImage }
    open class func pictureInPictureButtonStopImage(
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIImage { pictureInPictureButtonStopImage }

    private static func image(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

/// The controller of a call in the small window.
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
