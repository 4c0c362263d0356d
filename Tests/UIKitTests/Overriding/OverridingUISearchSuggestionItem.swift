import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchSuggestionItem` lets one override.
class OverridingUISearchSuggestionItem: UISearchSuggestionItem {
    override init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String?,
        iconImage: UIImage?
    ) {
        super.init(
            localizedAttributedSuggestion: suggestion, localizedDescription: localizedDescription, iconImage: iconImage)
        heard(self, "init(localizedAttributedSuggestion:localizedDescription:iconImage:)", ())
    }
}
