package import JSONText

extension MergeConflict {
    package var json: JSONValue {
        .record([
            "kind": .string(kind.rawValue), "object": .optional(objectID), "parent": .optional(parentID),
            "scene": .optional(scene),
            "name": .string(object), "property": .optional(property),
            "attribute": .optional(attribute), "base": .optional(base), "ours": .optional(ours),
            "theirs": .optional(theirs), "message": .string(message),
        ])
    }

    /// The conflict in a sentence, with the object.
    public var sentence: String {
        // A controller is called as its scene is.
        guard let scene, !object.hasSuffix("'\(scene)'") else { return "\(object): \(message)" }
        return "\(scene): \(object): \(message)"
    }
}
