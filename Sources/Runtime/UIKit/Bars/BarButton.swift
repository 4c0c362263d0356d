import CoreGraphics
import Foundation
import TextLayout

/// The button for a bar item.
@MainActor
final class BarButton: UIControl {
    let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        documentID = item.documentID
        isOpaque = false
        item.button = self
        addGestureRecognizer(
            UILongPressGestureRecognizer { [weak self] _ in
                self.map { $0.item.menu != nil && $0.item.customView == nil } ?? false
            } _: { [weak self] recognizer in
                if recognizer.state == .began { self?.showMenu() }
            })
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var perception: Perception {
        // A view of the app is perceived by itself.
        if item.customView != nil { return Perception() }
        return Perception(
            text: title, label: title ?? item.systemItem?.spokenName, traits: accessibilityTraits(of: .button),
            isWhole: true)
    }

    /// Tests find the button that closes something by "close" on iOS, though its label is "Close".
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? (item.systemItem == .close ? "close" : nil) }
        set { super.accessibilityIdentifier = newValue }
    }

    /// What the bar says of its buttons.
    var appearance: UIBarButtonItemAppearance?
    private var metrics: UIBarMetrics { barMetrics() }

    // Bars position their buttons; a custom view has a layout of its own.
    override var isLayoutIsland: Bool { true }

    /// Updates the button for changes of the item.
    func update() {
        environment.appearances.dress(item, in: self)
        isEnabled = item.isEnabled
        if item.tintColor !== ownTintColor { tintColor = item.tintColor }
        guard let view = item.customView else { return setNeedsDisplay() }
        if view.superview !== self { addSubview(view) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let view = item.customView { return Self.size(of: view) }
        if item.systemItem == .close { return CGSize(width: 30, height: 44) }
        let sides = ground == nil ? 0 : Self.groundMargin * 2
        if let image { return CGSize(width: max(item.width, image.sizeInBars.width + sides), height: 44) }
        let width = item.widestTitle(title).map { title in
            TextLayout(StyledText(nil, plain: title, font: font, color: .label, traits: traitCollection)).size.width
        }
        let own = (width ?? 0).ceiled(scale: traitCollection.displayScale)
        return CGSize(width: max(item.width, own + sides), height: 44)
    }

    /// Returns the current size of a view, or its fitting size.
    static func size(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let wanted = view.intrinsicContentSize
        if wanted.width > 0, wanted.height > 0 { return wanted }
        return view.systemLayoutSizeFitting(layoutFittingCompressedSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = item.customView else { return }
        let size = Self.size(of: view)
        view.bounds.size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    override func touchedUpInside(_ event: UIEvent?) {
        if item.menu != nil, item.primaryAction == nil, item.action == nil, item.customView == nil {
            return showMenu()
        }
        if let action = item.primaryAction, item.customView == nil { return action.perform(item) }
        guard item.customView == nil, let action = item.action else { return }
        environment.application.sendAction(action, to: item.target, from: item, for: event)
    }

    private func showMenu() {
        guard let menu = item.menu, isEnabled else { return }
        environment.menus.present(menu, at: convert(bounds, to: nil), sender: item)
    }

    // MARK: Appearance

    private var title: String? { item.systemItem?.title ?? item.title }

    private var attributes: [NSAttributedString.Key: Any] { item.attributes(for: state, appearance) ?? [:] }

    /// The distance of a title from the sides of the image behind it.
    private static let groundMargin: CGFloat = 10

    private var ground: UIImage? {
        item.looks.own.background(state, item.style, metrics) ?? appearance?.value(state) { $0.backgroundImage }
    }

    private var titleOffset: UIOffset {
        item.looks.own.titleOffsets.value(for: metrics)
            ?? appearance?.value(state) { $0.titlePositionAdjustment.ifMoved } ?? .zero
    }

    private var font: UIFont {
        if let own = attributes[.font] as? UIFont { return own }
        let isBold = item.style == .done || item.systemItem == .done || item.systemItem == .save
        // A disabled button wasn't bold before iOS 13.
        let showsBold = isBold && (isEnabled || environment.system >= 13)
        return .systemFont(ofSize: 17, weight: showsBold ? .semibold : .regular)
    }

    private var image: UIImage? {
        if let name = item.systemItem?.symbolName { return SymbolSet.symbol(named: name) }
        guard item.systemItem == nil else { return nil }
        return (metrics == .compact ? item.landscapeImagePhone : nil) ?? item.image
    }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        guard item.customView == nil else { return }
        let tint: UIColor = tintColor ?? .systemBlue
        let color: UIColor =
            isEnabled
            ? isHighlighted ? tint.withAlphaComponent(0.3) : tint : .disabledBarItem(in: environment.system)
        if item.systemItem == .close { return paintClose(pen) }
        if let ground {
            let down = item.looks.own.backgroundOffsets.value(for: metrics) ?? 0
            pen.barGround(ground, in: bounds.offsetBy(dx: 0, dy: down))
        }
        if item.isSelected, ground == nil {
            pen.fill(bounds.insetBy(dx: -4, dy: 6), radius: 7, tint.withAlphaComponent(0.2))
        }
        if let image {
            let size = image.sizeInBars
            let frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            let isLow = metrics == .compact && item.landscapeImagePhone != nil
            let insets = isLow ? item.landscapeImagePhoneInsets : item.imageInsets
            pen.image(image, in: pen.snapped(frame).inset(by: insets), tint: color, asTemplate: true)
        } else if let title {
            let moved = titleOffset
            pen.text(
                title, font, attributes[.foregroundColor] as? UIColor ?? color,
                in: bounds.offsetBy(dx: moved.horizontal, dy: moved.vertical), alignment: .center)
        }
    }

    private func paintClose(_ pen: Pen) {
        pen.closeSign(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
}

extension UIBarButtonItem {
    /// Returns the text attributes in a state: the item's, then those of the bar, then those of the normal state.
    func attributes(
        for state: UIControl.State, _ appearance: UIBarButtonItemAppearance?
    ) -> [NSAttributedString.Key: Any]? {
        for state in [state.intersection([.highlighted, .disabled]), .normal] {
            if let own = titleTextAttributes(for: state) { return own }
        }
        return appearance?.value(state) { $0.titleTextAttributes.ifAny }
    }

    /// Returns the longest of the titles that the item may have.
    fileprivate func widestTitle(_ title: String?) -> String? {
        guard let possibleTitles, let title else { return title }
        return possibleTitles.union([title]).max { ($0.count, $0) < ($1.count, $1) }
    }
}

extension Pen {
    /// Draws the image behind a button in the middle of its height, as wide as the button.
    func barGround(_ image: UIImage, in bounds: CGRect, mirrored: Bool = false) {
        let height = min(image.size.height, bounds.height)
        let frame = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        let shown = mirrored ? image.imageFlippedForRightToLeftLayoutDirection() : image
        self.image(shown, in: snapped(frame), tint: .systemBlue)
    }
}

extension UIImage {
    /// The size of a symbol in bars, which use the large scale.
    var sizeInBars: CGSize {
        let factor: CGFloat = isSymbolImage ? 1.24 : 1
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The English title, or nil for symbols and spaces.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Curl"
        default: nil
        }
    }

    /// What assistive technology says of a symbol. UI tests of apps for iOS name "Share" and "Delete" so.
    var spokenName: String? {
        switch self {
        case .action: "Share"
        case .trash: "Delete"
        case .fastForward: "Fast Forward"
        case .flexibleSpace, .fixedSpace: nil
        default: "\(self)".capitalized
        }
    }

    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
