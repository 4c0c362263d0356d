public import Foundation

/// A text field for searching, with optional scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    open var text: String? {
        get { parts.field.text }
        set {
            parts.field.text = newValue ?? ""
            setNeedsLayout()
        }
    }
    open var placeholder: String? { didSet { setNeedsLayout() } }
    open var prompt: String? { didSet { setNeedsLayout() } }
    open var searchBarStyle: Style = .default { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether an empty field has a bookmark button.
    open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
    open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
    open var isSearchResultsButtonSelected = false
    open var showsScopeBar = false { didSet { setNeedsLayout() } }
    open var scopeButtonTitles: [String]? { didSet { setNeedsLayout() } }
    open var selectedScopeButtonIndex = 0 { didSet { parts.scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
    open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
    open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }
    /// The images and distances by states.
    var looks = SearchBarLooks() { didSet { setNeedsLayout() } }
    /// The offset of the field's background in the bar.
    public var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The offset of the text in the field.
    public var searchTextPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    public var isEnabled = true {
        didSet {
            parts.field.isEnabled = isEnabled
            setNeedsLayout()
        }
    }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search that the bar belongs to.
    weak var controller: UISearchController?
    private var events: SearchFieldEvents?
    lazy var parts = SearchBarParts()
    /// The part of the bar that scrolling has left: the field fades as it becomes lower.
    var shownPart: CGFloat = 1 {
        didSet { if shownPart != oldValue { parts.field.alpha = max(0, 2 * shownPart - 1) } }
    }
    open var searchTextField: UISearchTextField { parts.field }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    private func prepareField() {
        events = SearchFieldEvents(self)
        parts.field.enablesReturnKeyAutomatically = true
        parts.field.autocapitalizationType = .none
    }

    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        layoutIfNeeded()
        return parts.field.becomeFirstResponder()
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
        guard let nib = coder as? UINibDecoder else { return nil }
        text = nib.string("UIText")
        placeholder = nib.string("UIPlaceholder")
        prompt = nib.string("UIPrompt")
        searchBarStyle = nib.option("UISearchBarStyle") ?? .default
        showsCancelButton = nib.bool("UIShowsCancelButton") ?? false
        showsBookmarkButton = nib.bool("UIShowsBookmarkButton") ?? false
        showsSearchResultsButton = nib.bool("UIShowSearchResultsButton") ?? false
        barStyle = nib.option("UIBarStyle") ?? .default
        isTranslucent = nib.bool("UISearchBarTranslucence") ?? true
        backgroundImage = nib.value("UIBackgroundImage", as: UIImage.self)
        scopeBarBackgroundImage = nib.value("UIScopeBarBackgroundImage", as: UIImage.self)
        showsScopeBar = nib.bool("UIShowsScopeBar") ?? false
        scopeButtonTitles = nib.value("UIScopeButtonTitles", as: [String].self)
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        decodeTextInputTraits(nib, usual: .none)
    }

    // MARK: Text input traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether looking at the bar begins dictation, as on Vision Pro. It doesn't here.
    open var isLookToDictateEnabled = false
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }

    open func setShowsCancelButton(_ shows: Bool, animated: Bool) {
        guard shows != showsCancelButton else { return }
        showsCancelButton = shows
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize {
        let field: CGFloat = environment.system >= 11 ? 56 : 44
        return CGSize(width: Self.noIntrinsicMetric, height: field + (showsScopeBar ? 44 : 0))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }

    open override class var interfaceMembers: InterfaceMembers {
        // Apps ask for the field by these undocumented keys, since it was no property before iOS 13.
        super.interfaceMembers + .property("delegate", \UISearchBar.delegate)
            + .value("searchField", \UISearchBar.searchTextField) + .value("_searchField", \UISearchBar.searchTextField)
    }

    override class var plainClass: UIView.Type { UISearchBar.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UISearchBar.barTintColor), .value(\UISearchBar.searchBarStyle), .value(\UISearchBar.barStyle),
            .object(\UISearchBar.backgroundImage), .object(\UISearchBar.scopeBarBackgroundImage),
            .whole(\UISearchBar.looks.icons), .whole(\UISearchBar.looks.iconOffsets),
            .whole(\UISearchBar.looks.fields), .whole(\UISearchBar.looks.grounds),
            .whole(\UISearchBar.looks.scopes.grounds), .whole(\UISearchBar.looks.scopes.dividers),
            .whole(\UISearchBar.looks.scopes.titles),
            .value(\UISearchBar.searchFieldBackgroundPositionAdjustment),
            .value(\UISearchBar.searchTextPositionAdjustment),
        ]
    }
}
