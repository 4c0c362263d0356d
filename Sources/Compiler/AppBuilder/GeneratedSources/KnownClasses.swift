import ElementCatalog
import StoryboardModel
import XMLTree

/// The classes that generated sources can name: those of a target's sources, of modules that it imports, and UIKit's.
struct KnownClasses {
    private let own: Set<String>
    private let module: String
    /// The modules that the target can import.
    private let modules: Set<String>

    /// Finds the classes in the texts of a module's sources.
    init(_ sources: [String], module: String, importing modules: Set<String>) {
        (self.module, self.modules) = (module, modules)
        own = Set(
            sources.flatMap { source in
                source.matches(of: Self.declaration)
                    .filter { $0.1?.hasPrefix("private") != true && $0.1?.hasPrefix("fileprivate") != true }
                    .map { String($0.2) }
            })
    }

    private static var declaration: Regex<(Substring, Substring?, Substring)> {
        #/\b((?:private|fileprivate|public|open|internal)\s+)?(?:final\s+)?(?:class|typealias)\s+(\w+)/#
    }

    /// Returns the class of an object of a document, as a source names it. A class that no source has is replaced by UIKit's.
    func name(of node: Node, default other: String) -> String {
        if let custom = node["customClass"], !custom.isEmpty {
            let home = node["customModuleProvider"] == nil ? node["customModule"] ?? "" : ""
            if home.isEmpty || home == module || !modules.contains(home) {
                if own.contains(custom) { return custom }
            } else {
                return "\(home).\(custom)"
            }
        }
        let type = node.elementType?.className ?? other
        // Classes of other frameworks aren't named: the source would have to import these.
        return "UIKit.\(type.hasPrefix("UI") ? type : other)"
    }

    /// Returns the class of a segue, as a source names it.
    func segueClass(_ name: String?) -> String {
        name.flatMap { own.contains($0) ? $0 : nil } ?? "UIKit.UIStoryboardSegue"
    }
}
