public import Foundation
public import UIKit

/// What an app chooses for the panel.
extension SVProgressHUD {
    nonisolated private static func set<Value>(_ key: WritableKeyPath<Settings, Value>, _ value: Value) {
        nonisolated(unsafe) let (key, value) = (key, value)
        perform { $0.settings[keyPath: key] = value }
    }

    /// Sets the colors of the panel: light ones, unless the app chooses others.
    nonisolated public class func setDefaultStyle(_ style: SVProgressHUDStyle) { set(\.style, style) }
    /// Sets what is behind the panel, and whether it gets touches, which it does unless the app decides otherwise.
    nonisolated public class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { set(\.maskType, maskType) }
    /// Sets how activity is shown: with a ring, unless the app chooses the system's indicator.
    nonisolated public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
        set(\.animationType, type)
    }
    /// Sets the view that shows the panel; nil for the key window.
    nonisolated public class func setContainerView(_ containerView: UIView?) { set(\.container, containerView) }
    /// Sets the view that shows the panel in an extension.
    nonisolated public class func setViewForExtension(_ view: UIView) { set(\.container, view) }
    /// Sets the smallest size of the panel.
    nonisolated public class func setMinimumSize(_ minimumSize: CGSize) { set(\.minimumSize, minimumSize) }
    /// Sets the thickness of the ring: 2 points at first.
    nonisolated public class func setRingThickness(_ ringThickness: CGFloat) { set(\.ringThickness, ringThickness) }
    /// Sets the radius of the ring above a text: 18 points at first.
    nonisolated public class func setRingRadius(_ radius: CGFloat) { set(\.ringRadius, radius) }
    /// Sets the radius of the ring without a text: 24 points at first.
    nonisolated public class func setRingNoTextRadius(_ radius: CGFloat) { set(\.ringNoTextRadius, radius) }
    /// Sets the radius of the panel's corners: 14 points at first.
    nonisolated public class func setCornerRadius(_ cornerRadius: CGFloat) { set(\.cornerRadius, cornerRadius) }
    /// Sets the color of the panel's border.
    nonisolated public class func setBorderColor(_ color: UIColor) { set(\.borderColor, color) }
    /// Sets the width of the panel's border: none at first.
    nonisolated public class func setBorderWidth(_ width: CGFloat) { set(\.borderWidth, width) }
    /// Sets the font of the text: the system's for subheadlines at first.
    nonisolated public class func setFont(_ font: UIFont) { set(\.font, font) }
    /// Sets the color of the text and the indicator, and the custom style.
    nonisolated public class func setForegroundColor(_ color: UIColor) {
        set(\.foregroundColor, color)
        setDefaultStyle(.custom)
    }
    /// Sets the color of images; nil for that of the text.
    nonisolated public class func setForegroundImageColor(_ color: UIColor?) {
        set(\.foregroundImageColor, color)
        setDefaultStyle(.custom)
    }
    /// Sets the color of the panel, and the custom style.
    nonisolated public class func setBackgroundColor(_ color: UIColor) {
        set(\.backgroundColor, color)
        setDefaultStyle(.custom)
    }
    /// Sets the blur of the panel's custom style, which has the color of the panel here.
    nonisolated public class func setHudViewCustomBlurEffect(_ blurEffect: UIBlurEffect?) { setDefaultStyle(.custom) }
    /// Sets the color behind the panel for the custom mask.
    nonisolated public class func setBackgroundLayerColor(_ color: UIColor) { set(\.backgroundLayerColor, color) }
    /// Sets the size of images: 28 points at first.
    nonisolated public class func setImageViewSize(_ size: CGSize) { set(\.imageSize, size) }
    /// Sets whether images have the color of the text, which they have at first.
    nonisolated public class func setShouldTintImages(_ shouldTintImages: Bool) { set(\.tintsImages, shouldTintImages) }
    /// Sets the sign for information.
    nonisolated public class func setInfoImage(_ image: UIImage) { set(\.infoImage, image) }
    /// Sets the sign for success.
    nonisolated public class func setSuccessImage(_ image: UIImage) { set(\.successImage, image) }
    /// Sets the sign for errors.
    nonisolated public class func setErrorImage(_ image: UIImage) { set(\.errorImage, image) }
    /// Sets the seconds before the panel is shown: none at first.
    nonisolated public class func setGraceTimeInterval(_ interval: TimeInterval) { set(\.graceTime, interval) }
    /// Sets the seconds that a text with an image is shown at least: 5 at first.
    nonisolated public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
        set(\.minimumDismissTime, interval)
    }
    /// Sets the seconds that a text with an image is shown at most.
    nonisolated public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
        set(\.maximumDismissTime, interval)
    }
    /// Sets the seconds in which the panel appears: 0.15 at first.
    nonisolated public class func setFadeInAnimationDuration(_ duration: TimeInterval) {
        set(\.fadeInDuration, duration)
    }
    /// Sets the seconds in which the panel disappears: 0.15 at first.
    nonisolated public class func setFadeOutAnimationDuration(_ duration: TimeInterval) {
        set(\.fadeOutDuration, duration)
    }
    /// Sets the highest level of a window that shows the panel. The key window shows it here, whatever its level.
    nonisolated public class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
    /// Sets whether success, information and errors can be felt.
    nonisolated public class func setHapticsEnabled(_ hapticsEnabled: Bool) { set(\.hasHaptics, hapticsEnabled) }
    /// Sets whether the panel moves as the device is tilted, which none is here.
    nonisolated public class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
    /// Moves the panel from the middle.
    nonisolated public class func setOffsetFromCenter(_ offset: UIOffset) { set(\.offset, offset) }
    /// Moves the panel back to the middle.
    nonisolated public class func resetOffsetFromCenter() { set(\.offset, .zero) }
}
