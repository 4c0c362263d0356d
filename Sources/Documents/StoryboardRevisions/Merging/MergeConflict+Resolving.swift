public import StoryboardEditing
public import StoryboardModel
import XMLTree

extension MergeConflict {
    /// Returns the commands that give a merged document what a side says, or nil if that must be done by hand.
    public func commands(for side: Revision, in document: Document) -> [Command]? {
        switch kind {
        case .value: return value(self[side], in: document)
        case .deletion:
            guard let objectID else { return nil }
            let isThere = document.object(objectID) != nil
            guard let kept = self[side] else { return isThere ? [.delete(object: Address(objectID))] : [] }
            if isThere { return [] }
            return parentID.map { [.insert(into: Address($0), xml: kept)] }
        case .place:
            guard let objectID, let place = self[side] else { return nil }
            if document.object(objectID)?.enclosingObject?.objectID == place { return [] }
            return [.move(object: Address(objectID), into: Address(place))]
        case .reference:
            // What a side refers to is gone; what the other one referred to, this one deleted.
            return self[side] == nil ? [] : nil
        case .order: return hasOrder(self[side], document) ? [] : order(self[side])
        }
    }

    /// Returns whether objects follow each other in an order, whatever is between them.
    private func hasOrder(_ ids: String?, _ document: Document) -> Bool {
        guard let wanted = ids?.split(separator: " ").map(String.init),
            let siblings = wanted.first.flatMap({ document.object($0) })?.parent?.children
        else { return false }
        let present = siblings.compactMap(\.objectID).filter(wanted.contains)
        return present == wanted.filter(present.contains)
    }

    /// Returns the commands that give a merged document what both sides say, or nil if they exclude each other: an object
    /// that was moved to two parents has a copy in the second.
    public func commandsForBoth(in document: Document) -> [Command]? {
        guard kind == .place, let objectID, let theirs,
            let xml = try? document.xml(of: [Address(objectID)])
        else { return nil }
        return [.paste(xml: xml, into: Address(theirs))]
    }

    /// Returns why a choice isn't possible, or nil if it may be. With the sides, what refers to something that is gone can be
    /// had again with that.
    public func obstacle(to choice: ConflictChoice, hasSides: Bool) -> String? {
        if hasSides, kind == .reference, choice != .both { return nil }
        return obstacle(to: choice)
    }

    private func obstacle(to choice: ConflictChoice) -> String? {
        switch choice {
        case .asIs: nil
        case .ours: obstacle(toSide: .ours)
        case .theirs: obstacle(toSide: .theirs)
        case .both:
            switch kind {
            case .place: objectID == nil || theirs == nil ? "there is nothing to copy" : nil
            case .value: "a property has one value"
            case .order: "objects have one order"
            case .deletion:
                "an object is there or it is not; \(keeper.word) keeps it"
            case .reference: "one side deleted what the other refers to"
            }
        }
    }

    /// The side that has the object which the other deleted.
    private var keeper: Revision { ours == nil ? Revision.theirs : Revision.ours }

    func obstacle(toSide side: Revision) -> String? {
        let isPossible =
            switch kind {
            case .value: value(self[side], in: nil) != nil
            case .deletion: objectID != nil
            case .place: objectID != nil && self[side] != nil
            case .order: order(self[side]) != nil
            case .reference: self[side] == nil
            }
        if isPossible { return nil }
        return kind == .reference ? "what it refers to is gone" : "\(side.word) can be applied only by hand"
    }

    private func value(_ value: String?, in document: Document?) -> [Command]? {
        guard let property, !property.isEmpty else { return nil }
        let owner = objectID ?? "document"
        guard let attribute else {
            return element(value, at: "\(owner)/\(property)", in: document)
        }
        let steps = property.dropLast(attribute.count)
        let element = Address(String("\(owner)/\(steps)".dropLast()))
        if attribute == "#text" { return [.setText(object: element, text: value ?? "")] }
        return [
            value.map { .set(object: element, attribute: attribute, value: $0) }
                ?? .removeAttribute(object: element, attribute: attribute)
        ]
    }

    /// Makes an element that of a text, or removes it. Elements of different kinds, which have their names here, can't be.
    private func element(_ xml: String?, at path: String, in document: Document?) -> [Command]? {
        guard [base, ours, theirs].allSatisfy({ $0?.hasPrefix("<") != false }) else { return nil }
        let node = try? document?.resolve(Address(path))
        guard let xml else {
            guard let node else { return [] }
            // At a number in a list there may be another one by now.
            let isNumbered = path.last == "]" && path.dropLast().last?.isNumber == true
            let isKnown = [base, ours, theirs].contains { $0.map(node.has) == true }
            return isNumbered && !isKnown ? [] : [.replace(object: Address(path), xml: "")]
        }
        guard let node else {
            let holder = path.split(separator: "/").dropLast().joined(separator: "/")
            return [.insert(into: Address(holder), xml: xml)]
        }
        return node.has(xml) ? [] : [.replace(object: Address(path), xml: xml)]
    }

    /// Moves each object before the one that follows it.
    private func order(_ ids: String?) -> [Command]? {
        guard let owner = objectID, let ids = ids?.split(separator: " ").map(String.init), ids.count > 1 else {
            return nil
        }
        return zip(ids, ids.dropFirst()).reversed().map { id, next in
            .move(object: Address(id), into: Address(owner), before: Address(next))
        }
    }
}

extension Node {
    /// Whether the element is that of a text, wherever its lines begin.
    fileprivate func has(_ xml: String) -> Bool {
        guard let other = try? XMLTree(Array(xml.utf8)) else { return false }
        return name == other.root.name && wholeContent == other.root.wholeContent
    }
}

extension Document {
    /// Returns whether the document has what theirs says about a conflict.
    public func hasTheirs(of conflict: MergeConflict) -> Bool {
        guard conflict.kind != .reference, let commands = conflict.commands(for: .theirs, in: self) else {
            return false
        }
        var other = self
        do throws(NumberedChangeError) {
            return try other.perform(commands, name: "").transaction.isEmpty
        } catch {
            return false
        }
    }
}
