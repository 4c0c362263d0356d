public import Foundation
import QuartzCore

@MainActor
open class UIVisualEffect: NSObject, NibDecodable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }
}

@MainActor
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

    public let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = (coder as? UINibDecoder)?.option("UIBlurEffectStyle") ?? .regular
        super.init(coder: coder)
    }
}

@MainActor
open class UIVibrancyEffect: UIVisualEffect {}

/// A view that blurs what is behind it.
@MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { setNeedsLayout() } }
    public private(set) var contentView: UIView = EffectContentView()
    let backdrop = BackdropLayer()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addSubview(contentView)
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
    }
}

final class EffectContentView: UIView {
    override var fillsSuperview: Bool { true }
}
