import XMLTree

/// A feature of the document format that requires a version of the tools. Documents list their features in
/// `<dependencies>`.
public enum Capability: String, Hashable, Sendable, CaseIterable {
    /// A constraint aligns the baselines of first lines.
    case alignmentToFirstBaseline = "Alignment constraints to the first baseline"
    /// A constraint aligns different attributes of two views.
    case alignmentOfDifferentAttributes = "Alignment constraints with different attributes"
    /// A constraint fixes the ratio of width and height.
    case aspectRatio = "Aspect ratio constraints"
    /// A constraint refers to layout margins.
    case layoutMargins = "Constraints to layout margins"
    /// A constraint has a multiplier other than 1.
    case multiplier = "Constraints with non-1.0 multipliers"
    /// The document refers to images.
    case imageReferences = "Image references"
    /// The document refers to color sets of asset catalogs.
    case namedColors = "Named colors"
    /// A navigation item has several bar items on a side.
    case severalBarItems = "Navigation items with more than one left or right bar item"
    /// A view has a safe area layout guide.
    case safeArea = "Safe area layout guides"
    /// A segue has Peek and Pop.
    case peekAndPop = "Segues with Peek and Pop"
    /// A stack view has the standard spacing.
    case stackViewSpacing = "Stack View standard spacing"
    /// The document lists system colors among its resources.
    case systemColors = "System colors in document resources"
    /// A collection view's cell has a content view.
    case collectionCellContent = "collection view cell content view"

    /// The first version of the tools that supports the feature.
    public var minimumToolsVersion: String {
        switch self {
        case .aspectRatio, .multiplier, .alignmentOfDifferentAttributes: "5.1"
        case .layoutMargins, .alignmentToFirstBaseline: "6.0"
        case .severalBarItems: "7.0"
        case .peekAndPop: "7.1"
        case .namedColors, .safeArea, .stackViewSpacing: "9.0"
        case .systemColors, .collectionCellContent: "11.0"
        case .imageReferences: "12.0"
        }
    }

    /// Returns a Boolean value that indicates whether a version of the tools lists the feature. Since Xcode 10,
    /// features of versions before Xcode 8 are omitted.
    public func isListed(byTools toolsVersion: String) -> Bool {
        let major = Int(toolsVersion.prefix { $0 != "." }) ?? 0
        let minimum = Int(minimumToolsVersion.prefix { $0 != "." }) ?? 0
        return minimum >= 8 || major < 14_300
    }

    /// Returns the features that an element uses.
    static func used(by element: Node) -> [Capability] {
        switch element.name {
        case "constraint": constraint(element)
        case "viewLayoutGuide": element["key"] == "safeArea" ? [.safeArea] : []
        case "color": color(element)
        case "stackView": element["spacingType"] == "standard" ? [.stackViewSpacing] : []
        case "collectionViewCellContentView": [.collectionCellContent]
        case "imageReference": [.imageReferences]
        case "leftBarButtonItems", "rightBarButtonItems": [.severalBarItems]
        case "segue": element.parent?.name == "segue" ? [.peekAndPop] : []
        default: []
        }
    }

    private static func color(_ element: Node) -> [Capability] {
        if element.has("systemColor"), element.parent?.name != "resources" { return [.systemColors] }
        return element.has("name") && !element.has("catalog") ? [.namedColors] : []
    }

    private static func constraint(_ element: Node) -> [Capability] {
        guard let first = element["firstAttribute"] else { return [] }
        let second = element["secondAttribute"]
        var result: [Capability] = []
        if first.hasSuffix("Margin") || second?.hasSuffix("Margin") == true { result.append(.layoutMargins) }
        if first == "firstBaseline" || second == "firstBaseline" { result.append(.alignmentToFirstBaseline) }
        let sizes = ["width", "height"]
        // A view's size against its own: without a first item, the view that holds the constraint is meant.
        let isRatio =
            element.has("secondItem") && element["firstItem"] ?? element["secondItem"] == element["secondItem"]
        if isRatio, sizes.contains(first), let second, sizes.contains(second), first != second {
            result.append(.aspectRatio)
        } else if let multiplier = element["multiplier"], multiplier != "1", multiplier != "1:1" {
            result.append(.multiplier)
        }
        return result
    }
}
