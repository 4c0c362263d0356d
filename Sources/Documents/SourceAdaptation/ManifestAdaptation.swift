import SourceModel
import SwiftParser
import SwiftSyntax

/// The manifest of a package as it is read on a Mac, where it decides what a package for Apple's systems is made of.
package enum ManifestAdaptation {
    /// Returns the text of a manifest in which conditions about the system are those of a Mac, and that can be read in another
    /// folder than its own. The lines stay the same.
    package static func text(_ bytes: [UInt8], in folder: String, name: String) -> [UInt8] {
        guard SwiftFile.parsingLimit(of: bytes) == nil else { return bytes }
        let visitor = Visitor(folder: folder, file: "\(folder)/\(name)")
        visitor.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        var result = bytes
        for change in visitor.changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.text.utf8)
        }
        return result
    }

    private static let missing: Set<String> = ["Glibc", "Musl", "WinSDK", "Android", "UIKit", "FoundationNetworking"]
    private static let apple: Set<String> = [
        "Darwin", "ObjectiveC", "AppKit", "Combine", "SwiftUI", "CoreData", "CoreFoundation", "CoreGraphics", "os",
    ]

    private final class Visitor: SyntaxVisitor {
        private let folder: String
        private let file: String
        private var depth = 0
        private(set) var changes: [(range: Range<Int>, text: String)] = []

        init(folder: String, file: String) {
            (self.folder, self.file) = (folder, file)
            super.init(viewMode: .sourceAccurate)
        }

        private func replace(_ node: some SyntaxProtocol, by text: String) {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            changes.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text))
        }

        private func literal(_ text: String) -> String {
            "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined() + "\""
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                depth += 1
                walk(condition)
                depth -= 1
            }
            if let elements = node.elements { walk(elements) }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package" {
                for argument in node.arguments where argument.label?.text == "path" { anchor(argument.expression) }
            }
            guard depth > 0, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let argument = node.arguments.first?.expression.trimmedDescription
            else { return .visitChildren }
            switch name {
            case "os": replace(node, by: ["macOS", "OSX"].contains(argument) ? "true" : "false")
            case "canImport" where ManifestAdaptation.apple.contains(argument): replace(node, by: "true")
            case "canImport" where ManifestAdaptation.missing.contains(argument): replace(node, by: "false")
            default: break
            }
            return .skipChildren
        }

        /// Lets a path begin at the package's own folder.
        private func anchor(_ path: ExprSyntax) {
            guard let text = path.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !text.hasPrefix("/"),
                !text.hasPrefix("~")
            else { return }
            replace(path, by: literal("\(folder)/\(text)"))
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.path.trimmedDescription == "Darwin" { replace(node.path, by: "Glibc") }
            return .skipChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard ["file", "filePath"].contains(node.macroName.text) else { return .visitChildren }
            replace(node, by: literal(file))
            return .skipChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.trimmedDescription == "Context.packageDirectory" else { return .visitChildren }
            replace(node, by: literal(folder))
            return .skipChildren
        }
    }
}
