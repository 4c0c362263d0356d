public import Foundation
import UIKit

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks the store. Without a network, a request fails.
open class SKRequest: NSObject, @unchecked Sendable {
    weak var requester: (any SKRequestDelegate)?
    private var isCancelled = false

    public override init() { super.init() }

    open weak var delegate: (any SKRequestDelegate)? {
        get { requester }
        set { requester = newValue }
    }

    open func cancel() { isCancelled = true }

    open func start() {
        MainThread.perform { [self] in
            let environment = UIEnvironment.current
            environment.schedule(after: 0.1) { [self] in
                if isCancelled { return }
                if environment.conditions.isOffline {
                    requester?.request(self, didFailWithError: URLError(.notConnectedToInternet))
                } else {
                    respond()
                    requester?.requestDidFinish(self)
                }
            }
        }
    }

    /// Answers the request.
    func respond() {}
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct]
    public let invalidProductIdentifiers: [String]

    init(_ identifiers: Set<String>) {
        let entries = StoreFile.shared.entries.filter { identifiers.contains($0.identifier) }
        products = entries.map(SKProduct.init)
        invalidProductIdentifiers = identifiers.subtracting(entries.map(\.identifier)).sorted()
    }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    public override init() { identifiers = [] }

    open override weak var delegate: (any SKRequestDelegate)? {
        get { requester }
        set { requester = newValue }
    }

    override func respond() {
        (requester as? any SKProductsRequestDelegate)?.productsRequest(
            self, didReceive: SKProductsResponse(identifiers))
    }
}

/// Asks the store for the receipt, of which there is none here.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public let receiptProperties: [String: Any]?

    public init(receiptProperties properties: [String: Any]?) { receiptProperties = properties }
}
