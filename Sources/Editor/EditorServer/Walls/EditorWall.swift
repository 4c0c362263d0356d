import AppAssets
import Foundation
import JSONText
import SceneRenderer
import StoryboardChecks
import StoryboardModel
import XMLTree

/// A wall that a page shows: drawn picture by picture, and drawn anew where the document changes.
@MainActor
final class EditorWall {
    /// A picture that is to be drawn.
    private struct Job: Hashable {
        var subject: Wall.Subject
        var variant: Int
    }

    private let wall: Wall
    /// The scenes that are shown, or nil for all.
    private let scenes: Set<String>?
    private let nonce = String(UInt64.random(in: 0..<(1 << 48)), radix: 36)
    private var jobs: [Job] = []
    private var problems: [String: [[WallProblem]]] = [:]
    private var pictures: [Job: (key: String, png: [UInt8])] = [:]
    private var drawn = 0
    /// What has changed since the wall's version of the document.
    private var changed: (document: Document, scenes: Set<NodeID>)?
    /// The number of changes so far, which tells when there is a pause.
    private(set) var age = 0

    init(
        _ document: Document, variants: [WallVariant], scenes: Set<String>?, surroundings: DesignSurroundings?
    ) {
        wall = Wall(document, variants: variants, surroundings: surroundings)
        self.scenes = scenes
        plan { _, _ in true }
    }

    var variants: [WallVariant] { wall.variants }

    var subjects: [Wall.Subject] { wall.subjects.filter { scenes?.contains($0.id) != false } }

    var isDone: Bool { jobs.isEmpty }

    /// Plans pictures, all variants of a scene after another.
    private func plan(_ isNeeded: (Wall.Subject, Int) -> Bool) {
        for subject in subjects {
            for variant in variants.indices where isNeeded(subject, variant) {
                let job = Job(subject: subject, variant: variant)
                if !jobs.contains(job) { jobs.append(job) }
            }
        }
    }

    // MARK: Changes

    /// Notes that the document has changed. Nothing is drawn until `catchUp` is called.
    func follow(_ document: Document, _ changes: SceneChanges) {
        let all = changes.changesDocument || changes.changesOrder || !document.kind.isStoryboard
        let scenes = all ? Set(document.scenes.map(\.node.id)) : changes.scenes
        changed = (document, (changed?.scenes ?? []).union(scenes))
        age += 1
    }

    var isBehind: Bool { changed != nil }

    /// Takes over the changes, and plans the pictures of what looks different now.
    func catchUp() {
        guard let changed else { return }
        self.changed = nil
        wall.update(to: changed.document, changed: changed.scenes)
        let known = Set(subjects.map(\.id))
        jobs.removeAll { !known.contains($0.subject.id) }
        problems = problems.filter { known.contains($0.key) }
        plan { subject, variant in !wall.hasKept(subject, at: variant) }
    }

    // MARK: Drawing

    /// Draws the next picture, and returns what to tell the page: the picture if it is new, and what is wrong with the scene
    /// after its last one.
    func step() -> (picture: JSONValue?, findings: JSONValue?) {
        guard !jobs.isEmpty else { return (nil, nil) }
        let job = jobs.removeFirst()
        let picture = wall.picture(of: job.subject, at: job.variant, scale: 1)
        problems[job.subject.id, default: Array(repeating: [], count: variants.count)][job.variant] =
            picture?.problems ?? []
        let told = picture.flatMap { json($0, job) }
        let isLast = !jobs.contains { $0.subject == job.subject }
        return (told, isLast ? findings(of: job.subject) : nil)
    }

    private func json(_ picture: Wall.Picture, _ job: Job) -> JSONValue? {
        guard let png = picture.png, pictures[job]?.png != png else { return nil }
        drawn += 1
        let key = "wall-\(nonce)-\(drawn)"
        pictures[job] = (key, png)
        return .record([
            "scene": .string(job.subject.id), "variant": .integer(job.variant), "key": .string(key),
            "size": .array([.number(picture.size.width), .number(picture.size.height)]),
        ])
    }

    /// Returns a picture by its key.
    func picture(_ key: String) -> [UInt8]? { pictures.values.first { $0.key == key }?.png }

    // MARK: Findings

    private func findings(of subject: Wall.Subject) -> JSONValue {
        let variants = problems[subject.id] ?? []
        return .record([
            "scene": .string(subject.id),
            "findings": .array(
                Wall.findings(in: variants).map { finding in
                    .record([
                        "rule": .string(finding.rule),
                        "severity": .optional(RuleSet[finding.rule]?.severity?.rawValue),
                        "objects": .array(finding.problem.objects.map(JSONValue.string)),
                        "message": .string(finding.problem.message), "worst": .integer(finding.worst),
                        "frames": .array(finding.variants.map { Self.frame($0, variants[$0], finding) }),
                    ])
                }),
        ])
    }

    /// Returns the number of a variant with the frame of a problem there, if it has one.
    private static func frame(_ index: Int, _ problems: [WallProblem], _ finding: Wall.Finding) -> JSONValue {
        let frame = problems.first { $0.identity == finding.problem.identity }?.frame
        let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
        return .array([.integer(index)] + numbers.map { .number(Double(($0 * 100).rounded() / 100)) })
    }

    // MARK: Descriptions

    /// Returns the variants and scenes for the page.
    var json: (variants: JSONValue, scenes: JSONValue) {
        let variants = variants.map { variant in
            JSONValue.record([
                "title": .string(variant.title), "device": .string(variant.device),
                "deviceTitle": .string(DocumentDevice(id: variant.device)?.title ?? variant.device),
                "orientation": .string(variant.isLandscape ? "landscape" : "portrait"),
                "appearance": .string(variant.isDark ? "dark" : "light"),
                "contentSize": .optional(variant.contentSize), "language": .optional(variant.language),
            ])
        }
        let scenes = subjects.map { subject in
            JSONValue.record(["scene": .string(subject.id), "title": .string(subject.title)])
        }
        return (.array(variants), .array(scenes))
    }
}
