public import Foundation

/// How long a subscription lasts before it's renewed.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    public let numberOfUnits: Int
    public let unit: SKProduct.PeriodUnit

    /// Creates the period of a text such as `P1M`.
    init?(_ text: String) {
        guard let found = text.wholeMatch(of: #/P(\d+)([DWMY])/#), let count = Int(found.1) else { return nil }
        numberOfUnits = count
        unit = ["D": .day, "W": .week, "M": .month, "Y": .year][String(found.2)] ?? .day
    }
}

/// A price that a subscription has for some time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

    public let price: NSDecimalNumber
    public let priceLocale: Locale
    public let numberOfPeriods: Int
    public let paymentMode: PaymentMode
    public let subscriptionPeriod: SKProductSubscriptionPeriod
    public let identifier: String? = nil

    init(
        price: NSDecimalNumber, priceLocale: Locale, numberOfPeriods: Int, paymentMode: PaymentMode,
        subscriptionPeriod: SKProductSubscriptionPeriod
    ) {
        (self.price, self.priceLocale, self.numberOfPeriods) = (price, priceLocale, numberOfPeriods)
        (self.paymentMode, self.subscriptionPeriod) = (paymentMode, subscriptionPeriod)
    }
}

/// A product of the store.
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    let entry: StoreFile.Entry

    init(_ entry: StoreFile.Entry) { self.entry = entry }

    /// A product that no store has.
    public override init() {
        entry = StoreFile.Entry(identifier: "", kind: .consumable, price: 0, name: "", text: "")
    }

    open var productIdentifier: String { entry.identifier }
    open var localizedTitle: String { entry.name }
    open var localizedDescription: String { entry.text }
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: entry.price) }
    /// The store is that of the United States.
    open var priceLocale: Locale { Locale(identifier: "en_US@currency=USD") }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { entry.isFamilyShareable }
    open var contentVersion: String { "" }
    open var downloadContentVersion: String { "" }
    open var downloadContentLengths: [NSNumber] { [] }
    open var subscriptionGroupIdentifier: String? { entry.group }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { entry.period.flatMap(SKProductSubscriptionPeriod.init) }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
}

@available(*, deprecated, renamed: "SKProduct.PeriodUnit") public typealias SKProductPeriodUnit = SKProduct.PeriodUnit
