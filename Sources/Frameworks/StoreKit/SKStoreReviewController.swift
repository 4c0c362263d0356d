public import Foundation
public import UIKit

/// Asks the owner for a review of the app.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// When the owner was last asked; iOS asks three times a year at most, here it's once a run.
    private static var wasAsked = false

    open class func requestReview() {
        guard !wasAsked else { return }
        wasAsked = true
        SystemAlert.ask(
            "Enjoying \(SystemAlert.appName)?", "A review can't be sent from this device.", answers: ["Not Now"]
        ) { _ in }
    }

    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Shows a product of the store, which can't be reached here.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        UIEnvironment.current.schedule(after: 0.1) { block?(false, SKError(.storeProductNotAvailable)) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "App Store", explanation: "There is no App Store on this device.") {
            [weak self] in
            guard let self else { return }
            if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
        }
    }
}

/// What an app learns about advertising; nothing.
open class SKAdNetwork: NSObject {
    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
}

/// The store and country of the owner.
open class SKStorefront: NSObject, @unchecked Sendable {
    public let countryCode = "USA"
    public let identifier = "143441"
}

extension SKPaymentQueue {
    public var storefront: SKStorefront? { SKStorefront() }
}
