public import UIKit

/// Methods of older versions that also set what is behind the panel.
extension SVProgressHUD {
    /// Shows that something goes on.
    @available(*, deprecated, message: "Use show() and setDefaultMaskType(_:)")
    nonisolated public class func show(with maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        show()
    }
    /// Shows that something goes on, with a text.
    @available(*, deprecated, message: "Use show(withStatus:) and setDefaultMaskType(_:)")
    nonisolated public class func show(withStatus status: String?, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        show(withStatus: status)
    }
    /// Shows how far something is.
    @available(*, deprecated, message: "Use showProgress(_:) and setDefaultMaskType(_:)")
    nonisolated public class func showProgress(_ progress: Float, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        showProgress(progress)
    }
    /// Shows how far something is, with a text.
    @available(*, deprecated, message: "Use showProgress(_:status:) and setDefaultMaskType(_:)")
    nonisolated public class func showProgress(
        _ progress: Float, status: String?, maskType: SVProgressHUDMaskType
    ) {
        setDefaultMaskType(maskType)
        showProgress(progress, status: status)
    }
    /// Shows a sign for information and a text.
    @available(*, deprecated, message: "Use showInfo(withStatus:) and setDefaultMaskType(_:)")
    nonisolated public class func showInfo(withStatus status: String?, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        showInfo(withStatus: status)
    }
    /// Shows a sign for success and a text.
    @available(*, deprecated, message: "Use showSuccess(withStatus:) and setDefaultMaskType(_:)")
    nonisolated public class func showSuccess(withStatus status: String?, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        showSuccess(withStatus: status)
    }
    /// Shows a sign for an error and a text.
    @available(*, deprecated, message: "Use showError(withStatus:) and setDefaultMaskType(_:)")
    nonisolated public class func showError(withStatus status: String?, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        showError(withStatus: status)
    }
    /// Shows an image and a text.
    @available(*, deprecated, message: "Use show(_:status:) and setDefaultMaskType(_:)")
    nonisolated public class func show(_ image: UIImage?, status: String?, maskType: SVProgressHUDMaskType) {
        setDefaultMaskType(maskType)
        show(image, status: status)
    }
}
