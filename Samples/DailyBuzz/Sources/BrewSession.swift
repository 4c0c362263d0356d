import Foundation

/// A cup of coffee that was brewed.
struct BrewSession {
    /// The number in the database, or nil for a session that isn't there.
    var id: Int?
    var coffee: Coffee
    /// Of the water, in degrees Fahrenheit.
    var temperature: Int
    var date: Date

    var temperatureText: String { "\(temperature) °F" }

    var dateText: String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMd")
        return formatter.string(from: date)
    }
}

extension BrewSession {
    /// What the diary shows before anything is added to it.
    static let examples = [
        BrewSession(coffee: .all[0], temperature: 203, date: Date(timeIntervalSince1970: 1_307_440_800)),
        BrewSession(coffee: .all[2], temperature: 198, date: Date(timeIntervalSince1970: 1_307_354_400)),
        BrewSession(coffee: .all[4], temperature: 205, date: Date(timeIntervalSince1970: 1_307_268_000)),
    ]
}
