package import JSONText
public import StoryboardEditing
import StoryboardModel

extension MergeConflict {
    /// Returns the commands that give a merged document what theirs says, or nil if that must be done by hand.
    public var commandsForTheirs: [Command]? {
        switch kind {
        case .value: return value
        case .deletion:
            guard let theirs else { return objectID.map { [.delete(object: Address($0))] } }
            guard ours == nil, let parentID else { return nil }
            return [.insert(into: Address(parentID), xml: theirs)]
        case .place:
            guard let objectID, let theirs else { return nil }
            return [.move(object: Address(objectID), into: Address(theirs))]
        case .reference:
            // What theirs refers to is gone; what ours referred to, theirs deleted.
            return theirs == nil ? [] : nil
        case .order: return nil
        }
    }

    private var value: [Command]? {
        guard let property, !property.isEmpty else { return nil }
        let owner = objectID ?? "document"
        guard let attribute else {
            return theirs.map { [.replace(object: Address("\(owner)/\(property)"), xml: $0)] }
        }
        let steps = property.dropLast(attribute.count)
        let element = Address(String("\(owner)/\(steps)".dropLast()))
        if attribute == "#text" { return [.setText(object: element, text: theirs ?? "")] }
        return [
            theirs.map { .set(object: element, attribute: attribute, value: $0) }
                ?? .removeAttribute(object: element, attribute: attribute)
        ]
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
}
