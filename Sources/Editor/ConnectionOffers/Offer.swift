package import StoryboardEditing

/// A group of offers of one kind.
package struct OfferGroup: Hashable, Sendable {
    /// The title in Interface Builder: "Outlets", "Sent Events", "Selection Segue".
    package var title: String
    package var offers: [Offer]
}

/// A connection, segue or constraint that a Control-drag can create.
package struct Offer: Hashable, Sendable {
    package var title: String
    package var detail: String?
    /// Whether it exists already; the commands remove it then.
    package var isConnected: Bool
    /// Whether it replaces the previous offer while the Option key is pressed.
    package var isAlternate = false
    /// Whether several offers of the group can be selected at once.
    package var isOneOfSeveral = false
    package var commands: [Command]

    init(_ title: String, detail: String? = nil, isConnected: Bool = false, _ commands: [Command]) {
        self.title = title
        self.detail = detail
        self.isConnected = isConnected
        self.commands = commands
    }
}
