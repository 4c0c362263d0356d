import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// The ways that lead from a scene: what can be tapped in its picture, what is embedded in it, and what it contains.
@MainActor
struct SharedWays {
    private(set) var spots: [JSONValue] = []
    private(set) var embeds: [JSONValue] = []
    private(set) var relations: [JSONValue] = []
    private let document: Document
    private let frames: [String: CGRect]

    init(_ scene: Scene, _ document: Document, canvas: UIView) {
        self.document = document
        frames = SceneStage.canvasFrames(in: canvas)
        for segue in scene.node.allSegues { add(segue) }
        addTabs()
        if let frame = SceneStage.backButtonFrame(in: canvas) {
            spots.append(spot(frame, kind: "back", name: "Back"))
        }
    }

    private mutating func add(_ segue: Segue) {
        switch segue.kind {
        case .relationship:
            relations.append(
                .record(["kind": .string(segue.relationship ?? ""), "to": .string(segue.destinationID)]))
        case .embed:
            guard let id = segue.sender?["id"], let frame = frames[id] else { return }
            embeds.append(.record(["box": SharedDocument.box(frame), "to": .string(segue.destinationID)]))
        default:
            // The segues of a preview and its commit are part of the one that they are in.
            guard segue.node.parent?.name == "connections" else { return }
            spots.append(
                spot(
                    frame(of: segue), object: segue.sender?["id"], to: segue.destinationID, kind: segue.kind.name,
                    name: name(of: segue), segue))
        }
    }

    /// Returns the frame of what performs a segue when it is tapped, or nil if code does.
    private func frame(of segue: Segue) -> CGRect? {
        switch segue.trigger {
        case .manual: return nil
        case .object(let id):
            if let frame = frames[id], segue.sender?.name == "barButtonItem" {
                // Items of bars can be tapped beside their sign, too.
                return frame.insetBy(dx: min(0, (frame.width - 44) / 2), dy: 0)
            }
            return frames[id] ?? owners(ofRecognizer: id).lazy.compactMap { frames[$0] }.first
        case .accessory(let id):
            guard let cell = frames[id] else { return nil }
            let width = min(60, cell.width)
            return CGRect(x: cell.maxX - width, y: cell.minY, width: width, height: cell.height)
        }
    }

    /// Returns the ids of the views that have a gesture recognizer.
    private func owners(ofRecognizer id: String) -> [String] {
        document.references(to: id).compactMap { reference in
            reference.node["property"] == "gestureRecognizers" ? reference.node.enclosingObject?["id"] : nil
        }
    }

    /// Returns what a segue does in words: "Add → Add Session".
    private func name(of segue: Segue) -> String {
        let words = segue.kind == .unwind ? "Unwind" : title(of: segue.destinationID)
        guard let sender = segue.sender, !sender.isController else {
            return words + (segue.identifier.map { " (\($0))" } ?? "")
        }
        let isNamed = sender.displayName != sender.typeTitle
        let name = isNamed ? sender.displayName : sender["systemItem"]?.spacedWords ?? sender.displayName
        return "\(name) → \(words)"
    }

    /// Returns the title of a controller, or of the first controller that a navigation controller shows.
    private func title(of controller: String) -> String {
        guard let node = document.object(controller) else { return "Scene" }
        let root = node.segues.first { $0.relationship == "rootViewController" }
        return root.flatMap { document.object($0.destinationID)?.sceneTitle } ?? node.sceneTitle
    }

    /// The tabs of the bar lead to the controllers whose items they are.
    private mutating func addTabs() {
        for (id, frame) in frames.sorted(by: { $0.value.minX < $1.value.minX }) {
            guard let item = document.object(id), item.name == "tabBarItem",
                let controller = item.ancestor(where: { $0.isController || $0.isStoryboardReference })?["id"]
            else { continue }
            spots.append(spot(frame, object: id, to: controller, kind: "tab", name: item.displayName))
        }
    }

    private func spot(
        _ frame: CGRect?, object: String? = nil, to destination: String? = nil, kind: String, name: String,
        _ segue: Segue? = nil
    ) -> JSONValue {
        .record([
            "box": frame.map(SharedDocument.box), "object": .optional(object), "to": .optional(destination),
            "kind": .string(kind), "style": .optional(segue?.node["modalPresentationStyle"] ?? style(of: destination)),
            "transition": .optional(segue?.node["modalTransitionStyle"] ?? transition(of: destination)),
            "name": .string(name), "action": .optional(segue?.unwindAction),
        ])
    }

    /// The style of a controller's presentation; documents of Xcode 10 and before mean the full screen if they say nothing.
    private func style(of destination: String?) -> String? {
        let own = destination.flatMap(document.object)?["modalPresentationStyle"]
        return own ?? (document.toolsMajorVersion < 14_800 ? "fullScreen" : nil)
    }

    private func transition(of destination: String?) -> String? {
        destination.flatMap(document.object)?["modalTransitionStyle"]
    }
}
