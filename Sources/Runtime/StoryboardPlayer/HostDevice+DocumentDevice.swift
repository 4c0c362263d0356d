package import AppHost
import Foundation
import SceneRenderer
package import StoryboardModel
package import UIKit

extension HostDevice {
    /// Creates one of Interface Builder's devices.
    package init(_ device: DocumentDevice, traits: UITraitCollection) {
        let upright = DocumentDevice(id: device.id) ?? device
        self.init(
            screen: upright.screen, orientation: device.isTurned ? .landscapeLeft : .portrait, traits: traits)
    }
}

extension DocumentDevice {
    /// The screen of the device, upright and turned.
    fileprivate var screen: DeviceScreen {
        DeviceScreen(portrait: shape, landscape: DocumentDevice(id: id, isLandscape: true)?.shape)
    }

    private var hasIsland: Bool { statusBarHeight >= 59 }

    /// The status bar of phones with an island, which is lower than what Interface Builder calls so (iOS 17.5 on an
    /// iPhone 15 Pro, iOS 18.5 and 26.2 on an iPhone 16 Pro).
    private static let islandStatusBarHeight = 54.0

    /// Where a navigation bar begins: at 53.67 on an iPhone 15 Pro (17.5), at 56.33 on an iPhone 16 Pro (18.5), while
    /// documents have it below the safe area.
    private var islandBarTop: Double { statusBarHeight - (statusBarHeight > 60 ? 17 : 16) / 3 }

    private var shape: DeviceScreen.Shape {
        let traits = ownTraits
        return DeviceScreen.Shape(
            size: CGSize(width: width, height: height),
            safeArea: UIEdgeInsets(
                top: statusBarHeight, left: sideInset, bottom: homeIndicatorHeight, right: sideInset),
            statusBarHeight: hasIsland ? Self.islandStatusBarHeight : statusBarHeight,
            barTop: CGFloat(hasIsland ? islandBarTop : statusBarHeight),
            horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass)
    }
}
