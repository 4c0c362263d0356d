import SwiftSyntax

extension TypeSyntax {
    /// The class of a type: that of an optional's value or an array's elements, without generic arguments. It is nil if
    /// the type may be any class, as with `Any`, or isn't a class.
    var className: String? {
        if let inner = wrapped ?? element { return inner.className }
        if let type = self.as(MemberTypeSyntax.self) {
            return type.baseType.className.map { "\($0).\(type.name.plainText)" }
        }
        guard let type = self.as(IdentifierTypeSyntax.self) else { return nil }
        let name = type.name.plainText
        return ["Any", "AnyObject"].contains(name) || name.isEmpty ? nil : name
    }

    var isArray: Bool { wrapped?.isArray ?? (element != nil) }

    /// The type inside an optional, parentheses or attributes.
    private var wrapped: TypeSyntax? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 { return type.elements.first?.type }
        return argument(of: "Optional")
    }

    private var element: TypeSyntax? { self.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array") }

    private func argument(of name: String) -> TypeSyntax? {
        guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == name,
            let argument = type.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return TypeSyntax(argument)
    }
}

extension TokenSyntax {
    /// A name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}
