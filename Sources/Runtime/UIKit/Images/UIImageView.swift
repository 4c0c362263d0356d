public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if !MainThread.performsElsewhere("UIImageView.image", imageChanged) { imageChanged() }
        }
    }
    open var highlightedImage: UIImage? { didSet { imageChanged() } }
    open var isHighlighted = false { didSet { imageChanged() } }
    /// Whether images with an automatic rendering mode are templates, as in a system button.
    var showsTemplates = false { didSet { if showsTemplates != oldValue { setNeedsDisplay() } } }
    /// How bright the image may be shown; nil for as bright as the surroundings have it. No display here shows more.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
        isOpaque = false
        // Initializers don't call observers.
        moveImage()
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        image = nib.value("UIImage", as: UIImage.self)
        highlightedImage = nib.value("UIHighlightedImage", as: UIImage.self)
        isHighlighted = nib.bool("UIHighlighted") ?? false
        preferredSymbolConfiguration = nib.value("UIPreferredSymbolConfiguration", as: UIImage.SymbolConfiguration.self)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("image", \UIImageView.image)
            + .property("highlightedImage", \UIImageView.highlightedImage)
            + .property("highlighted", \UIImageView.isHighlighted)
    }

    private func imageChanged() {
        if movement?.isOfImage != false { moveImage() }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Images that move

    /// The images that are shown one after the other, in place of the image, from `startAnimating()` on.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The seconds that all animation images take; with 0, each is shown for a thirtieth of a second.
    open var animationDuration: TimeInterval = 0
    /// How often the animation images are shown; with 0, until `stopAnimating()`.
    open var animationRepeatCount = 0
    /// What shows the images one after the other.
    var movement: ImageMovement?
    open var isAnimating: Bool { movement != nil }

    open func startAnimating() {
        guard movement == nil else { return }
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images, !images.isEmpty else { return moveImage() }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        move(ImageMovement(of: self, images, duration: duration, count: animationRepeatCount, isOfImage: false))
    }

    open func stopAnimating() { move(nil) }

    override func windowMoved() { resumeMovement() }

    /// The image, or what an animation shows of it now.
    var shownImage: UIImage? {
        guard let image = movement?.shown ?? (isHighlighted ? highlightedImage ?? image : image) else { return nil }
        return image.preferring(preferredSymbolConfiguration)
    }
    /// The image that determines the size.
    private var stillImage: UIImage? {
        (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    open override var alignmentRectInsets: UIEdgeInsets { stillImage?.alignmentRectInsets ?? .zero }
    override var firstBaseline: Baseline {
        guard let offset = stillImage?.baselineOffsetFromBottom else { return .bottom }
        return Baseline(share: 1, offset: -offset)
    }
    override var lastBaseline: Baseline { firstBaseline }

    open override var intrinsicContentSize: CGSize {
        guard let image = stillImage else {
            return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        }
        return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { stillImage?.size ?? .zero }
}
