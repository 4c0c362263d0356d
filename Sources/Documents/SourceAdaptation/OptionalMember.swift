import SwiftSyntax

/// A member of a protocol that need not be there. Swift for Linux has none: the member becomes a protocol of its own, which those adopt
/// who have the member, and the first protocol gets one that asks for it and returns nil if it isn't there.
struct OptionalMember: Sendable {
    /// The name of the member with the labels of its parameters: `changed(_:to:)`, or `title`.
    let key: String
    /// The protocol that has the member only.
    let adopted: String
    /// The protocol's declaration, and the member that asks for it.
    fileprivate let requirement: String
    fileprivate let question: String
    /// The name of the property that has the method as a closure, and its declaration; nil if there is none.
    fileprivate var reference: (name: String, declaration: String)?

    /// Creates the members of a protocol that have the word.
    static func all(of node: ProtocolDeclSyntax) -> [OptionalMember] {
        node.memberBlock.members.compactMap { $0.decl.isOptional ? $0.decl : nil }.enumerated().compactMap {
            place, member in
            OptionalMember(member, adopted: "\(node.name.plainText)_optional\(place)")
        }
    }

    private init?(_ member: DeclSyntax, adopted: String) {
        if let method = member.as(FunctionDeclSyntax.self) {
            self.init(method, adopted)
        } else if let property = member.as(VariableDeclSyntax.self) {
            self.init(property, adopted)
        } else {
            return nil
        }
    }

    private init?(_ method: FunctionDeclSyntax, _ adopted: String) {
        let parameters = Array(method.signature.parameterClause.parameters)
        guard let key = method.optionalKey else { return nil }
        let attributes = Self.attributes(method.attributes)
        let effects = method.signature.effectSpecifiers
        let words = effects.map { " \($0.trimmedDescription)" } ?? ""
        let head = "func \(method.name.text)\(method.signature.parameterClause.trimmedDescription.onOneLine)\(words)"
        let result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
        let arguments = parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let value = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(name)" : name
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        let calls = [effects?.throwsClause == nil ? "" : "try ", effects?.asyncSpecifier == nil ? "" : "await "]
            .joined()
        self.key = key
        self.adopted = adopted
        requirement = "\(attributes)\(head) -> \(result)"
        // A call that ends a chain has one optional: nil says that the method isn't there, or that it returned nil.
        let answer = result.withoutUnwrapping
        question =
            "\(attributes)@discardableResult \(head) -> \(answer.isOptionalType ? answer : "(\(answer))?") "
            + Self.body(adopted, "\(calls)object.\(method.name.text)(\(arguments.joined(separator: ", ")))")
        guard !parameters.isEmpty else { return }
        // Methods of one name in several protocols have one property, since nobody knows of which a source speaks.
        let name = "reference_" + key.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        let types = parameters.map { $0.type.trimmedDescription.replacing("@escaping ", with: "") }
        let type = "((\(types.joined(separator: ", ")))\(words) -> \(result))?"
        reference = (
            name, "\(attributes)var \(name): \(type) " + Self.body(adopted, "object.\(key)")
        )
    }

    private init?(_ property: VariableDeclSyntax, _ adopted: String) {
        guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        let attributes = Self.attributes(property.attributes)
        key = name.plainText
        self.adopted = adopted
        // Swift sets no optional property of a protocol.
        requirement = "\(attributes)var \(name.text): \(type) { get }"
        question =
            "\(attributes)var \(name.text): (\(type.withoutUnwrapping))? " + Self.body(adopted, "object.\(name.text)")
    }

    private static func body(_ adopted: String, _ value: String) -> String {
        "{ guard let object = self as? any \(adopted) else { return nil }; return \(value) }"
    }

    /// The attributes that count on Linux, too.
    private static func attributes(_ list: AttributeListSyntax) -> String {
        list.map(\.trimmedDescription).filter { $0.hasPrefix("@MainActor") }.map { $0 + " " }.joined()
    }

    /// Returns the protocols of optional members, and the members that ask for them.
    static func source(of members: [OptionalMember], in node: ProtocolDeclSyntax) -> String {
        guard !members.isEmpty else { return "" }
        let access = node.modifiers.first { ["public", "private", "fileprivate"].contains($0.name.text) }?.name.text
        let word = access == "private" ? "fileprivate " : access.map { $0 + " " } ?? ""
        let attributes = attributes(node.attributes)
        let protocols = members.map { "\(attributes)\(word)protocol \($0.adopted): AnyObject { \($0.requirement) }" }
        // Of methods with one name and other types, only the first is a value.
        var named: Set<String> = []
        let questions = members.flatMap { member in
            let reference = member.reference.flatMap { named.insert($0.name).inserted ? $0.declaration : nil }
            return [member.question, reference].compactMap(\.self)
        }.map { "    \($0)" }
        return protocols.joined(separator: "\n")
            + "\n\(attributes)\(word)extension \(node.name.text) {\n\(questions.joined(separator: "\n"))\n}\n"
    }
}

/// The protocols of a module that have optional members, and who adopts them.
struct OptionalMemberTable: Sendable {
    /// The optional members of protocols.
    private var members: [String: [OptionalMember]] = [:]
    /// What protocols and types adopt.
    private var adopting: [String: Set<String>] = [:]
    /// The members of types, by their keys.
    private var declared: [String: Set<String>] = [:]

    /// The names of the properties that have methods as closures, by the names of these with labels.
    private(set) var references: [String: String] = [:]

    /// Whether no protocol has optional members.
    var isEmpty: Bool { members.isEmpty }

    mutating func add(_ node: ProtocolDeclSyntax) {
        let name = node.name.plainText
        adopting[name, default: []].formUnion(node.inheritanceClause?.names ?? [])
        guard node.attributes.names.contains("objc") else { return }
        let all = OptionalMember.all(of: node)
        if !all.isEmpty { members[name] = all }
        for member in all { references[member.key] = member.reference?.name }
    }

    /// Adds what a type or an extension adopts and declares.
    mutating func add(_ block: MemberBlockSyntax, of type: String, adopting names: [String]) {
        adopting[type, default: []].formUnion(names)
        for member in block.allDeclarations {
            if let key = member.as(FunctionDeclSyntax.self)?.optionalKey { declared[type, default: []].insert(key) }
            for binding in member.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
                    continue
                }
                declared[type, default: []].insert(name)
            }
        }
    }

    mutating func merge(_ other: OptionalMemberTable) {
        members.merge(other.members) { old, _ in old }
        adopting.merge(other.adopting) { $0.union($1) }
        declared.merge(other.declared) { $0.union($1) }
        references.merge(other.references) { own, _ in own }
    }

    /// Returns the protocols of optional members that a class adopts first: it has the member, or a superclass without the protocol.
    func adopted(by type: String, _ superclasses: [String]) -> [String] {
        guard !isEmpty else { return [] }
        let inherited = superclasses.reduce(into: Set<String>()) { $0.formUnion(names(of: $1)) }
        let own = names(of: type).subtracting(inherited)
        return own.union(inherited).sorted().flatMap { name -> [String] in
            (members[name] ?? []).compactMap { member in
                let isOwn = declared[type]?.contains(member.key) == true
                let isInherited = superclasses.contains { declared[$0]?.contains(member.key) == true }
                let isFirst = own.contains(name) ? isOwn || isInherited : isOwn && !isInherited
                return isFirst ? member.adopted : nil
            }
        }
    }

    /// Returns the protocols with optional members that a type or a protocol adopts itself, and those that these adopt.
    private func names(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open = Array(adopting[type] ?? [])
        while let name = open.popLast() {
            if found.insert(name).inserted { open += adopting[name] ?? [] }
        }
        return found.filter { members[$0] != nil }
    }
}

extension DeclSyntax {
    /// Whether a member of a protocol need not be there.
    var isOptional: Bool { memberModifiers?.contains { $0.name.text == "optional" } ?? false }
}

extension FunctionDeclSyntax {
    /// The name of the method with the labels of its parameters.
    fileprivate var optionalKey: String? {
        let labels = signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }
        return genericParameterClause == nil ? "\(name.plainText)(\(labels.joined()))" : nil
    }
}

extension InheritanceClauseSyntax {
    /// The names of what is inherited.
    var names: [String] { inheritedTypes.compactMap(\.type.pathName) }
}

extension String {
    /// Whether the text of a type is that of an optional one.
    fileprivate var isOptionalType: Bool { hasSuffix("?") || hasPrefix("Optional<") && hasSuffix(">") }
    fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
