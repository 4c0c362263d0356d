/// An event that the server sends to pages.
enum EditorEvent: String, CaseIterable {
    case hello, documents, snapshot, changed, board, stage, problems, state, outside, conflicts, wall, wallPicture,
        wallFindings, differences, source, people, presence, comments,
        moved, malformed

    /// The members of the event besides its name, with their types in the page; optional ones end with a question mark.
    var members: KeyValuePairs<String, String> {
        switch self {
        case .hello:
            [
                "protocol": "number", "folder": "string", "documents": "DocumentEntry[]", "open?": "string",
                "devices": "Device[]", "traits": "Trait[]", "symbols": "{ value: string, icon: string }[]",
                "role": #""owner" | "editor" | "guest""#, "shared?": "{ editors: string[], guests: string[] }",
                "name?": "string",
            ]
        case .documents: ["documents": "DocumentEntry[]"]
        case .snapshot: ["snapshot": "Snapshot"]
        case .changed:
            [
                "document": "string", "from": "number", "revision": "number", "scenes": "Scene[]",
                "removed": "string[]", "order?": "string[]", "state": "DocumentState", "selection?": "string[]",
            ]
        case .board: ["document": "string", "board": "Board"]
        case .stage: ["document": "string", "stage": "any"]
        case .problems: ["document": "string", "problems": "Problem[]"]
        case .state: ["document": "string", "state": "DocumentState"]
        case .outside: ["document": "string", "kind": #""changed" | "deleted""#]
        case .conflicts: ["document": "string", "merge?": "Merge"]
        case .wall: ["document": "string", "name": "string", "variants": "Variant[]", "scenes": "any[]"]
        case .wallPicture: ["document": "string", "name": "string", "picture": "any"]
        case .wallFindings: ["document": "string", "name": "string", "findings": "any"]
        case .differences: ["document": "string", "differences": "SentDifferences"]
        case .source:
            [
                "file": "string", "from?": "number", "revision": "number", "patch?": "TextPatch", "selects?": "boolean",
                "state": "SourceState",
            ]
        case .people: ["you": "Person", "people": "Person[]"]
        case .presence:
            [
                "person": "number", "document": "string", "pointer?": #"Person["pointer"]"#,
                "selection?": "string[]", "view?": #"Person["view"]"#, "frames?": "number[]",
                "field?": #"Person["field"]"#,
            ]
        case .comments: ["document": "string", "threads": "Thread[]", "problem?": "string"]
        case .moved: ["document": "string", "to": "string"]
        case .malformed: ["message": "string"]
        }
    }

    /// Returns whether these are members of the event, with all that it needs.
    func consists(of members: Set<String>) -> Bool {
        let known = self.members.map(\.key)
        return known.allSatisfy { $0.hasSuffix("?") || members.contains($0) }
            && members.allSatisfy { known.contains($0) || known.contains($0 + "?") }
    }
}
