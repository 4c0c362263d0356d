import ClassModel
import SwiftSyntax

extension SwiftFileReader {
    func members(of declaration: VariableDeclSyntax) -> [ClassMember] {
        let marks = Marks(declaration.attributes, declaration.modifiers)
        guard !marks.isOfType else { return [] }
        let isConstant = declaration.bindingSpecifier.text == "let"
        return declaration.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            let type = binding.typeAnnotation?.type
            var member = ClassMember(
                Self.kind(of: marks, isConstant: isConstant, isCollection: type?.isArray ?? false),
                marks.objectiveCName ?? name.plainText, type: type?.className, place: place(of: name))
            if marks.objectiveCName == nil { member.sourceName = name.plainText }
            return member
        }
    }

    private static func kind(of marks: Marks, isConstant: Bool, isCollection: Bool) -> ClassMember.Kind {
        if marks.has("IBOutlet") { return isCollection ? .outletCollection : .outlet }
        if isConstant { return .hiddenProperty }
        if marks.has("IBInspectable") || marks.has("GKInspectable") { return .inspectable }
        return marks.isExposed ? .property : .hiddenProperty
    }

    func member(of declaration: FunctionDeclSyntax) -> ClassMember? {
        let marks = Marks(declaration.attributes, declaration.modifiers)
        guard !marks.isOfType else { return nil }
        let parameters = declaration.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.plainText }
        let sender = parameters.first?.type.className
        var member = ClassMember(
            Self.kind(of: marks, sender: sender),
            marks.objectiveCName ?? ObjectiveCSelector.name(of: declaration.name.plainText, labels: labels),
            type: sender, place: place(of: declaration.name))
        if marks.objectiveCName == nil { member.sourceName = declaration.name.plainText }
        member.labels = labels
        return member
    }

    private static func kind(of marks: Marks, sender: String?) -> ClassMember.Kind {
        if marks.has("IBSegueAction") { return .segueAction }
        if marks.has("IBAction") { return sender?.hasSuffix("StoryboardSegue") == true ? .unwindAction : .action }
        return marks.isExposed ? .method : .hiddenMethod
    }
}

/// The attributes and modifiers of a declaration.
struct Marks {
    private let attributes: Set<String>
    private let modifiers: Set<String>
    /// The argument of `@objc(name)`.
    let objectiveCName: String?

    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        var names: Set<String> = []
        var objectiveCName: String?
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.trimmedDescription
            names.insert(name)
            if name == "objc", let arguments = attribute.arguments?.trimmedDescription, !arguments.isEmpty {
                objectiveCName = String(arguments.filter { !$0.isWhitespace && $0 != "`" })
            }
        }
        self.attributes = names
        self.objectiveCName = objectiveCName
        self.modifiers = Set(modifiers.map(\.name.text))
    }

    func has(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// Whether the member is static, which documents can't use.
    var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// Whether the member is visible to Objective-C. An override of a UIKit member is visible as that is.
    var isExposed: Bool {
        has("objc") || has("NSManaged") || modifiers.contains("override") || modifiers.contains("dynamic")
    }
}
