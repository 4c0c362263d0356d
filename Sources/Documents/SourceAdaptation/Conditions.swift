import SwiftSyntax

extension ExprSyntax {
    /// What is replaced in the condition of an `#if`: what is built for iOS is built here, and the device is a simulated one.
    var adaptedParts: [(part: ExprSyntax, text: String)] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription == token.text, let argument = call.arguments.first?.expression
            else { return nil }
            let name = argument.trimmedDescription
            return switch token.text {
            case "os" where name == "iOS": (argument, "Linux")
            case "os" where name == "Linux": (argument, "macOS")
            case "targetEnvironment" where name == "simulator": (ExprSyntax(call), "os(Linux)")
            case "canImport" where name == "Darwin": (ExprSyntax(call), "os(Linux)")
            case "canImport" where ["Glibc", "Musl"].contains(name): (ExprSyntax(call), "os(macOS)")
            case "canImport": SystemModule.named(name)?.standIn.map { (argument, $0) }
            default: nil
            }
        }
    }

    /// The condition as the adapted copy has it, in one line.
    var adaptedCondition: String {
        var bytes = trimmed.syntaxTextBytes
        let start = span.lowerBound
        for (part, text) in adaptedParts.reversed() {
            let range = part.span
            bytes.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: Array(text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension AvailabilityConditionSyntax {
    /// The call in place of `#available(iOS 15, *)`, or nil if the condition says nothing of iOS. The function is that of
    /// `AdaptedModule.foundationSource`.
    var adapted: String? {
        let versions = availabilityArguments.compactMap { element -> PlatformVersionSyntax? in
            guard case .availabilityVersionRestriction(let version) = element.argument else { return nil }
            return ["iOS", "iOSApplicationExtension"].contains(version.platform.text) ? version : nil
        }
        guard let version = versions.first?.version else { return nil }
        let minor = version.components.first?.number.text ?? "0"
        let sign = availabilityKeyword.text == "#unavailable" ? "!" : ""
        return "\(sign)systemHasVersion(\(version.major.text), \(minor))"
    }
}

/// A visitor that knows the types and the conditions around a node.
class ConditionVisitor: TypeVisitor {
    private var conditions: [String] = []

    /// The conditions of the `#if` around the place, or nil outside of any.
    final var currentCondition: String? { conditions.isEmpty ? nil : conditions.joined(separator: " && ") }

    final override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(whole(node))
        return .visitChildren
    }

    final override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

    /// The condition of a clause, which those before it don't fulfill.
    final func whole(_ node: IfConfigClauseSyntax) -> String {
        let clauses = node.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != node.id } ?? []
        let others = clauses.compactMap(\.condition).map { "!(\($0.adaptedCondition))" }
        let own = node.condition.map { ["(\($0.adaptedCondition))"] } ?? []
        return (others + own).joined(separator: " && ")
    }
}
