import SwiftSyntax

extension TypeSyntax {
    /// The class that a type is about: that of an optional's value or an array's elements, without generic arguments. Nil where
    /// it may be any class, as for `Any`, or where it is none.
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

    /// What stands inside an optional, parentheses or attributes.
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
    /// A name without the backticks that let it be a keyword.
    var plainText: String { text.filter { $0 != "`" } }
}
