import StoryboardEditing
import StoryboardModel
public import XMLTree

extension SwiftExport.Source {
    /// The controllers whose scenes stay and that nothing names, to which exported scenes lead.
    public var namelessTargets: [Node] {
        guard let chosen = scenes else { return [] }
        var found: [Node] = []
        for scene in document.scenes where scene.controller?["id"].map(chosen.contains) == true {
            for segue in scene.node.allSegues where segue.kind != .unwind {
                guard !chosen.contains(segue.destinationID), let target = document.object(segue.destinationID),
                    target.isController, !target.isStoryboardReference, target["storyboardIdentifier"]?.isEmpty ?? true,
                    target["id"] != document.root["initialViewController"]
                else { continue }
                if !found.contains(where: { $0.id == target.id }) { found.append(target) }
            }
        }
        return found
    }

    /// Gives scenes that stay identifiers by which code can make them.
    public mutating func nameTargets() {
        for controller in namelessTargets { giveName(to: controller) }
    }

    private mutating func giveName(to controller: Node) {
        guard let id = controller["id"] else { return }
        let taken = Set(document.controllers.compactMap { $0["storyboardIdentifier"] })
        var name = (controller["customClass"] ?? controller.displayName).filter { $0.isLetter || $0.isNumber }
        for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
            name = String(name.dropLast(ending.count))
            break
        }
        let free = ([name] + (2...99).map { "\(name)\($0)" }).first { !taken.contains($0) } ?? id
        // It is a controller of the document without an identifier, so it can be set.
        _ = try? document.perform(.set(object: Address(id), attribute: "storyboardIdentifier", value: free))
    }
}

extension SwiftExport {
    /// Returns a string literal of a text with any characters.
    public static func literal(_ text: String) -> String { SwiftWords.literal(text) }
}
