import AppStage
import Foundation
import Testing
import UIKit

@testable import StoreKit

@MainActor
@Suite("The store", .serialized)
struct StoreTests {
    private let stage: AppStage

    init() throws { stage = try AppStage { UIViewController() } }

    private static let file = """
        {"products": [
            {"productID": "coins", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Coins"},
            {"productID": "pro", "type": "NonConsumable", "displayPrice": "4.99", "familyShareable": true,
             "localizations": [{"locale": "de", "displayName": "Profi"}, {"locale": "en_US", "displayName": "Pro", "description": "All of it"}]},
            {"type": "Consumable"}, {"productID": "other", "type": "Gift"}],
         "subscriptionGroups": [{"id": "G", "subscriptions": [
            {"productID": "month", "type": "RecurringSubscription", "displayPrice": "1.99", "recurringSubscriptionPeriod": "P1M"}]}]}
        """

    @Test("A file of the store has products with prices, names in the owner's language, and periods")
    func file() throws {
        let entries = StoreFile(Data(Self.file.utf8)).entries
        #expect(entries.map(\.identifier) == ["coins", "pro", "month"])
        let products = entries.map(SKProduct.init)
        #expect(products[0].price == 0.99 && products[0].localizedTitle == "Coins")
        #expect(products[1].localizedTitle == "Pro" && products[1].localizedDescription == "All of it")
        #expect(products[1].isFamilyShareable && products[1].subscriptionPeriod == nil)
        #expect(products[2].subscriptionPeriod?.numberOfUnits == 1 && products[2].subscriptionPeriod?.unit == .month)
        #expect(products[2].subscriptionGroupIdentifier == "G")
        #expect(StoreFile(Data("no".utf8)).entries.isEmpty)
    }

    private final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var ledger: [String] = []

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            ledger.append("\(response.products.count) products, not \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) { ledger.append("finished") }
        func request(_ request: SKRequest, didFailWithError error: any Error) {
            ledger.append("failed \((error as? URLError)?.code == .notConnectedToInternet)")
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for each in transactions {
                ledger.append("\(each.transactionState) \((each.error as? SKError)?.code as Any? ?? "fine")")
                if each.transactionState != .purchasing { queue.finishTransaction(each) }
            }
        }
        func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
            ledger.append("removed \(transactions.count)")
        }
    }

    @Test("A request tells what the store doesn't have, and fails without a network")
    func requests() throws {
        let buyer = Buyer()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = buyer
        try stage.run { request.start() }
        #expect(buyer.ledger == [#"0 products, not ["a", "b"]"#, "finished"])
        try stage.perform(#"{"device": {"network": "off"}}"#)
        try stage.run { request.start() }
        #expect(buyer.ledger.last == "failed true" && buyer.ledger.count == 3)
    }

    @Test("A payment for what the store doesn't have fails, and is removed when it's finished")
    func payments() throws {
        let buyer = Buyer()
        let queue = SKPaymentQueue()
        queue.add(buyer)
        try stage.run { queue.add(SKPayment(productIdentifier: "nothing")) }
        #expect(buyer.ledger == ["purchasing fine", "failed storeProductNotAvailable", "removed 1"])
        #expect(queue.transactions.isEmpty)
        queue.remove(buyer)
        try stage.run { queue.add(SKPayment(productIdentifier: "nothing")) }
        #expect(buyer.ledger.count == 3)
    }
}
