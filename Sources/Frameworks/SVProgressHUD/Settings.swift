import Foundation
import UIKit

/// What an app chooses for the panel.
@MainActor
struct Settings {
    var style = SVProgressHUDStyle.light
    var maskType = SVProgressHUDMaskType.none
    var animationType = SVProgressHUDAnimationType.flat
    /// The view that shows the panel; nil for the key window.
    var container: UIView?
    var minimumSize = CGSize.zero
    var ringThickness: CGFloat = 2
    var ringRadius: CGFloat = 18
    var ringNoTextRadius: CGFloat = 24
    var cornerRadius: CGFloat = 14
    var borderColor = UIColor.clear
    var borderWidth: CGFloat = 0
    var font = UIFont.preferredFont(forTextStyle: .subheadline)
    var foregroundColor: UIColor?
    var foregroundImageColor: UIColor?
    var backgroundColor: UIColor?
    var backgroundLayerColor = UIColor(white: 0, alpha: 0.4)
    var imageSize = CGSize(width: 28, height: 28)
    var tintsImages = true
    var infoImage = Signs.info
    var successImage = Signs.success
    var errorImage = Signs.error
    var graceTime: TimeInterval = 0
    var minimumDismissTime: TimeInterval = 5
    var maximumDismissTime = TimeInterval.greatestFiniteMagnitude
    var fadeInDuration: TimeInterval = 0.15
    var fadeOutDuration: TimeInterval = 0.15
    var hasHaptics = false
    var offset = UIOffset.zero

    /// Returns the colors of text and panel.
    func colors(isDark: Bool) -> (text: UIColor, panel: UIColor) {
        switch style {
        case .custom: (foregroundColor ?? .black, backgroundColor ?? .white)
        case .dark: (.white, .black)
        case .automatic where isDark: (.white, .black)
        case .light, .automatic: (.black, .white)
        }
    }

    /// The color behind the panel.
    var dimming: UIColor {
        switch maskType {
        case .none, .clear, .gradient: .clear
        case .black: UIColor(white: 0, alpha: 0.4)
        case .custom: backgroundLayerColor
        }
    }
}
