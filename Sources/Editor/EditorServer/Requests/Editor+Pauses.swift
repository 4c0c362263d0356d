/// What follows from edits and can wait begins in a pause, so that commands don't wait for it.
extension Editor {
    /// The pause in editing, in milliseconds: longer than that between two keys of somebody who types.
    static let pause: UInt32 = 250
    /// The number of pauses that work waits for during continuous editing.
    static let patience = 40

    /// Does work on a document in the next pause in editing, or from time to time during continuous editing. `delay` is the
    /// pause for a document that isn't edited meanwhile.
    func inPause(
        of document: OpenDocument, after delay: UInt32 = pause, waits: Int = 0,
        _ work: @escaping (OpenDocument) -> Void
    ) {
        let revision = document.session.revision
        later(delay) { [weak self, weak document] in
            guard let self, let document else { return }
            guard document.session.revision == revision || waits >= Self.patience else {
                return inPause(of: document, waits: waits + 1, work)
            }
            work(document)
        }
    }
}
