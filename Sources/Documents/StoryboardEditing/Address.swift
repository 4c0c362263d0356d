public import StoryboardModel
public import XMLTree

/// The address of an element: an object's id, which steps to a descendant without an id may follow.
///
/// `8bC-Xf-vdC` is an object or scene, `document` the root element. A step is an element's name with its key or number
/// if the name is ambiguous: `8bC-Xf-vdC/rect[frame]`, `8bC-Xf-vdC/subviews/label[2]`, `document/resources`. In a list of commands,
/// `$1` is the first object that they have created.
public struct Address: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The address as commands write it.
    public var text: String

    /// Creates an address from its text.
    public init(_ text: String) { self.text = text }

    /// Creates an address from a literal.
    public init(stringLiteral text: String) { self.text = text }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public var description: String { text }
}

extension Document {
    /// Returns the element at an address.
    public func resolve(_ address: Address) throws(ChangeError) -> Node {
        let steps = address.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let first = try named(steps.first ?? "")
        guard var node = first == "document" ? root : object(first) else {
            throw .refused("there is no object '\(first)' in the document", hint: "`storyboard outline` lists the ids")
        }
        for step in steps.dropFirst() {
            guard let next = Self.child(step, of: node) else {
                let names = Set(node.children.map(\.name)).sorted().joined(separator: ", ")
                throw .refused(
                    "there is no '\(step)' inside '\(node.name)'",
                    hint: names.isEmpty ? "nothing is inside it" : "inside it are: \(names)")
            }
            node = next
        }
        return node
    }

    /// Returns the id that a step begins with, which may be the number of an object created before.
    private func named(_ first: String) throws(ChangeError) -> String {
        guard first.hasPrefix("$"), let number = Int(first.dropFirst()) else { return first }
        if createdInList.indices.contains(number - 1) { return createdInList[number - 1] }
        let count = createdInList.count
        throw .refused(
            "there is no object '\(first)': the commands before have created \(count == 0 ? "none" : "\(count)")",
            hint: "objects are counted in the order in which they are created, from 1")
    }

    private static func child(_ step: String, of node: Node) -> Node? {
        guard step.last == "]", let open = step.firstIndex(of: "[") else { return node.child(step) }
        let name = String(step[..<open])
        let selector = String(step[step.index(after: open)...].dropLast())
        if let number = Int(selector) {
            let named = node.children.filter { $0.name == name }
            return number > 0 && number <= named.count ? named[number - 1] : nil
        }
        return node.child(name, key: selector)
    }
}

extension Document {
    /// Returns the address of an element.
    package func address(of node: NodeID) -> Address {
        var steps: [String] = []
        var current = tree[node]
        while current != root {
            if let id = current.objectID, object(id) == current, id != "document" {
                return Address(([id] + steps).joined(separator: "/"))
            }
            steps.insert(Self.step(to: current), at: 0)
            guard let parent = current.parent else { break }
            current = parent
        }
        return Address((["document"] + steps).joined(separator: "/"))
    }

    private static func step(to node: Node) -> String {
        let twins = node.parent.map { $0.children.filter { $0.name == node.name } } ?? []
        if twins.count == 1 { return node.name }
        // A key that is a number, or has a bracket or slash, cannot be distinguished from other steps.
        if let key = node["key"], Int(key) == nil, !key.contains(where: { "/]".contains($0) }),
            twins.filter({ $0["key"] == key }).count == 1
        {
            return "\(node.name)[\(key)]"
        }
        return "\(node.name)[\((twins.firstIndex { $0 == node } ?? 0) + 1)]"
    }
}
