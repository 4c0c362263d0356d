public import Foundation
public import UIKit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
    public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
    public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType

    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let postalAddress = PKContactField(rawValue: "post")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
}

/// What is to be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var applicationData: Data?

    public override init() {}
}

open class PKPayment: NSObject, @unchecked Sendable {}

public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]?

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// Apple Pay, with which nobody can pay here.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) {}

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// The sheet of Apple Pay. As on a device that can't pay, there is none.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { return nil }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support

    fileprivate var title: String {
        switch self {
        case .plain: "Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        default: "Pay with Apple Pay"
        }
    }
}

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// The button for Apple Pay, in words.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let isDark = style == .black || style == .automatic
        backgroundColor = isDark ? .black : .white
        setTitleColor(isDark ? .white : .black, for: .normal)
        setTitle(type.title, for: .normal)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A ticket or a card, which can't be read here.
open class PKPass: NSObject, @unchecked Sendable {
    public init(data: Data) throws {
        super.init()
        throw CocoaError(
            .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "There is no wallet on this device."])
    }
}

open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}

    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
}

@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { return nil }

    open class func canAddPasses() -> Bool { false }
}
