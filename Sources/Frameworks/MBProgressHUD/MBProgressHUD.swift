import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// A panel that covers a view, and shows that something goes on, how far it is, or a text.
@preconcurrency @MainActor
open class MBProgressHUD: UIView, MBProgressHUDFinding {
    /// Hears when the panel is gone.
    open weak var delegate: (any MBProgressHUDDelegate)?
    /// Called when the panel is gone.
    open var completionBlock: MBProgressHUDCompletionBlock?

    // MARK: Times

    /// The seconds before the panel is shown. If it's hidden before that, it doesn't appear.
    open var graceTime: TimeInterval = 0
    /// The seconds that the panel is shown at least.
    open var minShowTime: TimeInterval = 0
    /// Whether the panel leaves its superview when it's hidden.
    open var removeFromSuperViewOnHide = false
    var graceTimer: UIKit.Timer?
    var minimumTimer: UIKit.Timer?
    var delayTimer: UIKit.Timer?
    /// Whether it was hidden since it was shown last, or never shown.
    var hasFinished = true
    /// What happens when the shortest time is over.
    var waitingHide: (() -> Void)?
    /// Changes with each call, so that an old one's animation knows that it's over.
    var generation = 0

    // MARK: Looks

    /// What is shown.
    open var mode = MBProgressHUDMode.indeterminate { didSet { if mode != oldValue { updateIndicator() } } }
    /// How the panel comes and goes.
    open var animationType = MBProgressHUDAnimation.fade
    /// The color of texts and indicators; nil for a color of each.
    open var contentColor: UIColor? = UIColor(white: 0, alpha: 0.7) { didSet { colorContent() } }
    /// How far the panel is moved from the middle.
    open var offset = CGPoint.zero { didSet { setNeedsLayout() } }
    /// The distance of the content to the panel's edges, and of the panel to the view's.
    open var margin: CGFloat = 20 { didSet { setNeedsLayout() } }
    /// The smallest size of the panel.
    open var minSize = CGSize.zero { didSet { setNeedsLayout() } }
    /// Whether the panel is as high as it's wide.
    open var isSquare = false { didSet { setNeedsLayout() } }
    /// Whether the panel moves as the device is tilted, which none is here.
    open var areDefaultMotionEffectsEnabled = false

    // MARK: Progress

    /// How much is done, from 0 to 1.
    open var progress: Float = 0 { didSet { (indicator as? any ProgressShowing)?.progress = progress } }
    /// The progress that the panel follows.
    open var progressObject: Progress? { didSet { if progressObject !== oldValue { followProgress() } } }
    var progressTimer: UIKit.Timer?

    // MARK: Views

    /// The panel.
    public let bezelView = MBBackgroundView(frame: .zero)
    /// What is behind the panel.
    public let backgroundView = MBBackgroundView(frame: .zero)
    /// The text.
    public let label: UILabel = PanelLabel()
    /// More text, in several lines.
    public let detailsLabel: UILabel = PanelLabel()
    /// A button below the texts, which is shown if it has an action.
    public var button: UIButton { roundedButton }
    let roundedButton = RoundedButton(frame: .zero)
    /// What is above the texts.
    var indicator: UIView?
    /// The app's own view above the texts, for the mode of that name. It has the size of its content.
    open var customView: UIView? {
        didSet { if customView !== oldValue, mode == .customView { updateIndicator() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// Creates a panel as large as a view, which has to be added to it.
    public convenience init(view: UIView) { self.init(frame: view.bounds) }

    private func begin() {
        (isOpaque, backgroundColor, alpha) = (false, .clear, 0)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.allowsGroupOpacity = false
        (backgroundView.style, backgroundView.color) = (.solidColor, .clear)
        (backgroundView.frame, backgroundView.autoresizingMask) = (bounds, [.flexibleWidth, .flexibleHeight])
        backgroundView.alpha = 0
        (bezelView.layer.cornerRadius, bezelView.alpha) = (5, 0)
        for view in [backgroundView, bezelView] { addSubview(view) }
        for (text, size) in [(label, 16), (detailsLabel, 12)] {
            (text.font, text.textAlignment) = (.boldSystemFont(ofSize: CGFloat(size)), .center)
            (text.isOpaque, text.backgroundColor, text.adjustsFontSizeToFitWidth) = (false, .clear, false)
            bezelView.addSubview(text)
        }
        detailsLabel.numberOfLines = 0
        bezelView.addSubview(roundedButton)
        updateIndicator()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutPanel()
    }
}
