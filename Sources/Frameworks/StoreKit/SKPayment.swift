public import Foundation

/// What an app asks the owner to buy.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    public fileprivate(set) var productIdentifier: String
    fileprivate var count = 1
    fileprivate var user: String?
    fileprivate var asksToBuy = false

    public init(product: SKProduct) { productIdentifier = product.productIdentifier }

    fileprivate init(_ payment: SKPayment) {
        (productIdentifier, count, user) = (payment.productIdentifier, payment.count, payment.user)
    }

    init(productIdentifier: String) { self.productIdentifier = productIdentifier }

    open var quantity: Int { count }
    open var applicationUsername: String? { user }
    open var requestData: Data? { nil }
    open var simulatesAskToBuyInSandbox: Bool { asksToBuy }

    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(self) }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var quantity: Int {
        get { count }
        set { count = max(1, newValue) }
    }
    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { asksToBuy }
        set { asksToBuy = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A payment on its way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open internal(set) var transactionState: SKPaymentTransactionState
    open internal(set) var transactionIdentifier: String?
    open internal(set) var transactionDate: Date?
    open internal(set) var error: (any Error)?
    open internal(set) var original: SKPaymentTransaction?

    init(_ payment: SKPayment, _ state: SKPaymentTransactionState) {
        (self.payment, transactionState) = (payment, state)
    }
}

public let SKErrorDomain = "SKErrorDomain"

/// Why nothing was bought.
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }

    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .paymentCancelled: "The payment was canceled by the user"
        case .storeProductNotAvailable: "The product is not available in the store"
        default: "Cannot connect to iTunes Store"
        }
    }
}

extension SKError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? SKError)?.code == pattern }
}
