import SourceModel
import SwiftParser
import SwiftSyntax

/// The public methods of UIKit's classes by their selectors, and their properties by their keys, which apps and documents name and UIKit
/// has to find by name. Apple's runtime knows all members; this table, as a source of UIKit, stands for it.
///
/// Listed are the methods with at most two parameters, each of which is an object, anything, or a flag, and all properties that
/// Objective-C can have.
package struct FrameworkMembers {
    /// The text of the source.
    package let source: String

    /// Creates the table of a module's sources, in an order that doesn't vary.
    package init(_ files: [(path: String, bytes: [UInt8])]) {
        let sources = files.sorted { $0.path < $1.path }.map {
            $0.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
        let names = ClassNames(viewMode: .sourceAccurate)
        for source in sources { names.walk(source) }
        let reader = MemberReader(classes: names.found)
        for source in sources { reader.walk(source) }
        source = Self.text(reader.entries.filter { !$0.value.isEmpty })
    }

    private static func text(_ entries: [String: [String: String]]) -> String {
        let types = entries.keys.sorted()
        var text = """
            // swift-format-ignore-file
            // The public methods of UIKit's classes that selectors can name, and the properties that keys can. `make tables` writes
            // this file.

            extension FrameworkMembers {
                static let tables: [ObjectIdentifier: @MainActor () -> FrameworkMembers] = [

            """
        for type in types { text += "        ObjectIdentifier(\(type).self): \(functionName(of: type)),\n" }
        text += "    ]\n}\n"
        for type in types {
            text += "\n@MainActor private func \(functionName(of: type))() -> FrameworkMembers {\n"
            text += "    var table = FrameworkMembers()\n"
            for (_, line) in (entries[type] ?? [:]).sorted(by: { $0.key < $1.key }) { text += "    \(line)\n" }
            text += "    return table\n}\n"
        }
        return text
    }

    private static func functionName(of type: String) -> String {
        "membersOf\(type.split(separator: ".").joined())"
    }
}

/// Collects the names of classes and of generic ones.
private final class ClassNames: TypeVisitor {
    private(set) var found: Set<String> = []

    override func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
        if isPublic, node.genericParameterClause == nil { found.insert(typeName) }
        return .visitChildren
    }
}

private final class MemberReader: TypeVisitor {
    /// The lines by class and name.
    private(set) var entries: [String: [String: String]] = [:]
    private let classes: Set<String>
    private var areAllPublic: [Bool] = []

    init(classes: Set<String>) {
        self.classes = classes
        super.init(viewMode: .sourceAccurate)
    }

    override func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        read(node.memberBlock, allPublic: false)
        return .visitChildren
    }

    override func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericWhereClause == nil {
            read(node.memberBlock, allPublic: node.modifiers.contains { $0.name.text == "public" })
        }
        return .visitChildren
    }

    private func read(_ block: MemberBlockSyntax, allPublic: Bool) {
        guard classes.contains(typeName) else { return }
        for member in block.members {
            if let method = member.decl.as(FunctionDeclSyntax.self), isListed(method, allPublic: allPublic),
                let call = call(of: method)
            {
                for selector in selectors(of: method) {
                    add("table.add(\"\(selector)\") { (owner: \(typeName), arguments) in \(call) }", selector)
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self),
                isListed(variable, allPublic: allPublic), let name = name(of: variable)
            {
                let key = key(of: name)
                add(
                    "table.\(isReadOnly(variable) ? "value" : "property")(\"\(key)\", \\\(typeName).\(name))", ".\(key)"
                )
            }
        }
    }

    private func add(_ line: String, _ name: String) {
        entries[typeName, default: [:]][name] = entries[typeName]?[name] ?? line
    }

    private func isListed(_ property: VariableDeclSyntax, allPublic: Bool) -> Bool {
        let words = Set(property.modifiers.filter { $0.detail == nil }.map(\.name.text))
        guard let binding = property.bindings.first, property.bindings.count == 1 else { return false }
        return (allPublic || !words.isDisjoint(with: ["open", "public"]))
            && words.isDisjoint(with: ["static", "class", "override", "package", "internal", "private", "fileprivate"])
            && !property.attributes.names.contains("available") && isKnown(binding.typeAnnotation?.type)
            && name(of: property)?.hasPrefix("_") == false
    }

    private func name(of property: VariableDeclSyntax) -> String? {
        property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    /// Whether Objective-C can have values of a type: no blocks, tuples or types without a name.
    private func isKnown(_ type: TypeSyntax?) -> Bool {
        guard let type else { return true }
        if let optional = type.as(OptionalTypeSyntax.self) { return isKnown(optional.wrappedType) }
        return !type.is(FunctionTypeSyntax.self) && !type.is(TupleTypeSyntax.self) && !type.is(SomeOrAnyTypeSyntax.self)
            && !type.is(AttributedTypeSyntax.self)
    }

    private func isReadOnly(_ property: VariableDeclSyntax) -> Bool {
        if property.bindingSpecifier.tokenKind == .keyword(.let) { return true }
        if property.modifiers.contains(where: { $0.detail?.detail.text == "set" }) { return true }
        switch property.bindings.first?.accessorBlock?.accessors {
        case .getter: return true
        case .accessors(let list):
            let words = list.map(\.accessorSpecifier.text)
            return words.contains("get") && !words.contains("set")
        default: return false
        }
    }

    /// The key of a property: flags are read by `isHidden`, and are `hidden`.
    private func key(of name: String) -> String {
        guard name.hasPrefix("is"), let initial = name.dropFirst(2).first, initial.isUppercase else { return name }
        return initial.lowercased() + name.dropFirst(3)
    }

    private func isListed(_ method: FunctionDeclSyntax, allPublic: Bool) -> Bool {
        let words = Set(method.modifiers.map(\.name.text))
        let effects = method.signature.effectSpecifiers
        return (allPublic || !words.isDisjoint(with: ["open", "public"]))
            && words.isDisjoint(with: ["static", "class", "override", "package", "internal", "private", "fileprivate"])
            && method.genericParameterClause == nil && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
            && !method.attributes.names.contains("available") && !method.name.text.hasPrefix("_")
            && method.name.text.first?.isLetter == true
    }

    /// Both forms of a name whose first parameter has a label: `popViewControllerWithAnimated:`, as Swift makes it, and
    /// `popViewControllerAnimated:`, as Apple spells it.
    private func selectors(of node: FunctionDeclSyntax) -> Set<String> {
        let method = ModuleDeclarations.Method(node)
        var found: Set<String> = [method.selector]
        if let first = method.labels.first ?? nil {
            let rest = method.labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
            found.insert(method.name + first.prefix(1).uppercased() + first.dropFirst() + ":" + rest)
        }
        return found
    }

    /// Returns the call, or nil if a parameter can't be given.
    private func call(of node: FunctionDeclSyntax) -> String? {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard parameters.count <= 2 else { return nil }
        var arguments: [String] = []
        for (index, parameter) in parameters.enumerated() {
            guard parameter.ellipsis == nil, let value = value(of: parameter.type, at: index) else { return nil }
            let label = parameter.firstName.text
            arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        let hasResult = node.signature.returnClause.map { $0.type.trimmedDescription != "Void" } ?? false
        let isThrowing = arguments.contains { $0.contains("try ") }
        let call =
            "owner.\(node.name.text)(\(arguments.map { $0.replacing("try ", with: "") }.joined(separator: ", ")))"
        return (hasResult ? "_ = " : "") + (isThrowing ? "try " : "") + call
    }

    private func value(of type: TypeSyntax, at index: Int) -> String? {
        let text = type.trimmedDescription
        switch text {
        case "Any?": return "arguments.any(\(index))"
        case "Bool": return "arguments.flag(\(index))"
        default: break
        }
        if let optional = type.as(OptionalTypeSyntax.self), let name = optional.wrappedType.pathName,
            classes.contains(name)
        {
            return "try arguments.optional(\(index)) as \(name)?"
        }
        guard let name = type.pathName, classes.contains(name) else { return nil }
        return "try arguments.object(\(index)) as \(name)"
    }
}
