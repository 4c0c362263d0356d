package import StoryboardModel
import XMLTree

/// What a document wants of the sources.
package struct WantedClasses {
    /// The classes that it names.
    package var names: Set<String> = []
    /// Those of them that have to be in the sources, if these are its own.
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

    /// The beginnings by which a source that declares an action spells it: "save" of "saveWithSegue:".
    var unwindWords: Set<String> {
        Set(
            unwindActions.map { action in
                let first = action.prefix { $0 != ":" }
                return String(first.firstRange(of: "With").map { first[..<$0.lowerBound] } ?? first)
            })
    }
}
