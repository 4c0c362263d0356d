public import Foundation

// The members, functions and constants that Swift 4.2 renamed. Apple's "UIKit Changes" of Xcode 10 lists them.

extension UIViewController {
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    @available(*, deprecated, renamed: "childForStatusBarStyle")
    public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
    @available(*, deprecated, renamed: "childForStatusBarHidden")
    public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
    @available(*, deprecated, renamed: "childForScreenEdgesDeferringSystemGestures")
    public func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
        childForScreenEdgesDeferringSystemGestures
    }
    @available(*, deprecated, renamed: "childForHomeIndicatorAutoHidden")
    public func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? { childForHomeIndicatorAutoHidden }
}

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
        UIWindow.didBecomeKeyNotification
    }
    @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name {
        UIWindow.didResignKeyNotification
    }
    @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
        UIWindow.didBecomeVisibleNotification
    }
    @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name {
        UIWindow.didBecomeHiddenNotification
    }
    @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenBrightnessDidChange: NSNotification.Name {
        UIScreen.brightnessDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidConnect: NSNotification.Name {
        UIScreen.didConnectNotification
    }
    @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidDisconnect: NSNotification.Name {
        UIScreen.didDisconnectNotification
    }
    @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenModeDidChange: NSNotification.Name {
        UIScreen.modeDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIScreen.capturedDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenCapturedDidChange: NSNotification.Name {
        UIScreen.capturedDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIViewController.showDetailTargetDidChangeNotification")
    @preconcurrency @MainActor public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
        UIViewController.showDetailTargetDidChangeNotification
    }
    @available(*, deprecated, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
    @preconcurrency @MainActor public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
        UITextInputMode.currentInputModeDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
    @preconcurrency @MainActor public static var UIDocumentStateChanged: NSNotification.Name {
        UIDocument.stateChangedNotification
    }
    @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidShowMenu: NSNotification.Name {
        UIMenuController.didShowMenuNotification
    }
    @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillHideMenu: NSNotification.Name {
        UIMenuController.willHideMenuNotification
    }
    @available(*, deprecated, renamed: "UIMenuController.menuFrameDidChangeNotification")
    @preconcurrency @MainActor public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
        UIMenuController.menuFrameDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
    @preconcurrency @MainActor public static var UIPasteboardRemoved: NSNotification.Name {
        UIPasteboard.removedNotification
    }
    @available(*, deprecated, renamed: "UITableView.selectionDidChangeNotification")
    @preconcurrency @MainActor public static var UITableViewSelectionDidChange: NSNotification.Name {
        UITableView.selectionDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: NSNotification.Name {
        UIApplication.significantTimeChangeNotification
    }
    @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
        UIDevice.batteryLevelDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
        UIDevice.batteryStateDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceProximityStateDidChange: NSNotification.Name {
        UIDevice.proximityStateDidChangeNotification
    }
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
        UITextField.textDidEndEditingNotification
    }
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
        UITextView.textDidBeginEditingNotification
    }
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
        UITextView.textDidEndEditingNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }
    @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
    @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
        UIPasteboard.changedNotification
    }
    @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: NSNotification.Name {
        UIMenuController.didHideMenuNotification
    }
    @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillShowMenu: NSNotification.Name {
        UIMenuController.willShowMenuNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
        UIAccessibility.voiceOverStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }
}

@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
    UICollectionViewFlowLayout.automaticSize
}
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits {
    UIAccessibilityTraits.selected
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
    UIAccessibilityTraits.staticText
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
    UIAccessibilityTraits.adjustable
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
    UIAccessibilityTraits.notEnabled
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
    UIAccessibilityTraits.updatesFrequently
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
@preconcurrency @MainActor public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.pageScrolled
}
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
@preconcurrency @MainActor public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
@available(*, deprecated, renamed: "UIFont.Weight.thin")
@preconcurrency @MainActor public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
@available(*, deprecated, renamed: "UIFont.Weight.light")
@preconcurrency @MainActor public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
@available(*, deprecated, renamed: "UIFont.Weight.regular")
@preconcurrency @MainActor public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
@available(*, deprecated, renamed: "UIFont.Weight.medium")
@preconcurrency @MainActor public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
@preconcurrency @MainActor public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
@available(*, deprecated, renamed: "UIFont.Weight.bold")
@preconcurrency @MainActor public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
@preconcurrency @MainActor public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
@available(*, deprecated, renamed: "UIFont.Weight.black")
@preconcurrency @MainActor public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }
@available(*, deprecated, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String {
    UIImagePickerController.InfoKey.originalImage.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String {
    UIImagePickerController.InfoKey.editedImage.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String {
    UIImagePickerController.InfoKey.mediaType.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String {
    UIImagePickerController.InfoKey.mediaURL.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: String {
    UIImagePickerController.InfoKey.cropRect.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String {
    UIImagePickerController.InfoKey.imageURL.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: String {
    UIImagePickerController.InfoKey.referenceURL.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: String {
    UIImagePickerController.InfoKey.phAsset.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.livePhoto")
public var UIImagePickerControllerLivePhoto: String {
    UIImagePickerController.InfoKey.livePhoto.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: String {
    UIImagePickerController.InfoKey.mediaMetadata.rawValue
}
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }

@available(*, deprecated, renamed: "==")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool { first == second }
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

extension UIActivityIndicatorView {
    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

extension UIColor {
    @available(*, deprecated, renamed: "init(_colorLiteralRed:green:blue:alpha:)")
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }
}
