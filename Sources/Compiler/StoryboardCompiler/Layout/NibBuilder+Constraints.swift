import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Auto Layout.
extension Node {
    /// Whether the object can be an item of a constraint.
    fileprivate var hasLayout: Bool {
        switch elementType?.kind {
        case .controller, .constraint, .connection, .gestureRecognizer, .barItem, .object: false
        default: true
        }
    }
}

extension NibBuilder {
    func addConstraints(of node: Node, to id: NibObjectID) {
        let elements = node.child("constraints").map { Array($0.children) } ?? []
        let kept = installed(elements, in: node, "constraints").filter { run.isForDesign || $0["placeholder"] != "YES" }
        let objects = ordered(kept, in: node).compactMap { element -> NibObjectID? in
            guard let constraint = Constraint(element) else {
                run.report(
                    "constraint.missing-attribute", element, "a constraint has no first attribute",
                    hint: "delete the constraint")
                return nil
            }
            return object(for: constraint)
        }
        guard !objects.isEmpty else { return }
        graph[id, "UIViewAutolayoutConstraints"] = .reference(graph.array(objects, mutable: true))
    }

    /// Returns constraints in the order in which a cell's move to its content view: each as soon as both its views are
    /// there.
    private func ordered(_ constraints: [Node], in owner: Node) -> [Node] {
        guard let content = owner.plainContent, let views = content.child("subviews") else { return constraints }
        let places = Dictionary(
            views.children.enumerated().compactMap { place, view in view["id"].map { ($0, place) } },
            uniquingKeysWith: { first, _ in first })
        func place(_ constraint: Node) -> Int {
            [constraint["firstItem"], constraint["secondItem"]].compactMap { $0.flatMap { places[$0] } }.max() ?? -1
        }
        return constraints.enumerated()
            .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
            .map(\.element)
    }

    /// Returns the object of a constraint, creating it on first use, or nil if its items are missing.
    func object(for constraint: Constraint) -> NibObjectID? {
        let node = constraint.node
        if let known = made(node) { return known }
        guard let first = item(constraint.firstItemID, of: node) else { return nil }
        var second: NibObjectID?
        if let id = constraint.secondItemID, constraint.secondAttribute != nil {
            second = item(id, of: node)
            if second == nil { return nil }
        }
        let object = graph.reserve()
        adopt(object, for: node)
        graph.fill(object, node["customClass"].map { _ in "UIClassSwapper" } ?? "NSLayoutConstraint")
        graph[object, "NSFirstItem"] = .reference(first)
        write(constraint.firstAttribute, "First", node, to: object)
        if constraint.relation != .equal {
            graph[object, "NSRelation"] = .integer(constraint.relation == .lessThanOrEqual ? -1 : 1)
        }
        if let second, let attribute = constraint.secondAttribute {
            graph[object, "NSSecondItem"] = .reference(second)
            write(attribute, "Second", node, to: object)
        }
        if constraint.multiplier != 1 { graph[object, "NSMultiplier"] = .double(constraint.multiplier) }
        writeConstant(of: constraint, to: object)
        if constraint.priority != 1000 {
            graph[object, "NSPriority"] =
                constraint.priority.wholeNumber.map { .integer($0) } ?? .double(constraint.priority)
        }
        if let name = node["identifier"] { graph[object, "NSLayoutIdentifier"] = .reference(string(name)) }
        graph[object, "NSShouldBeArchived"] = .bool(true)
        if let custom = ClassName.custom(of: node) {
            graph[object, "UIClassName"] = .reference(string(custom))
            graph[object, "UIOriginalClassName"] = .reference(string("NSLayoutConstraint"))
        }
        addRuntimeAttributes(of: node, to: object)
        addVariations(of: node, to: object)
        return object
    }

    /// Returns the object of a constraint's item: a view or a guide.
    private func item(_ id: String, of constraint: Node) -> NibObjectID? {
        guard let target = run.document.object(id) else {
            run.report(
                "constraint.dangling", constraint, "the constraint names '\(id)', which is not in the document",
                hint: "delete the constraint")
            return nil
        }
        // Constraints of a cell constrain its content view.
        if let content = target.plainContent, constraint.parent?.parent == target { return contentView(content) }
        let isHere =
            target.name == "viewControllerLayoutGuide"
            ? target.scene?.node == constraint.scene?.node : owns(target) && target.hasLayout
        guard isHere else {
            run.report(
                "constraint.outside", constraint,
                "the constraint names '\(target.displayName)', which is not a view or guide of the same piece",
                hint: "delete the constraint")
            return nil
        }
        return target.isViewGuide ? guide(target) : object(for: target)
    }

    /// Writes an attribute: the newer key has the attribute itself, in the older one edges replace margins.
    private func write(_ attribute: String, _ place: String, _ node: Node, to object: NibObjectID) {
        guard let number = Self.attributes[attribute] else {
            return run.leaveOut("value.unknown", node, "'\(attribute)' is not an attribute of constraints")
        }
        graph[object, "NS\(place)AttributeV2"] = .integer(number)
        graph[object, "NS\(place)Attribute"] = .integer(Self.folded[number] ?? number)
    }

    /// Writes the constant: the older one includes the margin that the older attribute omits.
    private func writeConstant(of constraint: Constraint, to object: NibObjectID) {
        if constraint.isSymbolic {
            graph[object, "NSSymbolicConstant"] = .reference(string("NSSpace"))
            return
        }
        let margin =
            Self.margin(of: constraint.secondAttribute ?? "") - Self.margin(of: constraint.firstAttribute)
        if constraint.constant != 0 { graph[object, "NSConstantV2"] = .double(constraint.constant) }
        if constraint.constant + margin != 0 { graph[object, "NSConstant"] = .double(constraint.constant + margin) }
    }

    private static func margin(of attribute: String) -> Double {
        switch attribute {
        case "leadingMargin", "leftMargin", "topMargin": 8
        case "trailingMargin", "rightMargin", "bottomMargin": -8
        default: 0
        }
    }

    private static let attributes: [String: Int64] = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8,
        "centerX": 9,
        "centerY": 10, "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14,
        "topMargin": 15, "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
        "centerYWithinMargins": 20,
    ]

    private static let folded: [Int64: Int64] = [13: 1, 14: 2, 15: 3, 16: 4, 17: 5, 18: 6, 19: 9, 20: 10]

    // MARK: Guides of views

    func addLayoutGuides(of node: Node, to id: NibObjectID) {
        let guides = node.children.filter { $0.isViewGuide }
        // Each guide is also listed as an object without uses; the one that is used belongs to its view.
        if node.elementType?.kind != .cellView { for _ in guides { list(unusedGuide()) } }
        let used = guides.filter { isUsed($0) || node.plainContent != nil }
        guard !used.isEmpty else { return }
        graph[id, "UIViewLayoutGuides"] = .reference(graph.array(used.map { self.guide($0) }, mutable: true))
    }

    private func isUsed(_ guide: Node) -> Bool {
        guard let id = guide["id"] else { return false }
        return run.document.index.references(to: id).contains { reference in
            run.document.tree[reference.node].name == "constraint"
        }
    }

    private func unusedGuide() -> NibObjectID {
        graph.add(
            "UILayoutGuide",
            [
                "UILayoutGuideOwningView": .null, "UILayoutGuideIdentifier": .reference(string("")),
                "UILayoutGuideOwningViewIsLocked": .bool(false), "UILayoutGuideShouldBeArchived": .bool(false),
                "UILayoutGuideAllowsNegativeDimensions": .bool(false),
            ])
    }

    /// Returns the guide of a view, with constraints to the view's edges that the system replaces.
    private func guide(_ node: Node) -> NibObjectID {
        if hasMade(node) { return object(for: node) }
        let guide = graph.reserve()
        adopt(guide, for: node, isListed: false)
        guard let view = node.parent else { return guide }
        let owner = view.plainContent.map { contentView($0) } ?? object(for: view)
        let name = Self.guideNames[node["key"] ?? ""] ?? "UIViewSafeAreaLayoutGuide"
        graph.fill(
            guide, node.name == "keyboardLayoutGuide" ? "UIKeyboardLayoutGuide" : "UILayoutGuide",
            [
                "UILayoutGuideOwningView": .reference(owner), "UILayoutGuideIdentifier": .reference(string(name)),
                "UILayoutGuideOwningViewIsLocked": .bool(true), "UILayoutGuideShouldBeArchived": .bool(true),
                "UILayoutGuideAllowsNegativeDimensions": .bool(true),
            ])
        let edges: [(String, Int64, Bool)] = [
            ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
        ]
        let constraints = edges.map { edge, attribute, isGuideFirst in
            graph.add(
                "NSLayoutConstraint",
                [
                    "NSFirstItem": .reference(isGuideFirst ? guide : owner), "NSFirstAttributeV2": .integer(attribute),
                    "NSFirstAttribute": .integer(attribute), "NSSecondItem": .reference(isGuideFirst ? owner : guide),
                    "NSSecondAttributeV2": .integer(attribute), "NSSecondAttribute": .integer(attribute),
                    "NSShouldBeArchived": .bool(false), "NSLayoutIdentifier": .reference(string("\(name)-\(edge)")),
                ])
        }
        graph[guide, "UILayoutGuideSystemConstraints"] = .reference(graph.array(constraints))
        return guide
    }

    private static let guideNames = [
        "safeArea": "UIViewSafeAreaLayoutGuide", "layoutMargins": "UIViewLayoutMarginsGuide",
        "keyboard": "UIKeyboardLayoutGuide", "contentLayoutGuide": "UIScrollView-contentLayoutGuide",
        "frameLayoutGuide": "UIScrollView-frameLayoutGuide",
    ]

    // MARK: Guides of controllers

    /// Adds the top and bottom guides of a controller: hidden views that are constrained to the root view's edges.
    func addLayoutGuides(_ guides: Node, to view: Node, _ root: NibObjectID) {
        var added: [NibObjectID] = []
        var constraints: [NibObjectID] = []
        for guide in guides.children where guide.name == "viewControllerLayoutGuide" {
            let isTop = guide["type"] != "bottom"
            let id = hasMade(guide) ? object(for: guide) : graph.reserve()
            if !hasMade(guide) { adopt(id, for: guide) }
            let held = holding(id, to: root, isTop: isTop)
            fill(id, isTop: isTop, held: held)
            added.append(id)
            constraints += held
        }
        prepend(constraints, to: "UIViewAutolayoutConstraints", of: root)
        for id in added { appendSubview(id, to: root) }
    }

    private func holding(_ guide: NibObjectID, to root: NibObjectID, isTop: Bool) -> [NibObjectID] {
        let leading = link(guide, 5, root, 5)
        let height = graph.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": .reference(guide), "NSFirstAttributeV2": .integer(8), "NSFirstAttribute": .integer(8),
                "NSShouldBeArchived": .bool(true),
            ])
        return isTop ? [leading, link(guide, 3, root, 3), height] : [leading, height, link(root, 4, guide, 4)]
    }

    private func link(_ first: NibObjectID, _ attribute: Int64, _ second: NibObjectID, _ other: Int64) -> NibObjectID {
        graph.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": .reference(first), "NSFirstAttributeV2": .integer(attribute),
                "NSFirstAttribute": .integer(attribute), "NSSecondItem": .reference(second),
                "NSSecondAttributeV2": .integer(other), "NSSecondAttribute": .integer(other),
                "NSShouldBeArchived": .bool(true),
            ])
    }

    private func fill(_ guide: NibObjectID, isTop: Bool, held: [NibObjectID]) {
        graph.fill(
            guide, "_UILayoutGuide", fallbacks: ["UIView"],
            [
                "UIDeepDrawRect": .bool(true), "UIOpaque": .bool(true), "UIHidden": .bool(true),
                "UIAutoresizeSubviews": .bool(true),
                "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": .bool(true),
            ])
        let width = graph.add(
            "_UILayoutSupportConstraint", fallbacks: ["NSLayoutConstraint"],
            [
                "NSFirstItem": .reference(guide), "NSFirstAttributeV2": .integer(7), "NSFirstAttribute": .integer(7),
                "NSShouldBeArchived": .bool(true), "NSPriority": .integer(999),
            ])
        graph[guide, "UIViewAutolayoutConstraints"] = .reference(graph.array([width], mutable: true))
        graph[guide, "UIViewSemanticContentAttribute"] = .integer(0)
        if run.tools >= 16_000 { graph[guide, "UIViewLargeContentStoredProperties"] = .null }
        let name = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        graph[guide, "_UILayoutGuideIdentifier"] = .reference(string(name))
        graph[guide, "_UILayoutGuideConstraintsToRemove"] = .reference(graph.array(held))
    }

    private func prepend(_ members: [NibObjectID], to key: String, of id: NibObjectID) {
        let old = graph[id, key]?.referenceValue.map { list in
            graph.values(of: list).compactMap { $0.value.referenceValue }
        }
        graph[id, key] = .reference(graph.array(members + (old ?? []), mutable: true))
    }

    func appendSubview(_ view: NibObjectID, to id: NibObjectID) {
        if let list = graph[id, "UISubviews"]?.referenceValue {
            graph.append(view, to: list)
        } else {
            graph[id, "UISubviews"] = .reference(graph.array([view], mutable: true))
        }
    }
}
