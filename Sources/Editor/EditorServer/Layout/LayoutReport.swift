package import JSONText
package import AppAssets
import SceneRenderer
import StoryboardEditing
package import StoryboardModel
import UIKit
import XMLTree

/// What is wrong with the layout of a document's scenes on its own device, with the changes that resolve it.
@MainActor
package struct LayoutReport {
    /// An issue.
    package struct Entry: Sendable {
        package let scene: String
        package let severity: Severity
        package let rule: String
        package let message: String
        package let hint: String?
        /// The object that it is about first.
        package let object: String?
        /// Each resolves the issue, or a part of it: what it does, and the commands for it.
        package let choices: [(title: String, commands: [JSONValue])]
    }

    package private(set) var entries: [Entry] = []

    /// Lays out the scenes, or one of them.
    package init(_ document: Document, scene: String? = nil, surroundings: DesignSurroundings?) {
        var settings = StageSettings()
        settings.keepsOpenFrames = true
        let pictures = SessionPictures(
            document, revision: 0, settings: settings, surroundings: surroundings, nonce: "report")
        let scenes = document.kind.isStoryboard ? document.scenes.map(\.id) : [""]
        for id in scenes where scene == nil || id == scene {
            let issues = pictures.layoutIssues(in: id)
            entries += issues.map { Self.entry($0, among: issues, pictures) }
        }
    }

    private static func entry(_ issue: LayoutIssue, among issues: [LayoutIssue], _ pictures: SessionPictures) -> Entry {
        let document = pictures.document
        let choices = LayoutChoice.choices(for: issue, among: issues, in: document) { changes in
            guard let commands = try? changes.commands() else { return nil }
            var draft = Draft(of: document, name: "Trial", layout: pictures.layout(for: commands))
            guard (try? draft.perform(commands)) != nil, draft.isChanged else { return nil }
            return pictures.preview(of: draft.document, draft.changes, number: 1).layoutIssues(in: issue.scene)
        }
        let (message, hint) = issue.words(in: document)
        return Entry(
            scene: issue.scene, severity: issue.severity, rule: issue.rule, message: message, hint: hint,
            object: issue.firstObject, choices: choices.map { ($0.title, $0.commands) })
    }
}
