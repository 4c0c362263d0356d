import StoryboardModel
import XMLTree

/// What a storyboard reference leads to.
struct ReferenceTarget: Hashable {
    /// The name of the storyboard, or nil for that of the reference.
    var storyboard: String?
    /// The bundle of the storyboard, or nil for that of the reference.
    var bundle: String?
    /// The storyboard identifier of the controller, or nil for the initial one.
    var identifier: String?

    /// Whether it leads anywhere.
    var isComplete: Bool { storyboard != nil || identifier != nil }
}

extension Node {
    /// What the element leads to, or nil if it isn't a storyboard reference.
    var referenceTarget: ReferenceTarget? {
        guard isStoryboardReference else { return nil }
        func value(_ attribute: String) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }
        return ReferenceTarget(
            storyboard: value("storyboardName"), bundle: value("bundleIdentifier"),
            identifier: value("referencedIdentifier"))
    }
}

extension Document {
    /// The storyboard references in the order of their scenes.
    var storyboardReferences: [Node] { controllers.filter(\.isStoryboardReference) }

    /// Returns the controller with a storyboard identifier, or the initial one for nil.
    func controller(storyboardIdentifier: String?) -> Node? {
        guard let storyboardIdentifier else { return initialController }
        return controllers.first { !$0.isStoryboardReference && $0["storyboardIdentifier"] == storyboardIdentifier }
    }

    /// Makes a reference lead to something else.
    mutating func setTarget(of reference: NodeID, to target: ReferenceTarget) throws(ChangeError) {
        try set("storyboardName", of: reference, to: target.storyboard)
        try set("bundleIdentifier", of: reference, to: target.bundle)
        try set("referencedIdentifier", of: reference, to: target.identifier)
    }

    /// Returns a reference that leads to a target, adding one at a location of the canvas if there is none.
    mutating func ensureReference(to target: ReferenceTarget, at place: (x: Double, y: Double)?) throws(ChangeError)
        -> String
    {
        if let known = storyboardReferences.first(where: { $0.referenceTarget == target }), let id = known["id"] {
            return id
        }
        let kinds = SceneTemplates.controllers(for: kind)
        guard let element = ["viewControllerPlaceholder", "controllerPlaceholder"].first(where: kinds.contains) else {
            throw .refused("storyboards of this platform have no references to others")
        }
        let made = try add(
            AddScene(
                controller: element, x: place?.x, y: place?.y, storyboardIdentifier: target.identifier,
                isInitial: false))
        guard let id = made.first, let reference = index.object(id) else { throw ChangeError(.impossiblePlace) }
        try setTarget(of: reference, to: target)
        return id
    }

    /// Makes the segues that lead to an object lead to another one.
    mutating func reroute(seguesTo old: String, to new: String) throws(ChangeError) {
        for segue in segues(to: old).map(\.node.id) {
            try apply(.setAttribute(segue, name: "destination", to: AttributeSpelling(new)))
        }
    }
}
