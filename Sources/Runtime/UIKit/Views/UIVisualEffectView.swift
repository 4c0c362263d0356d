public import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NibDecodable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }
}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    package let style: Style

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(style: .extraLight) }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = (coder as? UINibDecoder)?.option("UIBlurEffectStyle") ?? .regular
        super.init(coder: coder)
    }
}

/// An effect that shows the blurred background through the content, with the brightness of a label or fill.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    package let blurStyle: UIBlurEffect.Style
    package let style: UIVibrancyEffectStyle?

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(blurEffect: UIBlurEffect()) }

    public init(blurEffect: UIBlurEffect) {
        (blurStyle, style) = (blurEffect.style, nil)
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blurStyle, self.style) = (blurEffect.style, style)
        super.init()
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        blurStyle = nib?.option("UIVibrancyEffectBlurStyle") ?? .regular
        style = nib?.option("UIVibrancyEffectStyle")
        super.init(coder: coder)
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that blurs what is behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { setNeedsLayout() } }
    open private(set) var contentView: UIView = EffectContentView()
    let backdrop = BackdropLayer()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        if let view = nib.value("UIVisualEffectViewContentView", as: UIView.self) { contentView = view }
        effect = nib.value("UIVisualEffectViewEffect", as: UIVisualEffect.self)
        if contentView.superview !== self { addSubview(contentView) }
    }

    open override func layoutSubviews() {
        contentView.frame = bounds
        super.layoutSubviews()
        layoutBackdrop()
        layoutVibrancy()
    }

    override class var plainClass: UIView.Type { UIVisualEffectView.self }
    override var placesColors: Bool { true }
}

final class EffectContentView: UIView {
    override var fillsSuperview: Bool { true }
}
