/// An event that the server sends to pages.
enum EditorEvent: String, CaseIterable {
    case hello, documents, snapshot, changed, board, stage, problems, state, outside, conflicts, wall, wallPicture,
        wallFindings, differences, source, people, presence, comments,
        moved, malformed

    /// The members of the event besides its name.
    var members: [String] {
        switch self {
        case .hello:
            ["protocol", "folder", "documents", "open", "devices", "traits", "symbols", "role", "shared", "name"]
        case .documents: ["documents"]
        case .snapshot: ["snapshot"]
        case .changed: ["document", "from", "revision", "scenes", "removed", "order", "state", "selection"]
        case .board: ["document", "board"]
        case .stage: ["document", "stage"]
        case .problems: ["document", "problems"]
        case .state: ["document", "state"]
        case .outside: ["document", "kind"]
        case .conflicts: ["document", "merge"]
        case .wall: ["document", "name", "variants", "scenes"]
        case .wallPicture: ["document", "name", "picture"]
        case .wallFindings: ["document", "name", "findings"]
        case .differences: ["document", "differences"]
        case .source: ["file", "from", "revision", "patch", "selects", "state"]
        case .people: ["you", "people"]
        case .presence: ["person", "document", "pointer", "selection", "view", "frames", "field"]
        case .comments: ["document", "threads", "problem"]
        case .moved: ["document", "to"]
        case .malformed: ["message"]
        }
    }
}
