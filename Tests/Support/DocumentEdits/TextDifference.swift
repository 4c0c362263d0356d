/// What changed between two texts: first the lines that went, with "- " in front, then those that came, with "+ ". The
/// indentation that all of them have in common is left out.
public func differingLines(_ old: String, _ new: String) -> [String] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = after.difference(from: before)
    let changes = difference.removals + difference.insertions
    let lines = changes.map { change in
        switch change {
        case .remove(_, let text, _): ("- ", text)
        case .insert(_, let text, _): ("+ ", text)
        }
    }
    let indented = lines.filter { !$0.1.isEmpty }
    let common = indented.map { $0.1.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.map { $0.0 + $0.1.dropFirst(common) }
}
