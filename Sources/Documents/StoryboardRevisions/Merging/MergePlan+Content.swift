import StoryboardModel
import XMLTree

extension MergePlan {
    mutating func decideContent() {
        for number in 0..<lineage.count where exists[number] && !wholes.contains(number) {
            guard let ours = lineage.node(number, .ours), let theirs = lineage.node(number, .theirs) else { continue }
            switch lineage.roles[number] {
            case .fact: decideFact(number, ours, theirs)
            case .result: apply(decider(of: number), number, ours, theirs)
            case .listing: decideListing(number, ours, theirs)
            }
        }
    }

    // MARK: Facts

    private mutating func decideFact(_ number: Int, _ ours: Node, _ theirs: Node) {
        let base = lineage.node(number, .base)
        if ours.name != theirs.name {
            if ours.name == base?.name {
                hosts[number] = .theirs
            } else if theirs.name != base?.name {
                conflicts.append(value(number, nil, base?.name, ours.name, theirs.name))
            }
        }
        decideText(number, base, ours, theirs)
        if lineage.renamed.isEmpty, ours.attributes.elementsEqual(theirs.attributes, by: ==) { return }
        if ours.name == "color", let base, clashes(base, ours, theirs) {
            conflicts.append(whole(number))
            return
        }
        for name in attributeNames(ours, theirs) {
            if let from = decideAttribute(name, number, base, ours, theirs), from != hosts[number] {
                let isRemoved = lineage.node(number, from)?[name] == nil
                attributes[number, default: []].append((name, isRemoved ? nil : from))
            }
        }
    }

    private func attributeNames(_ ours: Node, _ theirs: Node) -> [String] {
        let names = ours.attributes.map(\.name)
        return names + theirs.attributes.map(\.name).filter { !names.contains($0) }
    }

    /// Returns the version whose value an attribute takes.
    private mutating func decideAttribute(
        _ name: String, _ number: Int, _ base: Node?, _ ours: Node, _ theirs: Node
    ) -> Revision? {
        let (mine, other) = (lineage.value(name, of: ours, .ours), lineage.value(name, of: theirs, .theirs))
        if mine == other { return nil }
        let before = base?[name]
        if mine == before { return .theirs }
        if other == before { return .ours }
        if number == 0, ElementRole.toolAttributes.contains(name) { return newer }
        if ElementRole.isDerived(name, isRoot: number == 0) { return .ours }
        // A value that only has another spelling yields to a change.
        if Lineage.isSame(mine, other, name, in: ours) { return .ours }
        if Lineage.isSame(mine, before, name, in: ours) { return .theirs }
        if Lineage.isSame(other, before, name, in: ours) { return .ours }
        conflicts.append(value(number, name, before, mine, other))
        return .ours
    }

    private mutating func decideText(_ number: Int, _ base: Node?, _ ours: Node, _ theirs: Node) {
        let (before, mine, other) = (base?.ownContent, ours.ownContent, theirs.ownContent)
        if mine == other || other == before { return }
        if mine == before {
            texts[number] = .theirs
        } else {
            conflicts.append(value(number, "#text", before, mine, other))
        }
    }

    /// Whether both sides gave a color different components: half of one and half of the other would be a third color.
    private func clashes(_ base: Node, _ ours: Node, _ theirs: Node) -> Bool {
        let colors = [base, ours, theirs].map(ColorComponents.init)
        return colors[0] != colors[1] && colors[0] != colors[2] && colors[1] != colors[2]
    }

    // MARK: Results

    /// Returns the side from which a stored result is taken: the one that changed it; if both did, the one that changed what
    /// it follows from.
    private mutating func decider(of number: Int) -> Revision {
        guard let ours = lineage.node(number, .ours), let theirs = lineage.node(number, .theirs) else { return .ours }
        let base = lineage.node(number, .base)
        let differs = { (one: Node?, other: Node) in !Self.isSameResult(one, other) }
        if !differs(ours, theirs) { return .ours }
        if !differs(base, theirs) { return .ours }
        if !differs(base, ours) { return .theirs }
        guard let side = causes.side(of: lineage.owner(of: number)) else {
            laidOutAnew.insert(lineage.owner(of: number))
            return .ours
        }
        return side
    }

    private static func isSameResult(_ one: Node?, _ other: Node) -> Bool {
        guard let one, one.name == other.name else { return false }
        return other.attributes.allSatisfy { Lineage.isSame(one[$0.name], $0.value, $0.name, in: other) }
            && one.attributeCount == other.attributeCount
    }

    private mutating func apply(_ side: Revision, _ number: Int, _ ours: Node, _ theirs: Node) {
        if side == .ours { return }
        for name in attributeNames(ours, theirs) where ours[name] != theirs[name] {
            attributes[number, default: []].append((name, theirs[name] == nil ? nil : .theirs))
        }
    }

    // MARK: Listings

    /// Decides an entry of the document's head: the side that changed it, or the newer one.
    private mutating func decideListing(_ number: Int, _ ours: Node, _ theirs: Node) {
        let base = lineage.node(number, .base)
        let content = { (node: Node?) in node?.attributes.map { "\($0.name)=\($0.value)" } }
        if content(ours) == content(theirs) || content(theirs) == content(base) { return }
        let side = content(ours) == content(base) ? .theirs : newer
        apply(side, number, ours, theirs)
    }
}

/// What makes a color, without the names that versions of Xcode give the same color space.
private struct ColorComponents: Hashable {
    private var values: [String: String] = [:]

    init(_ color: Node) {
        for (name, value) in color.attributes where !["key", "colorSpace", "customColorSpace"].contains(name) {
            values[name] = Double(value).map { String(($0 * 10_000).rounded()) } ?? value
        }
    }
}
