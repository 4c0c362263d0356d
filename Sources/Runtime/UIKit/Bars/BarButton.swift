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
        if let image { return CGSize(width: max(item.width, image.sizeInBars.width), height: 44) }
        let width = title.map { title in
            TextLayout(StyledText(nil, plain: title, font: font, color: .label, traits: traitCollection)).size.width
        }
        return CGSize(width: max(item.width, (width ?? 0).ceiled(scale: traitCollection.displayScale)), height: 44)
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

    private var attributes: [NSAttributedString.Key: Any] {
        (isEnabled ? nil : item.titleTextAttributes(for: .disabled)) ?? item.titleTextAttributes(for: .normal) ?? [:]
    }

    private var font: UIFont {
        if let own = attributes[.font] as? UIFont { return own }
        let isBold = item.style == .done || item.systemItem == .done || item.systemItem == .save
        return .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    }

    private var image: UIImage? {
        if let name = item.systemItem?.symbolName { return SymbolSet.symbol(named: name) }
        return item.systemItem == nil ? item.image : nil
    }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        guard item.customView == nil else { return }
        let tint: UIColor = tintColor ?? .systemBlue
        let color: UIColor = isEnabled ? isHighlighted ? tint.withAlphaComponent(0.3) : tint : .tertiaryLabel
        if item.systemItem == .close { return paintClose(pen) }
        if let image {
            let size = image.sizeInBars
            let frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            pen.image(image, in: pen.snapped(frame).inset(by: item.imageInsets), tint: color, asTemplate: true)
        } else if let title {
            pen.text(title, font, attributes[.foregroundColor] as? UIColor ?? color, in: bounds, alignment: .center)
        }
    }

    private func paintClose(_ pen: Pen) {
        pen.closeSign(at: CGPoint(x: bounds.midX, y: bounds.midY))
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
