import JSONText

/// The addresses at which others find an editor that is shared.
package struct Sharing: Sendable {
    package var editors: [String]
    package var guests: [String]

    package init(editors: [String], guests: [String]) { (self.editors, self.guests) = (editors, guests) }

    var json: JSONValue {
        .record([
            "editors": .array(editors.map(JSONValue.string)), "guests": .array(guests.map(JSONValue.string)),
        ])
    }
}
