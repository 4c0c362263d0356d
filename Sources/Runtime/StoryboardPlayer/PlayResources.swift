import AppAssets
import AppSurroundings
import FileAccess
import Foundation
import SceneRenderer
import StoryboardCompiler
import StoryboardModel
import UIKit
import XMLTree

/// The compiled pieces and resources of a storyboard that runs without its app's code, and of those it refers to.
@MainActor
final class PlayResources: NibResources {
    let traits: UITraitCollection
    /// Nobody provides rows to tables and collections, so they show their prototypes, whose segues can be followed.
    let showsPrototypes = true
    let isDesigning = false
    /// The app's classes are missing, and with them what outlets and actions belong to.
    let connectsOutlets = false
    let embedsScenes = true
    let longestText = 100_000
    private let surroundings: DesignSurroundings?
    private let files: any FileStore
    private let path: String
    private var pieces: [String: [UInt8]] = [:]
    private var compiled: Set<String> = []
    /// The names of storyboards that are referred to and can't be found.
    private var missing: Set<String> = []
    private let report: (String) -> Void
    /// The name of the state of sample data that scenes show if they have it; otherwise they show their first one.
    private let state: String?
    /// The sample data of scenes, by the id of their view.
    private var samples: [String: SampleState] = [:]
    /// The status bars that scenes simulate, by the id of their view. Nobody else says how they look.
    private var statusBars: [String: (isHidden: Bool, style: UIStatusBarStyle)] = [:]

    init(
        _ document: Document, named name: String, at path: String, _ surroundings: DesignSurroundings?,
        in files: any FileStore, traits: UITraitCollection, state: String?, report: @escaping (String) -> Void
    ) {
        (self.surroundings, self.files, self.path, self.traits, self.report) = (
            surroundings, files, path, traits, report
        )
        self.state = state
        add(document, named: name, at: path)
    }

    /// Shows the sample data of a scene. Nobody else provides any: the app's classes are missing.
    func viewLoaded(_ view: UIView) {
        if let bar = view.documentID.flatMap({ statusBars[$0] }) {
            (view.next as? UIViewController)?.simulatedStatusBar = bar
        }
        guard let state = view.documentID.flatMap({ samples[$0] }) else { return }
        SampleDisplay(state) { [weak self] in self?.image(named: $0) }.show(in: view)
    }

    private func add(_ document: Document, named name: String, at path: String?) {
        compiled.insert(name)
        let samples = path.flatMap { surroundings?.readSamples(beside: $0) } ?? SampleData()
        for scene in document.scenes {
            guard let controller = scene.controller, let view = controller.child(key: "view")?.objectID else {
                continue
            }
            if let bar = controller.child(key: "simulatedStatusBarMetrics") {
                statusBars[view] = (
                    bar.name == "nil", bar["statusBarStyle"] == "lightContent" ? .lightContent : .default
                )
            }
            guard let states = samples.scenes[scene.id] else { continue }
            self.samples[view] = states.first { $0.name == state } ?? states.first
        }
        let compilation = StoryboardCompiler(document, name: name, purpose: .design).compile()
        for piece in compilation.pieces { pieces[piece.path] = piece.bytes }
        for finding in compilation.diagnostics where finding.severity == .error {
            report("\(name):\(finding.location.line):\(finding.location.column): \(finding.message)")
        }
    }

    /// Returns a piece; a storyboard that is referred to is compiled when it is first needed.
    func piece(_ path: String) -> [UInt8]? {
        if let piece = pieces[path] { return piece }
        let parts = path.split(separator: "/")
        guard parts.count == 2, parts[0].hasSuffix(".storyboardc") else { return nil }
        let name = String(parts[0].dropLast(".storyboardc".count))
        if compiled.insert(name).inserted {
            if let (document, path) = storyboard(named: name) {
                add(document, named: name, at: path)
            } else {
                report("there is no storyboard '\(name)' around the document; an empty scene stands for its scenes")
                missing.insert(name)
                if let document = MissingStoryboard.document(named: name) { add(document, named: name, at: nil) }
            }
        }
        // Whatever is asked for of a missing storyboard is its only scene.
        let isScene = parts[1].hasSuffix(".nib")
        return pieces[path]
            ?? (missing.contains(name) && isScene ? pieces["\(parts[0])/\(MissingStoryboard.scene).nib"] : nil)
    }

    private func storyboard(named name: String) -> (Document, path: String)? {
        guard let found = surroundings?.app?.storyboard(named: name, near: path) else { return nil }
        do throws(FileError) {
            let bytes = try files.read(found).bytes
            return (try? Document(bytes)).map { ($0, found) }
        } catch {
            report("\(found): \(error.message)")
            return nil
        }
    }

    func appClass(named name: String) -> AnyClass? { nil }
    func image(named name: String) -> UIImage? { surroundings?.image(named: name, traits) }
    func symbol(named name: String) -> UIImage? { nil }
    func color(named name: String) -> UIColor? { surroundings?.color(named: name, traits) }

    func report(_ message: NibMessage) {
        if !message.kind.isExpectedWithoutApp { report(message.text) }
    }
}
