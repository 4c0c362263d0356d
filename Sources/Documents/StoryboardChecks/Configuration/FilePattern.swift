/// A pattern for paths: `*` matches any characters within a name, `**` any characters, `?` one character.
struct FilePattern {
    private enum Part {
        case character(Character)
        case anyCharacter
        case anyInName
        case anything
    }

    private let parts: [Part]
    /// Whether the pattern matches in any folder.
    private let beginsAnywhere: Bool

    /// Creates a pattern. One without `/` is matched with the last path component.
    init(_ pattern: String) {
        let whole = pattern.contains("/") ? pattern : "**/" + pattern
        beginsAnywhere = whole.hasPrefix("**/")
        var parts: [Part] = []
        var rest = Substring(whole)
        while let first = rest.popFirst() {
            switch first {
            case "*" where rest.first == "*":
                rest.removeFirst()
                parts.append(.anything)
            case "*": parts.append(.anyInName)
            case "?": parts.append(.anyCharacter)
            default: parts.append(.character(first))
            }
        }
        self.parts = parts
    }

    /// Returns whether a path matches. All positions in the pattern that match so far are followed at once, so the time
    /// is proportional to the lengths of both, however many stars there are.
    func fits(_ path: String) -> Bool {
        var places = [Bool](repeating: false, count: parts.count + 1)
        places[0] = true
        openStars(&places)
        // A leading slash lets "**/" match at the start too.
        for character in path.hasPrefix("/") || !beginsAnywhere ? path : "/" + path {
            places = self.places(after: character, from: places)
            guard places.contains(true) else { return false }
        }
        return places[parts.count]
    }

    private func places(after character: Character, from old: [Bool]) -> [Bool] {
        var new = [Bool](repeating: false, count: old.count)
        for (place, part) in parts.enumerated() where old[place] {
            switch part {
            case .character(let wanted): if wanted == character { new[place + 1] = true }
            case .anyCharacter: if character != "/" { new[place + 1] = true }
            case .anyInName: if character != "/" { new[place] = true }
            case .anything: new[place] = true
            }
        }
        openStars(&new)
        return new
    }

    /// Adds the positions after stars, which may match nothing.
    private func openStars(_ places: inout [Bool]) {
        for (place, part) in parts.enumerated() where places[place] {
            switch part {
            case .anyInName, .anything: places[place + 1] = true
            case .character, .anyCharacter: break
            }
        }
    }
}
