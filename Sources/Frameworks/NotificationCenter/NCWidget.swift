public import Foundation
public import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }

public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A controller of a Today widget, which neither this device nor iOS 18 shows.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

/// Tells the system whether a widget has something to show.
open class NCWidgetController: NSObject {
    public override init() { super.init() }

    open class func widgetController() -> NCWidgetController { NCWidgetController() }
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        CGSize(width: 359, height: displayMode == .compact ? 110 : 528)
    }
}
