import SourceModel
import SwiftSyntax

/// The sources of a module without what needs SwiftUI: previews, views, and what mentions these. Bytes keep their places.
package struct SwiftUIRemoval: Sendable {
    /// What a source lacks now.
    package struct Remark: Hashable, Sendable {
        package var path: String
        package var line: Int
        /// The names of the declarations, in their order.
        package var names: [String]
        /// The name of the type that begins the app, if it is one of them.
        package var app: String?
    }

    package let sources: [AdaptedModule.Source]
    package private(set) var remarks: [Remark] = []

    /// Removes from sources what needs SwiftUI.
    package init(_ sources: [AdaptedModule.Source]) {
        let needing = sources.contains { source in
            [Self.module, "#Preview"].contains(where: source.bytes.mentions)
        }
        guard needing else {
            self.sources = sources
            return
        }
        let parsed = sources.map(ParsedSource.init)
        var removed = RemovedNames(parsed)
        // What is removed makes more unusable, until nothing changes.
        var erasers: [SwiftUIEraser] = []
        for _ in 0..<Self.mostPasses {
            let before = removed
            erasers = parsed.map { source in
                let eraser = SwiftUIEraser(source, removed)
                eraser.run()
                return eraser
            }
            for eraser in erasers { removed.formUnion(eraser.removed) }
            if removed == before { break }
        }
        self.sources = zip(parsed, erasers).map { .init(path: $0.path, bytes: $1.result) }
        remarks = erasers.compactMap(\.remark)
    }

    static let module = "SwiftUI"
    private static let mostPasses = 12
}

/// The names of what was removed.
struct RemovedNames: Equatable {
    /// Types and functions of the module.
    var names: Set<String> = []
    /// Members, by their types.
    var members: [String: Set<String>] = [:]
    /// The types that the module declares, which hide those of SwiftUI with their names.
    let declared: Set<String>

    init(_ sources: [ParsedSource]) {
        let reader = TypeNameReader(viewMode: .sourceAccurate)
        for source in sources { reader.walk(source.syntax) }
        declared = reader.names
    }

    mutating func formUnion(_ other: RemovedNames) {
        names.formUnion(other.names)
        members.merge(other.members) { $0.union($1) }
    }
}

private final class TypeNameReader: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.plainText)
        return .visitChildren
    }
}
