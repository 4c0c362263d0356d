public import Foundation

/// A view that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0 { didSet { setNeedsLayout() } }
    open var progressViewStyle: Style = .default { didSet { setNeedsLayout() } }
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    open var trackImage: UIImage? { didSet { setNeedsLayout() } }
    private lazy var parts = ProgressParts(of: self)

    /// The progress that the view follows.
    public var observedProgress: Progress? { didSet { follow() } }
    private func follow() {
        guard let observedProgress else { return }
        progress = Float(observedProgress.fractionCompleted)
        environment.motions.start(ProgressFollower(self, observedProgress))
    }

    /// Creates a view as high as its style has it.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = CGSize(width: 150, height: intrinsicContentSize.height)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        progress = Float(nib.number("UIProgress") ?? 0)
        progressViewStyle = nib.option("UIProgressViewStyle") ?? .default
        progressTintColor = nib.value("UIProgressProgressTintColor", as: UIColor.self)
        trackTintColor = nib.value("UIProgressTrackTintColor", as: UIColor.self)
        progressImage = nib.value("UIProgressImage", as: UIImage.self)
        trackImage = nib.value("UITrackImage", as: UIImage.self)
    }

    /// Sets the progress; with `animated`, the bar moves to it.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard animated else {
            self.progress = progress
            return
        }
        layoutIfNeeded()
        // The pace of the control on iOS isn't documented.
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.progress = progress
            self.layoutIfNeeded()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: environment.system >= 14 ? 4 : 2)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    package override var perception: Perception {
        Perception(value: .number(Double(progress)), traits: .updatesFrequently, isWhole: true)
    }

    override class var plainClass: UIView.Type { UIProgressView.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UIProgressView.progressTintColor), .value(\UIProgressView.trackTintColor),
            .object(\UIProgressView.progressImage), .object(\UIProgressView.trackImage),
        ]
    }
}

/// Asks a progress with each frame how far it is, for Foundation for Linux doesn't tell.
@MainActor
private final class ProgressFollower: MovingObject {
    private weak var view: UIProgressView?
    private let progress: Progress

    init(_ view: UIProgressView, _ progress: Progress) { (self.view, self.progress) = (view, progress) }

    var keepsAwake: Bool { false }

    func move(to time: TimeInterval) -> Bool {
        guard let view, view.observedProgress === progress else { return false }
        let part = Float(progress.fractionCompleted)
        if view.progress != part { view.progress = part }
        return !progress.isFinished
    }
}
