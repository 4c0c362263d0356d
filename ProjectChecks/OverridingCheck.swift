import SwiftSyntax

extension Check {
    /// What apps can override in classes of UIKit and QuartzCore stays so, and what they can override in Apple's only is listed with
    /// its reason.
    ///
    /// One list has the members that are open, so that nobody closes one, or moves it to an extension, unnoticed. The other has what
    /// Apple's classes have beside them, and a member leaves it once it is there. An override in an open class is open: otherwise it
    /// takes from the subclasses of apps what the superclass gives.
    static let overriding = Check(
        name: "overriding",
        findings: { project in
            let classes = try openClasses(project)
            let open = MemberList(try project.text(of: overridablePath), path: overridablePath)
            let lacking = MemberList(try project.text(of: lackingPath), path: lackingPath)
            return classes.closedOverrides + unlisted(classes, open) + closed(classes, open) + there(classes, lacking)
        },
        renewed: { project in
            let classes = try openClasses(project)
            let text = try project.text(of: overridablePath)
            // What is in the list already stays, for somebody to remove it knowingly.
            let listed = MemberList(text, path: overridablePath).entries
            let members = listed.reduce(into: classes.open.mapValues { Set($0.declared.keys) }) {
                $0[$1.owner, default: []].insert($1.member)
            }
            let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.joined(separator: "\n")
            return [overridablePath: "\(head)\n\n\(MemberList.lines(of: members))"]
        })

    private static func openClasses(_ project: Project) throws -> OpenClasses {
        OpenClasses(try project.sources(in: OpenClasses.folders, mentioning: ["open class"]))
    }

    private static let overridablePath = "Tests/Fixtures/Overriding/overridable.txt"
    private static let lackingPath = "Tests/Fixtures/Overriding/lacking.txt"

    /// Members that are open and in no list.
    private static func unlisted(_ classes: OpenClasses, _ list: MemberList) -> [Finding] {
        let listed = Set(list.entries.map { "\($0.owner) \($0.member)" })
        return classes.open.sorted { $0.key < $1.key }.flatMap { owner, entry in
            entry.declared.filter { !listed.contains("\(owner) \($0.key)") }.sorted { $0.key < $1.key }.map {
                entry.source.finding(
                    "'\(owner).\($0.key)' is open and isn't in \(list.path); run 'make tables'", at: $0.value)
            }
        }
    }

    /// Members of the list that apps can't override.
    private static func closed(_ classes: OpenClasses, _ list: MemberList) -> [Finding] {
        list.entries.compactMap { entry in
            if classes.members(of: entry.owner).contains(entry.member) { return nil }
            let reason =
                classes.open[entry.owner] == nil
                ? "there is no open class '\(entry.owner)'"
                : "'\(entry.owner)' doesn't declare '\(entry.member)' as open in its body"
            return list.finding("apps can't override '\(entry.owner).\(entry.member)' any more: \(reason)", at: entry)
        }
    }

    /// Members that are said to be lacking, and are there.
    private static func there(_ classes: OpenClasses, _ list: MemberList) -> [Finding] {
        list.entries.compactMap { entry in
            if entry.reason == nil { return list.finding("no reason stands above '\(entry.member)'", at: entry) }
            if classes.open[entry.owner] == nil {
                return list.finding("there is no open class '\(entry.owner)'", at: entry)
            }
            guard classes.members(of: entry.owner).contains(entry.member) else { return nil }
            return list.finding("'\(entry.owner)' has '\(entry.member)', so it isn't lacking any more", at: entry)
        }
    }
}

/// The open classes of modules, with what subclasses in apps can override.
private struct OpenClasses {
    static let folders = ["Sources/Runtime/UIKit", "Sources/Runtime/QuartzCore"]

    struct Entry {
        let superclass: String?
        let source: Source
        /// The members that the class is the first to declare.
        var declared: [String: DeclSyntax] = [:]
    }

    private(set) var open: [String: Entry] = [:]
    private(set) var closedOverrides: [Finding] = []

    init(_ sources: [Source]) {
        for source in sources {
            let reader = OpenClassReader(viewMode: .sourceAccurate)
            reader.walk(source.syntax)
            for node in reader.found { add(node, in: source) }
        }
    }

    private mutating func add(_ node: ClassDeclSyntax, in source: Source) {
        let name = (node.typesAround + [node.name.plainText]).joined(separator: ".")
        var entry = Entry(
            superclass: node.inheritanceClause?.inheritedTypes.first?.type.plainName, source: source)
        for member in node.memberBlock.members.declarations {
            if member.modifiers.has(.override), member.modifiers.has(.public), !member.is(InitializerDeclSyntax.self) {
                for name in member.fullNames where !Self.isOurs(name) {
                    closedOverrides.append(
                        source.finding(
                            "'\(node.name.text).\(name)' is public, so apps can't override it; write 'open override'",
                            at: member))
                }
            }
            guard Self.isOverridable(member) else { continue }
            for name in member.fullNames where !Self.isOurs(name) { entry.declared[name] = member }
        }
        open[name] = entry
    }

    /// All that subclasses of a class can override.
    func members(of owner: String) -> Set<String> {
        var (all, next): (Set<String>, String?) = ([], owner)
        while let name = next, let entry = open[name] {
            all.formUnion(entry.declared.keys)
            next = entry.superclass
        }
        return all
    }

    /// Whether a class lets subclasses override a member, and no class above it does. Initializers aren't inherited by those with
    /// others.
    private static func isOverridable(_ member: DeclSyntax) -> Bool {
        let modifiers = member.modifiers
        guard member.is(InitializerDeclSyntax.self) else { return modifiers.has(.open) && !modifiers.has(.override) }
        let isHidden = [.package, .internal, .fileprivate, .private].contains { modifiers.has($0) }
        return !modifiers.has(.convenience) && !isHidden
            && (modifiers.isPublic || modifiers.has(.override) || modifiers.has(.required))
    }

    /// Whether a member isn't Apple's: tables, and initializers where a class is known at run time only.
    private static func isOurs(_ name: String) -> Bool {
        name == "interfaceMembers" || name == "appearanceMembers"
            || name.split(separator: "(").last?.split(separator: ":").contains { $0.hasPrefix("_") && $0.count > 1 }
                ?? false
    }
}

/// Finds the open classes of a file.
private final class OpenClassReader: SyntaxVisitor {
    private(set) var found: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has(.open) { found.append(node) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TypeSyntax {
    /// The name of a type without its arguments.
    fileprivate var plainName: String {
        if let member = self.as(MemberTypeSyntax.self) {
            return "\(member.baseType.plainName).\(member.name.plainText)"
        }
        return self.as(IdentifierTypeSyntax.self)?.name.plainText ?? trimmedDescription
    }
}
