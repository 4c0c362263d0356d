import ClassModel
import StoryboardModel
import SwiftSyntax

/// Visits the declarations of a file, without the bodies of functions.
struct SwiftFileReader {
    private let path: String
    private let module: String?
    private let lines: LineTable
    private(set) var result = FileClasses()

    init(_ bytes: [UInt8], path: String, module: String?) {
        self.path = path
        self.module = module
        lines = LineTable(bytes)
    }

    mutating func read(_ file: SourceFileSyntax) { read(file.statements, inside: []) }

    /// Notes that nothing is read after an offset.
    mutating func stop(at offset: Int) { result.end = SourcePlace(file: path, line: lines.line(at: offset)) }

    func place(of token: TokenSyntax) -> SourcePlace {
        SourcePlace(file: path, line: lines.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    /// Reads statements. `outer` contains the names of the enclosing types.
    private mutating func read(_ statements: CodeBlockItemListSyntax, inside outer: [String]) {
        for statement in statements {
            if case .decl(let declaration) = statement.item { read(declaration, inside: outer) }
        }
    }

    private mutating func read(_ declaration: DeclSyntax, inside outer: [String]) {
        if let found = declaration.as(ClassDeclSyntax.self) {
            read(found, inside: outer)
        } else if let found = declaration.as(ExtensionDeclSyntax.self) {
            read(found)
        } else if let found = declaration.as(StructDeclSyntax.self) {
            readTypes(in: found.memberBlock, inside: outer + [found.name.plainText])
        } else if let found = declaration.as(EnumDeclSyntax.self) {
            readTypes(in: found.memberBlock, inside: outer + [found.name.plainText])
        } else if let found = declaration.as(ActorDeclSyntax.self) {
            readTypes(in: found.memberBlock, inside: outer + [found.name.plainText])
        } else if let found = declaration.as(ProtocolDeclSyntax.self) {
            result.protocols.insert(found.name.plainText)
        } else if let found = declaration.as(TypeAliasDeclSyntax.self) {
            if outer.isEmpty, let meaning = found.initializer.value.className {
                result.aliases[found.name.plainText] = meaning
            }
        } else if let found = declaration.as(IfConfigDeclSyntax.self) {
            for inner in found.declarations { read(inner, inside: outer) }
        }
    }

    private mutating func readTypes(in block: MemberBlockSyntax, inside outer: [String]) {
        for member in block.members { read(member.decl, inside: outer) }
    }

    private mutating func read(_ declaration: ClassDeclSyntax, inside outer: [String]) {
        let marks = Marks(declaration.attributes, declaration.modifiers)
        let path = outer + [declaration.name.plainText]
        let bases = declaration.inheritanceClause?.inheritedTypes.compactMap(\.type.className) ?? []
        result.classes.append(
            AppClass(
                marks.objectiveCName ?? path.joined(separator: "."), module: marks.objectiveCName == nil ? module : nil,
                superclass: bases.first, place: place(of: declaration.name),
                isGeneric: declaration.genericParameterClause != nil, isDesignable: marks.has("IBDesignable"),
                exposesMembers: marks.has("objcMembers"), members: members(of: declaration.memberBlock)))
        // Extensions use its Swift name.
        if let name = marks.objectiveCName, name != path.joined(separator: ".") {
            result.aliases[path.joined(separator: ".")] = name
        }
        readTypes(in: declaration.memberBlock, inside: path)
    }

    private mutating func read(_ declaration: ExtensionDeclSyntax) {
        guard let name = declaration.extendedType.className else { return }
        let members = members(of: declaration.memberBlock)
        if !members.isEmpty { result.extensions[name, default: []] += members }
        readTypes(in: declaration.memberBlock, inside: name.split(separator: ".").map(String.init))
    }

    private func members(of block: MemberBlockSyntax) -> [ClassMember] {
        var found: [ClassMember] = []
        for member in block.members { read(member.decl, into: &found) }
        return found
    }

    private func read(_ declaration: DeclSyntax, into members: inout [ClassMember]) {
        if let property = declaration.as(VariableDeclSyntax.self) {
            members += self.members(of: property)
        } else if let method = declaration.as(FunctionDeclSyntax.self) {
            if let member = member(of: method) { members.append(member) }
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for inner in condition.declarations { read(inner, into: &members) }
        }
    }
}

extension IfConfigDeclSyntax {
    /// The declarations in all of its branches.
    fileprivate var declarations: [DeclSyntax] {
        clauses.flatMap { clause -> [DeclSyntax] in
            switch clause.elements {
            case .statements(let statements):
                statements.compactMap { statement in
                    if case .decl(let declaration) = statement.item { declaration } else { nil }
                }
            case .decls(let members): members.map(\.decl)
            default: []
            }
        }
    }
}
