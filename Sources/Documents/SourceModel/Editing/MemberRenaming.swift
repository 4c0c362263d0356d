import SwiftParser
import SwiftSyntax

/// The edits that rename something in a file, and the places where it may be meant.
package struct SourceRenaming: Hashable, Sendable {
    package var edits: [SourceEdit] = []
    /// The lines, from 1, where the name is used for something whose type is unknown. They stay as they are.
    package var unclear: [Int] = []

    /// Returns the edits that rename a property or method in a file.
    ///
    /// `classes` are the Swift names of the class and of those that derive from it. `labels` are those of the method's
    /// parameters, or nil for a property.
    package static func member(
        _ name: String, labels: [String?]?, of classes: Set<String>, to new: String, in bytes: [UInt8]
    ) -> SourceRenaming {
        guard bytes.mentions(name) else { return SourceRenaming() }
        let visitor = MemberRenaming(name, labels, classes, new, LineTable(bytes))
        visitor.walk(Parser.parse(parsable: bytes))
        return visitor.result
    }

    /// Returns the edits that rename a class in a file: its declaration, and every type and expression that names it.
    /// No other type may have the name.
    package static func type(_ name: String, to new: String, in bytes: [UInt8]) -> SourceRenaming {
        guard bytes.mentions(name) else { return SourceRenaming() }
        let visitor = TypeRenaming(name, new)
        visitor.walk(Parser.parse(parsable: bytes))
        return visitor.result
    }
}

extension Parser {
    /// Parses what isn't nested too deeply.
    fileprivate static func parse(parsable bytes: [UInt8]) -> SourceFileSyntax {
        bytes[..<SwiftNesting.parsableLength(of: bytes)].withUnsafeBufferPointer { parse(source: $0) }
    }
}

extension SourceEdit {
    /// Creates the edit that replaces a name.
    fileprivate init(_ token: TokenSyntax, _ text: String) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        self.init(start..<(start + token.text.utf8.count), text)
    }
}

// MARK: Members

private final class MemberRenaming: SyntaxVisitor {
    var result = SourceRenaming()
    private let name: String
    private let labels: [String?]?
    private let classes: Set<String>
    private let new: String
    private let lines: LineTable
    private var path: [String] = []

    init(_ name: String, _ labels: [String?]?, _ classes: Set<String>, _ new: String, _ lines: LineTable) {
        (self.name, self.labels, self.classes, self.new, self.lines) = (name, labels, classes, new, lines)
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether `self` has the member.
    private var isInside: Bool { classes.contains(path.joined(separator: ".")) }

    private func rename(_ token: TokenSyntax) { result.edits.append(SourceEdit(token, new)) }

    private func leave(_ token: TokenSyntax) {
        let line = lines.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        if result.unclear.last != line { result.unclear.append(line) }
    }

    // MARK: Types

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        path.append(name)
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.className ?? node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    // MARK: Declarations

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard labels == nil, isInside, isMember(node) else { return .visitChildren }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                pattern.identifier.plainText == name
            else { continue }
            rename(pattern.identifier)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let labels, isInside, isMember(node), node.name.plainText == name else { return .visitChildren }
        if Self.labels(of: node) == labels { rename(node.name) }
        return .visitChildren
    }

    static func labels(of node: FunctionDeclSyntax) -> [String?] {
        node.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.plainText }
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool {
        var outer = node.parent
        while let next = outer, !next.is(MemberBlockItemSyntax.self) {
            if next.is(CodeBlockSyntax.self) || next.is(ClosureExprSyntax.self) { return false }
            outer = next.parent
        }
        return outer != nil
    }

    // MARK: Uses

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.plainText == name, isMeant(node) else { return .visitChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            member(node.baseName, of: access.base)
        } else if isInside, LocalNames.declaration(of: name, at: node) == nil {
            rename(node.baseName)
        }
        return .visitChildren
    }

    private func member(_ token: TokenSyntax, of base: ExprSyntax?) {
        // ".name" is a member of a type that only the compiler knows.
        guard let base else { return leave(token) }
        switch hasMember(base) {
        case true?: rename(token)
        case false?: break
        case nil: leave(token)
        }
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .property(let property)? = node.components.first?.component,
            property.declName.baseName.plainText == name
        else { return .visitChildren }
        guard let root = node.root?.className else {
            leave(property.declName.baseName)
            return .skipChildren
        }
        if classes.contains(root) { rename(property.declName.baseName) }
        return .skipChildren
    }

    /// A name that is read and declared again: `if let label`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard labels == nil, isInside, node.initializer == nil,
            let pattern = node.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.plainText == name,
            LocalNames.declaration(of: name, at: node) == nil
        else { return .visitChildren }
        result.edits.append(SourceEdit(pattern.identifier, "\(pattern.identifier.text) = \(new)"))
        return .skipChildren
    }

    /// A name that is captured: `[weak label]`.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        guard labels == nil, isInside, node.initializer == nil, node.name.plainText == name,
            LocalNames.declaration(of: name, at: node) == nil
        else { return .visitChildren }
        result.edits.append(SourceEdit(node.name, "\(node.name.text) = \(new)"))
        return .skipChildren
    }

    /// Returns whether a use of the name may be one of this method, not one of the same name with other labels.
    private func isMeant(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let labels else { return true }
        if let names = node.argumentNames {
            return names.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText } == labels
        }
        let called =
            node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? Syntax($0) : nil }
            ?? Syntax(node)
        guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == called.id
        else {
            return true
        }
        let given = call.arguments.map { $0.label?.plainText }
        // Trailing closures have no label, and parameters may have defaults.
        return given == labels || call.trailingClosure != nil && given.count < labels.count
    }

    // MARK: Types of expressions

    /// Returns whether a value has the member, or nil if its type is unknown.
    private func hasMember(_ base: ExprSyntax) -> Bool? {
        if let reference = base.as(DeclReferenceExprSyntax.self) { return hasMember(reference) }
        if let chain = base.as(OptionalChainingExprSyntax.self) { return hasMember(chain.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return hasMember(forced.expression) }
        if base.is(SuperExprSyntax.self) { return isInside }
        if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { hasMember($0.expression) }
        }
        if let cast = base.as(AsExprSyntax.self) { return cast.type.className.map(classes.contains) }
        if let call = base.as(FunctionCallExprSyntax.self),
            let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            type.first?.isUppercase == true
        {
            return classes.contains(type)
        }
        // Casts aren't folded by the parser.
        if let sequence = base.as(SequenceExprSyntax.self),
            let cast = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            return cast.type.className.map(classes.contains)
        }
        return property(base)
    }

    private func hasMember(_ reference: DeclReferenceExprSyntax) -> Bool? {
        let name = reference.baseName.plainText
        if name == "self" {
            guard let local = LocalNames.declaration(of: "self", at: reference), local.value != nil else {
                return isInside
            }
            return nil
        }
        if name == "Self" { return isInside }
        if name.first?.isUppercase == true { return classes.contains(name) }
        if let local = LocalNames.declaration(of: name, at: reference) {
            if let type = local.type { return type.className.map(classes.contains) }
            return local.value.flatMap(hasMember)
        }
        return type(ofProperty: name, at: reference)
    }

    /// Returns whether what "self.other" holds has the member.
    private func property(_ base: ExprSyntax) -> Bool? {
        guard let access = base.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText == "self"
        else { return nil }
        return type(ofProperty: access.declName.baseName.plainText, at: base)
    }

    private func type(ofProperty name: String, at node: some SyntaxProtocol) -> Bool? {
        var outer = node.parent
        while let next = outer {
            if let block = next.as(MemberBlockSyntax.self) {
                for case let variable? in block.members.map({ $0.decl.as(VariableDeclSyntax.self) }) {
                    for binding in variable.bindings
                    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name {
                        if let type = binding.typeAnnotation?.type { return type.className.map(classes.contains) }
                        return binding.initializer.flatMap { hasMember($0.value) }
                    }
                }
                return nil
            }
            outer = next.parent
        }
        return nil
    }
}

// MARK: Classes

private final class TypeRenaming: SyntaxVisitor {
    var result = SourceRenaming()
    private let name: String
    private let new: String

    init(_ name: String, _ new: String) {
        (self.name, self.new) = (name, new)
        super.init(viewMode: .sourceAccurate)
    }

    private func rename(_ token: TokenSyntax) {
        if token.plainText == name { result.edits.append(SourceEdit(token, new)) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }
    // "Module.Name" and "Outer.Name".
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.plainText == name else { return .visitChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            // Only a type or module has types.
            let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            guard base?.first?.isUppercase == true else { return .visitChildren }
        } else if LocalNames.declaration(of: name, at: node) != nil {
            return .visitChildren
        }
        rename(node.baseName)
        return .visitChildren
    }
}
