import CoreGraphics
public import Foundation
import QuartzCore

/// The background of a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view of the app behind the content.
    public var customView: UIView?

    @MainActor private init(_ color: UIColor?) { backgroundColor = color }

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

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }
}

/// The view of a background configuration.
@MainActor
final class CellBackgroundView: UIView {
    private let imageView = UIImageView()
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
        fill.backgroundColor = configuration.backgroundColor
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
        (imageView.image, imageView.contentMode) = (configuration.image, configuration.imageContentMode)
        imageView.isHidden = configuration.image == nil
        if let view = configuration.customView { fill.addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        fill.frame = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        imageView.frame = fill.bounds
        configuration.customView?.frame = fill.bounds
    }
}
