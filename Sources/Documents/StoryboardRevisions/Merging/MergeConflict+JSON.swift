package import JSONText

extension MergeConflict {
    package var json: JSONValue { json(nil) }

    func json(_ choice: ConflictChoice?) -> JSONValue {
        .record([
            "kind": .string(kind.rawValue), "object": .optional(objectID), "parent": .optional(parentID),
            "scene": .optional(scene),
            "name": .string(object), "property": .optional(property),
            "attribute": .optional(attribute), "base": .optional(base), "ours": .optional(ours),
            "theirs": .optional(theirs), "message": .string(message), "choice": .optional(choice?.rawValue),
        ])
    }

    /// Reads a conflict from the list beside a merged file, or returns nil if it is none.
    package init?(_ json: JSONNode) {
        guard let kind = json["kind"]?.string.flatMap(Kind.init), let object = json["name"]?.string,
            let message = json["message"]?.string
        else { return nil }
        self.init(
            kind: kind, objectID: json["object"]?.string, parentID: json["parent"]?.string,
            scene: json["scene"]?.string,
            object: object, property: json["property"]?.string, attribute: json["attribute"]?.string,
            base: json["base"]?.string, ours: json["ours"]?.string, theirs: json["theirs"]?.string, message: message)
    }

    /// The conflict in a sentence, with the object.
    public var sentence: String {
        // A controller is called as its scene is.
        guard let scene, !object.hasSuffix("'\(scene)'") else { return "\(object): \(message)" }
        return "\(scene): \(object): \(message)"
    }
}
