import SwiftSyntax

/// The call of an override that stays in an extension: a class overrides the member, and calls the one of the extension, which
/// has another name.
struct OverrideCall {
    /// What the members of extensions that overrides call begin with.
    static let prefix = "overriding_"

    /// What is inserted into the class.
    let text: String
    /// The modifiers that the member of the extension can't have.
    let needless: [DeclModifierSyntax]
    /// Where the name of the member begins, and the word before it: `func` or `var`.
    let name: Int
    let place: Int
    /// Whether the member is one that anybody may call, although the class is one of the main actor's.
    let isNonisolated: Bool

    private static let nonisolated: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    /// Creates the call of an override, or nil if the class has to have it: a property with observers, and what can't be
    /// handed on.
    init?(_ declaration: DeclSyntax, isPublic: Bool) {
        let (modifiers, attributes): (DeclModifierListSyntax, AttributeListSyntax)
        let signature: String
        let token: TokenSyntax
        if let method = declaration.as(FunctionDeclSyntax.self) {
            guard let call = Self.call(method) else { return nil }
            (modifiers, attributes, token) = (method.modifiers, method.attributes, method.name)
            var head = method
            (head.body, head.attributes, head.modifiers) = (nil, [], [])
            signature = "\(head.trimmedDescription) { \(call) }"
        } else if let property = declaration.as(VariableDeclSyntax.self) {
            guard let accessors = Self.accessors(property),
                let pattern = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
                let type = property.bindings.first?.typeAnnotation
            else { return nil }
            (modifiers, attributes, token) = (property.modifiers, property.attributes, pattern.identifier)
            signature = "var \(pattern.identifier.text)\(type.trimmedDescription) \(accessors)"
        } else {
            return nil
        }
        let needless: Set<String> = ["override", "open", "final", "private", "fileprivate", "dynamic"]
        self.needless = modifiers.filter { needless.contains($0.name.text) }
        let kept = modifiers.filter { ["class", "static", "nonisolated"].contains($0.name.text) }.map(
            \.trimmedDescription)
        let conditions = attributes.compactMap { attribute -> String? in
            let text = attribute.trimmedDescription
            return text.hasPrefix("@available") || text.hasPrefix("@MainActor") ? text : nil
        }
        let words = conditions + (isPublic ? ["public"] : []) + ["override"] + kept
        text = (words + [signature]).joined(separator: " ")
        name = token.positionAfterSkippingLeadingTrivia.utf8Offset
        place = declaration.introducer.positionAfterSkippingLeadingTrivia.utf8Offset
        isNonisolated = Self.nonisolated.contains(token.plainText)
    }

    /// Returns where `public` is missing in a member of a public class, or nil if it says who sees it.
    static func place(ofAccessIn declaration: DeclSyntax) -> Int? {
        guard let modifiers = declaration.memberModifiers,
            let override = modifiers.first(where: { $0.name.text == "override" }),
            !modifiers.contains(where: { ["public", "open"].contains($0.name.text) })
        else { return nil }
        return override.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    private static func call(_ method: FunctionDeclSyntax) -> String? {
        var arguments: [String] = []
        for parameter in method.signature.parameterClause.parameters {
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            guard parameter.ellipsis == nil else { return nil }
            let value = (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text
            arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        let effects = method.signature.effectSpecifiers
        if effects?.throwsClause?.throwsSpecifier.text == "rethrows" { return nil }
        let words = (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
        let name = method.name.plainText
        return "\(words)\(prefix)\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Returns the accessors that hand a property on, or nil if it has others than a getter and a setter.
    private static func accessors(_ property: VariableDeclSyntax) -> String? {
        guard property.bindings.count == 1, let binding = property.bindings.first, let block = binding.accessorBlock,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        let name = prefix + pattern.identifier.plainText
        guard let list = block.accessors.as(AccessorDeclListSyntax.self) else { return "{ \(name) }" }
        let kinds = Set(list.map(\.accessorSpecifier.text))
        guard kinds.isSubset(of: ["get", "set"]), kinds.contains("get") else { return nil }
        return kinds.contains("set") ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(name) }"
    }
}

extension DeclSyntax {
    /// The word that the declaration begins with, after its modifiers.
    fileprivate var introducer: TokenSyntax {
        self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
            ?? firstToken(viewMode: .sourceAccurate) ?? .identifier("")
    }
}
