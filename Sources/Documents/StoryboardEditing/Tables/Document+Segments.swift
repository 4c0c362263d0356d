import StoryboardModel
import XMLTree

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
