public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { if image !== oldValue { imageChanged() } }
    }
    open var highlightedImage: UIImage? { didSet { imageChanged() } }
    open var isHighlighted = false { didSet { imageChanged() } }
    /// Whether images with an automatic rendering mode are templates, as in a system button.
    var showsTemplates = false { didSet { if showsTemplates != oldValue { setNeedsDisplay() } } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
        isOpaque = false
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
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    var shownImage: UIImage? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        return image.applying(preferredSymbolConfiguration)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
