import Testing
import XMLTree

/// Reads `text` and checks all that must hold for every document: it is written as it was read, its bookkeeping is sound, and
/// each node's own text can be read again and written the same.
@discardableResult
func assertRoundTrip(_ text: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> XMLTree {
    let tree = try XMLTree(text)
    #expect(tree.write() == text, "\(shown(tree.write()))", sourceLocation: sourceLocation)
    #expect(tree.invariantViolation() == nil, sourceLocation: sourceLocation)
    for node in tree.document.deepContent {
        var other = tree
        let fragment = tree.write(node.id)
        let again = try other.makeNodes(fragment)
        #expect(again.count == 1, "\(shown(fragment))", sourceLocation: sourceLocation)
        #expect(again.first.map { other.write($0) } == fragment, "\(shown(fragment))", sourceLocation: sourceLocation)
        #expect(other.invariantViolation() == nil, sourceLocation: sourceLocation)
        #expect(other.write() == text, sourceLocation: sourceLocation)
    }
    return tree
}

@discardableResult
func assertRoundTrip(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> XMLTree {
    try assertRoundTrip(Array(text.utf8), sourceLocation: sourceLocation)
}

func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

extension XMLTree {
    init(text: String, limits: XMLLimits = XMLLimits()) throws {
        self = try XMLTree(Array(text.utf8), limits: limits)
    }

    var text: String { String(decoding: write(), as: UTF8.self) }

    /// The first element with a name; a test that asks for one that is not there is wrong.
    func first(_ name: String) -> Node {
        guard let node = root.subtree.first(where: { $0.name == name }) else {
            preconditionFailure("no '\(name)' in \(text)")
        }
        return node
    }
}

extension Node {
    /// Everything inside, as far as it goes, of any kind.
    var deepContent: [Node] { subtree.flatMap { Array($0.content) } }
}

/// A document with something of everything, short enough to be cut at every offset.
let smallDocument = """
    <?xml version="1.0" encoding='UTF-8'?>
    <!-- é -->
    <document a="1" b = 'x&amp;&#x41;"'>
        <scene/>
        <view ></view>
        <string key="t">a&lt;ü<![CDATA[<]]></string>
        <?pi x?>
    </document>

    """
