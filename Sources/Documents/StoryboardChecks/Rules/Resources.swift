import StoryboardModel
import XMLTree

extension RuleSet {
    static let resources = [
        Rule(
            "resource.unlisted", .note, "an image or color is used but not listed in the document's resources",
            find: unlisted),
        Rule("image.missing", .warning, "an image is in none of the app's asset catalogs or folders") {
            missing(.image, in: $0, among: $0.surroundings?.images, noun: "image")
        },
        Rule("color.missing", .warning, "a named color is in none of the app's asset catalogs") {
            missing(.namedColor, in: $0, among: $0.surroundings?.colors, noun: "color")
        },
        Rule("font.missing", .warning, "a font file that the document lists is not in the app", find: missingFonts),
    ]

    /// Returns whether a name is that of a system symbol or AppKit color.
    private static func isSystem(_ user: Node) -> Bool { user.has("catalog") }

    /// Returns the elements that use resources of a kind, by name.
    private static func uses(of kind: ResourceKind, in context: CheckContext) -> [(name: String, users: [Node])] {
        context.document.index.usedResources.filter { $0.kind == kind && !$0.name.isEmpty }.map { resource in
            (resource.name, context.document.index.users(of: resource).map { context.document.tree[$0] })
        }
    }

    private static func unlisted(in context: CheckContext) -> [Finding] {
        // Documents of Xcode 4 and 5 list some resources elsewhere, or not at all.
        let listed = Set(context.document.resources.map(\.key))
        return [(ResourceKind.image, "image"), (.namedColor, "named color"), (.systemColor, "system color")].flatMap {
            kind, noun in
            uses(of: kind, in: context).compactMap { name, users -> Finding? in
                guard !listed.contains(ResourceName(kind, name)),
                    let first = users.first(where: { needsListing($0, kind) })
                else { return nil }
                return Finding(
                    first, "the \(noun) '\(name)' is not listed in the document's resources",
                    hint: "list it; Interface Builder does so on saving")
            }
        }
    }

    /// Returns whether a resource must be listed. AppKit colors, and colors with components beside the name, need no
    /// entry.
    private static func needsListing(_ user: Node, _ kind: ResourceKind) -> Bool {
        kind == .image || !isSystem(user) && !["red", "white", "cocoaTouchSystemColor"].contains(where: user.has)
    }

    /// Returns whether an image is one of AppKit's, which documents name like those of the app.
    private static func isAppKitImage(_ name: String, _ context: CheckContext) -> Bool {
        !context.document.kind.isUIKit && name.hasPrefix("NS")
    }

    private static func missing(
        _ kind: ResourceKind, in context: CheckContext, among names: Set<String>?, noun: String
    ) -> [Finding] {
        guard let names, !names.isEmpty else { return [] }
        return uses(of: kind, in: context).flatMap { name, users -> [Finding] in
            if names.contains(name) || isAppKitImage(name, context) { return [] }
            return users.filter { !isSystem($0) }.map { user in
                let object = user.has("id") ? user : user.enclosingObject ?? user
                return Finding(
                    user,
                    "\(context.name(object)) uses the \(noun) '\(name)', which is in none of the app's asset catalogs",
                    hint: "add it to an asset catalog or correct the name")
            }
        }
    }

    private static func missingFonts(in context: CheckContext) -> [Finding] {
        guard let files = context.surroundings?.fontFiles, !files.isEmpty, let fonts = context.root.child("customFonts")
        else { return [] }
        return fonts.children.compactMap { font in
            guard let file = font["key"], !files.contains(file) else { return nil }
            return Finding(
                font, "the font file '\(file)' is not beside the document",
                hint: "add the file to the app, or choose another font")
        }
    }
}
