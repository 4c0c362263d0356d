import CoreData

/// A cup of coffee that was brewed: the entity of the model, whose class is generated from it.
extension BrewSession {
    /// Of the water, in degrees Fahrenheit.
    var temperatureText: String { "\(temperature) °F" }

    var dateText: String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMd")
        return date.map(formatter.string(from:)) ?? ""
    }
}
