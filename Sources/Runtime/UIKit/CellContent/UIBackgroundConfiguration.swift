import CoreGraphics
public import Foundation
import QuartzCore

/// A shadow of a background.
public struct UIShadowProperties {
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 0
    public var offset = CGSize.zero
    /// The shape of the shadow; nil for that of the background.
    public var path: UIBezierPath?

    public init() {}
}

/// The background of a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    /// Changes the background color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    /// The edges at which the superview's margins are added to the insets. The insets are all that counts here.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The shadow below the background.
    public var shadowProperties = UIShadowProperties()
    /// A view of the app behind the content.
    public var customView: UIView?

    @MainActor private init(_ color: UIColor?) { backgroundColor = color }

    /// Creates a background without a color.
    init() {}

    @preconcurrency @MainActor public static func clear() -> Self { Self(.clear) }
    @preconcurrency @MainActor public static func listPlainCell() -> Self { Self(.systemBackground) }
    @preconcurrency @MainActor public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
    @preconcurrency @MainActor public static func listCell() -> Self { Self(nil) }
    @preconcurrency @MainActor public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
    @preconcurrency @MainActor public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    @preconcurrency @MainActor public static func listHeader() -> Self { Self(nil) }
    @preconcurrency @MainActor public static func listFooter() -> Self { Self(nil) }
    @preconcurrency @MainActor public static func listSidebarCell() -> Self { Self(.clear) }
    @preconcurrency @MainActor public static func listSidebarHeader() -> Self { Self(.clear) }
    @preconcurrency @MainActor public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }

    /// Returns the background for a state.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// The view of a background configuration.
@MainActor
final class CellBackgroundView: UIView {
    private let imageView = UIImageView()
    private var effectView: UIVisualEffectView?
    private let fill = UIView()
    var configuration: UIBackgroundConfiguration {
        didSet {
            oldValue.customView?.removeFromSuperview()
            show()
        }
    }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        fill.addSubview(imageView)
        show()
    }

    required init?(coder: NSCoder) { nil }

    override var isLayoutIsland: Bool { true }

    private func show() {
        let color = configuration.backgroundColor
        fill.backgroundColor = color.map { configuration.backgroundColorTransformer?($0) ?? $0 }
        showEffect()
        let shadow = configuration.shadowProperties
        layer.shadowOpacity = Float(shadow.opacity)
        (layer.shadowRadius, layer.shadowOffset, layer.shadowPath) = (shadow.radius, shadow.offset, shadow.path?.cgPath)
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
        (imageView.image, imageView.contentMode) = (configuration.image, configuration.imageContentMode)
        imageView.isHidden = configuration.image == nil
        if let view = configuration.customView { fill.addSubview(view) }
        setNeedsLayout()
    }

    private func showEffect() {
        guard configuration.visualEffect != nil || effectView != nil else { return }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil { fill.insertSubview(view, at: 0) }
        effectView = view
        view.effect = configuration.visualEffect
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        fill.frame = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        imageView.frame = fill.bounds
        effectView?.frame = fill.bounds
        configuration.customView?.frame = fill.bounds
    }
}
