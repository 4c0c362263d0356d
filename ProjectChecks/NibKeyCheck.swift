import SwiftParser
import SwiftSyntax

extension Check {
    /// UIKit reads only nib keys that the catalog or the compiler writes.
    ///
    /// A key that is spelled one way in the catalog and another way in a class loses what a document says, without a word.
    static let nibKeys = Check(name: "nib-keys") { project in
        let writers = ["Sources/Documents/ElementCatalog", "Sources/Compiler/StoryboardCompiler"]
        let written = concurrentMap(try project.sources(in: writers)) { source in
            let reader = WordReader(viewMode: .sourceAccurate)
            reader.walk(source.syntax)
            return reader.words
        }.reduce(into: Set<String>()) { $0.formUnion($1) }
        let readers = KeyReader.readers.flatMap { ["\($0).", "\($0)?."] }
        let read = concurrentMap(try project.sources(in: ["Sources/Runtime/UIKit"], mentioning: readers)) { source in
            let reader = KeyReader(viewMode: .sourceAccurate)
            reader.walk(source.syntax)
            return reader.keys.map { key, node in (key: key, source: source, node: node) }
        }.flatMap { $0 }
        var found = read.filter { !written.contains($0.key) && unwritten[$0.key] == nil }.map { entry in
            entry.source.finding("nothing writes the key '\(entry.key)'", at: entry.node)
        }
        let keys = Set(read.map(\.key))
        for key in unwritten.keys.sorted() where !read.isEmpty && (!keys.contains(key) || written.contains(key)) {
            found.append(
                Finding(
                    path: "ProjectChecks/NibKeyCheck.swift",
                    message: "the key '\(key)' is written, or nothing reads it, so it is no exception any more"))
        }
        return found
    }

    /// What Apple's compiler writes and ours doesn't, or what has several parts, with the reason.
    private static let unwritten = [
        "UITapGestureRecognizer._imp": "the compiler puts the class in front",
        "IBUITableViewCellStyle": "the key of xibs before storyboards",
        "UITableSectionHeaderView": "a view above a section, which no editor of storyboards offers",
        "UITableSectionFooterView": "a view below a section",
        "UIViewControllerViewRespectsSystemMinimumLayoutMargins": "no attribute of documents stands for it",
        "UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale": "Interface Builder has no variations by scale",
        "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle": "Interface Builder has none by style",
    ]
}

/// Collects the names in code and the words in its strings.
private final class WordReader: SyntaxVisitor {
    private(set) var words: Set<String> = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .identifier: words.insert(token.plainText)
        case .stringSegment(let text):
            for others in ["_.", "_.-"] {
                for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || others.contains($0)) }) {
                    words.insert(String(word))
                }
            }
        default: break
        }
        return .skipChildren
    }
}

/// Finds the keys that are read from nibs: `coder.decodeBool(forKey:)` has a label, our readers have none.
private final class KeyReader: SyntaxVisitor {
    private(set) var keys: [(key: String, node: FunctionCallExprSyntax)] = []

    static let readers: Set<String> = ["nib", "coder", "decoder"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if var base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
            let name = base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName
            if let name, Self.readers.contains(name.baseName.text), let first = node.arguments.first,
                first.label == nil, let key = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            {
                keys.append((key, node))
            }
        }
        return .visitChildren
    }
}
