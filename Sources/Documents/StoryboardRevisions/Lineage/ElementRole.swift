import StoryboardModel
import XMLTree

/// What an element is to somebody who compares versions of a document.
enum ElementRole: Hashable, Sendable {
    /// Something that a person decided.
    case fact
    /// What Interface Builder stores as a result of layout, or of arranging the canvas.
    case result
    /// What the head of a document says about the tools that saved it, and about what the document uses.
    case listing

    init(of element: Node, isInRoot: Bool) {
        if isInRoot, Self.listings.contains(element.name) {
            self = .listing
        } else if Self.geometry.contains(element.name), let key = element["key"], Self.results.contains(key) {
            self = .result
        } else {
            self = .fact
        }
    }

    private static let listings: Set<String> = [
        "dependencies", "resources", "simulatedMetricsContainer", "inferredMetricsTieBreakers", "device", "classes",
    ]
    private static let geometry: Set<String> = ["rect", "point", "size"]
    private static let results: Set<String> = ["frame", "canvasLocation", "contentSize", "screenRect"]

    /// Attributes that Interface Builder derives from others, on any element.
    static let derivedAttributes: Set<String> = ["misplaced", "ambiguous", "animations", "sceneMemberID"]

    /// Attributes of the root element that say which tools saved the document.
    static let toolAttributes: Set<String> = ["version", "toolsVersion", "systemVersion"]

    /// Lists whose order means nothing.
    static let unorderedLists: Set<String> = ["constraints", "connections", "scenes", "objects", "gestureRecognizers"]

    /// Returns whether an attribute says nothing that a person decided.
    static func isDerived(_ attribute: String, isRoot: Bool) -> Bool {
        if isRoot { return attribute != "initialViewController" && isHead(attribute) }
        return derivedAttributes.contains(attribute)
    }

    /// Returns whether an attribute of the root element is decided by the tools that saved the document.
    private static func isHead(_ attribute: String) -> Bool {
        toolAttributes.contains(attribute)
            || ["type", "targetRuntime", "propertyAccessControl", "colorMatched"].contains(attribute)
    }
}
