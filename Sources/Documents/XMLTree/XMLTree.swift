/// An XML document that preserves every byte it was read from.
///
/// Copies share their storage until one of them changes. What isn't edited is written exactly as it was read.
public struct XMLTree: Sendable {
    var storage: Storage

    /// Reads a document.
    public init(_ bytes: some Collection<UInt8>, limits: XMLLimits = XMLLimits()) throws(XMLError) {
        let start = SourceLocation(line: 1, column: 1)
        guard !bytes.isEmpty else { throw XMLError(.empty, at: start) }
        guard bytes.count <= limits.size else {
            throw XMLError(.tooLarge(bytes: bytes.count, limit: limits.size), at: start)
        }
        storage = Storage(text: Array(bytes))
        if let encoding = Self.foreignEncoding(storage.text) { throw XMLError(.encoding(encoding), at: start) }
        let mark = storage.text.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        if storage.text.dropFirst(mark).allSatisfy(\.isXMLSpace) { throw XMLError(.empty, at: start) }
        _ = try XMLParser.parse(0..<storage.text.count, into: storage, limits: limits, isFragment: false)
        storage.newline = Self.newline(in: storage.text)
    }

    /// Creates the tree of a node, in the state that the node shows.
    public init(of node: Node) {
        storage = node.storage
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func foreignEncoding(_ text: [UInt8]) -> String? {
        switch text.prefix(4) {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]: "UTF-32"
        case let start where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]): "UTF-16"
        case let start where start.starts(with: [0x3C, 0]) || start.starts(with: [0, 0x3C]): "UTF-16"
        default: nil
        }
    }

    private static func newline(in text: [UInt8]) -> [UInt8] {
        guard let first = text.firstIndex(of: UInt8(ascii: "\n")), first > 0, text[first - 1] == UInt8(ascii: "\r")
        else { return [UInt8(ascii: "\n")] }
        return [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    }

    /// The node that contains the declaration, comments and the root element.
    public var document: Node { Node(storage: storage, id: NodeID(0)) }

    /// The root element.
    public var root: Node {
        guard let root = document.children.first else { preconditionFailure("a tree was made without a root element") }
        return root
    }

    /// Returns the node with an id.
    public subscript(id: NodeID) -> Node {
        precondition(id.index < storage.records.count, "node \(id.rawValue) belongs to another tree")
        return Node(storage: storage, id: id)
    }

    /// The number of nodes that have been created, including detached ones.
    public var nodeCount: Int { storage.records.count }

    /// The line break of the document.
    public var newline: String { String(decoding: storage.newline, as: UTF8.self) }

    /// The identity of the storage. It changes with an edit if the edit had to copy the tree. For tests.
    package var storageIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    }
}
