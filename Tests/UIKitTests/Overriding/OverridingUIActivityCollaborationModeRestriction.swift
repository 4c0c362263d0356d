import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIActivityCollaborationModeRestriction` lets one override.
class OverridingUIActivityCollaborationModeRestriction: UIActivityCollaborationModeRestriction {
    override init(
        disabledMode: Mode, alertTitle: String?, alertMessage: String?,
        alertDismissButtonTitle: String?, alertRecoverySuggestionButtonTitle: String?,
        alertRecoverySuggestionButtonLaunch url: URL?
    ) {
        super.init(
            disabledMode: disabledMode, alertTitle: alertTitle, alertMessage: alertMessage,
            alertDismissButtonTitle: alertDismissButtonTitle,
            alertRecoverySuggestionButtonTitle: alertRecoverySuggestionButtonTitle,
            alertRecoverySuggestionButtonLaunch: url)
        heard(
            self,
            "init(disabledMode:alertTitle:alertMessage:alertDismissButtonTitle:alertRecoverySuggestionButtonTitle:alertRecoverySuggestionButtonLaunch:)",
            ())
    }
}
