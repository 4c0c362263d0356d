import StoryboardModel
import XMLTree

extension Command {
    /// Installs or uninstalls a view or constraint, in general or for `traits`. Without `isInstalled`, the traits
    /// follow the general value.
    public static func setInstalled(object: Address, isInstalled: Bool? = nil, traits: String? = nil) -> Self {
        Self(SetInstalled(object: object, isInstalled: isInstalled, traits: traits))
    }
}

struct SetInstalled: DocumentCommand {
    static let summary = "installs or uninstalls a view or constraint, in general or for some traits"
    static let example = #"{"object": "8bC-Xf-vdC", "isInstalled": false, "traits": "heightClass=compact"}"#
    var object: Address
    var isInstalled: Bool?
    var traits: String?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the view or constraint"),
            isInstalled: fields.optional(
                "isInstalled", "the new state; without it, the traits follow the general state"),
            traits: fields.optional("traits", "the traits to change; without them the general state"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setInstalled(document.resolve(object).id, isInstalled, traits)
        return []
    }
}
