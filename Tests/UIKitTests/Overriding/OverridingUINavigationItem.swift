import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UINavigationItem` lets one override.
@MainActor
class OverridingUINavigationItem: UINavigationItem {
    override var title: String? {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var prompt: String? {
        get { heard(self, "prompt", super.prompt) }
        set { super.prompt = heard(self, "prompt =", newValue) }
    }
    override var titleView: UIView? {
        get { heard(self, "titleView", super.titleView) }
        set { super.titleView = heard(self, "titleView =", newValue) }
    }
    override var backBarButtonItem: UIBarButtonItem? {
        get { heard(self, "backBarButtonItem", super.backBarButtonItem) }
        set { super.backBarButtonItem = heard(self, "backBarButtonItem =", newValue) }
    }
    override var backButtonTitle: String? {
        get { heard(self, "backButtonTitle", super.backButtonTitle) }
        set { super.backButtonTitle = heard(self, "backButtonTitle =", newValue) }
    }
    override var backButtonDisplayMode: BackButtonDisplayMode {
        get { heard(self, "backButtonDisplayMode", super.backButtonDisplayMode) }
        set { super.backButtonDisplayMode = heard(self, "backButtonDisplayMode =", newValue) }
    }
    override var leftBarButtonItems: [UIBarButtonItem]? {
        get { heard(self, "leftBarButtonItems", super.leftBarButtonItems) }
        set { super.leftBarButtonItems = heard(self, "leftBarButtonItems =", newValue) }
    }
    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { heard(self, "rightBarButtonItems", super.rightBarButtonItems) }
        set { super.rightBarButtonItems = heard(self, "rightBarButtonItems =", newValue) }
    }
    override var hidesBackButton: Bool {
        get { heard(self, "hidesBackButton", super.hidesBackButton) }
        set { super.hidesBackButton = heard(self, "hidesBackButton =", newValue) }
    }
    override var leftItemsSupplementBackButton: Bool {
        get { heard(self, "leftItemsSupplementBackButton", super.leftItemsSupplementBackButton) }
        set { super.leftItemsSupplementBackButton = heard(self, "leftItemsSupplementBackButton =", newValue) }
    }
    override var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { heard(self, "largeTitleDisplayMode", super.largeTitleDisplayMode) }
        set { super.largeTitleDisplayMode = heard(self, "largeTitleDisplayMode =", newValue) }
    }
    override var style: ItemStyle {
        get { heard(self, "style", super.style) }
        set { super.style = heard(self, "style =", newValue) }
    }
    override init(title: String) {
        super.init(title: title)
        heard(self, "init(title:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var leftBarButtonItem: UIBarButtonItem? {
        get { heard(self, "leftBarButtonItem", super.leftBarButtonItem) }
        set { super.leftBarButtonItem = heard(self, "leftBarButtonItem =", newValue) }
    }
    override var rightBarButtonItem: UIBarButtonItem? {
        get { heard(self, "rightBarButtonItem", super.rightBarButtonItem) }
        set { super.rightBarButtonItem = heard(self, "rightBarButtonItem =", newValue) }
    }
    override func setHidesBackButton(_ hides: Bool, animated: Bool) {
        heard(self, "setHidesBackButton(_:animated:)", super.setHidesBackButton(hides, animated: animated))
    }
    override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        heard(self, "setLeftBarButton(_:animated:)", super.setLeftBarButton(item, animated: animated))
    }
    override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        heard(self, "setRightBarButton(_:animated:)", super.setRightBarButton(item, animated: animated))
    }
    override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        heard(self, "setLeftBarButtonItems(_:animated:)", super.setLeftBarButtonItems(items, animated: animated))
    }
    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        heard(self, "setRightBarButtonItems(_:animated:)", super.setRightBarButtonItems(items, animated: animated))
    }
    override var searchController: UISearchController? {
        get { heard(self, "searchController", super.searchController) }
        set { super.searchController = heard(self, "searchController =", newValue) }
    }
    override var hidesSearchBarWhenScrolling: Bool {
        get { heard(self, "hidesSearchBarWhenScrolling", super.hidesSearchBarWhenScrolling) }
        set { super.hidesSearchBarWhenScrolling = heard(self, "hidesSearchBarWhenScrolling =", newValue) }
    }
    override var documentProperties: UIDocumentProperties? {
        get { heard(self, "documentProperties", super.documentProperties) }
        set { super.documentProperties = heard(self, "documentProperties =", newValue) }
    }
    override var additionalOverflowItems: UIDeferredMenuElement? {
        get { heard(self, "additionalOverflowItems", super.additionalOverflowItems) }
        set { super.additionalOverflowItems = heard(self, "additionalOverflowItems =", newValue) }
    }
    override var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        heard(self, "overflowPresentationSource", super.overflowPresentationSource)
    }
}
