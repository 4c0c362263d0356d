public import Foundation
public import UIKit

/// A product of the store.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }

        public let value: Int
        public let unit: Unit
    }

    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public struct PurchaseOption: Hashable, Sendable {
        fileprivate var quantity: Int?

        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(quantity: quantity) }
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption { PurchaseOption() }
    }

    private let entry: StoreFile.Entry

    public var id: String { entry.identifier }
    public var displayName: String { entry.name }
    public var description: String { entry.text }
    public var price: Decimal { entry.price }
    public var isFamilyShareable: Bool { entry.isFamilyShareable }
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .currency(code: "USD").locale(Locale(identifier: "en_US"))
    }
    public var displayPrice: String { price.formatted(priceFormatStyle) }

    public var type: ProductType {
        switch entry.kind {
        case .consumable: .consumable
        case .nonConsumable: .nonConsumable
        case .renewable: .autoRenewable
        case .nonRenewable: .nonRenewable
        }
    }

    public var subscription: SubscriptionInfo? {
        guard let group = entry.group, let period = entry.period.flatMap(SKProductSubscriptionPeriod.init) else {
            return nil
        }
        let units: [SKProduct.PeriodUnit: SubscriptionPeriod.Unit] = [
            .day: .day, .week: .week, .month: .month, .year: .year,
        ]
        return SubscriptionInfo(
            subscriptionGroupID: group,
            subscriptionPeriod: SubscriptionPeriod(value: period.numberOfUnits, unit: units[period.unit] ?? .day))
    }

    /// Returns the products that the store has of those with identifiers.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        if DeviceConditions.current.isOffline { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
        let wanted = Set(identifiers)
        return StoreFile.shared.entries.filter { wanted.contains($0.identifier) }.map(Product.init)
    }

    /// Asks the owner to buy the product.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        if DeviceConditions.current.isOffline { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
        let quantity = options.lazy.compactMap(\.quantity).first ?? 1
        let isBought = await withCheckedContinuation { continuation in
            MainThread.perform { StorePrompt.ask(entry, quantity: quantity) { continuation.resume(returning: $0) } }
        }
        guard isBought else { return .userCancelled }
        return .success(.verified(Transaction(Purchases.shared.add(id, quantity: quantity), entry)))
    }

    /// The last purchase of the product.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async {
            Purchases.shared.all.last { $0.product == id }.map { .verified(Transaction($0, entry)) }
        }
    }

    public var currentEntitlement: VerificationResult<Transaction>? {
        get async {
            Purchases.shared.lasting.first { $0.product == id }.map { .verified(Transaction($0, entry)) }
        }
    }
}

/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
    private let purchase: Purchases.Purchase
    private let entry: StoreFile.Entry?

    init(_ purchase: Purchases.Purchase, _ entry: StoreFile.Entry?) { (self.purchase, self.entry) = (purchase, entry) }

    public var id: UInt64 { purchase.id }
    public var originalID: UInt64 { purchase.id }
    public var productID: String { purchase.product }
    public var purchaseDate: Date { purchase.date }
    public var originalPurchaseDate: Date { purchase.date }
    public var expirationDate: Date? { nil }
    public var revocationDate: Date? { nil }
    public var isUpgraded: Bool { false }
    public var purchasedQuantity: Int { purchase.quantity }
    public var price: Decimal? { entry?.price }
    public var subscriptionGroupID: String? { entry?.group }

    public var productType: Product.ProductType {
        switch entry?.kind {
        case .consumable, nil: .consumable
        case .nonConsumable: .nonConsumable
        case .renewable: .autoRenewable
        case .nonRenewable: .nonRenewable
        }
    }

    public func finish() async {}

    /// Transactions, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        let all: [VerificationResult<Transaction>]
        /// Whether more can come, for which is waited.
        let isOpen: Bool

        public func makeAsyncIterator() -> AsyncStream<VerificationResult<Transaction>>.Iterator {
            AsyncStream { continuation in
                for each in all { continuation.yield(each) }
                if !isOpen { continuation.finish() }
            }.makeAsyncIterator()
        }
    }

    private static func transactions(_ purchases: [Purchases.Purchase]) -> Transactions {
        let entries = StoreFile.shared.entries
        let all = purchases.map { purchase in
            VerificationResult.verified(Transaction(purchase, entries.first { $0.identifier == purchase.product }))
        }
        return Transactions(all: all, isOpen: false)
    }

    public static var all: Transactions { transactions(Purchases.shared.all) }
    public static var currentEntitlements: Transactions { transactions(Purchases.shared.lasting) }
    /// Transactions that begin elsewhere, of which there are none.
    public static var updates: Transactions { Transactions(all: [], isOpen: true) }
    public static var unfinished: Transactions { Transactions(all: [], isOpen: false) }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        guard let last = Purchases.shared.all.last(where: { $0.product == productID }) else { return nil }
        return .verified(Transaction(last, StoreFile.shared.entries.first { $0.identifier == productID }))
    }
}

/// A value, and whether the store has signed it.
public enum VerificationResult<SignedType> {
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

public enum StoreKitError: Error, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
}

/// The store, as a whole.
public enum AppStore {
    public static var canMakePayments: Bool { true }

    /// Brings what was bought elsewhere, which is nothing.
    public static func sync() async throws {}

    @preconcurrency @MainActor
    public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }
}
