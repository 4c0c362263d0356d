package import StoryboardEditing

/// Things of one kind that a control-drag may make.
package struct OfferGroup: Hashable, Sendable {
    /// As Interface Builder calls it: "Outlets", "Sent Events", "Selection Segue".
    package var title: String
    package var offers: [Offer]
}

/// One thing that a control-drag may make.
package struct Offer: Hashable, Sendable {
    package var title: String
    package var detail: String?
    /// Whether it is there already; then the commands take it away.
    package var isConnected: Bool
    /// Whether it takes the place of the one before it while the Option key is held.
    package var isAlternate = false
    /// Whether several of the kind can be made in one go.
    package var isOneOfSeveral = false
    package var commands: [Command]

    init(_ title: String, detail: String? = nil, isConnected: Bool = false, _ commands: [Command]) {
        self.title = title
        self.detail = detail
        self.isConnected = isConnected
        self.commands = commands
    }
}
