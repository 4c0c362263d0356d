public import AppSurroundings
import FileAccess
public import StoryboardModel
import XMLTree

extension AppFolder {
    /// What lies around a document of the app. Of other storyboards those are read that it refers to.
    public func surroundings(of document: Document, at path: String) -> Surroundings {
        var problems: [FileProblem] = []
        let localizations = localizations(ofDocumentAt: path, &problems)
        // Damage in a catalogue matters where names are looked for in it.
        let usesAssets = document.index.usedResources.contains { $0.kind == .image || $0.kind == .namedColor }
        return Surroundings(
            storyboards: summaries(of: document), images: assets.hasCatalogue ? imageNames : nil,
            colors: assets.hasCatalogue ? colorNames : nil, fontFiles: Set(fontFiles.map(FilePath.name)),
            localizations: localizations, problems: problems + (usesAssets ? self.problems : []))
    }

    /// The translations of the document. What a damaged file lacks may be in the part that cannot be read, so it is none.
    private func localizations(ofDocumentAt path: String, _ problems: inout [FileProblem]) -> [Localization] {
        textTables(ofDocumentAt: path, &problems).filter { !$0.isSource && !$0.isDamaged }
            .map { Localization(language: $0.language, file: $0.title, keys: $0.keys) }
            .sorted { ($0.language, $0.file) < ($1.language, $1.file) }
    }

    private func summaries(of document: Document) -> [String: StoryboardSummary] {
        var summaries: [String: StoryboardSummary] = [:]
        for name in Set(document.controllers.compactMap { $0["storyboardName"] }) {
            let known = (storyboards[name] ?? []).map { StoryboardSummary(path: $0, in: self) }
            guard let first = known.first else { continue }
            summaries[name] = known.dropFirst().reduce(first, StoryboardSummary.init(joining:_:))
        }
        return summaries
    }
}

extension StoryboardSummary {
    fileprivate init(path: String, in app: AppFolder) {
        self = (app.bytes(of: path).flatMap { try? Document($0) }).map { StoryboardSummary($0) } ?? StoryboardSummary()
    }

    /// Of two storyboards of one name nobody knows which is meant: what either has counts.
    fileprivate init(joining one: StoryboardSummary, _ other: StoryboardSummary) {
        let identifiers = one.identifiers.flatMap { one in other.identifiers.map(one.union) }
        self.init(
            identifiers: identifiers, hasInitialController: one.hasInitialController || other.hasInitialController)
    }
}
