public import Foundation
import TextLayout

/// A control that performs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        /// The name of `system` before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    package struct Content {
        package var title: String?
        package var attributedTitle: NSAttributedString?
        package var titleColor: UIColor?
        package var titleShadowColor: UIColor?
        package var image: UIImage?
        package var symbolConfiguration: UIImage.SymbolConfiguration?
        package var backgroundImage: UIImage?
    }

    open private(set) var buttonType: ButtonType
    package var contents: [UInt: Content] = [:] { didSet { contentsChanged() } }
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentsChanged() } }
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var role: Role = .normal
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    /// The menu that a tap shows, or a long press if a tap does something else.
    open var menu: UIMenu? { didSet { menuChanged() } }
    private var menuPress: UILongPressGestureRecognizer?
    /// Whether the pointer has an effect on the button: that of `pointerStyleProvider`, or a highlight.
    open var isPointerInteractionEnabled = false { didSet { followPointer() } }
    /// Returns the pointer's effect and shape over the button, from those that the system proposes.
    public var pointerStyleProvider: PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }
    public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    private var pointing: ButtonPointing?
    private func followPointer() {
        guard isPointerInteractionEnabled else {
            pointing.map { removeInteraction($0.interaction) }
            return pointing = nil
        }
        guard pointing == nil else { return }
        let new = ButtonPointing(self)
        pointing = new
        addInteraction(new.interaction)
    }
    open var isSpringLoaded = false
    open var reversesTitleShadowWhenHighlighted = false
    open var configuration: Configuration? { didSet { contentsChanged() } }
    /// A Boolean value that indicates whether the configuration follows the state by itself.
    public var automaticallyUpdatesConfiguration = true { didSet { setNeedsLayout() } }
    /// Updates the configuration when the state changes.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration is to be updated before the next layout.
    var needsConfiguration = false
    /// The image and the view of the configuration's background.
    var ground: CellBackgroundView?
    /// A Boolean value that indicates whether a pointer is over the button, which buttons never learn here.
    public var isHovered: Bool { false }
    /// A Boolean value that indicates whether the button is pressed and held to show its menu.
    public var isHeld: Bool { environment.menus.isShown && menuIsOpen }
    private var menuIsOpen = false
    /// The order in which its menu shows the elements.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// The style that the button prefers on a Mac.
    public var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    let label = ButtonLabel(frame: .zero)
    /// The image view, created with the first image.
    private(set) var picture: UIImageView?
    /// The label of the subtitle, created with the first one.
    open private(set) var subtitleLabel: UILabel?
    /// The parts, created with the first configuration.
    var parts: ButtonParts?
    var titleShadowOffset: CGSize = .zero { didSet { setNeedsLayout() } }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        if type != .custom, label.font == .systemFont(ofSize: 18) { label.font = .systemFont(ofSize: 15) }
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        adoptPrimaryAction(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Initializers don't call observers.
        contentsChanged()
        adoptPrimaryAction(primaryAction)
    }

    /// Adds the primary action, with its title and image.
    private func adoptPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        } else {
            if !action.title.isEmpty, configuration?.title == nil { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
    }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        prepareLabel(.systemFont(ofSize: 18))
    }

    public required init?(coder: NSCoder) {
        buttonType = (coder as? UINibDecoder)?.option("UIButtonType") ?? .custom
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        prepareLabel(nib.value("UIFont", as: UIFont.self) ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15))
        for (state, content) in nib.value("UIButtonStatefulContent", as: [AnyHashable: Any].self) ?? [:] {
            guard let number = state as? NSNumber, let content = content as? UIButtonContent else { continue }
            contents[number.uintValue] = content.content
        }
        contentEdgeInsets = nib.insets("UIContentEdgeInsets") ?? .zero
        titleEdgeInsets = nib.insets("UITitleEdgeInsets") ?? .zero
        imageEdgeInsets = nib.insets("UIImageEdgeInsets") ?? .zero
        label.lineBreakMode = nib.option("UILineBreakMode") ?? .byTruncatingMiddle
        if [.byWordWrapping, .byCharWrapping].contains(label.lineBreakMode) { label.numberOfLines = 0 }
        // Nibs contain true values only.
        adjustsImageWhenDisabled = nib.bool("UIAdjustsImageWhenDisabled") ?? false
        adjustsImageWhenHighlighted = nib.bool("UIAdjustsImageWhenHighlighted") ?? false
        reversesTitleShadowWhenHighlighted = nib.bool("UIReversesTitleShadowWhenHighlighted") ?? false
        showsTouchWhenHighlighted = nib.bool("UIShowsTouchWhenHighlighted") ?? false
        titleShadowOffset = nib.size("UITitleShadowOffset") ?? .zero
        decodePrimaryAction(nib)
        configuration = nib.value("UIButtonConfiguration", as: UIButtonConfiguration.self)?.configuration
        contentsChanged()
    }

    private func decodePrimaryAction(_ nib: UINibDecoder) {
        role = nib.option("UIButtonRole") ?? .normal
        menu = nib.value("UIMenu", as: MenuArchive.self)?.menu
        showsMenuAsPrimaryAction = nib.bool("UIShowsMenuAsPrimaryAction") ?? false
        changesSelectionAsPrimaryAction = nib.bool("UIChangesSelectionAsPrimaryAction") ?? false
        isPointerInteractionEnabled = nib.bool("UIPointerInteractionEnabled") ?? false
        isSpringLoaded = nib.bool("UISpringLoaded") ?? false
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("font", \UIButton.label.font)
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }
    override func touchedUpInside(_ event: UIEvent?) { trigger(event) }
    open override func performPrimaryAction() { trigger(nil) }

    private func trigger(_ event: UIEvent?) {
        if showsMenuAsPrimaryAction, menu != nil { return showMenu() }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, event)
    }

    // MARK: Menu

    /// Whether the button shows what is chosen in its menu.
    private var isChoice: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    private func menuChanged() {
        if menu != nil, menuPress == nil {
            let press = UILongPressGestureRecognizer { [weak self] _ in
                self.map { $0.menu != nil && $0.isEnabled } ?? false
            } _: { [weak self] recognizer in
                if recognizer.state == .began { self?.showMenu() }
            }
            menuPress = press
            addGestureRecognizer(press)
        }
        showChoice()
    }

    /// Makes the title that of the element that is chosen: the first, if none is.
    func showChoice() {
        guard isChoice, let menu, let first = menu.leaves.first else { return }
        if menu.selectedElements.isEmpty { menu.select(first) }
        let chosen = menu.selectedElements.first ?? first
        if configuration != nil {
            configuration?.title = chosen.title
        } else {
            setTitle(chosen.title, for: .normal)
        }
    }

    private func showMenu() {
        guard let menu, window != nil else { return }
        send(.menuActionTriggered, nil)
        menuIsOpen = true
        environment.menus.present(menu, at: convert(bounds, to: nil), sender: self) { [weak self] chosen in
            self?.menuIsOpen = false
            guard let self, self.isChoice, let chosen else { return }
            menu.select(chosen)
            self.showChoice()
        }
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { accessibility.label ?? shownTitle }
        set { accessibility.label = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? stateTraits.union(.button) }
        set { accessibility.traits = newValue }
    }
    private var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }

    // MARK: Parts

    /// The label of the title, for setting its font, number of lines, and line breaks. Its text and color are those for
    /// the button's state.
    open var titleLabel: UILabel? { label }
    /// The view of the image, or nil if there has been none.
    open var imageView: UIImageView? { picture }

    private func prepareLabel(_ font: UIFont) {
        label.lineBreakMode = .byTruncatingMiddle
        label.font = font
        label.button = self
    }

    func contentsChanged() {
        setNeedsDisplay()
        partsChanged()
    }

    private func partsChanged() {
        addParts()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Adds the views of the content behind other subviews.
    private func addParts() {
        if let configuration { label.withoutUpdates { configuration.style(label) } }
        if shownTitle?.isEmpty == false, label.superview == nil { insertSubview(label, at: 0) }
        if (configuration.map(\.image) ?? shownImage) != nil, picture == nil {
            let view = UIImageView(frame: .zero)
            picture = view
            insertSubview(view, at: 0)
        }
        if configuration?.plainSubtitle?.isEmpty == false, subtitleLabel == nil {
            let view = UILabel(frame: .zero)
            view.font = .preferredFont(forTextStyle: .footnote)
            view.numberOfLines = 0
            subtitleLabel = view
            insertSubview(view, at: 0)
        }
    }

    /// Updates the configuration for the state: calls the handler, if there is one.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// With a configuration, everything is drawn by parts.
    override func stateChanged() {
        if configurationUpdateHandler != nil || type(of: self) != UIButton.self { setNeedsUpdateConfiguration() }
        showState()
    }
    private func showState() { configuration == nil ? contentsChanged() : partsChanged() }
    open override func tintColorDidChange() { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        label.withoutUpdates { configuration.map(placeParts) ?? placeParts() }
    }

    // MARK: Rectangles

    /// Returns where the background image is.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where image and title are.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).image }

    // MARK: Content

    open func setTitle(_ title: String?, for state: State) {
        if MainThread.performsElsewhere("UIButton.setTitle(_:for:)", { self.setTitle(title, for: state) }) { return }
        contents[state.rawValue, default: Content()].title = title
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        // A copy, because the caller may go on changing the string.
        contents[state.rawValue, default: Content()].attributedTitle = title.map {
            NSAttributedString(attributedString: $0)
        }
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state.rawValue, default: Content()].titleColor = color
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents[state.rawValue, default: Content()].titleShadowColor = color
    }
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state.rawValue, default: Content()].image = image
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state.rawValue, default: Content()].backgroundImage = image
    }

    open func titleShadowColor(for state: State) -> UIColor? { content(for: state) { $0.titleShadowColor } }
    open func title(for state: State) -> String? { content(for: state) { $0.title } }
    open func attributedTitle(for state: State) -> NSAttributedString? { content(for: state) { $0.attributedTitle } }
    open func titleColor(for state: State) -> UIColor? { content(for: state) { $0.titleColor } }
    open func image(for state: State) -> UIImage? { content(for: state) { $0.image } }
    open func backgroundImage(for state: State) -> UIImage? { content(for: state) { $0.backgroundImage } }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { effectiveTitleColor }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    /// Returns the value for the state, or for the normal state if there is none.
    private func content<Value>(for state: State, _ value: (Content) -> Value?) -> Value? {
        if let found = contents[state.rawValue].flatMap(value) { return found }
        return contents[State.normal.rawValue].flatMap(value)
    }

    // MARK: Size

    /// The plain text of the title that is shown: the configuration's, if there is one.
    var shownTitle: String? {
        if let configuration { return configuration.plainTitle }
        return currentAttributedTitle?.string ?? currentTitle
    }

    package override var perception: Perception {
        let image = configuration.map(\.image) ?? currentImage
        return Perception(
            text: shownTitle, label: shownTitle ?? image?.name, traits: accessibilityTraits(of: .button), isWhole: true)
    }

    func titleLayout(width: CGFloat = .infinity) -> TextLayout? {
        guard let plain = shownTitle, !plain.isEmpty else { return nil }
        let text = StyledText(
            currentAttributedTitle, plain: plain, font: label.font.adjusted(for: traitCollection), color: .black,
            alignment: .left, lineBreakMode: label.lineBreakMode, traits: traitCollection)
        return TextLayout(text, width: width, maximumLines: label.numberOfLines)
    }

    /// Returns the size of the title in whole points, whatever the scale.
    private func titleSize(width: CGFloat = .infinity) -> CGSize {
        titleLayout(width: width)?.size.ceiled(scale: 1) ?? .zero
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let configuration { return configuration.size(of: self) }
        let title = titleSize()
        let image = shownImage?.size ?? .zero
        let background = backgroundImage(for: state)?.size ?? .zero
        if buttonType != .custom, currentImage == nil, title == .zero, let stock = stockSize { return stock }
        var content = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        // A title without custom insets has vertical padding, so that it can be tapped.
        if contentEdgeInsets == .zero {
            if title != .zero { content.height = max(title.height + 12, image.height) }
            if image != .zero, title == .zero { content.height = max(content.height, Self.emptyTitleHeight) }
            if image == .zero, background == .zero { content.width = max(content.width, 30) }
            if image == .zero, background == .zero, title == .zero { content.height = emptyHeight }
        }
        return CGSize(
            width: max(content.width + contentEdgeInsets.horizontal, background.width),
            height: max(content.height + contentEdgeInsets.vertical, background.height))
    }

    /// The height of a button without content, which is that with a title in its font (21 views; 50 points make 72).
    private var emptyHeight: CGFloat { label.font.adjusted(for: traitCollection).lineHeight.rounded(.up) + 12 }

    /// The height of the title line, which also applies to a button with only an image.
    private static let emptyTitleHeight: CGFloat = 22

    /// The size of a sign: 24.33 × 23.67 with three pixels per point (iOS 13), 25 × 24 with two (documents of Xcode 11 and
    /// later).
    private static func signSize(_ scale: CGFloat) -> CGSize {
        scale >= 3 ? CGSize(width: 73.0 / 3, height: 71.0 / 3) : CGSize(width: 25, height: 24)
    }

    private var stockSize: CGSize? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            environment.system >= 13 ? Self.signSize(traitCollection.displayScale) : CGSize(width: 22, height: 22)
        case .close: CGSize(width: 30, height: 30)
        default: nil
        }
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override var firstBaseline: Baseline {
        .first(of: titleSize().height, label.font, scale: traitCollection.displayScale)
    }

    override var lastBaseline: Baseline {
        .last(of: titleSize().height, label.font, scale: traitCollection.displayScale)
    }

    override var placesColors: Bool { true }
}

/// The label of a button's title. Changes by the app update the button.
final class ButtonLabel: UILabel {
    weak var button: UIButton?
    private var isFollowing = false

    /// Makes changes that don't update the button.
    func withoutUpdates(_ body: () -> Void) {
        isFollowing = true
        body()
        isFollowing = false
    }

    override func invalidateIntrinsicContentSize() {
        if isFollowing { return }
        super.invalidateIntrinsicContentSize()
        button?.setNeedsLayout()
        button?.invalidateIntrinsicContentSize()
    }
}

/// The content of a button for a state in a nib.
final class UIButtonContent: NSObject, NibDecodable {
    let content: UIButton.Content

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        content = UIButton.Content(
            title: nib.string("UITitle"), attributedTitle: nib.value("UIAttributedTitle", as: NSAttributedString.self),
            titleColor: nib.value("UITitleColor", as: UIColor.self),
            titleShadowColor: nib.value("UIShadowColor", as: UIColor.self),
            image: nib.symbol("UIImage", configuredBy: "UIPreferredSymbolConfiguration"),
            backgroundImage: nib.value("UIBackgroundImage", as: UIImage.self))
        super.init()
    }
}
