import SwiftParser
import SwiftSyntax

/// The classes and extensions of a Swift file, with the lines of their members.
package struct SwiftOutline {
    /// The body of a class or of an extension.
    package struct Body: Hashable, Sendable {
        /// The name as documents write it: the Objective-C name, or "Outer.Inner" for a nested class.
        package var name: String
        package var isExtension: Bool
        /// The offset after the opening brace, up to that of the closing one.
        package var content: Range<Int>
        /// The lines of the braces.
        package var lines: ClosedRange<Int>
        /// The white space before the declaration.
        var indentation: String
        var members: [Member]
    }

    struct Member: Hashable, Sendable {
        /// The lines with those of comments directly above.
        var lines: ClosedRange<Int>
        var isProperty: Bool
        var indentation: String
        var end: Int
    }

    /// The bodies in the order of their opening braces.
    package private(set) var bodies: [Body] = []
    let bytes: [UInt8]
    let lines: LineTable

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineTable(bytes)
        let length = SwiftNesting.parsableLength(of: bytes)
        let tree = bytes[..<length].withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = BodyVisitor(bytes, lines)
        visitor.walk(tree)
        bodies = visitor.bodies.sorted { $0.content.lowerBound < $1.content.lowerBound }
    }

    /// The number of lines.
    package var lineCount: Int { lines.count }

    /// Returns the innermost body around the start of a line.
    package func body(atLine line: Int) -> Body? {
        bodies.last { $0.lines.lowerBound < line && line <= $0.lines.upperBound }
    }
}

private final class BodyVisitor: SyntaxVisitor {
    var bodies: [SwiftOutline.Body] = []
    private let bytes: [UInt8]
    private let lines: LineTable
    private var path: [String] = []
    /// The Objective-C names of classes, by the Swift names that extensions use.
    private var aliases: [String: String] = [:]

    init(_ bytes: [UInt8], _ lines: LineTable) {
        self.bytes = bytes
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        let name = Marks(node.attributes, node.modifiers).objectiveCName
        if let name { aliases[path.joined(separator: ".")] = name }
        add(node.memberBlock, of: name ?? path.joined(separator: "."), from: node, isExtension: false)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.className ?? node.extendedType.trimmedDescription
        path.append(name)
        add(node.memberBlock, of: aliases[name] ?? name, from: node, isExtension: true)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        return .visitChildren
    }
    // No document can use a class in a function.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

    private func add(_ block: MemberBlockSyntax, of name: String, from node: some SyntaxProtocol, isExtension: Bool) {
        // A class that is being typed may have no braces yet.
        guard block.leftBrace.presence == .present, block.rightBrace.presence == .present else { return }
        let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        bodies.append(
            SwiftOutline.Body(
                name: name, isExtension: isExtension, content: start..<end,
                lines: lines.line(at: start - 1)...lines.line(at: end),
                indentation: lines.indentation(at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: bytes),
                members: block.members.map(member)))
    }

    private func member(_ item: MemberBlockItemSyntax) -> SwiftOutline.Member {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = item.endPositionBeforeTrailingTrivia.utf8Offset
        let first = lines.line(at: start)
        return SwiftOutline.Member(
            lines: min(commentLine(of: item) ?? first, first)...lines.line(at: max(start, end - 1)),
            isProperty: item.decl.is(VariableDeclSyntax.self),
            indentation: lines.indentation(at: start, in: bytes), end: end)
    }

    /// Returns the first line of the comments directly above a declaration, or nil if there are none.
    private func commentLine(of item: MemberBlockItemSyntax) -> Int? {
        var (offset, found) = (item.position.utf8Offset, Int?.none)
        for piece in item.leadingTrivia {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                if count > 1 { found = nil }
            case .lineComment, .docLineComment, .blockComment, .docBlockComment:
                found = found ?? lines.line(at: offset)
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
        return found
    }
}
