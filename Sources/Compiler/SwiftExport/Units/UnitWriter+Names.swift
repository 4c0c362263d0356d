import StoryboardModel
import XMLTree

/// Names of views and other objects, as somebody would choose who looks at the scene.
extension UnitWriter {
    /// Returns a name for an object: that of its outlet, or of its label or text with its kind, or of what it is for.
    func name(for node: Node) -> String {
        if let id = node["id"], let outlet = outletNames[id] { return names.reserve(outlet) }
        let kind = Self.kindName(of: node)
        // What somebody has named keeps all its words.
        if let label = node["userLabel"].flatMap({ SwiftWords.memberName($0, words: 12) }) {
            return names.reserve(Self.says(label, kind) ? label : label + kind.capitalizedFirst)
        }
        if node.name == "barButtonItem", let system = node["systemItem"] { return names.reserve("\(system)Item") }
        if node.name == "tableViewCell", let word = firstText(in: node) { return names.reserve("\(word)Cell") }
        if let word = ownText(of: node) {
            return names.reserve(word.lowercased() == kind.lowercased() ? kind : word + kind.capitalizedFirst)
        }
        if let own = node["customClass"].flatMap({ SwiftWords.memberName($0) }) { return names.reserve(own) }
        return names.reserve(
            role(of: node) ?? (kind == "view" ? "containerView" : kind == "imageView" ? "pictureView" : kind))
    }

    /// Whether a name says what kind of object it has: "imageView2", "nameField", "mainStack".
    private static func says(_ name: String, _ kind: String) -> Bool {
        let plain = String(name.reversed().drop { $0.isNumber }.reversed())
        let words = [kind, "View"] + (endings[kind] ?? [])
        return words.contains { plain.lowercased().hasSuffix($0.lowercased()) }
    }

    /// What names of a kind also end with.
    private static let endings = [
        "stackView": ["Stack"], "textField": ["Field"], "switchControl": ["Switch"],
        "segmentedControl": ["Control", "Segments"],
        "activityIndicatorView": ["Indicator", "Spinner"], "item": ["Button"], "searchBar": ["Bar"],
    ]

    // MARK: Texts

    private static let texts = ["text", "title", "placeholder"]

    /// Returns the words of what an object shows or says to assistive technology.
    private func ownText(of node: Node) -> String? {
        let shown = Self.texts.lazy.compactMap { node.text($0) }.first { !$0.isEmpty } ?? Self.buttonTitle(of: node)
        let said = node.child(key: "accessibilityConfiguration")?["label"]
        return (shown ?? said).flatMap { $0.count < 40 ? SwiftWords.memberName($0) : nil }
    }

    private static func buttonTitle(of node: Node) -> String? {
        (node.child(key: "configuration") ?? node.child("state", key: "normal"))?.text("title")
    }

    /// Returns the words of the first text inside an object.
    private func firstText(in node: Node) -> String? {
        let shown = node.subtree.lazy.filter { ["label", "button", "textField"].contains($0.name) && $0.id != node.id }
        return shown.compactMap { self.ownText(of: $0) }.first
    }

    /// Returns the name of the first outlet inside an object, without its kind: "name" for `nameLabel`.
    private func firstOutlet(in node: Node) -> String? {
        for inside in node.subtree where inside.id != node.id && inside.isView {
            guard let id = inside["id"], let outlet = outletNames[id] else { continue }
            let kinds = [
                Self.kindName(of: inside).capitalizedFirst, "Label", "Field", "Button", "Switch", "View", "Image",
            ]
            let ending = kinds.first { outlet.hasSuffix($0) && outlet.count > $0.count }
            return String(outlet.dropLast(ending?.count ?? 0))
        }
        return nil
    }

    // MARK: Roles

    /// Returns a name for what an object without texts is for, or nil.
    private func role(of node: Node) -> String? {
        switch node.name {
        case "stackView": stackRole(of: node)
        case "view": viewRole(of: node)
        case "imageView": imageRole(of: node)
        case "scrollView", "visualEffectView":
            firstOutlet(in: node).map { $0 + Self.kindName(of: node).capitalizedFirst }
        default: nil
        }
    }

    private func stackRole(of node: Node) -> String {
        let inside = node.child("subviews")?.children.map(\.self) ?? []
        let isOuter = node.parent?.parent?.name != "stackView"
        if isOuter, inside.contains(where: { $0.name == "stackView" }) { return "mainStack" }
        let kinds = Set(inside.map(\.name))
        if inside.count > 1, kinds.count == 1, let kind = kinds.first, kind == "button" || kind == "imageView" {
            return kind == "button" ? "buttonStack" : "imageStack"
        }
        if let word = firstOutlet(in: node) ?? firstText(in: node) { return "\(word)Stack" }
        return "stackView"
    }

    private func viewRole(of node: Node) -> String? {
        if let word = firstOutlet(in: node) ?? firstText(in: node) { return "\(word)View" }
        guard node.child("subviews")?.children.isEmpty ?? true else { return nil }
        let lengths = node.child("constraints")?.children.filter {
            ["height", "width"].contains($0["firstAttribute"] ?? "") && !$0.has("secondItem")
                && ($0.number("constant") ?? 9) <= 1
        }
        if lengths?.isEmpty == false { return "separatorView" }
        guard let color = node.child(key: "backgroundColor") else {
            return node.parent?.parent?.name == "stackView" ? "spacerView" : nil
        }
        let system = color["systemColor"].map { name in
            ["system", "Color"].reduce(name) { $0.replacing($1, with: "") }
        }
        return (system ?? color["name"]).flatMap { SwiftWords.memberName($0) }.map { "\($0)View" }
    }

    /// Returns the name of an image, but not that of a file that nobody has named.
    private func imageRole(of node: Node) -> String? {
        guard let image = node["image"] else { return nil }
        let name = node["catalog"] == "system" ? String(image.prefix { $0 != "." }) : image
        guard name.count < 24, !name.contains(where: \.isNumber), let word = SwiftWords.memberName(name) else {
            return nil
        }
        return Self.says(word, "imageView") ? word : "\(word)ImageView"
    }
}
