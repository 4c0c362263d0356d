#if canImport(SwiftParser)
import SwiftParser
import SwiftSyntax
#endif

/// An identifier of a document that a source names as a literal, such as that of a segue it performs.
package struct IdentifierUse: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case segue
        case scene
        /// A cell, view or header that is dequeued.
        case reusable
        /// A class or nib that is registered for cells, so that no document needs to have one.
        case registration
    }

    package var kind: Kind
    /// The identifier, or nil if it is no literal.
    package var identifier: String?
    package var line: Int
    package var column: Int

    /// Returns the uses in a Swift file.
    package static func all(in bytes: [UInt8]) -> [IdentifierUse] {
        let length = SwiftNesting.parsableLength(of: bytes)
        let tree = bytes[..<length].withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = UseFinder(SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        return finder.uses
    }
}

private final class UseFinder: SyntaxVisitor {
    var uses: [IdentifierUse] = []
    private let converter: SourceLocationConverter

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    /// The calls that name identifiers: the method, the label of the identifier, and one that must be there as well.
    private static let calls: [(method: String, label: String, with: String?, kind: IdentifierUse.Kind)] = [
        ("performSegue", "withIdentifier", nil, .segue),
        ("instantiateViewController", "withIdentifier", nil, .scene),
        ("instantiateViewController", "identifier", nil, .scene),
        // Without an index path there is nil for a cell that no one knows.
        ("dequeueReusableCell", "withIdentifier", "for", .reusable),
        ("dequeueReusableCell", "withReuseIdentifier", nil, .reusable),
        ("register", "forCellReuseIdentifier", nil, .registration),
        ("register", "forCellWithReuseIdentifier", nil, .registration),
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let method =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let labels = node.arguments.map { $0.label?.text }
        for call in Self.calls where call.method == method && (call.with.map { labels.contains($0) } ?? true) {
            guard let argument = node.arguments.first(where: { $0.label?.text == call.label }) else { continue }
            let place = converter.location(for: argument.expression.positionAfterSkippingLeadingTrivia)
            uses.append(
                IdentifierUse(
                    kind: call.kind, identifier: Self.literal(argument.expression), line: place.line,
                    column: place.column))
        }
        return .visitChildren
    }

    private static func literal(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
