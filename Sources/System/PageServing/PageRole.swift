/// What the secret of an address allows those who know it.
package enum PageRole: String, CaseIterable, Sendable {
    /// The person at this computer, who may do everything.
    case owner
    /// Somebody with whom it is shared, who may change what is served.
    case editor
    /// Somebody with whom it is shared, who may only look.
    case guest
}
