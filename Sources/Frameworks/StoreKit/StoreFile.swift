import Foundation

/// The products of the `.storekit` file that is among the app's resources.
struct StoreFile: Sendable {
    struct Entry: Sendable, Hashable {
        enum Kind: String, Sendable {
            case consumable = "Consumable"
            case nonConsumable = "NonConsumable"
            case renewable = "RecurringSubscription"
            case nonRenewable = "NonRenewingSubscription"
        }

        var identifier: String
        var kind: Kind
        var price: Decimal
        var name: String
        var text: String
        var group: String?
        /// How long a subscription lasts, such as `P1M`.
        var period: String?
        var isFamilyShareable = false
    }

    var entries: [Entry] = []

    static let shared: StoreFile = {
        let urls = (Bundle.main.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? []).map { $0 as URL }
        let entries = urls.sorted { $0.path < $1.path }.compactMap { try? Data(contentsOf: $0) }.flatMap {
            StoreFile($0).entries
        }
        return StoreFile(entries: entries)
    }()

    init(entries: [Entry]) { self.entries = entries }

    /// Reads a file; what it lacks isn't for sale.
    init(_ data: Data) {
        let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        for product in root["products"] as? [[String: Any]] ?? [] { add(product, group: nil) }
        for product in root["nonRenewingSubscriptions"] as? [[String: Any]] ?? [] { add(product, group: nil) }
        for group in root["subscriptionGroups"] as? [[String: Any]] ?? [] {
            let id = group["id"] as? String
            for product in group["subscriptions"] as? [[String: Any]] ?? [] { add(product, group: id ?? "") }
        }
    }

    private mutating func add(_ product: [String: Any], group: String?) {
        guard let identifier = product["productID"] as? String,
            let kind = (product["type"] as? String).flatMap(Entry.Kind.init)
        else { return }
        let texts = product["localizations"] as? [[String: Any]] ?? []
        let language = Locale.preferredLanguages.first?.prefix(2) ?? "en"
        let text = texts.first { ($0["locale"] as? String)?.hasPrefix(language) == true } ?? texts.first ?? [:]
        entries.append(
            Entry(
                identifier: identifier, kind: kind,
                price: (product["displayPrice"] as? String).flatMap { Decimal(string: $0) } ?? 0,
                name: text["displayName"] as? String ?? product["referenceName"] as? String ?? identifier,
                text: text["description"] as? String ?? "", group: group,
                period: product["recurringSubscriptionPeriod"] as? String,
                isFamilyShareable: product["familyShareable"] as? Bool ?? false))
    }
}

/// What was bought: it stays on the device.
struct Purchases: Sendable {
    struct Purchase: Codable, Sendable, Hashable {
        var id: UInt64
        var product: String
        var date: Date
        var quantity = 1
    }

    static let shared = Purchases()

    private var settings: UserDefaults? { UserDefaults(suiteName: "StoreKit") }

    var all: [Purchase] {
        let data = settings?.data(forKey: "purchases") ?? Data()
        return (try? PropertyListDecoder().decode([Purchase].self, from: data)) ?? []
    }

    func add(_ product: String, quantity: Int) -> Purchase {
        var all = all
        let new = Purchase(id: (all.map(\.id).max() ?? 0) + 1, product: product, date: Date(), quantity: quantity)
        all.append(new)
        settings?.set(try? PropertyListEncoder().encode(all), forKey: "purchases")
        return new
    }

    /// What can be restored: all but what is consumed.
    var lasting: [Purchase] {
        var seen: Set<String> = []
        return all.filter { purchase in
            let kind = StoreFile.shared.entries.first { $0.identifier == purchase.product }?.kind
            return kind != .consumable && seen.insert(purchase.product).inserted
        }
    }
}
