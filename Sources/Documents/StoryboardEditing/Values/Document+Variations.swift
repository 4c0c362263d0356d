import ElementCatalog
import StoryboardModel
public import XMLTree

/// Values of an object for some traits.
extension Document {
    /// Sets the value of an attribute for some traits. A default value is written too.
    mutating func setVariation(
        _ address: Address, _ traits: String, _ attribute: String, _ value: String?
    ) throws(ChangeError) {
        let object = try resolve(address).id
        let known = try variation(for: traits, of: object)
        guard attribute != "key", Document.meaning(of: attribute, in: tree[object]) == .other else {
            throw .refused("'\(attribute)' is the same for all traits")
        }
        if let type = tree[object].elementType, type.attribute(attribute) == nil, value != nil {
            throw .refused("'\(tree[object].name)' has no attribute '\(attribute)' that could vary")
        }
        guard let value else {
            guard let known else { return }
            try apply(.setAttribute(known, name: attribute, to: nil))
            return try removeIfLeftEmpty(known)
        }
        let variation = try ensureVariation(for: traits, of: object)
        try apply(.setAttribute(variation, name: attribute, to: AttributeSpelling(value)))
    }

    /// Installs or uninstalls a view or constraint.
    mutating func setInstalled(_ object: NodeID, _ isInstalled: Bool?, _ traits: String?) throws(ChangeError) {
        guard let id = tree[object]["id"], let list = tree[object].parent, let owner = list.parent?.id,
            tree[object].canBeUninstalled
        else {
            throw .refused(
                "'\(tree[object].displayName)' is always installed",
                hint: "only subviews and constraints of a view can be installed or not")
        }
        guard traits != nil || isInstalled != nil else {
            throw .refused("it takes 'isInstalled', 'traits' or both")
        }
        let known = try variation(for: traits ?? Variation.general, of: owner)
        // Objects that are installed in general aren't listed.
        let mention = traits == nil && isInstalled == true ? nil : isInstalled.map { $0 ? "include" : "exclude" }
        let old =
            known.flatMap { tree[$0].child("mask", key: list.name) }?.children.filter { $0["reference"] == id } ?? []
        if old.count == 1, old[0].name == mention { return }
        let place = old.first.flatMap { first in first.parent.map { Place(in: $0.id, before: first.id) } }
        let gone = old.map(\.id)
        if let mention {
            let attributes = [(name: "reference", value: id)]
            if let place {
                try insertElement(mention, attributes: attributes, at: place)
            } else {
                let variation = try ensureVariation(for: traits ?? Variation.general, of: owner)
                let mask = try ensureChild("mask", key: list.name, in: variation)
                try insertElement(mention, attributes: attributes, at: Place(in: mask))
            }
        }
        for mention in gone { try removeElement(mention) }
    }

    // MARK: Elements

    /// Returns the variation of an object for traits, or nil if there is none. A key in the document may be invalid.
    func variation(for traits: String, of object: NodeID) throws(ChangeError) -> NodeID? {
        let variations = tree[object].children.compactMap(Variation.init)
        if let same = variations.first(where: { $0.key == traits }) { return same.node.id }
        if traits == Variation.general { return nil }
        let key = try VariationTraits(traits).key
        return variations.first { $0.key == key }?.node.id
    }

    /// Returns the variation for traits, creating it if needed. Variations are sorted by key after the general one.
    mutating func ensureVariation(for traits: String, of object: NodeID) throws(ChangeError) -> NodeID {
        if let known = try variation(for: traits, of: object) { return known }
        guard tree[object].elementType?.child("variation", key: nil) != nil else {
            throw .refused(
                "'\(tree[object].displayName)' is the same for all traits", hint: "views and constraints may vary")
        }
        let key = traits == Variation.general ? traits : try VariationTraits(traits).key
        let later = tree[object].children.compactMap(Variation.init).first { $0.key > key }?.node.id
        let place = later.flatMap { self.place(before: $0) } ?? self.place(forChild: "variation", key: key, in: object)
        return try insertElement("variation", attributes: [(name: "key", value: key)], at: place)
    }
}

extension Node {
    /// A Boolean value that indicates whether a view or constraint can be uninstalled for some traits.
    public var canBeUninstalled: Bool {
        guard has("id"), let list = parent, list.name == "subviews" || list.name == "constraints" else { return false }
        return list.parent?.elementType?.child("variation", key: nil) != nil
    }

    /// Returns a Boolean value that indicates whether a view or constraint is installed, in general or for the traits
    /// of a variation's key, or nil if the variation doesn't say.
    public func isInstalled(for key: String) -> Bool? {
        guard let id = self["id"], let list = parent else { return nil }
        let variation = list.parent?.children.first { $0.name == "variation" && $0["key"] == key }
        let mention = variation?.child("mask", key: list.name)?.children.first { $0["reference"] == id }
        guard let mention else { return key == Variation.general ? true : nil }
        return mention.name == "include"
    }
}
