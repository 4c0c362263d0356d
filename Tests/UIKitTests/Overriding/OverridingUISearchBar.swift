import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchBar` lets one override.
@MainActor
class OverridingUISearchBar: UISearchBar {
    override var text: String? {
        get { heard(self, "text", super.text) }
        set { super.text = heard(self, "text =", newValue) }
    }
    override var placeholder: String? {
        get { heard(self, "placeholder", super.placeholder) }
        set { super.placeholder = heard(self, "placeholder =", newValue) }
    }
    override var prompt: String? {
        get { heard(self, "prompt", super.prompt) }
        set { super.prompt = heard(self, "prompt =", newValue) }
    }
    override var searchBarStyle: Style {
        get { heard(self, "searchBarStyle", super.searchBarStyle) }
        set { super.searchBarStyle = heard(self, "searchBarStyle =", newValue) }
    }
    override var barStyle: UIBarStyle {
        get { heard(self, "barStyle", super.barStyle) }
        set { super.barStyle = heard(self, "barStyle =", newValue) }
    }
    override var isTranslucent: Bool {
        get { heard(self, "isTranslucent", super.isTranslucent) }
        set { super.isTranslucent = heard(self, "isTranslucent =", newValue) }
    }
    override var showsCancelButton: Bool {
        get { heard(self, "showsCancelButton", super.showsCancelButton) }
        set { super.showsCancelButton = heard(self, "showsCancelButton =", newValue) }
    }
    override var showsBookmarkButton: Bool {
        get { heard(self, "showsBookmarkButton", super.showsBookmarkButton) }
        set { super.showsBookmarkButton = heard(self, "showsBookmarkButton =", newValue) }
    }
    override var showsSearchResultsButton: Bool {
        get { heard(self, "showsSearchResultsButton", super.showsSearchResultsButton) }
        set { super.showsSearchResultsButton = heard(self, "showsSearchResultsButton =", newValue) }
    }
    override var isSearchResultsButtonSelected: Bool {
        get { heard(self, "isSearchResultsButtonSelected", super.isSearchResultsButtonSelected) }
        set { super.isSearchResultsButtonSelected = heard(self, "isSearchResultsButtonSelected =", newValue) }
    }
    override var showsScopeBar: Bool {
        get { heard(self, "showsScopeBar", super.showsScopeBar) }
        set { super.showsScopeBar = heard(self, "showsScopeBar =", newValue) }
    }
    override var scopeButtonTitles: [String]? {
        get { heard(self, "scopeButtonTitles", super.scopeButtonTitles) }
        set { super.scopeButtonTitles = heard(self, "scopeButtonTitles =", newValue) }
    }
    override var backgroundImage: UIImage? {
        get { heard(self, "backgroundImage", super.backgroundImage) }
        set { super.backgroundImage = heard(self, "backgroundImage =", newValue) }
    }
    override var scopeBarBackgroundImage: UIImage? {
        get { heard(self, "scopeBarBackgroundImage", super.scopeBarBackgroundImage) }
        set { super.scopeBarBackgroundImage = heard(self, "scopeBarBackgroundImage =", newValue) }
    }
    override var barTintColor: UIColor? {
        get { heard(self, "barTintColor", super.barTintColor) }
        set { super.barTintColor = heard(self, "barTintColor =", newValue) }
    }
    override var delegate: (any UISearchBarDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var searchTextField: UISearchTextField { heard(self, "searchTextField", super.searchTextField) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { heard(self, "autocapitalizationType", super.autocapitalizationType) }
        set { super.autocapitalizationType = heard(self, "autocapitalizationType =", newValue) }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { heard(self, "autocorrectionType", super.autocorrectionType) }
        set { super.autocorrectionType = heard(self, "autocorrectionType =", newValue) }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { heard(self, "spellCheckingType", super.spellCheckingType) }
        set { super.spellCheckingType = heard(self, "spellCheckingType =", newValue) }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { heard(self, "smartQuotesType", super.smartQuotesType) }
        set { super.smartQuotesType = heard(self, "smartQuotesType =", newValue) }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { heard(self, "smartDashesType", super.smartDashesType) }
        set { super.smartDashesType = heard(self, "smartDashesType =", newValue) }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { heard(self, "smartInsertDeleteType", super.smartInsertDeleteType) }
        set { super.smartInsertDeleteType = heard(self, "smartInsertDeleteType =", newValue) }
    }
    override var keyboardType: UIKeyboardType {
        get { heard(self, "keyboardType", super.keyboardType) }
        set { super.keyboardType = heard(self, "keyboardType =", newValue) }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { heard(self, "keyboardAppearance", super.keyboardAppearance) }
        set { super.keyboardAppearance = heard(self, "keyboardAppearance =", newValue) }
    }
    override var returnKeyType: UIReturnKeyType {
        get { heard(self, "returnKeyType", super.returnKeyType) }
        set { super.returnKeyType = heard(self, "returnKeyType =", newValue) }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { heard(self, "enablesReturnKeyAutomatically", super.enablesReturnKeyAutomatically) }
        set { super.enablesReturnKeyAutomatically = heard(self, "enablesReturnKeyAutomatically =", newValue) }
    }
    override var isSecureTextEntry: Bool {
        get { heard(self, "isSecureTextEntry", super.isSecureTextEntry) }
        set { super.isSecureTextEntry = heard(self, "isSecureTextEntry =", newValue) }
    }
    override var textContentType: UITextContentType! {
        get { heard(self, "textContentType", super.textContentType) }
        set { super.textContentType = heard(self, "textContentType =", newValue) }
    }
    override var passwordRules: UITextInputPasswordRules? {
        get { heard(self, "passwordRules", super.passwordRules) }
        set { super.passwordRules = heard(self, "passwordRules =", newValue) }
    }
    override func setShowsCancelButton(_ shows: Bool, animated: Bool) {
        heard(self, "setShowsCancelButton(_:animated:)", super.setShowsCancelButton(shows, animated: animated))
    }
    override func setShowsScope(_ shows: Bool, animated: Bool) {
        heard(self, "setShowsScope(_:animated:)", super.setShowsScope(shows, animated: animated))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override var selectedScopeButtonIndex: Int {
        get { heard(self, "selectedScopeButtonIndex", super.selectedScopeButtonIndex) }
        set { super.selectedScopeButtonIndex = heard(self, "selectedScopeButtonIndex =", newValue) }
    }
    override var canBecomeFirstResponder: Bool { heard(self, "canBecomeFirstResponder", super.canBecomeFirstResponder) }
    override var isFirstResponder: Bool { heard(self, "isFirstResponder", super.isFirstResponder) }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
        heard(self, "becomeFirstResponder()", super.becomeFirstResponder())
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
        heard(self, "resignFirstResponder()", super.resignFirstResponder())
    }
}
