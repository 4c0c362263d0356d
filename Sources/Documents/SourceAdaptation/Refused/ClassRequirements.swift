import SourceModel
import SwiftSyntax

/// Functions that require an associated type to be a class. On Apple's systems a protocol of Objective-C is a class type
/// itself: `any UITableViewDataSource`. Elsewhere Swift doesn't take it for one, so the copies don't require it.
extension RefusedCode {
    /// Removes the requirements that complaints are about. Returns whether there were any.
    package mutating func removeClassRequirements(_ complaints: [Complaint]) -> Bool {
        let names = Set(complaints.compactMap { Self.function(requiringClassIn: $0.message) })
        guard !names.isEmpty else { return false }
        var changed = false
        for index in sources.indices {
            let reader = ClassRequirementReader(of: names)
            reader.walk(ParsedSource(sources[index]).syntax)
            guard !reader.edits.isEmpty else { continue }
            sources[index].bytes = reader.edits.applied(to: sources[index].bytes)
            changed = true
        }
        return changed
    }

    private static func function(requiringClassIn message: String) -> String? {
        message.firstMatch(of: #/'(\w+)(?:\(.*\))?' requires that '[^']+' \(aka 'any .+'\) be a class type/#).map {
            String($0.1)
        }
    }
}

/// Collects the requirements `Type.Member: AnyObject` of functions.
private final class ClassRequirementReader: SyntaxVisitor {
    private let names: Set<String>
    private(set) var edits = SourceEdits()

    init(of names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.name.plainText), let clause = node.genericWhereClause else { return .visitChildren }
        let kept = clause.requirements.filter { !Self.requiresClass($0) }
        guard kept.count < clause.requirements.count else { return .visitChildren }
        let list = kept.map { $0.requirement.trimmedDescription }.joined(separator: ", ")
        edits.replace(clause.span, with: kept.isEmpty ? "" : "where \(list)")
        return .visitChildren
    }

    private static func requiresClass(_ node: GenericRequirementSyntax) -> Bool {
        guard let conformance = node.requirement.as(ConformanceRequirementSyntax.self) else { return false }
        return conformance.rightType.trimmedDescription == "AnyObject" && conformance.leftType.is(MemberTypeSyntax.self)
    }
}
