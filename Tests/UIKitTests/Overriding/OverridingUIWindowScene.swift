import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIWindowScene` lets one override.
@MainActor
class OverridingUIWindowScene: UIWindowScene {
    override var screen: UIScreen { heard(self, "screen", super.screen) }
    required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        heard(self, "init(session:connectionOptions:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var windows: [UIWindow] { heard(self, "windows", super.windows) }
    override var keyWindow: UIWindow? { heard(self, "keyWindow", super.keyWindow) }
    override var interfaceOrientation: UIInterfaceOrientation {
        heard(self, "interfaceOrientation", super.interfaceOrientation)
    }
    override var effectiveGeometry: Geometry { heard(self, "effectiveGeometry", super.effectiveGeometry) }
    override var coordinateSpace: any UICoordinateSpace { heard(self, "coordinateSpace", super.coordinateSpace) }
    override var traitCollection: UITraitCollection { heard(self, "traitCollection", super.traitCollection) }
    override var traitOverrides: UITraitOverrides {
        get { heard(self, "traitOverrides", super.traitOverrides) }
        set { super.traitOverrides = heard(self, "traitOverrides =", newValue) }
    }
    override var statusBarManager: UIStatusBarManager? { heard(self, "statusBarManager", super.statusBarManager) }
    override var sizeRestrictions: UISceneSizeRestrictions? { heard(self, "sizeRestrictions", super.sizeRestrictions) }
    override var isFullScreen: Bool { heard(self, "isFullScreen", super.isFullScreen) }
    override func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?
    ) {
        heard(
            self, "requestGeometryUpdate(_:errorHandler:)",
            super.requestGeometryUpdate(geometryPreferences, errorHandler: errorHandler))
    }
}
