import ClassModel
import SourceModel
import SwiftSyntax

/// The tables of the classes in a source, as Swift: what documents and selectors can use of them.
struct ClassTables {
    /// The extensions with tables, and the function that registers them.
    let text: String

    init(_ source: ParsedSource, _ declarations: ModuleDeclarations, number: Int) {
        let reader = TableReader(declarations)
        reader.walk(source.syntax)
        var text = ""
        var calls = ""
        for (place, table) in reader.tables.enumerated() {
            let function = "interfaceMembers\(number)_\(place)"
            let (start, end) = table.condition.map { ("#if \($0)\n", "#endif\n") } ?? ("", "")
            // Only the running app knows the types that a generic class becomes: a protocol finds their tables.
            let finder = "TableOf\(number)_\(place)"
            text += start
            if table.isGeneric {
                text += "fileprivate protocol \(finder) { @MainActor static func \(function)() -> InterfaceMembers }\n"
            }
            text += "extension \(table.type)\(table.isGeneric ? ": \(finder)" : "") {\n"
            text += "    @MainActor fileprivate static func \(function)() -> InterfaceMembers {\n"
            text += "        \(table.entries.isEmpty ? "let" : "var") members = InterfaceMembers()\n"
            for entry in table.entries { text += entry.within { "        members.add(\($0))\n" } }
            // Within the type, whose nested types the parameters may have.
            for member in table.extensionMembers { text += member.within { "        \($0)\n" } }
            text += "        return members\n    }\n}\n"
            if table.isObserver { text += "extension \(table.type): KeyValueObserver {}\n" }
            text += end
            let name = table.objectiveCName.map { ", named: \"\($0)\"" } ?? ""
            let call =
                table.isGeneric
                ? "InterfaceMembers.registerGeneric { ($0 as? any \(finder).Type)?.\(function)() }"
                : "InterfaceMembers.register(\(table.type).self\(name), \(table.type).\(function)())"
            calls += "\(start)    \(call)\n\(end)"
        }
        for part in reader.optionalMembers { text += part.within { $0 } }
        for part in reader.genericMembers { calls += part.within { "    \($0)\n" } }
        self.text = "\(text)@MainActor func \(AdaptedSource.registration(number))() {\n\(calls)}\n"
    }
}

/// Collects the members of classes.
private final class TableReader: ConditionVisitor {
    /// A line of a table, with the condition of an `#if` in the type.
    struct Entry {
        var text: String
        var condition: String?

        func within(_ line: (String) -> String) -> String {
            condition.map { "#if \($0)\n\(line(text))#endif\n" } ?? line(text)
        }
    }

    struct Table {
        var type: String
        /// Whether the class is generic, or in a generic type.
        var isGeneric = false
        var objectiveCName: String?
        /// The condition of the `#if` around the class.
        var condition: String?
        var entries: [Entry] = []
        /// The statements that register members of extensions and their overrides.
        var extensionMembers: [Entry] = []
        /// Whether the table's type must say that it observes changes.
        var isObserver = false
    }

    private(set) var tables: [Table] = []
    /// The declarations of protocols' optional members, and of who has them.
    private(set) var optionalMembers: [Entry] = []
    /// The statements that register members that generic classes override.
    private(set) var genericMembers: [Entry] = []
    private let declarations: ModuleDeclarations

    init(_ declarations: ModuleDeclarations) {
        self.declarations = declarations
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns lines for members, those in an `#if` included.
    private func lines(
        of members: MemberBlockItemListSyntax, within outer: String? = nil, _ line: (DeclSyntax) -> [String]
    ) -> [Entry] {
        members.flatMap { member -> [Entry] in
            guard let node = member.decl.as(IfConfigDeclSyntax.self) else {
                return line(member.decl).map { Entry(text: $0, condition: outer) }
            }
            return node.clauses.flatMap { clause -> [Entry] in
                guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else { return [] }
                let all = [outer, whole(clause)].compactMap(\.self).joined(separator: " && ")
                return lines(of: inner, within: all, line)
            }
        }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("objc") else { return .skipChildren }
        let source = OptionalMember.source(of: OptionalMember.all(of: node), in: node)
        if !source.isEmpty { optionalMembers.append(Entry(text: source, condition: currentCondition)) }
        return .skipChildren
    }

    override func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let adopted = declarations.optionalMembers(of: typeName)
        if !adopted.isEmpty {
            let text = "extension \(typeName): \(adopted.joined(separator: ", ")) {}\n"
            optionalMembers.append(Entry(text: text, condition: currentCondition))
        }
        guard !node.attributes.areUnavailable else { return .skipChildren }
        let exposesAll = node.attributes.names.contains("objcMembers")
        if node.genericParameterClause != nil || isInGenericType {
            recordGenericClass(node)
            // Documents can't name the class: nobody creates it by its name.
            let entries = entries(of: node.memberBlock, exposesAll: exposesAll)
            let isObserver = handlesChanges(node.memberBlock)
            if !entries.isEmpty || isObserver {
                tables.append(
                    Table(
                        type: typeName, isGeneric: true, condition: currentCondition, entries: entries,
                        isObserver: isObserver))
            }
            return .visitChildren
        }
        tables.append(
            Table(
                type: typeName, objectiveCName: node.attributes.objectiveCName, condition: currentCondition,
                entries: creations(of: node).map { Entry(text: $0) }
                    + entries(of: node.memberBlock, exposesAll: exposesAll),
                extensionMembers: extensionMembers(of: node.memberBlock),
                isObserver: handlesChanges(node.memberBlock)))
        return .visitChildren
    }

    /// The classes that derive from `NSObject` on Apple's systems and don't here.
    private static let plainClasses = [
        "NotificationCenter", "UIColor", "UIFont", "UIImage", "NSParagraphStyle", "NSTextAttachment",
    ]

    /// Lets more classes conform to what an extension lets every `NSObject` conform to.
    private func recordPlainClasses(_ node: ExtensionDeclSyntax) {
        guard typeName == "NSObject", node.isPlain, node.memberBlock.members.isEmpty else { return }
        let names = (node.inheritanceClause?.names ?? []).filter(declarations.hasDefaults)
        guard !names.isEmpty else { return }
        let text = Self.plainClasses.map { "extension \($0): \(names.joined(separator: ", ")) {}\n" }.joined()
        optionalMembers.append(Entry(text: text, condition: currentCondition))
    }

    /// Whether a type around this one is generic.
    private var isInGenericType: Bool {
        let path = typeName.split(separator: ".")
        return path.indices.dropLast().contains {
            declarations.genericTypes.contains(path[...$0].joined(separator: "."))
        }
    }

    /// Records the bodies of members that a generic class overrides, and the protocol by which one calls them without
    /// the arguments of the class.
    private func recordGenericClass(_ node: ClassDeclSyntax) {
        let members = node.memberBlock.allDeclarations.compactMap { declarations.extensionMember($0, in: typeName) }
        guard !members.isEmpty else { return }
        let bodies = "BodiesOf_\(typeName.split(separator: ".").joined(separator: "_"))"
        let text = """
            protocol \(bodies): AnyObject { \(members.map(\.requirement).joined(separator: "; ")) }
            extension \(typeName): \(bodies) {}

            """
        optionalMembers.append(Entry(text: text, condition: currentCondition))
        genericMembers += members.flatMap { $0.registrations(for: bodies) }.map {
            Entry(text: $0, condition: currentCondition)
        }
    }

    override func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        recordPlainClasses(node)
        guard node.extendedType.pathName != nil, node.genericWhereClause == nil,
            !declarations.genericTypes.contains(typeName)
        else { return .skipChildren }
        let entries = entries(of: node.memberBlock, exposesAll: node.attributes.names.contains("objc"))
        let isObserver = handlesChanges(node.memberBlock)
        let extended = extensionMembers(of: node.memberBlock)
        let isClass = declarations.types[typeName] != nil && !declarations.otherTypes.contains(typeName)
        if isClass, !entries.isEmpty || isObserver || !extended.isEmpty {
            tables.append(
                Table(
                    type: typeName, condition: currentCondition, entries: entries, extensionMembers: extended,
                    isObserver: isObserver))
        }
        return .visitChildren
    }

    // Types in functions can't be named from outside.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Returns how an object of a class is made that only the running app knows.
    private func creations(of node: ClassDeclSyntax) -> [String] {
        let bases =
            declarations.superclasses(of: typeName).last.map {
                FrameworkClasses.shared.chain(of: $0)
            } ?? []
        var creations: [String] = []
        if node.isCreatedByName || bases.contains("UIResponder") && declarations.hasInitializer([], in: typeName) {
            creations.append(".creation { \(typeName)() }")
        }
        if bases.contains("UIView"), declarations.hasInitializer(["frame"], in: typeName) {
            creations.append(".frameCreation { \(typeName)(frame: $0) }")
        }
        if bases.contains("UIViewController"), declarations.hasInitializer(["nibName", "bundle"], in: typeName) {
            creations.append(".nibCreation { \(typeName)(nibName: $0, bundle: $1) }")
        }
        return creations
    }

    // MARK: Members

    private func entries(of block: MemberBlockSyntax, exposesAll: Bool) -> [Entry] {
        let members = lines(of: block.members) { member in
            if let property = member.as(VariableDeclSyntax.self) { return entries(of: property, exposesAll) }
            if let method = member.as(FunctionDeclSyntax.self) {
                return [entry(of: method, exposesAll), optionalEntry(of: method)].compactMap(\.self)
            }
            return []
        }
        return members + implementations(in: block)
    }

    /// Returns an entry with the selectors of the methods that implement protocols, for each condition around them.
    private func implementations(in block: MemberBlockSyntax) -> [Entry] {
        // An extension may be one of a protocol or a structure.
        guard
            declarations.classes.contains(typeName) || !declarations.superclasses(of: typeName).isEmpty
                || FrameworkClasses.shared.has(typeName)
        else { return [] }
        let selectors = lines(of: block.members) { member in
            member.as(FunctionDeclSyntax.self).flatMap(implementedSelector).map { ["\"\($0)\""] } ?? []
        }
        return Dictionary(grouping: selectors, by: \.condition).sorted { $0.key ?? "" < $1.key ?? "" }.map {
            Entry(text: ".declared(\($1.map(\.text).joined(separator: ", ")))", condition: $0)
        }
    }

    private func implementedSelector(_ node: FunctionDeclSyntax) -> String? {
        let method = ModuleDeclarations.Method(node)
        let isOfProtocol =
            FrameworkProtocols.optionalMethods.contains(method.name)
            || declarations.optionalMethods.contains(method.name)
        let isOfObject = !node.modifiers.areOfClass
        return isOfProtocol && isOfObject ? method.selector : nil
    }

    private func extensionMembers(of block: MemberBlockSyntax) -> [Entry] {
        lines(of: block.members) { declarations.extensionMember($0, in: typeName)?.registrations() ?? [] }
    }

    /// Whether a class is the first of its superclasses that handles changes of what it observes.
    private func handlesChanges(_ block: MemberBlockSyntax) -> Bool {
        block.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.isChangeHandler == true }
            && declarations.isFirstObserver(typeName)
    }

    private static let exposing: Set<String> = [
        "objc", "IBOutlet", "IBInspectable", "GKInspectable", "IBAction", "IBSegueAction", "NSManaged",
    ]

    private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ exposesAll: Bool)
        -> Bool
    {
        let words = Set(modifiers.map(\.name.text))
        if attributes.names.contains("nonobjc") { return false }
        if !attributes.names.isDisjoint(with: Self.exposing) || words.contains("dynamic") { return true }
        return exposesAll && !words.contains("private") && !words.contains("fileprivate")
    }

    private func entries(of property: VariableDeclSyntax, _ exposesAll: Bool) -> [String] {
        guard isExposed(property.attributes, property.modifiers, exposesAll), !property.modifiers.areOfClass,
            !property.attributes.areUnavailable || property.attributes.areForDocuments
        else { return [] }
        let isConstant = property.bindingSpecifier.text == "let"
        let type = typeName
        return property.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            let key = property.attributes.objectiveCName ?? name.plainText
            let kind = isConstant || binding.isReadOnly ? "value" : "property"
            return ".\(kind)(\"\(key)\", \\\(type).\(name.text))"
        }
    }

    /// Returns the entry of an optional method that UIKit finds by the table: one that a subclass adds to what its
    /// superclass has of a protocol, and one whose existence has a meaning, since rows can be deleted.
    private func optionalEntry(of node: FunctionDeclSyntax) -> String? {
        let method = ModuleDeclarations.Method(node)
        let isDeletion = method.name == "tableView" && method.labels == [nil, "commit", "forRowAt"]
        guard isDeletion || isAddedImplementation(node, method) else { return nil }
        let name = method.fullName
        let parameters = node.signature.parameterClause.parameters.map(\.type.trimmedDescription.withoutUnwrapping)
        let result = node.signature.returnClause?.type.trimmedDescription.withoutUnwrapping ?? "Void"
        let type = "(\(typeName)) -> @MainActor (\(parameters.joined(separator: ", "))) -> \(result)"
        guard parameters.contains(where: { $0.contains("->") }) else {
            return ".optional(\"\(name)\", \(typeName).\(name) as @MainActor \(type))"
        }
        // The compiler crashes where a method that takes a closure is a value itself.
        let arguments = method.labels.enumerated().map { place, label in "\(label.map { "\($0): " } ?? "")$\(place)" }
        let call = "{ owner in { owner.\(method.name)(\(arguments.joined(separator: ", "))) } }"
        return ".optional(\"\(name)\", \(call) as @MainActor \(type))"
    }

    /// Whether a method implements a protocol that a superclass of the sources adopts, without the method. Swift calls
    /// the protocol's own method then.
    private func isAddedImplementation(_ node: FunctionDeclSyntax, _ method: ModuleDeclarations.Method) -> Bool {
        let superclasses = declarations.superclasses(of: typeName)
        // UIKit calls methods of its own protocols, and none of Foundation's.
        guard implementedSelector(node) != nil, !method.name.hasPrefix("urlSession"),
            FrameworkProtocols.optionalMethods.contains(method.name),
            !method.labels.isEmpty, superclasses.count > 1,
            !node.modifiers.contains(where: { $0.name.text == "override" }), node.genericParameterClause == nil,
            node.signature.effectSpecifiers == nil
        else { return false }
        return declarations.selector(of: method.name, labels: method.labels, in: superclasses[0]) == nil
    }

    private func entry(of node: FunctionDeclSyntax, _ exposesAll: Bool) -> String? {
        let method = ModuleDeclarations.Method(node)
        let isOfClass = node.modifiers.areOfClass
        let isSelected = !isOfClass && declarations.selected.contains(method.name)
        guard isExposed(node.attributes, node.modifiers, exposesAll) || isSelected,
            !node.attributes.areUnavailable || node.attributes.areForDocuments,
            node.genericParameterClause == nil, method.labels.count <= 3
        else { return nil }
        let isOfSegue = node.attributes.names.contains("IBSegueAction")
        let kind = isOfClass ? "classAction" : isOfSegue ? "segueAction" : "action"
        let type = typeName
        let parameters = node.signature.parameterClause.parameters
        if parameters.contains(where: {
            $0.ellipsis != nil || $0.type.isPassedOtherwise
                || $0.type.is(SomeOrAnyTypeSyntax.self) && $0.type.description.contains("some")
        }) {
            return nil
        }
        let types = parameters.map { $0.type.trimmedDescription.withoutUnwrapping }
        let names = ["first", "second", "third"].prefix(types.count)
        let arguments = zip(method.labels, names).map { label, name in
            label.map { "\($0.isKeyword ? "`\($0)`" : $0): \(name)" } ?? name
        }.joined(separator: ", ")
        let effects = node.signature.effectSpecifiers
        let call = "\(node.name.text)(\(arguments))"
        let isAsync = effects?.asyncSpecifier != nil
        let canThrow = effects?.throwsClause != nil
        // Of methods that differ in what they return, Swift must know which one is meant.
        let namesakes = declarations.types[type]?.methods.count { $0.name == method.name && $0.labels == method.labels }
        let result = node.signature.returnClause?.type.trimmedDescription.withoutUnwrapping ?? "Void"
        let isNamed = result != "Self" && !result.hasPrefix("some ")
        let choice = namesakes ?? 0 > 1 && isNamed ? " as \(result)" : ""
        let tried = "\(canThrow ? "try? " : "")\(isAsync ? "await " : "")owner.\(call)\(choice)"
        let body = isAsync ? "Task { @MainActor in _ = \(tried) }" : kind == "segueAction" ? tried : "_ = \(tried)"
        let list = (["owner: \(type)\(isOfClass ? ".Type" : "")"] + zip(names, types).map { "\($0): \($1)" }).joined(
            separator: ", ")
        return ".\(kind)(\"\(method.selector)\") { (\(list)) in \(body) }"
    }
}

extension ClassDeclSyntax {
    /// Whether documents and `Info.plist` create objects of the class without a coder: delegates, and plain objects that have
    /// an initializer without parameters.
    fileprivate var isCreatedByName: Bool {
        let bases = inheritanceClause?.names ?? []
        if !Self.delegates.isDisjoint(with: bases) { return true }
        let parameters = memberBlock.allDeclarations.compactMap {
            $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.count
        }
        return bases.first == "NSObject" && (parameters.isEmpty || parameters.contains(0))
    }

    private static let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
}

extension TypeSyntax {
    /// Whether the compiler passes another thing than the value: a reference to it, or a closure.
    fileprivate var isPassedOtherwise: Bool {
        guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
        return attributed.attributes.names.contains("autoclosure")
            || attributed.specifiers.contains { $0.trimmedDescription == "inout" }
    }
}

extension DeclModifierListSyntax {
    /// Whether the member is one of the class itself.
    fileprivate var areOfClass: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension PatternBindingSyntax {
    /// Whether the property can't be set: it has a getter only.
    fileprivate var isReadOnly: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard let list = accessors.as(AccessorDeclListSyntax.self) else { return true }
        return !list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}

extension String {
    /// The type of a parameter: an implicitly unwrapped optional is an optional.
    var withoutUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }

    fileprivate var isKeyword: Bool { ["inout", "var", "let"].contains(self) }
}
