import JSONText
import SceneRenderer
import StoryboardEditing
import StoryboardModel
import XMLTree

/// What is wrong with the layout as it is now is among a page's problems, found out after the answer to an edit.
extension Editor {
    /// The time in milliseconds after which the layout issues of scenes that were opened are collected, and in which
    /// another scene is laid out that no page has asked for.
    private static let soon: UInt32 = 40

    /// The rules about views that Interface Builder marked when it saved them.
    private static let storedMarks: Set<String> = ["view.ambiguous", "view.misplaced"]

    /// Schedules telling the problems of the scenes that are laid out, and laying out the others one by one. After an
    /// edit it waits for a pause.
    func planLayoutIssues(
        _ path: String, _ document: OpenDocument, sent: [StageSettings: [LayoutIssue]] = [:], isEdited: Bool = false
    ) {
        guard !document.isLayoutPlanned else { return }
        document.isLayoutPlanned = true
        inPause(of: document, after: isEdited ? Self.pause : Self.soon) { [weak self] document in
            guard let self else { return }
            document.isLayoutPlanned = false
            let settings = Set(pages(showing: path).compactMap { $0.views[path]?.settings })
            let isWhole = settings.map { document.pictures(for: $0).layOutNext() }.allSatisfy { !$0 }
            var issues: [StageSettings: [LayoutIssue]] = [:]
            for each in settings { issues[each] = document.pictures(for: each).layoutIssues() }
            // To lay out a scene in which nothing is wrong says nothing new.
            if issues != sent { sendProblems(path, document) }
            if !isWhole { planLayoutIssues(path, document, sent: issues) }
        }
    }

    /// Sends the problems to the pages that have received different ones.
    func sendProblems(_ path: String, _ document: OpenDocument) {
        for page in pages(showing: path) {
            let json = problemsJSON(of: path, document, for: page)
            guard page.views[path]?.problems != json else { continue }
            page.views[path]?.problems = json
            page.notify(.problems, ["document": .string(path), "problems": json])
        }
    }

    /// Returns the document's problems with those of the layout that a page sees.
    func problemsJSON(of path: String, _ document: OpenDocument, for page: PageConnection) -> JSONValue {
        let pictures = document.pictures(for: page.settings(of: path))
        let issues = pictures.layoutIssues()
        let model = document.session.document
        let nodes = issues.map { $0.firstObject.flatMap { model.object($0)?.id } }
        let locations = model.tree.locations(of: nodes.compactMap(\.self))
        let layout = zip(issues, nodes).map { issue, node in
            issue.problem(in: model, at: node.flatMap { locations[$0] } ?? SourceLocation(line: 1, column: 1))
        }
        let known = Set(issues.filter { $0.kind == .conflicting }.flatMap(\.constraints))
        // The layout tells more about a contradiction than the document, and what is now rather than when it was saved.
        let problems = document.problems.filter {
            if model.kind.isUIKit, Self.storedMarks.contains($0.rule) { return false }
            return $0.rule != "constraint.contradiction" || !($0.objectID.map(known.contains) ?? false)
        }
        return .array(problems.map { ProblemDescription.problem($0, in: model) } + layout)
    }

    /// Returns the changes that resolve a layout issue.
    func choices(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let key = try request.text("problem")
        let settings = request.page.settings(of: path)
        let pictures = document.pictures(for: settings)
        let issues = pictures.layoutIssues()
        guard let issue = issues.first(where: { $0.key == key }) else {
            throw Refusal("the problem no longer exists")
        }
        let model = document.session.document
        let others = issues.filter { $0.scene == issue.scene }
        let choices = LayoutChoice.choices(for: issue, among: others, in: model) { changes in
            guard let commands = try? changes.commands() else { return nil }
            var draft = Draft(of: model, name: "Trial", layout: pictures.layout(for: commands))
            guard (try? draft.perform(commands)) != nil, draft.isChanged else { return nil }
            return document.pictures(of: draft, for: settings).layoutIssues(in: issue.scene)
        }
        return ["choices": .array(choices.map(\.json))]
    }
}
