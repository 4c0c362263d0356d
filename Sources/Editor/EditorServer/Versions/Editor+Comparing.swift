import JSONText
import StoryboardModel

/// The progress of a comparison on another thread.
struct ComparingState {
    var isPlanned = false
    var isRunning = false
    /// Whether there was something new since the comparison began.
    var isStale = false
}

/// What differs from the last commit, found out on another thread after an edit was answered.
extension Editor {
    /// Schedules a comparison in a pause in editing.
    func planComparison(_ path: String, _ document: OpenDocument) {
        guard document.version == nil, !document.comparing.isPlanned else { return }
        document.comparing.isPlanned = true
        inPause(of: document) { [weak self] document in
            document.comparing.isPlanned = false
            self?.compare(path, document)
        }
    }

    private func compare(_ path: String, _ document: OpenDocument) {
        guard !document.comparing.isRunning else {
            document.comparing.isStale = true
            return
        }
        document.comparing = ComparingState(isRunning: true)
        // A text, since a document that is held by another thread is copied by the next edit.
        let (text, revision, known) = (document.session.text, document.session.revision, document.comparison?.base)
        let reader = VersionReader(document.session.path, program: gitProgram)
        inBackground { [weak self, weak document] in
            let base = reader.lastCommit(known: known)
            let comparison = Comparison(base, with: base.document == nil ? nil : try? Document(text))
            return {
                guard let self, let document else { return }
                self.apply(comparison, path, document, isOld: document.session.revision != revision)
            }
        }
    }

    private func apply(_ comparison: Comparison, _ path: String, _ document: OpenDocument, isOld: Bool) {
        let isStale = document.comparing.isStale || isOld
        document.comparing.isRunning = false
        document.comparing.isStale = false
        let last = document.comparison
        document.comparison = comparison
        if last?.base.state != comparison.base.state { document.history = nil }
        if let folder = comparison.base.gitFolder { watchCommits(in: folder) }
        if last?.json != comparison.json { sendDifferences(path, document, to: pages(showing: path)) }
        if isStale { planComparison(path, document) }
    }

    /// Looks for another last commit, after a moment in which git does all that it does for one.
    func planLookingForCommits(in gitFolder: String) {
        for (path, document) in open where document.comparison?.base.gitFolder == gitFolder {
            planComparison(path, document)
        }
    }

    func sendDifferences(_ path: String, _ document: OpenDocument, to pages: [PageConnection]) {
        guard let comparison = document.comparison else { return }
        for page in pages { page.notify(.differences, ["document": .string(path), "differences": comparison.json]) }
    }
}
