public import Foundation

extension Transaction {
    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }

    /// An offer by which something was bought.
    public struct Offer: Hashable, Sendable {
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }

        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
    }

    /// Whose purchase it is.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Why a transaction was made.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    // Nothing is offered at another price here, and all is bought in one store.

    public var offer: Offer? { nil }
    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    public var ownershipType: OwnershipType { .purchased }
    public var reason: Reason { .purchase }
    public var environment: AppStore.Environment { .xcode }
    public var storefront: Storefront { .current }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var currency: Locale.Currency? { Locale.Currency("USD") }
    public var currencyCode: String? { currency?.identifier }
    public var appAccountToken: UUID? { nil }
    public var webOrderLineItemID: String? { nil }
    public var signedDate: Date { purchaseDate }
}

/// The store of a country.
public struct Storefront: Hashable, Sendable, Identifiable {
    /// The country's code of three letters.
    public let countryCode: String
    public let id: String

    /// The store of the United States, in whose currency the prices of a `.storekit` file are.
    static let current = Storefront(countryCode: "USA", id: "143441")
}

extension AppStore {
    /// Where something was bought.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
}
