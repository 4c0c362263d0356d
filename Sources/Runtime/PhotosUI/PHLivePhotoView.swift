import CoreGraphics
public import Foundation
public import Photos
import QuartzCore
public import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// Decides when a live photo plays, and follows its playback.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// Returns the seconds by which a touch lasts longer until a photo plays.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool { true }
    // An app implements only the methods that it needs; the defaults do nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval { 0 }
}

/// Shows a live photo, which moves while it is pressed.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var livePhoto: PHLivePhoto? {
        didSet {
            stopPlayback()
            picture.image = livePhoto?.image
        }
    }
    /// The part of the photo that is seen, of a square of size 1.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { setNeedsLayout() } }
    // Nothing is heard here.
    open var isMuted = false
    open private(set) var playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

    private let picture = UIImageView()
    private var link: CADisplayLink?
    private var style = PHLivePhotoViewPlaybackStyle.undefined

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        picture.clipsToBounds = true
        addSubview(picture)
        playbackGestureRecognizer.addHandler { [weak self] recognizer in
            switch recognizer.state {
            case .began: self?.begin(.full)
            case .ended, .cancelled: self?.stopPlayback()
            default: break
            }
        }
        addGestureRecognizer(playbackGestureRecognizer)
    }

    open override var contentMode: UIView.ContentMode { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.contentMode = contentMode
        let part = contentsRect
        guard part.width > 0, part.height > 0 else { return }
        let size = CGSize(width: bounds.width / part.width, height: bounds.height / part.height)
        picture.frame = CGRect(
            x: -part.minX * size.width, y: -part.minY * size.height, width: size.width, height: size.height)
    }

    // MARK: Playing

    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { begin(playbackStyle) }

    open func stopPlayback() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        picture.image = livePhoto?.image
        delegate?.livePhotoView(self, didEndPlaybackWith: style)
        style = .undefined
    }

    /// The seconds that a photo moves as a hint.
    private static let hint = 0.6

    private func begin(_ style: PHLivePhotoViewPlaybackStyle) {
        guard link == nil, let livePhoto, style != .undefined else { return }
        guard delegate?.livePhotoView(self, canBeginPlaybackWith: style) ?? true else { return }
        self.style = style
        if !livePhoto.canMove {
            UIEnvironment.current.report("PhotosUI: videos aren't decoded here; a live photo with one doesn't move")
        }
        delegate?.livePhotoView(self, willBeginPlaybackWith: style)
        let begun = CACurrentMediaTime()
        let seconds = style == .hint ? Self.hint : PHLivePhoto.duration
        link = CADisplayLink(keepsAwake: false) { [weak self] link in
            MainActor.assumeIsolated { self?.show(link.timestamp - begun, of: seconds) }
        }
        link?.start()
    }

    private func show(_ time: Double, of seconds: Double) {
        guard time < seconds, let livePhoto else { return stopPlayback() }
        guard livePhoto.canMove else { return }
        let share = min(1, 600 / max(livePhoto.size.width, livePhoto.size.height, 1))
        let size = CGSize(width: livePhoto.size.width * share, height: livePhoto.size.height * share)
        picture.image = livePhoto.image(at: time / PHLivePhoto.duration, size)
    }

    // MARK: Badge

    /// Returns the sign of live photos: rings around a point, with a line through them for one that doesn't move.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        let size = CGSize(width: 28, height: 28)
        let color = badgeOptions.contains(.overContent) ? UIColor.white : .label
        return UIGraphicsImageRenderer(size: size).image { context in
            let context = context.cgContext
            context.setStrokeColor(color.cgColor)
            context.setFillColor(color.cgColor)
            for (radius, width) in [(5.5, 1.5), (8.5, 1)] {
                context.setLineWidth(width)
                if radius > 6 { context.setLineDash(phase: 0, lengths: [1, 1.4]) }
                context.strokeEllipse(
                    in: CGRect(x: 14 - radius, y: 14 - radius, width: 2 * radius, height: 2 * radius))
            }
            context.setLineDash(phase: 0, lengths: [])
            context.fillEllipse(in: CGRect(x: 11.5, y: 11.5, width: 5, height: 5))
            guard badgeOptions.contains(.liveOff) else { return }
            context.setLineWidth(1.5)
            context.move(to: CGPoint(x: 5, y: 5))
            context.addLine(to: CGPoint(x: 23, y: 23))
            context.strokePath()
        }
    }
}
