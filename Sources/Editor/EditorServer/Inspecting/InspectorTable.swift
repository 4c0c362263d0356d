/// The sections and rows of the Attributes inspector, in Interface Builder's order and with its names.
///
/// A line `section NAME` begins a section that several elements share, a line `element NAME` the section of one
/// element; each further line is an attribute, or the key of a value such as a color, with its title; a leading `+`
/// marks one that may vary with traits, `!` a Boolean value that is shown as its opposite. `Drawing: Opaque` is a checkbox
/// of a group. `state[normal].title` is an attribute of an inner element, which setting it creates. `#NAME` is the place of
/// rows that `SpecialRows` makes, with the attributes that they stand for. Attributes of the catalog that no line names
/// come at the end of an element's own section.
struct InspectorTable {
    struct Entry: Hashable {
        /// The inner element, as steps of an address.
        var path: String?
        var name: String
        var title: String
        /// The title of the checkboxes that it is one of.
        var group: String?
        var mayVary = false
        var isInverse = false
        /// The attributes that the rows stand for, if they are special ones.
        var covered: [String]?
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
            guard words.count == 2 || words[0].hasPrefix("#") else { continue }
            switch words[0] {
            case "section": place = .section(words[1])
            case "element": place = .element(words[1])
            default:
                let entry = Self.entry(words[0], words.count > 1 ? words[1] : "")
                switch place {
                case .section(let name): sections[name, default: []].append(entry)
                case .element(let name): elements[name, default: []].append(entry)
                case nil: break
                }
            }
        }
    }

    private static func entry(_ name: String, _ title: String) -> Entry {
        if name.hasPrefix("#") {
            return Entry(
                name: String(name.dropFirst()), title: "", covered: title.split(separator: " ").map(String.init))
        }
        if let mark = name.first, "+!".contains(mark) {
            var entry = entry(String(name.dropFirst()), title)
            if mark == "+" { entry.mayVary = true } else { entry.isInverse = true }
            return entry
        }
        let words = title.split(separator: ": ", maxSplits: 1).map(String.init)
        var entry = Entry(name: name, title: words.last ?? "", group: words.count > 1 ? words[0] : nil)
        if let point = name.lastIndex(of: ".") {
            (entry.path, entry.name) = (String(name[..<point]), String(name[name.index(after: point)...]))
        }
        return entry
    }

    /// What the Size inspector shows of a Mac's window.
    static let windowSizes = shared.sections["Window Sizes"] ?? []

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
        "simulatedOrientationMetrics", "simulatedDestinationMetrics", "canvasLocation", "placeholderIdentifier",
        "firstItem", "secondItem",
        "font", "gridColor", "autoresizingMask", "preferredContentSize", "customSize", "itemSize", "estimatedItemSize",
        "headerReferenceSize", "footerReferenceSize", "sectionInset", "automaticEstimatedItemSize",
        "minimumLineSpacing",
        "minimumInteritemSpacing", "traits",
        "rowHeight",
        "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
        "estimatedSectionFooterHeight", "intercellSpacing",
    ]

    /// The attributes that Interface Builder shows in documents for tvOS only, unless a document has them.
    static let televisions: Set<String> = [
        "enablesMarqueeWhenAncestorFocused", "adjustsImageWhenAncestorFocused", "allowedPressTypes", "focusStyle",
    ]
}
