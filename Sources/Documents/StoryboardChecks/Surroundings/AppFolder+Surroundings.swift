public import AppSurroundings
import FileAccess
import JSONText
public import StoryboardModel
import XMLTree

extension AppFolder {
    /// Returns the surroundings of a document of the app. Other storyboards are read if the document refers to them.
    public func surroundings(of document: Document, at path: String) -> Surroundings {
        var problems: [FileProblem] = []
        let localizations = localizations(ofDocumentAt: path, &problems)
        // Problems in a catalog matter if the document uses names from it.
        var samples: [FileProblem] = []
        let staleSamples = sampleProblems(of: document, at: path, &samples)
        problems += samples
        let usesAssets = document.index.usedResources.contains { $0.kind == .image || $0.kind == .namedColor }
        var surroundings = Surroundings(
            storyboards: summaries(of: document), images: assets.hasCatalog ? imageNames : nil,
            colors: assets.hasCatalog ? colorNames : nil, fontFiles: Set(fontFiles.map(FilePath.name)),
            localizations: localizations, problems: problems + (usesAssets ? self.problems : []))
        surroundings.sampleProblems = staleSamples
        return surroundings
    }

    /// Returns what in the sample data beside a document doesn't fit it.
    private func sampleProblems(
        of document: Document, at path: String, _ problems: inout [FileProblem]
    ) -> [FileProblem] {
        let file = BesideKind.samples.path(beside: path)
        guard let bytes = bytes(of: file), !bytes.isEmpty else { return [] }
        do throws(JSONError) {
            return try SampleData(JSONReader.read(bytes)).problems(in: document).map { problem in
                FileProblem(file, at: problem.offset.map { SourceLocation(offset: $0, in: bytes) }, problem.message)
            }
        } catch {
            problems.append(FileProblem(file, at: SourceLocation(offset: error.offset, in: bytes), error.message))
            return []
        }
    }

    /// Returns the translations of the document. Those of files with an error are omitted, because a missing text may
    /// be in the part that can't be read.
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

    /// Creates a summary with the identifiers of two storyboards with the same name.
    fileprivate init(joining one: StoryboardSummary, _ other: StoryboardSummary) {
        let identifiers = one.identifiers.flatMap { one in other.identifiers.map(one.union) }
        self.init(
            identifiers: identifiers, hasInitialController: one.hasInitialController || other.hasInitialController)
    }
}
