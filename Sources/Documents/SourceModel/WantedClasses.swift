package import StoryboardModel
import XMLTree

/// The classes that a document needs from the sources.
package struct WantedClasses {
    /// The classes that the document names.
    package var names: Set<String> = []
    /// The classes that the sources must contain if they are those of the document.
    package var required: Set<String> = []
    package var unwindActions: Set<String> = []

    package init(_ document: Document) {
        for node in document.root.subtree {
            if let name = node["customClass"], !name.isEmpty {
                names.insert(name)
                if node["customModuleProvider"] == "target" { required.insert(name) }
            }
            if let action = node["unwindAction"], !action.isEmpty { unwindActions.insert(action) }
        }
    }

    package var isEmpty: Bool { names.isEmpty }

    /// The first words of the unwind actions' selectors: "save" of "saveWithSegue:".
    var unwindWords: Set<String> {
        Set(
            unwindActions.map { action in
                let first = action.prefix { $0 != ":" }
                return String(first.firstRange(of: "With").map { first[..<$0.lowerBound] } ?? first)
            })
    }
}
