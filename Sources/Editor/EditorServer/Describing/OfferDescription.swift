import ConnectionOffers
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
                        "commands": .array(offer.commands.map { (exit?.command($0) ?? $0).json }),
                    ])
                }),
        ])
    }
}
