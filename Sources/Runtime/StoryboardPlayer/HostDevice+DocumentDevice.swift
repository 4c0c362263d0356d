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

    private var shape: DeviceScreen.Shape {
        let traits = ownTraits
        return DeviceScreen.Shape(
            size: CGSize(width: width, height: height),
            safeArea: UIEdgeInsets(
                top: statusBarHeight, left: sideInset, bottom: homeIndicatorHeight, right: sideInset),
            statusBarHeight: statusBarHeight, horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass)
    }
}
