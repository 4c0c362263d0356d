import Foundation
import UIKit

/// The table of what is read from objects. A new attribute is a row.
@MainActor
enum Readings {
    static let all: [Reading] =
        views + texts + pictures + controls + fields + scrolling + lists + bars + controllers + recognizers

    /// The readings by their names; those of one name are of different classes.
    static let byName: [String: [Reading]] = Dictionary(grouping: all, by: \.name)

    private static let views: [Reading] = [
        Reading("autoresizesSubviews", \UIView.autoresizesSubviews), Reading("hidden", \UIView.isHidden),
        Reading("opaque", \UIView.isOpaque), Reading("clipsSubviews", \UIView.clipsToBounds),
        Reading("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
        Reading("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        Reading("userInteractionEnabled", \UIView.isUserInteractionEnabled), Reading("alpha", \UIView.alpha),
        Reading("tag", \UIView.tag), Reading("contentMode", \UIView.contentMode),
        Reading("semanticContentAttribute", \UIView.semanticContentAttribute),
        Reading("horizontalHuggingPriority") { (view: UIView) in
            view.contentHuggingPriority(for: .horizontal).captured
        },
        Reading("verticalHuggingPriority") { (view: UIView) in view.contentHuggingPriority(for: .vertical).captured },
        Reading("horizontalCompressionResistancePriority") { (view: UIView) in
            view.contentCompressionResistancePriority(for: .horizontal).captured
        },
        Reading("verticalCompressionResistancePriority") { (view: UIView) in
            view.contentCompressionResistancePriority(for: .vertical).captured
        },
        Reading("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
        Reading("layoutMarginsFollowReadableWidth", \UIView.layoutMarginsFollowReadableWidth),
        Reading("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
        Reading("restorationIdentifier", \UIView.restorationIdentifier),
        Reading("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
        Reading("backgroundColor", \UIView.backgroundColor), Reading("tintColor", \UIView.ownTintColor),
    ]

    private static let texts: [Reading] = [
        Reading("text", \UILabel.text), Reading("textAlignment", \UILabel.textAlignment),
        Reading("lineBreakMode", \UILabel.lineBreakMode), Reading("numberOfLines", \UILabel.numberOfLines),
        Reading("baselineAdjustment", \UILabel.baselineAdjustment),
        Reading("minimumScaleFactor") { (label: UILabel) in
            label.minimumScaleFactor == 0 ? nil : label.minimumScaleFactor.captured
        },
        Reading("adjustsLetterSpacingToFitWidth", \UILabel.allowsDefaultTighteningForTruncation),
        Reading("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
        Reading("enabled", \UILabel.isEnabled), Reading("highlighted", \UILabel.isHighlighted),
        Reading("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
        Reading("preferredMaxLayoutWidth") { (label: UILabel) in
            label.preferredMaxLayoutWidth == 0 ? nil : label.preferredMaxLayoutWidth.captured
        },
        Reading("fontDescription", \UILabel.font), Reading("textColor", \UILabel.textColor),
        Reading("highlightedColor", \UILabel.highlightedTextColor), Reading("shadowColor", \UILabel.shadowColor),
        Reading("shadowOffset", \UILabel.shadowOffset),
        Reading("text", \UITextView.text), Reading("textAlignment", \UITextView.textAlignment),
        Reading("editable", \UITextView.isEditable), Reading("selectable", \UITextView.isSelectable),
        Reading("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
        Reading("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
        Reading("fontDescription", \UITextView.font), Reading("textColor", \UITextView.textColor),
    ]

    private static let pictures: [Reading] = [
        Reading("image", \UIImageView.image), Reading("highlightedImage", \UIImageView.highlightedImage),
        Reading("highlighted", \UIImageView.isHighlighted),
        Reading("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration),
        Reading("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        Reading("animating", \UIActivityIndicatorView.isAnimating), Reading("style", \UIActivityIndicatorView.style),
        Reading("color", \UIActivityIndicatorView.color),
        Reading("progressViewStyle", \UIProgressView.progressViewStyle), Reading("progress", \UIProgressView.progress),
        Reading("progressImage", \UIProgressView.progressImage), Reading("trackImage", \UIProgressView.trackImage),
        Reading("progressTintColor", \UIProgressView.progressTintColor),
        Reading("trackTintColor", \UIProgressView.trackTintColor),
        Reading("axis", \UIStackView.axis), Reading("distribution", \UIStackView.distribution),
        Reading("alignment", \UIStackView.alignment), Reading("spacing", \UIStackView.spacing),
        Reading("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    ]

    private static let controls: [Reading] = [
        Reading("enabled", \UIControl.isEnabled), Reading("highlighted", \UIControl.isHighlighted),
        Reading("selected", \UIControl.isSelected),
        Reading("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
        Reading("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
        Reading("buttonType", \UIButton.buttonType),
        Reading("role", \UIButton.role), Reading("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
        Reading("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
        Reading("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
        Reading("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
        Reading("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
        Reading("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
        Reading("lineBreakMode") { (button: UIButton) in button.titleLabel.map { .option($0.lineBreakMode.rawValue) } },
        Reading("contentEdgeInsets", \UIButton.contentEdgeInsets),
        Reading("titleEdgeInsets", \UIButton.titleEdgeInsets), Reading("imageEdgeInsets", \UIButton.imageEdgeInsets),
        Reading("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
        Reading("momentary", \UISegmentedControl.isMomentary),
        Reading("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
        Reading("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
        Reading("value", \UISlider.value), Reading("minValue", \UISlider.minimumValue),
        Reading("maxValue", \UISlider.maximumValue), Reading("continuous", \UISlider.isContinuous),
        Reading("minimumValueImage", \UISlider.minimumValueImage),
        Reading("maximumValueImage", \UISlider.maximumValueImage),
        Reading("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
        Reading("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
        Reading("thumbTintColor", \UISlider.thumbTintColor),
        Reading("on", \UISwitch.isOn), Reading("onTintColor", \UISwitch.onTintColor),
        Reading("thumbTintColor", \UISwitch.thumbTintColor),
        Reading("value", \UIStepper.value), Reading("minimumValue", \UIStepper.minimumValue),
        Reading("maximumValue", \UIStepper.maximumValue), Reading("stepValue", \UIStepper.stepValue),
        Reading("continuous", \UIStepper.isContinuous), Reading("autorepeat", \UIStepper.autorepeat),
        Reading("wraps", \UIStepper.wraps),
        Reading("numberOfPages", \UIPageControl.numberOfPages), Reading("currentPage", \UIPageControl.currentPage),
        Reading("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
        Reading("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        Reading("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        Reading("datePickerMode", \UIDatePicker.datePickerMode),
        Reading("style", \UIDatePicker.preferredDatePickerStyle),
        Reading("minuteInterval", \UIDatePicker.minuteInterval), Reading("date", \UIDatePicker.date),
        Reading("minimumDate", \UIDatePicker.minimumDate), Reading("maximumDate", \UIDatePicker.maximumDate),
        Reading("useCurrentDate") { (_: UIDatePicker) in .bool(false) },
        Reading("color", \UIColorWell.selectedColor),
    ]

    private static let fields: [Reading] = [
        Reading("text", \UITextField.text), Reading("placeholder", \UITextField.placeholder),
        Reading("textColor", \UITextField.textColor), Reading("fontDescription", \UITextField.font),
        Reading("textAlignment", \UITextField.textAlignment), Reading("borderStyle", \UITextField.borderStyle),
        Reading("clearButtonMode", \UITextField.clearButtonMode), Reading("background", \UITextField.background),
        Reading("minimumFontSize", \UITextField.minimumFontSize),
        Reading("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
        Reading("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
        Reading("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
        Reading("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
        Reading("text", \UISearchBar.text), Reading("placeholder", \UISearchBar.placeholder),
        Reading("prompt", \UISearchBar.prompt), Reading("barStyle", \UISearchBar.barStyle),
        Reading("searchBarStyle", \UISearchBar.searchBarStyle), Reading("translucent", \UISearchBar.isTranslucent),
        Reading("showsCancelButton", \UISearchBar.showsCancelButton),
        Reading("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
        Reading("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
        Reading("showsScopeBar", \UISearchBar.showsScopeBar), Reading("barTintColor", \UISearchBar.barTintColor),
        Reading("backgroundImage", \UISearchBar.backgroundImage),
    ]

    /// What a keyboard does for a text, which is an element of its own.
    static let inputTraits: [Reading] =
        traits(of: UITextField.self) + traits(of: UITextView.self) + traits(of: UISearchBar.self)

    private static func traits<Input: UIView & UITextInputTraits>(of type: Input.Type) -> [Reading] {
        [
            Reading("autocapitalizationType") { (input: Input) in .option(input.autocapitalizationType.rawValue) },
            Reading("autocorrectionType") { (input: Input) in .option(input.autocorrectionType.rawValue) },
            Reading("spellCheckingType") { (input: Input) in .option(input.spellCheckingType.rawValue) },
            Reading("keyboardType") { (input: Input) in .option(input.keyboardType.rawValue) },
            Reading("keyboardAppearance") { (input: Input) in .option(input.keyboardAppearance.rawValue) },
            Reading("returnKeyType") { (input: Input) in .option(input.returnKeyType.rawValue) },
            Reading("enablesReturnKeyAutomatically") { (input: Input) in .bool(input.enablesReturnKeyAutomatically) },
            Reading("secureTextEntry") { (input: Input) in .bool(input.isSecureTextEntry) },
            Reading("smartDashesType") { (input: Input) in .option(input.smartDashesType.rawValue) },
            Reading("smartInsertDeleteType") { (input: Input) in .option(input.smartInsertDeleteType.rawValue) },
            Reading("smartQuotesType") { (input: Input) in .option(input.smartQuotesType.rawValue) },
            Reading("textContentType") { (input: Input) in
                let type: UITextContentType? = input.textContentType
                return type.map { .text($0.rawValue) }
            },
        ]
    }

    private static let scrolling: [Reading] = [
        Reading("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
        Reading("bounces", \UIScrollView.bounces), Reading("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
        Reading("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
        Reading("scrollEnabled", \UIScrollView.isScrollEnabled),
        Reading("pagingEnabled", \UIScrollView.isPagingEnabled),
        Reading("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        Reading("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        Reading("indicatorStyle", \UIScrollView.indicatorStyle),
        Reading("delaysContentTouches", \UIScrollView.delaysContentTouches),
        Reading("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
        Reading("minimumZoomScale", \UIScrollView.minimumZoomScale),
        Reading("maximumZoomScale", \UIScrollView.maximumZoomScale), Reading("bouncesZoom", \UIScrollView.bouncesZoom),
        Reading("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
        Reading("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
        Reading("contentInset", \UIScrollView.contentInset),
    ]

    private static let lists: [Reading] = [
        Reading("style", \UITableView.style), Reading("separatorStyle", \UITableView.separatorStyle),
        Reading("allowsSelection", \UITableView.allowsSelection),
        Reading("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
        Reading("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
        Reading("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
        Reading("rowHeight", \UITableView.rowHeight), Reading("estimatedRowHeight", \UITableView.estimatedRowHeight),
        Reading("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
        Reading("sectionFooterHeight", \UITableView.sectionFooterHeight),
        Reading("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
        Reading("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
        Reading("contentViewInsetsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
        Reading("separatorColor", \UITableView.separatorColor),
        Reading("separatorInset") { (table: UITableView) in
            table.hasOwnSeparatorInset ? table.separatorInset.captured : nil
        },
        Reading("sectionIndexColor", \UITableView.sectionIndexColor),
        Reading("selectionStyle", \UITableViewCell.selectionStyle),
        Reading("accessoryType", \UITableViewCell.accessoryType),
        Reading("editingAccessoryType", \UITableViewCell.editingAccessoryType),
        Reading("indentationLevel", \UITableViewCell.indentationLevel),
        Reading("indentationWidth", \UITableViewCell.indentationWidth),
        Reading("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
        Reading("showsReorderControl", \UITableViewCell.showsReorderControl),
        Reading("separatorInset", \UITableViewCell.separatorInset),
        Reading("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
        Reading("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
        Reading("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
        Reading("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
        Reading("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference),
        Reading("sectionInset", \UICollectionViewFlowLayout.sectionInset),
        Reading("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
        Reading("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    ]

    private static let bars: [Reading] = [
        Reading("barStyle", \UINavigationBar.barStyle), Reading("translucent", \UINavigationBar.isTranslucent),
        Reading("largeTitles", \UINavigationBar.prefersLargeTitles),
        Reading("barTintColor", \UINavigationBar.barTintColor), Reading("shadowImage", \UINavigationBar.shadowImage),
        Reading("titleTextAttributes", \UINavigationBar.titleTextAttributes),
        Reading("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
        Reading("barStyle", \UITabBar.barStyle), Reading("translucent", \UITabBar.isTranslucent),
        Reading("barTintColor", \UITabBar.barTintColor),
        Reading("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        Reading("backgroundImage", \UITabBar.backgroundImage), Reading("shadowImage", \UITabBar.shadowImage),
        Reading("barStyle", \UIToolbar.barStyle), Reading("translucent", \UIToolbar.isTranslucent),
        Reading("barTintColor", \UIToolbar.barTintColor),
        Reading("title", \UINavigationItem.title), Reading("prompt", \UINavigationItem.prompt),
        Reading("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
        Reading("hidesBackButton", \UINavigationItem.hidesBackButton),
        Reading("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
        Reading("title", \UIBarItem.title), Reading("image", \UIBarItem.image),
        Reading("enabled", \UIBarItem.isEnabled),
        Reading("tag", \UIBarItem.tag), Reading("width", \UIBarButtonItem.width),
        Reading("style", \UIBarButtonItem.style), Reading("tintColor", \UIBarButtonItem.tintColor),
        Reading("selectedImage", \UITabBarItem.selectedImage), Reading("badgeValue", \UITabBarItem.badgeValue),
        Reading("badgeColor", \UITabBarItem.badgeColor),
        Reading("backgroundColor", \UIBarAppearance.backgroundColor),
        Reading("backgroundImage", \UIBarAppearance.backgroundImage),
        Reading("shadowColor", \UIBarAppearance.shadowColor), Reading("shadowImage", \UIBarAppearance.shadowImage),
        Reading("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes),
        Reading("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes),
    ]

    private static let controllers: [Reading] = [
        Reading("title", \UIViewController.title),
        Reading("definesPresentationContext", \UIViewController.definesPresentationContext),
        Reading("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        Reading("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
        Reading("modalTransitionStyle", \UIViewController.modalTransitionStyle),
        Reading("modalPresentationStyle", \UIViewController.modalPresentationStyle),
        Reading("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
        Reading("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
        Reading("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
        Reading("toolbarHidden", \UINavigationController.isToolbarHidden),
        Reading("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
        Reading("style", \UISplitViewController.style),
    ]

    private static let recognizers: [Reading] = [
        Reading("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        Reading("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
        Reading("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
        Reading("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
        Reading("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
        Reading("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
        Reading("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
        Reading("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
    ]
}
