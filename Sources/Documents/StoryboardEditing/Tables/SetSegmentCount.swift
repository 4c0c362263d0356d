import StoryboardModel
import XMLTree

extension Command {
    /// Sets the number of segments of a segmented control, adding or deleting segments at its end.
    public static func setSegmentCount(object: Address, count: Int) -> Self {
        Self(SetSegmentCount(object: object, count: count))
    }
}

struct SetSegmentCount: DocumentCommand {
    static let summary = "sets the number of segments in a segmented control, adding empty ones or deleting the last"
    static let example = #"{"object": "8bC-Xf-vdC", "count": 3}"#
    var object: Address
    var count: Int
    var undoTitle: String { "Set Number of Segments" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "a segmented control"),
            count: fields.required("count", "the number of segments"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setSegmentCount(object, to: count)
        return []
    }
}

extension Document {
    /// Sets the number of segments of a segmented control, adding empty ones or deleting the last.
    mutating func setSegmentCount(_ address: Address, to count: Int) throws(ChangeError) {
        let control = try resolve(address).id
        guard tree[control].name == "segmentedControl" else {
            throw .refused("'\(tree[control].displayName)' is not a segmented control")
        }
        guard (1...Self.largestCount).contains(count) else {
            throw .refused("there cannot be \(count) segments", hint: "from 1 to \(Self.largestCount)")
        }
        let present = tree[control].child("segments").map { Array($0.children.map(\.id)) } ?? []
        if count < present.count {
            for segment in present[count...].reversed() { try removeElement(segment) }
            if let selected = tree[control].number("selectedSegmentIndex"), selected >= Double(count) {
                try set("selectedSegmentIndex", of: control, to: "\(count - 1)")
            }
        }
        guard present.count < count else { return }
        let segments = try ensureChild("segments", key: nil, in: control)
        for _ in present.count..<count {
            let segment = try makeElement("segment", attributes: [(name: "title", value: "")], inside: segments)
            try apply(.insert(segment, at: Place(in: segments)))
        }
    }
}
