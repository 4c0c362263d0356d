import StoryboardModel
import XMLTree

extension RuleSet {
    /// Rules about the versions of Xcode that open a document.
    static let releases = [
        Rule(
            "document.hangs-xcode", .warning, "a version of Xcode hangs when it opens the document", find: hangs),
        Rule(
            "document.newer-than-xcode", .warning, "a later Xcode than the one asked for saved the document",
            find: newer),
        Rule(
            "document.refused-by-xcode", .error, "the Xcode asked for doesn't open the document: it lacks a feature",
            find: refused),
    ]

    private static func hangs(in context: CheckContext) -> [Finding] {
        guard let release = context.document.hangingRelease else { return [] }
        return [
            Finding(
                context.root,
                "version \(context.document.toolsVersion) makes \(release.title) hang when it opens the storyboard",
                hint: "`storyboard upgrade` sets the version")
        ]
    }

    private static func newer(in context: CheckContext) -> [Finding] {
        guard let xcode = context.xcode, let release = context.document.release, release > xcode else { return [] }
        return [
            Finding(
                context.root, "the document was saved by \(release.title), which is later than \(xcode.title)",
                hint: "`storyboard upgrade --xcode \(xcode.major)` sets the version")
        ]
    }

    private static func refused(in context: CheckContext) -> [Finding] {
        guard let xcode = context.xcode else { return [] }
        let document = context.document
        var findings = document.features(missingIn: xcode).map { feature in
            Finding(
                document.tree[feature.node],
                "'\(feature.name)' came with Xcode \(feature.minimum), so \(xcode.title) refuses the document")
        }
        let format = Document.formatCapability
        if xcode.major < 8, let listed = context.elements("capability").first(where: { $0["name"] == format.name }) {
            findings.append(
                Finding(
                    listed, "\(format.name) are refused by \(xcode.title)",
                    hint: "`storyboard upgrade --xcode \(xcode.major)` removes it"))
        }
        return findings
    }
}
