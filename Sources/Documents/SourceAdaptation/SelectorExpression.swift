import SourceModel
import SwiftSyntax

/// What a selector expression names.
struct SelectorExpression {
    /// The base name of the method or property.
    let name: String
    /// The labels of the parameters, or nil if the source names none.
    let labels: [String?]?
    /// The class before the method: `Shop` in `#selector(Shop.save(_:))`.
    let type: String?
    private let accessor: Accessor?

    private enum Accessor { case getter, setter }

    /// Creates the meaning of `#selector(…)`, or nil for another expression.
    init?(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return nil }
        accessor =
            switch argument.label?.text {
            case "getter": .getter
            case "setter": .setter
            default: nil
            }
        guard let named = Self.reference(in: argument.expression) else { return nil }
        let (reference, base) = named
        name = reference.baseName.plainText
        labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText }
        let text = base?.trimmedDescription
        type = text == "self" || text == "Self" || text == "super" ? nil : text
    }

    private static func reference(in node: ExprSyntax) -> (DeclReferenceExprSyntax, ExprSyntax?)? {
        if let node = node.as(DeclReferenceExprSyntax.self) { return (node, nil) }
        if let node = node.as(MemberAccessExprSyntax.self) { return (node.declName, node.base) }
        // With a cast that says which method is meant.
        if let node = node.as(SequenceExprSyntax.self), let first = node.elements.first { return reference(in: first) }
        if let node = node.as(AsExprSyntax.self) { return reference(in: node.expression) }
        if let node = node.as(TupleExprSyntax.self), let only = node.elements.first, node.elements.count == 1 {
            return reference(in: only.expression)
        }
        return nil
    }

    /// Returns the selector. `place` is the type that contains the expression.
    func selector(in declarations: ModuleDeclarations, at place: String?) -> String {
        switch accessor {
        case .getter: return name
        case .setter: return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        case nil: break
        }
        if let home = type ?? place, let found = declarations.selector(of: name, labels: labels, in: home) {
            return found
        }
        // Without labels, a method of UIKit is more likely than one of an unrelated class.
        if labels == nil, let known = Self.frameworkMethods[name] { return known }
        if let labels { return ObjectiveCSelector.name(of: name, labels: labels) }
        return declarations.selector(of: name, labels: nil) ?? name
    }

    /// The methods of UIKit with parameters that sources name without their labels.
    private static let frameworkMethods = [
        "endEditing": "endEditing:", "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:",
        "selectAll": "selectAll:", "delete": "delete:", "popViewController": "popViewControllerAnimated:",
        "popToRootViewController": "popToRootViewControllerAnimated:",
        "dismiss": "dismissViewControllerAnimated:completion:", "pushViewController": "pushViewController:animated:",
    ]
}
