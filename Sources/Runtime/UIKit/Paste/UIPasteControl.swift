public import Foundation

/// A button that pastes, for which a person isn't asked whether the app may.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What the button shows.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

    /// How the button looks.
    @preconcurrency @MainActor
    public final class Configuration: NSObject {
        public var displayMode = DisplayMode.iconAndLabel
        public var cornerStyle = UIButton.Configuration.CornerStyle.medium
        /// The radius of the corners, if the style is fixed; negative for that of the system.
        public var cornerRadius: CGFloat = -1
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var imagePlacement: NSDirectionalRectEdge = .leading

        public override init() { super.init() }
    }

    public let configuration: Configuration
    /// The object that takes what is pasted; nil for the first responder.
    public weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
    private let button = UIButton(type: .system)
    private var observer: (any NSObjectProtocol)?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
    }
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.isUserInteractionEnabled = false
        addSubview(button)
        var look = UIButton.Configuration.filled()
        let mode = configuration.displayMode
        if mode != .iconOnly { look.title = "Paste" }
        if mode == .iconOnly || mode == .iconAndLabel { look.image = UIImage(systemName: "doc.on.clipboard") }
        if mode == .arrowAndLabel { look.image = UIImage(systemName: "arrow.right") }
        look.imagePadding = 6
        look.imagePlacement = configuration.imagePlacement
        look.cornerStyle = configuration.cornerStyle
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        button.configuration = look
        (isAccessibilityElement, accessibilityLabel) = (true, "Paste")
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
        update()
    }

    private var receiver: (any UIPasteConfigurationSupporting)? {
        target ?? environment.firstResponder.map { $0 as any UIPasteConfigurationSupporting }
    }

    /// Whether there is something that the target takes.
    private var canPaste: Bool {
        let items = UIPasteboard.general.itemProviders
        return !items.isEmpty && target.map { $0.canPaste(items) } ?? true
    }

    private func update() {
        isEnabled = canPaste
        button.isEnabled = canPaste
    }

    private func paste() {
        guard canPaste else { return }
        receiver?.paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
