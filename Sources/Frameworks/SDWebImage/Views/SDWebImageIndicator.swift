public import Foundation
public import UIKit

/// Shows that an image is being loaded.
@preconcurrency @MainActor
public protocol SDWebImageIndicator: AnyObject {
    /// The view, which is added in the middle of the image's.
    var indicatorView: UIView { get }
    func startAnimatingIndicator()
    func stopAnimatingIndicator()
    /// Shows how much is loaded, from 0 to 1.
    func updateProgress(_ progress: Double)
}

extension SDWebImageIndicator {
    public func updateProgress(_ progress: Double) {}
}

/// The system's indicator of activity.
@preconcurrency @MainActor
open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    public let indicatorView: UIView
    private let spinner: UIActivityIndicatorView

    public override convenience init() { self.init(style: .medium) }

    /// Creates an indicator with a style, and a color that isn't the style's.
    init(style: UIActivityIndicatorView.Style, color: UIColor? = nil) {
        spinner = UIActivityIndicatorView(style: style)
        if let color { spinner.color = color }
        spinner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleTopMargin, .flexibleRightMargin, .flexibleBottomMargin,
        ]
        indicatorView = spinner
    }

    /// A gray indicator.
    open class var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: .gray) }
    /// A large gray indicator.
    open class var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: .gray) }
    /// A white indicator.
    open class var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: .white) }
    /// A large white indicator.
    open class var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: .white) }
    /// An indicator in the system's color.
    open class var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium) }
    /// A large indicator in the system's color.
    open class var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large) }

    open func startAnimatingIndicator() {
        spinner.startAnimating()
        spinner.isHidden = false
    }

    open func stopAnimatingIndicator() {
        spinner.stopAnimating()
        spinner.isHidden = true
    }
}

/// A bar of what is loaded.
@preconcurrency @MainActor
open class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
    public let indicatorView: UIView
    private let bar: UIProgressView

    public override convenience init() { self.init(style: .default) }

    init(style: UIProgressView.Style) {
        bar = UIProgressView(progressViewStyle: style)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        indicatorView = bar
    }

    /// A bar.
    open class var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator(style: .default) }
    /// A bar as below the title of a navigation bar.
    open class var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator(style: .bar) }

    open func startAnimatingIndicator() { (bar.isHidden, bar.progress) = (false, 0) }
    open func stopAnimatingIndicator() { (bar.isHidden, bar.progress) = (true, 1) }
    open func updateProgress(_ progress: Double) { bar.setProgress(Float(progress), animated: true) }
}
