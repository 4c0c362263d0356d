public import Foundation
import UIKit

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { true }
}

/// The payments on their way. The owner is asked about each, and nothing is paid.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private var observers: [() -> (any SKPaymentTransactionObserver)?] = []
    open private(set) var transactions: [SKPaymentTransaction] = []

    public override init() { super.init() }

    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { true }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0() == nil || $0() === observer }
        observers.append { [weak observer] in observer }
        // A new observer hears of each transaction that the app hasn't finished.
        if !transactions.isEmpty { notify(transactions, after: 0) }
    }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0() == nil || $0() === observer }
    }

    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap { $0() } }

    private func eachObserver(_ body: (any SKPaymentTransactionObserver) -> Void) { transactionObservers.forEach(body) }

    private func notify(_ transactions: [SKPaymentTransaction], after delay: TimeInterval) {
        MainThread.perform {
            UIEnvironment.current.schedule(after: delay) { [self] in
                eachObserver { $0.paymentQueue(self, updatedTransactions: transactions) }
            }
        }
    }

    /// Asks the owner to confirm a payment.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment, .purchasing)
        transactions.append(transaction)
        notify([transaction], after: 0)
        MainThread.perform { [self] in
            let environment = UIEnvironment.current
            environment.schedule(after: 0.1) { [self] in
                guard let entry = StoreFile.shared.entries.first(where: { $0.identifier == payment.productIdentifier })
                else { return end(transaction, .failed, SKError(.storeProductNotAvailable)) }
                if environment.conditions.isOffline {
                    return end(transaction, .failed, URLError(.notConnectedToInternet))
                }
                StorePrompt.ask(entry, quantity: payment.quantity) { [self] isBought in
                    guard isBought else { return end(transaction, .failed, SKError(.paymentCancelled)) }
                    let purchase = Purchases.shared.add(entry.identifier, quantity: payment.quantity)
                    transaction.transactionIdentifier = "\(purchase.id)"
                    transaction.transactionDate = purchase.date
                    end(transaction, .purchased, nil)
                }
            }
        }
    }

    private func end(
        _ transaction: SKPaymentTransaction, _ state: SKPaymentTransactionState, _ error: (any Error)?
    ) {
        (transaction.transactionState, transaction.error) = (state, error)
        eachObserver { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard let index = transactions.firstIndex(where: { $0 === transaction }) else { return }
        transactions.remove(at: index)
        MainThread.perform {
            UIEnvironment.current.schedule(after: 0) { [self] in
                eachObserver { $0.paymentQueue(self, removedTransactions: [transaction]) }
            }
        }
    }

    /// Tells again what was bought before.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        MainThread.perform { [self] in
            let environment = UIEnvironment.current
            environment.schedule(after: 0.1) { [self] in
                if environment.conditions.isOffline {
                    let error = URLError(.notConnectedToInternet)
                    return eachObserver {
                        $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: error)
                    }
                }
                let restored = Purchases.shared.lasting.map { purchase in
                    let payment = SKPayment(productIdentifier: purchase.product)
                    let original = SKPaymentTransaction(payment, .purchased)
                    let transaction = SKPaymentTransaction(payment, .restored)
                    for each in [original, transaction] {
                        each.transactionIdentifier = "\(purchase.id)"
                        each.transactionDate = purchase.date
                    }
                    transaction.original = original
                    return transaction
                }
                transactions += restored
                if !restored.isEmpty { eachObserver { $0.paymentQueue(self, updatedTransactions: restored) } }
                eachObserver { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
            }
        }
    }
}

/// The question whether something shall be bought.
enum StorePrompt {
    @MainActor
    static func ask(_ entry: StoreFile.Entry, quantity: Int, _ answered: @escaping @MainActor (Bool) -> Void) {
        let total = entry.price * Decimal(quantity)
        let price = total.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
        let count = quantity == 1 ? "one" : "\(quantity)"
        SystemAlert.ask(
            "Confirm Your In-App Purchase",
            "Do you want to buy \(count) \(entry.name) for \(price)?\n\nNothing is paid on this device.",
            answers: ["Cancel", "Buy"]
        ) { answered($0 == 1) }
    }
}
