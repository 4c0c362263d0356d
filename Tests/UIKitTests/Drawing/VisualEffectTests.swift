import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Blur and vibrancy, before and after a document is compiled.
@MainActor
struct VisualEffectTests {
    private static let vibrancy = """
        <subviews>
            <visualEffectView opaque="NO" contentMode="scaleToFill" id="effect">
                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                <view key="contentView" opaque="NO" contentMode="center" id="inside">
                    <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="patch">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
                            <color key="backgroundColor" systemColor="systemRedColor"/>
                        </view>
                    </subviews>
                </view>
                <vibrancyEffect style="secondaryLabel"><blurEffect style="systemThinMaterialDark"/></vibrancyEffect>
            </visualEffectView>
        </subviews>
        <color key="backgroundColor" red="0.2" green="0.2" blue="0.2" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        """

    @Test("Content in a vibrant view has the effect's color, not its own")
    func vibrancy() throws {
        let controller = try #require(
            CompiledStoryboard(view: Self.vibrancy).storyboard().instantiateInitialViewController())
        let view = try #require(controller.view)
        let effectView = try #require(view.subviews.first as? UIVisualEffectView)
        let effect = try #require(effectView.effect as? UIVibrancyEffect)
        #expect(effect.style == .secondaryLabel && effect.blurStyle == .systemThinMaterialDark)
        // 60 % of a light gray are added to the dark one behind.
        var picture = try ViewPicture(view)
        #expect(picture[5, 5] == [192, 192, 198, 255])
        #expect(picture[15, 5] == [51, 51, 51, 255])
        let light = UIBlurEffect(style: .systemMaterialLight)
        effectView.effect = UIVibrancyEffect(blurEffect: light, style: .label)
        picture = try ViewPicture(view)
        #expect(picture[5, 5] == [0, 0, 0, 255])
        #expect(effectView.contentView.subviews.first?.tintColor.plainCGColor == UIColor.black.plainCGColor)
        effectView.contentView.alpha = 0.5
        #expect(try ViewPicture(view)[5, 5] == [25, 25, 25, 255])
        effectView.contentView.alpha = 1
        effectView.effect = nil
        #expect(try ViewPicture(view)[5, 5] == [255, 59, 48, 255])
    }

    @Test("Styles without a brightness of their own follow the interface's")
    func appearance() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.backgroundColor = .gray
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label))
        view.frame = window.bounds
        let patch = UIView(frame: window.bounds)
        patch.backgroundColor = .red
        view.contentView.addSubview(patch)
        window.addSubview(view)
        #expect(try ViewPicture(window)[5, 5] == [0, 0, 0, 255])
        window.overrideUserInterfaceStyle = .dark
        #expect(try ViewPicture(window)[5, 5] == [255, 255, 255, 255])
    }
}
