import SourceModel
import SwiftSyntax

/// Protocols that require `init()` and that `NSObject` conforms to in an extension: on iOS, every class from Objective-C has it; on Linux
/// only a class's own required initializers can be what a protocol requires. The requirement has another name in the copies, the
/// old one is an extension's, objects of Objective-C are made by UIKit, and other classes call their own.
extension RefusedCode {
    /// Renames the requirements that complaints are about. Returns whether there were any.
    package mutating func renameRequirements(_ complaints: [Complaint]) -> Bool {
        let refused = complaints.filter {
            $0.message.hasPrefix("initializer requirement 'init()' can only be satisfied by a 'required' initializer")
                && $0.message.hasSuffix("'NSObject'")
        }
        guard !refused.isEmpty else { return false }
        let parsed = sources.map(ParsedSource.init)
        let conforming = parsed.flatMap { source in
            source.syntax.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
                .filter { $0.extendedType.trimmedDescription == "NSObject" }
        }
        let names = Set(conforming.flatMap { $0.inheritanceClause?.names ?? [] })
        let renaming = RequirementRenaming(names, in: parsed)
        guard !renaming.protocols.isEmpty else { return false }
        for index in sources.indices {
            var edits = SourceEdits()
            renaming.edit(parsed[index], &edits)
            sources[index].bytes = edits.applied(to: sources[index].bytes)
        }
        return true
    }
}

/// The protocols whose `init()` is renamed, and what becomes of the sources that have to do with them.
private struct RequirementRenaming {
    /// The protocols by their names: the word that says who may use them, or nothing.
    private(set) var protocols: [String: String] = [:]

    /// Finds the protocols with some names that require `init()`.
    init(_ names: Set<String>, in sources: [ParsedSource]) {
        for node in sources.flatMap({ $0.syntax.statements }).compactMap({ $0.item.as(ProtocolDeclSyntax.self) })
        where names.contains(node.name.text) && Self.requirement(of: node) != nil {
            protocols[node.name.text] = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        }
    }

    private static func requirement(of node: ProtocolDeclSyntax) -> InitializerDeclSyntax? {
        node.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .first { $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil }
    }

    func edit(_ source: ParsedSource, _ edits: inout SourceEdits) {
        for item in source.syntax.statements {
            if let node = item.item.as(ProtocolDeclSyntax.self) {
                edit(node, &edits)
            } else if let node = item.item.as(ExtensionDeclSyntax.self) {
                edit(node, &edits)
            } else if let node = item.item.as(ClassDeclSyntax.self) {
                edit(node, &edits)
            }
        }
    }

    private func edit(_ node: ProtocolDeclSyntax, _ edits: inout SourceEdits) {
        let name = node.name.text
        guard let access = protocols[name], let requirement = Self.requirement(of: node) else { return }
        edits.replace(requirement.signature.parameterClause.span, with: "(_required: Void)")
        edits.insert(
            "; extension \(name) { \(access)init() { self.init(_required: ()) } }", at: node.span.upperBound)
    }

    private func edit(_ node: ExtensionDeclSyntax, _ edits: inout SourceEdits) {
        guard node.extendedType.trimmedDescription == "NSObject" else { return }
        for name in node.inheritanceClause?.names ?? [] {
            guard let access = protocols[name] else { continue }
            edits.insert(
                "extension \(name) where Self: NSObject { \(access)init(_required: Void) "
                    + "{ self.init(_made: RuntimeObject.make(Self.self)) } }; ",
                at: node.span.lowerBound)
        }
    }

    private func edit(_ node: ClassDeclSyntax, _ edits: inout SourceEdits) {
        guard let access = (node.inheritanceClause?.names ?? []).lazy.compactMap({ protocols[$0] }).first else {
            return
        }
        // Who can derive a class has to see what it requires.
        let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
        edits.insert(
            " required convenience \(isPublic ? "public " : access)init(_required: Void) { self.init() };",
            at: node.memberBlock.leftBrace.span.upperBound)
    }
}
