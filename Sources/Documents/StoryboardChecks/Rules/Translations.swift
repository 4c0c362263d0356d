import StoryboardModel
import XMLTree

extension RuleSet {
    static let localization = [
        Rule(
            "localization.missing", .warning,
            "a text has no translation in a language that the document is translated to", find: untranslated),
        Rule(
            "localization.stale", .note, "a translation belongs to an object that was removed", find: staleTranslations),
    ]

    private static func untranslated(in context: CheckContext) -> [Finding] {
        guard let localizations = context.surroundings?.localizations, !localizations.isEmpty else { return [] }
        return context.textsToTranslate().compactMap { text in
            let missing = localizations.filter { !$0.keys.contains(text.key) }
                .map(\.language).sorted().map(LanguageTitle.title)
            guard !missing.isEmpty else { return nil }
            return Finding(
                text.object,
                "'\(text.text.prefix { !$0.isNewline }.prefix(40))' is not translated to \(missing.joined(separator: ", "))",
                hint: "`storyboard strings` exports texts and imports their translations")
        }
    }

    private static func staleTranslations(in context: CheckContext) -> [Finding] {
        guard let localizations = context.surroundings?.localizations else { return [] }
        return localizations.compactMap { localization in
            let stale = localization.keys.filter { key in
                let id = key.prefix { $0 != "." }
                return id.utf8.count < key.utf8.count && context.object(String(id)) == nil
            }
            guard !stale.isEmpty else { return nil }
            let texts = stale.count == 1 ? "a text of an object" : "\(stale.count) texts of objects"
            let removed = stale.count == 1 ? "was removed" : "were removed"
            return Finding(
                context.root, "'\(localization.file)' contains \(texts) that \(removed)",
                hint: "`storyboard strings --missing` lists what is not in the document any more")
        }
    }
}
