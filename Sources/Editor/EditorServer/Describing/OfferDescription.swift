import ConnectionOffers
import Foundation
import JSONText
import StoryboardEditing

/// The offers of a Control-drag, for the page's menu.
enum OfferDescription {
    static func group(_ group: OfferGroup, exit: PossibleExit? = nil) -> JSONValue {
        .record([
            "title": .string(group.title),
            "items": .array(
                group.offers.map { offer in
                    .record([
                        "title": .string(offer.title), "detail": .optional(offer.detail),
                        "isConnected": .bool(offer.isConnected),
                        "isAlternate": offer.isAlternate ? .bool(true) : nil,
                        "isOneOfSeveral": offer.isOneOfSeveral ? .bool(true) : nil,
                        "commands": .array(
                            offer.commands.compactMap { command(exit?.command($0) ?? $0) }),
                    ])
                }),
        ])
    }

    /// Returns a command as `Command(_: JSONNode)` reads it.
    static func command(_ command: Command) -> JSONValue? {
        guard let data = try? JSONEncoder().encode(command), let node = try? JSONReader.read(Array(data)) else {
            return nil
        }
        return JSONValue(node)
    }
}
