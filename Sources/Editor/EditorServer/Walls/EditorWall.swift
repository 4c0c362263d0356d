import AppAssets
import Foundation
import JSONText
import SceneRenderer
import StoryboardChecks
import StoryboardModel
import XMLTree

/// A wall that a page shows: drawn picture by picture, and drawn again where the document changes.
@MainActor
final class EditorWall {
    /// A picture that is to be drawn.
    struct Job: Hashable {
        var subject: Wall.Subject
        var variant: Int
    }

    private let wall: Wall
    /// The scenes that are shown, or nil for all.
    private let scenes: Set<String>?
    private let scale: Double
    private let nonce = String(UInt64.random(in: 0..<(1 << 48)), radix: 36)
    private var jobs: [Job] = []
    private var problems: [String: [[WallProblem]]] = [:]
    private var pictures: [Job: (key: String, png: [UInt8], number: Int)] = [:]
    private var drawn = 0
    /// What has changed since the wall's version of the document.
    private var changed: (document: Document, scenes: Set<NodeID>)?

    init(
        _ document: Document, variants: [WallVariant], scenes: Set<String>?, scale: Double,
        surroundings: DesignSurroundings?
    ) {
        wall = Wall(document, variants: variants, surroundings: surroundings)
        self.scenes = scenes
        self.scale = scale
        plan { _, _ in true }
    }

    var variants: [WallVariant] { wall.variants }

    var subjects: [Wall.Subject] { scenes.map { wall.subjects(among: $0) } ?? wall.subjects }

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

    /// A drawn picture, which isn't encoded yet: that takes longer than drawing, and needs no document.
    struct Drawn {
        let job: Job
        let number: Int
        let picture: Wall.Picture?
        /// What is wrong with the scene, after its last picture.
        let findings: JSONValue?
    }

    /// Draws the next picture, or returns nil if there is none to be drawn.
    func step() -> Drawn? {
        guard !jobs.isEmpty else { return nil }
        let job = jobs.removeFirst()
        drawn += 1
        let picture = wall.picture(of: job.subject, at: job.variant, scale: scale)
        problems[job.subject.id, default: Array(repeating: [], count: variants.count)][job.variant] =
            picture?.problems ?? []
        let isLast = !jobs.contains { $0.subject == job.subject }
        return Drawn(job: job, number: drawn, picture: picture, findings: isLast ? findings(of: job.subject) : nil)
    }

    /// Takes an encoded picture, and returns what to tell the page, or nil if it looks as before or a later one is there already.
    func record(_ png: [UInt8], of drawn: Drawn) -> JSONValue? {
        let (job, known) = (drawn.job, pictures[drawn.job])
        guard let size = drawn.picture?.size, known.map({ $0.number < drawn.number && $0.png != png }) ?? true else {
            return nil
        }
        let key = "wall-\(nonce)-\(drawn.number)"
        pictures[job] = (key, png, drawn.number)
        return .record([
            "scene": .string(job.subject.id), "variant": .integer(job.variant), "key": .string(key),
            "size": .array([.number(size.width), .number(size.height)]),
        ])
    }

    /// Returns a picture by its key.
    func picture(_ key: String) -> [UInt8]? { pictures.values.first { $0.key == key }?.png }

    /// The number of scenes that are loaded, in all variants.
    var loadedCount: Int { wall.loadedCount }

    /// Gives up the loaded scenes. After the next change, all pictures are drawn again.
    func unload() { wall.unload() }

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
