public import Foundation

// The functions and constants of Swift 2 to 4, which are members now.

@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(*, deprecated, renamed: "UIImage.pngData(_:)")
@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, renamed: "UIImage.jpegData(_:compressionQuality:)")
@preconcurrency @MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat)
    -> Data?
{
    image.jpegData(compressionQuality: compressionQuality)
}

@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }
}

@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
    UIResponder.keyboardFrameBeginUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
    UIResponder.keyboardAnimationCurveUserInfoKey
}

@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }

@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }

@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

extension UIView {
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
        UITextField.textDidChangeNotification
    }
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
        UITextView.textDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
}
