import ElementCatalog
import StoryboardModel
import XMLTree

/// Reads how the properties of one object differ in two versions, the base and theirs.
struct PropertyReader {
    struct Change {
        var words: String
        /// What changed if no person decided it: "frame", "versions".
        var noise: String?
        /// The number of the element that differs.
        var element: Int
        /// The attribute that differs, `#text` for the text, or nil if the element comes, goes or is compared as a whole.
        var attribute: String?
    }

    private let lineage: Lineage
    private(set) var changes: [Change] = []
    /// The elements that list objects in both versions.
    private(set) var lists: [Int] = []

    init(_ lineage: Lineage) { self.lineage = lineage }

    /// Reads the properties of an object.
    mutating func read(_ number: Int) { readBoth(number, path: []) }

    // MARK: Elements

    private mutating func readBoth(_ number: Int, path: [String]) {
        guard let old = lineage.node(number, .base), let new = lineage.node(number, .theirs) else { return }
        switch lineage.roles[number] {
        case .result:
            if !hasSameAttributes(old, new) {
                change(
                    resultName(new) + pair(ValueWords.text(old), ValueWords.text(new)), of: number,
                    noise: resultName(new))
            }
            return
        case .listing:
            readListing(number, old, new)
            return
        case .fact: break
        }
        if isWhole(old) || isWhole(new) {
            if !hasSameAttributes(old, new) || old.wholeContent != new.wholeContent { compare(number, old, new, path) }
            return
        }
        for name in attributeNames(old, new) where !(path.isEmpty && name == "id") {
            readAttribute(name, of: number, old, new, path)
        }
        if old.ownContent != new.ownContent {
            change(named(path, "text") + pair(quoted(old.ownContent), quoted(new.ownContent)), of: number, "#text")
        }
        if lineage.children(of: number, .base).contains(where: { lineage.isObject[$0] }) { lists.append(number) }
        readChildren(of: number, path)
    }

    private mutating func readChildren(of number: Int, _ path: [String]) {
        let new = lineage.children(of: number, .theirs)
        let gone = lineage.children(of: number, .base).filter { lineage.relatives[$0].theirs == nil }
        for child in new + gone where !lineage.isObject[child] {
            let steps = path + [ValueWords.step(lineage.node(child, preferring: [.theirs, .base]))]
            switch (lineage.node(child, .base), lineage.node(child, .theirs)) {
            case (_?, _?): readBoth(child, path: steps.filter { !$0.isEmpty })
            case (let old?, nil): comeOrGo(child, old, isNew: false, steps)
            case (nil, let new?): comeOrGo(child, new, isNew: true, steps)
            case (nil, nil): break
            }
        }
    }

    private mutating func comeOrGo(_ number: Int, _ node: Node, isNew: Bool, _ path: [String]) {
        let isNoise = lineage.roles[number] != .fact
        if isNoise {
            let name = noiseName(number, node)
            return change("\(name) \(isNew ? "added" : "removed")", of: number, noise: name)
        }
        let steps = path.filter { !$0.isEmpty }
        guard lineage.holdsValue(number), !holdsObjects(number) else {
            for child in lineage.children(of: number, isNew ? .theirs : .base) where !lineage.isObject[child] {
                guard let inner = lineage.node(child, isNew ? .theirs : .base) else { continue }
                comeOrGo(child, inner, isNew: isNew, steps + [ValueWords.step(inner)])
            }
            return
        }
        let words = ValueWords.text(node)
        change(named(steps, "") + (isNew ? pair(nil, words) : pair(words, nil)), of: number)
    }

    private func holdsObjects(_ number: Int) -> Bool {
        lineage.children(of: number, .theirs).contains { lineage.isObject[$0] }
            || lineage.children(of: number, .base).contains { lineage.isObject[$0] }
    }

    /// Whether an element is one value to a reader: a color, a font, a runtime attribute.
    private func isWhole(_ node: Node) -> Bool {
        node.elementType?.kind == .value && node.name != "state" || node.isMixed
            || node.name == "userDefinedRuntimeAttribute"
    }

    private mutating func compare(_ number: Int, _ old: Node, _ new: Node, _ path: [String]) {
        let (before, after) = (ValueWords.text(old), ValueWords.text(new))
        // What reads the same is spelled differently, or named as another Xcode names it.
        change(
            named(path, "") + (before == after ? " spelled differently" : pair(before, after)), of: number,
            noise: before == after ? "spelling" : nil)
    }

    // MARK: Attributes

    private mutating func readAttribute(
        _ name: String, of number: Int, _ old: Node, _ new: Node, _ path: [String]
    ) {
        let isRoot = number == 0
        let (before, after) = (old[name], new[name])
        if before == after { return }
        // The module of another class goes without saying.
        if name.hasPrefix("customModule"), old["customClass"] != new["customClass"] { return }
        let isSame = Lineage.isSame(before, after, name, in: new)
        let isDerived = ElementRole.isDerived(name, isRoot: isRoot)
        let words = { (value: String?, node: Node) in
            value.map { ValueWords.attribute(name, $0, of: node) } ?? node.elementType?.attribute(name)?.defaultValue
        }
        let title = named(path, name.spacedWords.lowercased())
        let noise = isRoot ? "versions" : title
        let values =
            isShown(before, in: old)
            ? pair(nil, words(after, new) ?? "none") : pair(words(before, old), words(after, new) ?? "none")
        change(title + values, of: number, name, noise: isDerived ? noise : isSame ? "spelling" : nil)
    }

    /// Whether the words for an object have its old value.
    private func isShown(_ value: String?, in node: Node) -> Bool {
        guard let value, !value.isEmpty else { return false }
        return node.displayName == value && node.has("id")
    }

    private func attributeNames(_ old: Node, _ new: Node) -> [String] {
        let names = new.attributes.map(\.name)
        return names + old.attributes.map(\.name).filter { !names.contains($0) }
    }

    // MARK: Noise

    private mutating func readListing(_ number: Int, _ old: Node, _ new: Node) {
        if old.wholeContent == new.wholeContent { return }
        change(noiseName(number, new), of: number, noise: noiseName(number, new))
    }

    private func noiseName(_ number: Int, _ node: Node) -> String {
        if lineage.roles[number] == .result { return resultName(node) }
        switch node.name {
        case "resources", "image", "namedColor", "systemColor": return "resources"
        case "dependencies", "capability", "plugIn", "deployment", "development": return "dependencies"
        case "inferredMetricsTieBreakers": return "tie-breakers"
        case "simulatedMetricsContainer": return "simulated metrics"
        default: return node.name.spacedWords.lowercased()
        }
    }

    private func resultName(_ node: Node) -> String { node["key"] == "canvasLocation" ? "location" : "frame" }

    private func hasSameAttributes(_ old: Node, _ new: Node) -> Bool {
        old.name == new.name && old.attributeCount == new.attributeCount
            && new.attributes.allSatisfy {
                Lineage.isSame(old[$0.name], $0.value, $0.name, in: new) && old.has($0.name)
            }
    }

    // MARK: Words

    private func named(_ path: [String], _ property: String) -> String {
        (path + [property]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func pair(_ old: String?, _ new: String?) -> String {
        "\(old.map { " \($0)" } ?? "") → \(new ?? "none")"
    }

    private func quoted(_ text: String) -> String? { text.isEmpty ? nil : "'\(text)'" }

    private mutating func change(
        _ words: String, of element: Int, _ attribute: String? = nil, noise: String? = nil
    ) {
        changes.append(Change(words: words, noise: noise, element: element, attribute: attribute))
    }
}
