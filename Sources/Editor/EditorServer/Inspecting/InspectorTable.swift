/// The sections and rows of the Attributes inspector, in Interface Builder's order and with its names.
///
/// A line `section NAME` begins a section that several elements share, a line `element NAME` the section of one
/// element; each further line is an attribute, or the key of a value such as a color, with its title; a leading `+`
/// marks one that may vary with traits. `state[normal].title` is an attribute of an inner element. Attributes of the
/// catalogue that no line names come at the end of an element's own section.
struct InspectorTable {
    struct Entry: Hashable {
        /// The inner element, as steps of an address.
        var path: String?
        var name: String
        var title: String
        var mayVary = false
    }

    static let shared = InspectorTable(InspectorTable.text)

    /// The shared sections, by title.
    private(set) var sections: [String: [Entry]] = [:]
    /// The sections of elements, by name.
    private(set) var elements: [String: [Entry]] = [:]

    init(_ text: String) {
        enum Place { case section(String), element(String) }
        var place: Place?
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "section": place = .section(words[1])
            case "element": place = .element(words[1])
            default:
                let entry = Self.entry(words[0], words[1])
                switch place {
                case .section(let name): sections[name, default: []].append(entry)
                case .element(let name): elements[name, default: []].append(entry)
                case nil: break
                }
            }
        }
    }

    private static func entry(_ name: String, _ title: String) -> Entry {
        if name.hasPrefix("+") { return Entry(path: nil, name: String(name.dropFirst()), title: title, mayVary: true) }
        let parts = name.split(separator: ".").map(String.init)
        return parts.count == 2
            ? Entry(path: parts[0], name: parts[1], title: title) : Entry(path: nil, name: name, title: title)
    }

    /// The kinds of segues that use attributes which others don't.
    static let segueKinds: [String: Set<String>] = {
        let (modal, popover): (Set, Set) = (["presentation", "modal"], ["popoverPresentation", "popover"])
        let leading = modal.union(popover).union(["show", "showDetail", "custom", "push", "replace"])
        return [
            "action": [], "trigger": [], "relationship": ["relationship"], "unwindAction": ["unwind"],
            "modalPresentationStyle": modal, "modalTransitionStyle": modal, "popoverAnchorView": popover,
            "popoverAnchorBarButtonItem": popover, "popoverArrowDirection": popover, "popoverPassthrough": [],
            "splitViewControllerTargetIndex": ["showDetail", "replace"],
            "destinationCreationSelector": leading.union(["embed"]), "animates": leading.union(["unwind"]),
        ]
    }()

    /// Returns the kinds that a segue may have instead of another. A relationship, an embed segue and an unwind segue
    /// differ from others in where they start and lead, so they remain what they are.
    static func kinds(instead kind: String) -> Set<String> {
        if ["relationship", "embed", "unwind"].contains(kind) { return [kind] }
        return [
            "show", "showDetail", "presentation", "popoverPresentation", "custom", "push", "modal", "popover",
            "replace", "sheet", kind,
        ]
    }

    /// The attributes that other inspectors show or that aren't edited by hand.
    static let hidden: Set<String> = [
        "key", "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
        "restorationIdentifier", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
        "translatesAutoresizingMaskIntoConstraints", "ambiguous", "misplaced", "fixedFrame", "verifyAmbiguity",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
        "catalog", "usesAttributedText", "hasAttributedTitle", "colorLabel", "nibName", "frame", "layoutMargins",
        "directionalLayoutMargins", "contentStretch", "textLabel", "detailTextLabel", "imageView", "tableViewCell",
        "collectionViewCell", "destination", "reference", "inheritsFrom", "freeformSize", "dataMode", "contentSize",
        "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedOrientationMetrics", "simulatedDestinationMetrics", "canvasLocation", "firstItem", "secondItem",
        "font", "gridColor",
        "rowHeight",
        "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
        "estimatedSectionFooterHeight", "intercellSpacing",
    ]
}
