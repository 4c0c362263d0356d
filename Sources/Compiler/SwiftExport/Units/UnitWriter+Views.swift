import ElementCatalog
import StoryboardModel
import XMLTree

extension UnitWriter {
    // MARK: The root

    /// Collects the root view and all that is in it.
    func collectViews() {
        switch unit.kind {
        case .controller:
            guard let view = unit.root.child(key: "view"), view.isView else { return }
            collectRoot(view)
            for node in dockViews { collect(node, in: nil) }
        case .tableCell, .collectionView, .view:
            refer(unit.root, as: "self")
            rootLines = looks(of: unit.root)
            collectContent(of: unit.root, "self")
        }
    }

    /// The views beside the root view of a scene.
    private var dockViews: [Node] {
        unit.root.scene?.dockObjects.filter { $0.isView } ?? []
    }

    private func collectRoot(_ view: Node) {
        let name = rootName(view)
        refer(view, as: name)
        let custom = view["customClass"] != nil || view.name != "view"
        if custom || needsFrame(view) {
            let others = parts
            parts = []
            rootDeclaration = "let \(name) = \(creation(of: view, frame: needsFrame(view) ? view.frame : nil))"
            (rootParts, parts) = (parts, others)
        }
        rootLines = looks(of: view)
        collectContent(of: view, name)
    }

    /// Returns the name of a controller's root view.
    private func rootName(_ view: Node) -> String {
        switch (unit.root.name, view.name) {
        case ("tableViewController", "tableView"), ("collectionViewController", "collectionView"): view.name
        default: "view"
        }
    }

    /// Whether views are placed in a root by their frames, which need the size that it had.
    private func needsFrame(_ view: Node) -> Bool {
        view.child("subviews")?.children.contains { !isConstrained($0) } == true
    }

    // MARK: Views

    /// Whether constraints place a view, or a stack view.
    func isConstrained(_ view: Node) -> Bool {
        if view["fixedFrame"] == "YES" { return false }
        if view.parent?.parent?.name == "stackView" { return true }
        guard view["translatesAutoresizingMaskIntoConstraints"] == "NO", let id = view["id"] else { return false }
        // A view that no constraint mentions stays at its frame.
        let mentions = document.references(to: id).contains { $0.node.name == "constraint" }
        return mentions || view.child("constraints") != nil
    }

    /// Collects a view with all that is in it, and adds it to another.
    func collect(_ view: Node, in parent: String?, adding call: String = "addSubview") {
        guard view.elementType != nil, view.isView || view.elementType?.kind == .cellView else {
            return report.leaveOut(
                "export.unknown-element", view, "'\(view.name)' is an element that isn't known")
        }
        let name = name(for: view)
        refer(view, as: name)
        var lines: [String] = []
        let isArranged = call == "addArrangedSubview"
        let placed = isConstrained(view) || view.name == "tableViewCell"
        if isConstrained(view), !isArranged { lines.append("$.translatesAutoresizingMaskIntoConstraints = false") }
        lines += looks(of: view)
        if !placed { lines += placement(of: view) }
        parts.append(
            SwiftPart(
                name: name, type: className(of: view),
                value: creation(of: view, frame: placed && !needsFrame(view) ? nil : view.frame), lines: lines))
        if let parent, !call.isEmpty { hierarchy.append("\(member(parent, call))(\(name))") }
        collectContent(of: view, name)
    }

    /// Returns the statements that place a view by its frame.
    private func placement(of view: Node) -> [String] {
        var lines: [String] = []
        if let frame = view.frame, !takesFrame(view) { lines.append("$.frame = CGRect(\(Self.words(of: frame)))") }
        guard let mask = view.child("autoresizingMask", key: "autoresizingMask") else { return lines }
        let names = [
            ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
            ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
            ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
        ]
        let set = names.filter { mask.bool($0.0) }.map { ".\($0.1)" }
        return lines + (set.isEmpty ? [] : ["$.autoresizingMask = [\(set.joined(separator: ", "))]"])
    }

    /// Returns the statements about how a view looks and behaves.
    func looks(of view: Node) -> [String] {
        var lines = properties(of: view)
        if huggingIsUsual(of: view) { lines.removeAll { $0.hasPrefix("$.setContentHuggingPriority") } }
        if let traits = view.child("textInputTraits", key: "textInputTraits") { lines += properties(of: traits) }
        lines += details(of: view)
        lines += accessibility(of: view)
        lines += runtimeAttributes(of: view)
        // What is set after it would change the attributes of the text.
        if let place = lines.firstIndex(where: { $0.hasPrefix("$.attributedText = ") }) {
            lines.append(lines.remove(at: place))
        }
        return lines
    }

    /// Whether a view has the hugging priorities that Interface Builder gives all labels and image views, and nothing beside it has
    /// others: what code begins with has the same effect then.
    private func huggingIsUsual(of view: Node) -> Bool {
        func isUsual(_ view: Node) -> Bool {
            ["label", "imageView"].contains(view.name)
                && ["horizontalHuggingPriority", "verticalHuggingPriority"].allSatisfy { view[$0] == "251" }
        }
        guard let siblings = view.parent, siblings.name == "subviews" else { return false }
        return siblings.children.allSatisfy(isUsual)
    }

    /// Collects what is in a view.
    private func collectContent(of view: Node, _ name: String) {
        collectVariations(of: view)
        let host = host(of: view, name)
        for subview in installedSubviews(of: view) {
            if isPart(subview, of: view, name) { continue }
            collect(subview, in: host, adding: view.name == "stackView" ? "addArrangedSubview" : "addSubview")
        }
        switch view.name {
        case "tableView": collectTable(view, name)
        case "collectionView": collectCollection(view, name)
        case "navigationBar", "toolbar", "tabBar": collectBarItems(of: view, name)
        default: break
        }
        for (key, property) in Self.slots {
            guard let child = view.child(key: key), child.isView else { continue }
            collect(child, in: nil, adding: "")
            if let reference = child["id"].flatMap(reference) {
                hierarchy.append("\(member(name, property)) = \(reference)")
            }
        }
        collectConstraints(of: view)
        collectConnections(of: view)
        collectGestureRecognizers(of: view, name)
    }

    private static let slots = [
        ("tableHeaderView", "tableHeaderView"), ("tableFooterView", "tableFooterView"),
        ("backgroundView", "backgroundView"), ("selectedBackgroundView", "selectedBackgroundView"),
        ("accessoryView", "accessoryView"), ("editingAccessoryView", "editingAccessoryView"),
    ]

    /// Returns the view that the subviews of a view are added to.
    private func host(of view: Node, _ name: String) -> String {
        guard let content = view.child(key: "contentView"), content.name.hasSuffix("ontentView") || content.isView
        else {
            return name
        }
        let host = member(name, "contentView")
        refer(content, as: host)
        if content.name != "view" || view.name == "visualEffectView" {
            let lines = properties(of: content).filter { !$0.contains("clipsToBounds") }
            rootLinesOrPart(of: name, add: lines.map { $0.replacing("$.", with: "$.contentView.") })
            collectConstraints(of: content)
        }
        return host
    }

    /// Adds statements to those of a part, or of the root.
    private func rootLinesOrPart(of name: String, add lines: [String]) {
        if let place = parts.firstIndex(where: { $0.name == name }) {
            parts[place].lines += lines
        } else {
            rootLines += lines
        }
    }

    /// Returns the views in a view, or in its content view, that are installed in some size class.
    private func installedSubviews(of view: Node) -> [Node] {
        let content = view.child(key: "contentView").flatMap { $0.child("subviews") == nil ? nil : $0 }
        let owner = content ?? view
        let views = owner.child("subviews").map { Array($0.children) } ?? []
        // Those of some size classes only are hidden in the others.
        let masks = owner.children.filter { $0.name == "variation" && $0["key"] != Variation.general }
            .flatMap { $0.children.filter { $0.name == "mask" && $0["key"] == "subviews" } }
        let included = Set(masks.flatMap { $0.children.filter { $0.name == "include" }.compactMap { $0["reference"] } })
        let usual = Set(installed(views, in: owner, "subviews").map(\.id))
        return views.filter { usual.contains($0.id) || included.contains($0["id"] ?? "") }
    }

    /// Returns the members of a list that are installed by default.
    func installed(_ members: [Node], in owner: Node, _ key: String) -> [Node] {
        let masks = owner.children.filter { $0.name == "variation" && $0["key"] == "default" }
            .flatMap { $0.children.filter { $0.name == "mask" && $0["key"] == key } }
        let excluded = Set(masks.flatMap { $0.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] } })
        return excluded.isEmpty ? members : members.filter { !excluded.contains($0["id"] ?? "") }
    }

    /// Refers to a label or image view that a cell of a standard style has by itself, and returns whether it is one.
    private func isPart(_ subview: Node, of cell: Node, _ name: String) -> Bool {
        guard cell.name == "tableViewCell", let id = subview["id"] else { return false }
        guard let part = ["textLabel", "detailTextLabel", "imageView"].first(where: { cell[$0] == id }) else {
            return false
        }
        let reference = member(name, part)
        refer(subview, as: reference)
        var lines = looks(of: subview).filter { line in
            !["isMultipleTouchEnabled", "isUserInteractionEnabled", "insetsLayoutMargins"].contains {
                line.hasPrefix("$.\($0)")
            }
        }
        let isTinted =
            part == "detailTextLabel" && Self.cellStyle(of: cell) == "value1" || Self.cellStyle(of: cell) == "value2"
        if isTinted, subview.child("color", key: "textColor") == nil { lines.append("$.textColor = .label") }
        rootLinesOrPart(of: name, add: lines.map { $0.replacing("$.", with: "$.\(part)?.") })
        collectConnections(of: subview)
        return true
    }

    // MARK: Creation

    /// Returns the expression that makes a view.
    func creation(of view: Node, frame: DocumentRect?) -> String {
        let type = className(of: view)
        let place = frame.map { "CGRect(\(Self.words(of: $0)))" }
        switch view.name {
        case "button": return button(view, type, place)
        case "tableView":
            return "\(type)(frame: \(place ?? ".zero"), style: .\(view["style"] ?? "plain"))"
        case "collectionView":
            return "\(type)(frame: \(place ?? ".zero"), collectionViewLayout: \(collectionLayout(of: view)))"
        case "visualEffectView": return "\(type)(effect: \(effect(of: view) ?? "nil"))"
        case "tableViewCell":
            return "\(type)(style: .\(Self.cellStyle(of: view)), reuseIdentifier: nil)"
        default: break
        }
        guard let place, takesFrame(view) else { return "\(type)()" }
        return "\(type)(frame: \(place))"
    }

    /// Whether a view's initializer has a parameter for its frame.
    private func takesFrame(_ view: Node) -> Bool {
        switch view.name {
        case "visualEffectView", "tableViewCell", "stepper": false
        case "button": view["buttonType"] ?? "custom" == "custom"
        default: true
        }
    }

    static func words(of frame: DocumentRect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(SwiftWords.number)
        return zip(["x", "y", "width", "height"], numbers).map { "\($0): \($1)" }.joined(separator: ", ")
    }

    private func button(_ view: Node, _ type: String, _ place: String?) -> String {
        // A button of the app's class may have properties instead of a type.
        guard view["buttonType"] ?? "custom" != "custom" else {
            return place.map { "\(type)(frame: \($0))" } ?? "\(type)()"
        }
        let name = PropertyTable.shared.name(of: view["buttonType"] ?? "custom", in: "buttonType")
        return "\(type)(type: .\(name))"
    }

    static func cellStyle(of cell: Node) -> String {
        switch cell["style"] {
        case "IBUITableViewCellStyleValue1": "value1"
        case "IBUITableViewCellStyleValue2": "value2"
        case "IBUITableViewCellStyleSubtitle": "subtitle"
        default: "default"
        }
    }

    private func effect(of view: Node) -> String? {
        if let blur = view.child("blurEffect") { return "UIBlurEffect(style: .\(blur["style"] ?? "regular"))" }
        guard let vibrancy = view.child("vibrancyEffect") else { return nil }
        let blur = vibrancy.child("blurEffect").map { ".\($0["style"] ?? "regular")" } ?? ".regular"
        let style = vibrancy["style"].map { ", style: .\($0)" } ?? ""
        return "UIVibrancyEffect(blurEffect: UIBlurEffect(style: \(blur))\(style))"
    }
}
