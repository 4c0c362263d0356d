import SwiftSyntax

/// The smallest part of a source around a place that can be left out, or replaced.
struct LeftOutPart {
    let range: Range<Int>
    /// What is there instead, which is no longer than the part.
    var replacement = ""
    /// What the part is called, or nil for statements.
    var name: String?
    /// The names that the part declares.
    var names: Set<String> = []

    /// Finds the part around an offset that a message is about.
    init?(at offset: Int, in source: SourceFileSyntax, message: String) {
        guard let token = source.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        let nodes = Array(token.outward)
        if message.contains("missing return"), let part = Self.body(around: nodes) {
            self = part
            return
        }
        if let conformance = message.firstMatch(of: /does not conform to protocol '(\w+)'/),
            let part = Self.conformance(String(conformance.1), of: nodes)
        {
            self = part
            return
        }
        guard let part = nodes.lazy.compactMap({ Self.part($0) }).first else { return nil }
        self = part
    }

    private init(_ node: some SyntaxProtocol) {
        range = node.span
        let declaration =
            node.as(MemberBlockItemSyntax.self)?.decl ?? node.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self)
        (name, names) = declaration.map(Self.declared) ?? (nil, [])
    }

    private init(replacing range: Range<Int>, with text: String, name: String?) {
        (self.range, replacement, self.name) = (range, text, name)
    }

    private static func declared(in declaration: DeclSyntax) -> (String?, Set<String>) {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
            return (named.name.plainText, [named.name.plainText])
        }
        if let property = declaration.as(VariableDeclSyntax.self) {
            let names = property.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
            }
            return (names.first, Set(names))
        }
        if declaration.is(InitializerDeclSyntax.self) { return ("init", []) }
        return (declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription, [])
    }

    private static func part(_ node: Syntax) -> LeftOutPart? {
        if let inherited = node.as(InheritedTypeSyntax.self) { return part(inherited) }
        if let annotation = node.as(TypeAnnotationSyntax.self) { return part(annotation) }
        if node.is(MemberBlockItemSyntax.self) { return LeftOutPart(node.cast(MemberBlockItemSyntax.self)) }
        return node.as(CodeBlockItemSyntax.self).map { LeftOutPart($0) }
    }

    /// An outlet of a type that isn't there is a view.
    private static func part(_ annotation: TypeAnnotationSyntax) -> LeftOutPart? {
        guard let property = annotation.parent?.parent?.parent?.as(VariableDeclSyntax.self),
            property.attributes.names.contains("IBOutlet"), !property.attributes.trimmedDescription.contains("]")
        else { return nil }
        let text = annotation.type.trimmedDescription
        let view = text.hasSuffix("?") ? "UIView?" : "UIView!"
        guard text != view, text.utf8.count >= view.utf8.count, !text.hasPrefix("[") else { return nil }
        let name = property.bindings.first?.pattern.trimmedDescription
        return LeftOutPart(replacing: annotation.type.span, with: view, name: name)
    }

    /// UIKit's classes by what the names of their subclasses end with.
    private static let superclasses = [
        "TableViewController": "UITableViewController", "CollectionViewController": "UICollectionViewController",
        "NavigationController": "UINavigationController", "TabBarController": "UITabBarController",
        "ViewController": "UIViewController", "TableViewCell": "UITableViewCell",
        "CollectionViewCell": "UICollectionViewCell", "TextField": "UITextField", "TextView": "UITextView",
        "ImageView": "UIImageView", "Button": "UIButton", "Label": "UILabel", "Controller": "UIViewController",
        "View": "UIView",
    ]

    /// A superclass is the one of UIKit that its name is about, a protocol isn't adopted.
    private static func part(_ inherited: InheritedTypeSyntax) -> LeftOutPart? {
        guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self)
        else { return nil }
        let name = inherited.type.trimmedDescription
        let suffix = superclasses.keys.filter(name.hasSuffix).max { $0.count < $1.count }
        if list.first?.id == inherited.id, clause.parent?.is(ClassDeclSyntax.self) == true,
            let superclass = suffix.flatMap({ superclasses[$0] }), superclass != name,
            superclass.utf8.count <= inherited.type.span.count
        {
            return LeftOutPart(replacing: inherited.type.span, with: superclass, name: name)
        }
        if list.count == 1 { return LeftOutPart(replacing: clause.span, with: "", name: name) }
        let isLast = list.last?.id == inherited.id
        let before = list.prefix { $0.id != inherited.id }.last
        let start = isLast ? before?.type.span.upperBound ?? inherited.span.lowerBound : inherited.span.lowerBound
        return LeftOutPart(replacing: start..<inherited.span.upperBound, with: "", name: name)
    }

    /// The function or property around a body.
    private static func body(around nodes: [Syntax]) -> LeftOutPart? {
        let start = nodes.firstIndex { $0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self) }
        return start.flatMap { nodes[$0...].lazy.compactMap { part($0) }.first }
    }

    private static func conformance(_ name: String, of nodes: [Syntax]) -> LeftOutPart? {
        let group = nodes.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        let type = group?.inheritanceClause?.inheritedTypes.first { $0.type.trimmedDescription == name }
        return type.flatMap { part($0) }
    }
}
