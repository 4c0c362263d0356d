public import Foundation
import CoreGraphics

// The names of Swift 3 and 4. They are deprecated rather than obsoleted, because sources say less often than they should
// which version of Swift they are written in.

@available(*, deprecated, renamed: "UIGestureRecognizer.State") public typealias UIGestureRecognizerState =
    UIGestureRecognizer.State
@available(*, deprecated, renamed: "UIControl.State") public typealias UIControlState = UIControl.State
@available(*, deprecated, renamed: "UIControl.Event") public typealias UIControlEvents = UIControl.Event
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment") public typealias
    UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment") public typealias
    UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
@available(*, deprecated, renamed: "UIView.AnimationOptions") public typealias UIViewAnimationOptions = UIView
    .AnimationOptions
@available(*, deprecated, renamed: "UIView.AnimationCurve") public typealias UIViewAnimationCurve = UIView
    .AnimationCurve
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions") public typealias UIViewKeyframeAnimationOptions =
    UIView.KeyframeAnimationOptions
@available(*, deprecated, renamed: "UIView.ContentMode") public typealias UIViewContentMode = UIView.ContentMode
@available(*, deprecated, renamed: "UIView.AutoresizingMask") public typealias UIViewAutoresizing = UIView
    .AutoresizingMask
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode") public typealias UIViewTintAdjustmentMode = UIView
    .TintAdjustmentMode
@available(*, deprecated, renamed: "UITableViewCell.CellStyle") public typealias UITableViewCellStyle = UITableViewCell
    .CellStyle
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle") public typealias UITableViewCellEditingStyle =
    UITableViewCell.EditingStyle
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType") public typealias UITableViewCellAccessoryType =
    UITableViewCell.AccessoryType
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle") public typealias UITableViewCellSelectionStyle =
    UITableViewCell.SelectionStyle
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle") public typealias UITableViewCellSeparatorStyle =
    UITableViewCell.SeparatorStyle
@available(*, deprecated, renamed: "UITableView.Style") public typealias UITableViewStyle = UITableView.Style
@available(*, deprecated, renamed: "UITableView.RowAnimation") public typealias UITableViewRowAnimation = UITableView
    .RowAnimation
@available(*, deprecated, renamed: "UITableView.ScrollPosition") public typealias UITableViewScrollPosition =
    UITableView.ScrollPosition
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition") public typealias UICollectionViewScrollPosition =
    UICollectionView.ScrollPosition
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.ScrollDirection") public typealias
    UICollectionViewScrollDirection = UICollectionViewFlowLayout.ScrollDirection
@available(*, deprecated, renamed: "UICollectionView.ElementCategory") public typealias UICollectionElementCategory =
    UICollectionView.ElementCategory
@available(*, deprecated, renamed: "UIAlertController.Style") public typealias UIAlertControllerStyle =
    UIAlertController.Style
@available(*, deprecated, renamed: "UIAlertAction.Style") public typealias UIAlertActionStyle = UIAlertAction.Style
@available(*, deprecated, renamed: "UIBarButtonItem.Style") public typealias UIBarButtonItemStyle = UIBarButtonItem
    .Style
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem") public typealias UIBarButtonSystemItem =
    UIBarButtonItem.SystemItem
@available(*, deprecated, renamed: "UITabBarItem.SystemItem") public typealias UITabBarSystemItem = UITabBarItem
    .SystemItem
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style") public typealias UIActivityIndicatorViewStyle =
    UIActivityIndicatorView.Style
@available(*, deprecated, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = UIBlurEffect.Style
@available(*, deprecated, renamed: "UIButton.ButtonType") public typealias UIButtonType = UIButton.ButtonType
@available(*, deprecated, renamed: "UIDatePicker.Mode") public typealias UIDatePickerMode = UIDatePicker.Mode
@available(*, deprecated, renamed: "UIImage.RenderingMode") public typealias UIImageRenderingMode = UIImage
    .RenderingMode
@available(*, deprecated, renamed: "UIImage.ResizingMode") public typealias UIImageResizingMode = UIImage.ResizingMode
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis") public typealias UILayoutConstraintAxis =
    NSLayoutConstraint.Axis
@available(*, deprecated, renamed: "UINavigationController.Operation") public typealias
    UINavigationControllerOperation = UINavigationController.Operation
@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle") public typealias
    UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection") public typealias
    UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation") public typealias
    UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
@available(*, deprecated, renamed: "UIPageViewController.SpineLocation") public typealias
    UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode") public typealias
    UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle") public typealias UIScrollViewIndicatorStyle =
    UIScrollView.IndicatorStyle
@available(*, deprecated, renamed: "UISearchBar.Style") public typealias UISearchBarStyle = UISearchBar.Style
@available(*, deprecated, renamed: "UIStackView.Alignment") public typealias UIStackViewAlignment = UIStackView
    .Alignment
@available(*, deprecated, renamed: "UIStackView.Distribution") public typealias UIStackViewDistribution = UIStackView
    .Distribution
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction") public typealias
    UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
@available(*, deprecated, renamed: "UITextField.BorderStyle") public typealias UITextBorderStyle = UITextField
    .BorderStyle
@available(*, deprecated, renamed: "UITextField.ViewMode") public typealias UITextFieldViewMode = UITextField.ViewMode
@available(*, deprecated, renamed: "UITouch.Phase") public typealias UITouchPhase = UITouch.Phase
@available(*, deprecated, renamed: "UITouch.TouchType") public typealias UITouchType = UITouch.TouchType
@available(*, deprecated, renamed: "UIEvent.EventType") public typealias UIEventType = UIEvent.EventType
@available(*, deprecated, renamed: "UIEvent.EventSubtype") public typealias UIEventSubtype = UIEvent.EventSubtype
@available(*, deprecated, renamed: "UIFont.Weight") public typealias UIFontWeight = UIFont.Weight
@available(*, deprecated, renamed: "UIFont.TextStyle") public typealias UIFontTextStyle = UIFont.TextStyle
@available(*, deprecated, renamed: "UIProgressView.Style") public typealias UIProgressViewStyle = UIProgressView.Style
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode") public typealias
    UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute") public typealias NSLayoutAttribute =
    NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation") public typealias NSLayoutRelation = NSLayoutConstraint
    .Relation
@available(*, deprecated, renamed: "NSAttributedString.Key") public typealias NSAttributedStringKey = NSAttributedString
    .Key
@available(*, deprecated, renamed: "UIWindow.Level") public typealias UIWindowLevel = UIWindow.Level
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey") public typealias UIApplicationLaunchOptionsKey =
    UIApplication.LaunchOptionsKey
@available(*, deprecated, renamed: "UIApplication.State") public typealias UIApplicationState = UIApplication.State
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey") public typealias UIApplicationOpenURLOptionsKey =
    UIApplication.OpenURLOptionsKey
@available(*, deprecated, renamed: "UIImagePickerController.SourceType") public typealias
    UIImagePickerControllerSourceType = UIImagePickerController.SourceType
@available(*, deprecated, renamed: "UIActivity.ActivityType") public typealias UIActivityType = UIActivity.ActivityType
@available(*, deprecated, renamed: "NSTextStorage.EditActions") public typealias NSTextStorageEditActions =
    NSTextStorage.EditActions
@available(*, deprecated, renamed: "UITableViewRowAction.Style") public typealias UITableViewRowActionStyle =
    UITableViewRowAction.Style
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions") public typealias NSLayoutFormatOptions =
    NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "UIView.AnimationTransition") public typealias UIViewAnimationTransition = UIView
    .AnimationTransition
@available(*, deprecated, renamed: "NSWritingDirection") public typealias UITextWritingDirection = NSWritingDirection
@available(*, deprecated, renamed: "UIView.SystemAnimation") public typealias UISystemAnimation = UIView.SystemAnimation
@available(*, deprecated, renamed: "UISegmentedControl.Segment") public typealias UISegmentedControlSegment =
    UISegmentedControl.Segment
@available(*, deprecated, renamed: "UISearchBar.Icon") public typealias UISearchBarIcon = UISearchBar.Icon
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior") public typealias
    UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
@available(*, deprecated, renamed: "UIScreen.OverscanCompensation") public typealias UIScreenOverscanCompensation =
    UIScreen.OverscanCompensation
@available(*, deprecated, renamed: "UIPushBehavior.Mode") public typealias UIPushBehaviorMode = UIPushBehavior.Mode
@available(*, deprecated, renamed: "UIPrintInfo.OutputType") public typealias UIPrintInfoOutputType = UIPrintInfo
    .OutputType
@available(*, deprecated, renamed: "UIPrintInfo.Orientation") public typealias UIPrintInfoOrientation = UIPrintInfo
    .Orientation
@available(*, deprecated, renamed: "UIPrintInfo.Duplex") public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex
@available(*, deprecated, renamed: "UIPreviewAction.Style") public typealias UIPreviewActionStyle = UIPreviewAction
    .Style
@available(*, deprecated, renamed: "UIPress.PressType") public typealias UIPressType = UIPress.PressType
@available(*, deprecated, renamed: "UIPress.Phase") public typealias UIPressPhase = UIPress.Phase
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType") public typealias
    UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle") public typealias UIImpactFeedbackStyle =
    UIImpactFeedbackGenerator.FeedbackStyle
@available(*, deprecated, renamed: "UIImagePickerController.QualityType") public typealias
    UIImagePickerControllerQualityType = UIImagePickerController.QualityType
@available(*, deprecated, renamed: "UIImagePickerController.CameraFlashMode") public typealias
    UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
@available(*, deprecated, renamed: "UIImagePickerController.CameraDevice") public typealias
    UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
@available(*, deprecated, renamed: "UIImagePickerController.CameraCaptureMode") public typealias
    UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
@available(*, deprecated, renamed: "UIImage.Orientation") public typealias UIImageOrientation = UIImage.Orientation
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits") public typealias UIFontDescriptorSymbolicTraits =
    UIFontDescriptor.SymbolicTraits
@available(*, deprecated, renamed: "UIDocument.State") public typealias UIDocumentState = UIDocument.State
@available(*, deprecated, renamed: "UIDocument.SaveOperation") public typealias UIDocumentSaveOperation = UIDocument
    .SaveOperation
@available(*, deprecated, renamed: "UIDocument.ChangeKind") public typealias UIDocumentChangeKind = UIDocument
    .ChangeKind
@available(*, deprecated, renamed: "UIDevice.BatteryState") public typealias UIDeviceBatteryState = UIDevice
    .BatteryState
@available(*, deprecated, renamed: "UICollisionBehavior.Mode") public typealias UICollisionBehaviorMode =
    UICollisionBehavior.Mode
@available(*, deprecated, renamed: "UICollectionViewUpdateItem.Action") public typealias UICollectionUpdateAction =
    UICollectionViewUpdateItem.Action
@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType") public typealias UIAttachmentBehaviorType =
    UIAttachmentBehavior.AttachmentType
@available(*, deprecated, renamed: "UIApplicationShortcutIcon.IconType") public typealias
    UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
@available(*, deprecated, renamed: "UICollectionViewDropProposal.Intent") public typealias UICollectionViewDropIntent =
    UICollectionViewDropProposal.Intent
@available(*, deprecated, renamed: "UITableViewDropProposal.Intent") public typealias UITableViewDropIntent =
    UITableViewDropProposal.Intent
@available(*, deprecated, renamed: "UICollectionView.ReorderingCadence") public typealias
    UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
@available(*, deprecated, renamed: "UICollectionViewCell.DragState") public typealias UICollectionViewCellDragState =
    UICollectionViewCell.DragState
@available(*, deprecated, renamed: "UITableViewCell.DragState") public typealias UITableViewCellDragState =
    UITableViewCell.DragState
@available(*, deprecated, renamed: "UIContextualAction.Style") public typealias UIContextualActionStyle =
    UIContextualAction.Style
@available(*, deprecated, renamed: "UIContextualAction.Handler") public typealias UIContextualActionHandler =
    UIContextualAction.Handler
@available(*, deprecated, renamed: "UITableView.SeparatorInsetReference") public typealias
    UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
@available(*, deprecated, renamed: "UISplitViewController.PrimaryEdge") public typealias
    UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
@available(*, deprecated, renamed: "UIActivity.Category") public typealias UIActivityCategory = UIActivity.Category
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.Direction") public typealias
    UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
@available(*, deprecated, renamed: "UIAccessibility.Notification") public typealias UIAccessibilityNotifications =
    UIAccessibility.Notification
@available(*, deprecated, renamed: "UIInputView.Style") public typealias UIInputViewStyle = UIInputView.Style
@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType") public typealias
    UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
@available(*, deprecated, renamed: "UIMenuController.ArrowDirection") public typealias UIMenuControllerArrowDirection =
    UIMenuController.ArrowDirection
@available(*, deprecated, renamed: "UITabBar.ItemPositioning") public typealias UITabBarItemPositioning = UITabBar
    .ItemPositioning
@available(*, deprecated, renamed: "UITableViewCell.FocusStyle") public typealias UITableViewCellFocusStyle =
    UITableViewCell.FocusStyle
@available(*, deprecated, renamed: "UITableViewCell.StateMask") public typealias UITableViewCellStateMask =
    UITableViewCell.StateMask
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason") public typealias UITextFieldDidEndEditingReason =
    UITextField.DidEndEditingReason
@available(*, deprecated, renamed: "UITouch.Properties") public typealias UITouchProperties = UITouch.Properties
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.SectionInsetReference") public typealias
    UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
@available(*, deprecated, renamed: "UINavigationItem.LargeTitleDisplayMode") public typealias
    UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
@available(*, deprecated, renamed: "UIDocumentBrowserAction.Availability") public typealias
    UIDocumentBrowserActionAvailability = UIDocumentBrowserAction.Availability
@available(*, deprecated, renamed: "UIDocumentBrowserViewController.ImportMode") public typealias
    UIDocumentBrowserImportMode = UIDocumentBrowserViewController.ImportMode
