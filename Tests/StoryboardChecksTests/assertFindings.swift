import StoryboardChecks
import StoryboardModel
import Testing
import XMLTree

/// Checks a document and compares what is found, as lines such as `3: error: message [rule]`. Also checks all that must hold for
/// every finding: it names a known rule, it is written as messages are, and its fix, if it has one, mends it and can be undone.
func assertFindings(
    _ text: String, _ expected: [String], in surroundings: Surroundings? = nil,
    configuration: CheckConfiguration = CheckConfiguration(), sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let document = try Document(Array(text.utf8))
    let found = Checker.check(document, in: surroundings, configuration: configuration)
    #expect(found.map(\.line) == expected, sourceLocation: sourceLocation)
    for diagnostic in found {
        #expect(RuleSet[diagnostic.rule] != nil, sourceLocation: sourceLocation)
        #expect(diagnostic.node != nil && diagnostic.path != nil, sourceLocation: sourceLocation)
        for sentence in [diagnostic.message, diagnostic.hint].compactMap({ $0 }) {
            #expect(
                sentence.first?.isUppercase == false && sentence.last != ".", "\(sentence)",
                sourceLocation: sourceLocation)
        }
        try assertFix(of: diagnostic, in: document, surroundings, configuration, sourceLocation: sourceLocation)
    }
}

private func assertFix(
    of diagnostic: Diagnostic, in original: Document, _ surroundings: Surroundings?,
    _ configuration: CheckConfiguration, sourceLocation: Testing.SourceLocation
) throws {
    guard let fix = diagnostic.fix else { return }
    var document = original
    let (_, transaction) = try document.transaction(fix.title) { document throws(ChangeError) in
        for change in fix.changes { try document.apply(change) }
    }
    let remaining = Checker.check(document, in: surroundings, configuration: configuration)
    #expect(
        !remaining.contains { $0.rule == diagnostic.rule && $0.node == diagnostic.node },
        "\(fix.title) does not mend it",
        sourceLocation: sourceLocation)
    let again = try Document(document.write())
    #expect(
        Checker.check(again, in: surroundings, configuration: configuration).map(\.line) == remaining.map(\.line),
        sourceLocation: sourceLocation)
    _ = try document.undo(transaction)
    #expect(document.write() == original.write(), sourceLocation: sourceLocation)
}

extension Diagnostic {
    var line: String { "\(location.line): \(severity.rawValue): \(message) [\(rule)]" }
}

// MARK: - Small documents

/// Scenes, the first of them on line 2. Unless `root` says otherwise, the initial controller is 'vc'.
func storyboard(
    _ scenes: String, root: String = #"initialViewController="vc""#, type: String = "CocoaTouch.Storyboard.XIB",
    behind: String = ""
) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type)" useTraitCollections="YES" \(root)><scenes>
    \(scenes)
    </scenes>\(behind)</document>

    """
}

/// A scene on one line around what stands inside its controller 'vc', or whichever `id` is given.
func scene(_ content: String = "", id: String = "vc", attributes: String = "", dock: String = "") -> String {
    #"<scene sceneID="scene-\#(id)"><objects><viewController \#(attributes) id="\#(id)" sceneMemberID="viewController">"#
        + content + "</viewController>\(dock)</objects></scene>"
}

/// A storyboard with one controller 'vc', whose content begins on line 2.
func controller(
    _ content: String, root: String = #"initialViewController="vc""#, dock: String = "", behind: String = ""
) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useTraitCollections="YES" \(root)><scenes><scene \
    sceneID="scene-vc"><objects><viewController id="vc" sceneMemberID="viewController">
    \(content)
    </viewController>\(dock)</objects></scene></scenes>\(behind)</document>

    """
}

/// A storyboard with one controller 'vc' and its view 'root', whose content begins on line 2.
func view(_ content: String, root: String = #"initialViewController="vc""#, behind: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useTraitCollections="YES" \(root)><scenes><scene \
    sceneID="scene-vc"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
    \(content)
    </view></viewController></objects></scene></scenes>\(behind)</document>

    """
}
