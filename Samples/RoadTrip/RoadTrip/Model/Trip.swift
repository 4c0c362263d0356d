import Foundation

/// A place on the way, with its position on the map from the top left, 0 to 1.
struct Stop {
    var name: String
    var detail: String
    var dateText: String
    var x: Double
    var y: Double
}

struct JournalEntry {
    var title: String
    var text: String
    var dateText: String
}

struct Photo {
    var imageName: String
    var title: String
}

/// The trip, whose journal and photos change.
class Trip {
    static let shared = Trip()

    static let didChange = Notification.Name("TripDidChange")

    let stops = [
        Stop(name: "Lantern Bay", detail: "Breakfast at the pier", dateText: "Jun 8", x: 0.16, y: 0.26),
        Stop(name: "Mirror Lake", detail: "Canoes until noon", dateText: "Jun 9", x: 0.38, y: 0.18),
        Stop(name: "Cedar Pass", detail: "Short hike, long view", dateText: "Jun 10", x: 0.58, y: 0.34),
        Stop(name: "Red Canyon", detail: "Camp below the arch", dateText: "Jun 12", x: 0.46, y: 0.58),
        Stop(name: "Saltwind", detail: "Dinner with Mara", dateText: "Jun 13", x: 0.7, y: 0.74),
        Stop(name: "Far Shore", detail: "The end of the road", dateText: "Jun 15", x: 0.86, y: 0.62),
    ]

    private(set) var entries = [
        JournalEntry(
            title: "We are off", text: "The car is packed, the map is folded wrong, and nobody minds.",
            dateText: "Jun 6"),
        JournalEntry(
            title: "Dunes at dusk", text: "We stopped for five minutes and stayed for two hours.", dateText: "Jun 7"),
    ]

    private(set) var photos = [
        Photo(imageName: "Dunes", title: "Dunes"), Photo(imageName: "Lake", title: "Mirror Lake"),
        Photo(imageName: "Canyon", title: "Red Canyon"), Photo(imageName: "Forest", title: "Cedar Pass"),
        Photo(imageName: "Coast", title: "Lantern Bay"), Photo(imageName: "Night", title: "Camp"),
    ]

    /// The journal entries that show a photo, by the photo's title.
    private var entryTitles = ["Dunes": "Dunes at dusk"]

    func entry(showing photo: Photo) -> JournalEntry? {
        entryTitles[photo.title].flatMap { title in entries.first { $0.title == title } }
    }

    /// Adds an entry, and returns its place in the journal.
    func add(_ entry: JournalEntry, showing photo: Photo?) -> Int {
        entries.append(entry)
        if let photo = photo { entryTitles[photo.title] = entry.title }
        return entries.count - 1
    }

    func remove(_ photo: Photo) {
        photos.removeAll { $0.title == photo.title }
        entryTitles[photo.title] = nil
        NotificationCenter.default.post(name: Trip.didChange, object: self)
    }
}
