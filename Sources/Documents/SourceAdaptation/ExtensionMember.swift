import SwiftSyntax

/// A member of an extension that subclasses override, or one of these overrides. Objective-C calls the one of the object's class; Swift
/// for Linux allows no such override. Each keeps its body under a name of its own, which its class registers, and the
/// member itself looks up what to call.
struct ExtensionMember {
    /// The name of the member with the labels of its parameters: `move(_:to:)`, or `title`.
    let key: String
    let name: String
    /// The type that declares the member.
    private let type: String
    private let declaration: DeclSyntax
    private let parameters: [Parameter]
    private let result: String
    private let canThrow: Bool
    private let isProperty: Bool
    /// Whether a property can be set.
    private let canBeSet: Bool

    private struct Parameter {
        var label: String?
        var name: String
        var type: String
        /// The type as the source has it, optional for example.
        var declaredType: String
    }

    /// Creates the member of a declaration, or nil if Objective-C could not override it.
    init?(_ declaration: DeclSyntax, in type: String) {
        (self.declaration, self.type) = (declaration, type)
        let words = Set(declaration.memberModifiers?.map(\.name.text) ?? [])
        guard words.isDisjoint(with: ["static", "class", "lazy"]) else { return nil }
        if let method = declaration.as(FunctionDeclSyntax.self) {
            let signature = method.signature
            guard method.genericParameterClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil,
                let parameters = Self.parameters(signature.parameterClause.parameters)
            else { return nil }
            name = method.name.plainText
            key = "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
            self.parameters = parameters
            result = signature.returnClause?.type.trimmedDescription ?? "Void"
            canThrow = signature.effectSpecifiers?.throwsClause != nil
            (isProperty, canBeSet) = (false, false)
        } else if let property = declaration.as(VariableDeclSyntax.self) {
            guard property.bindings.count == 1, let binding = property.bindings.first,
                let block = binding.accessorBlock,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let type = binding.typeAnnotation?.type.trimmedDescription
            else { return nil }
            let kinds = block.accessors.as(AccessorDeclListSyntax.self)?.map(\.accessorSpecifier.text) ?? ["get"]
            guard kinds.contains("get"), Set(kinds).isSubset(of: ["get", "set"]) else { return nil }
            (self.name, key, parameters, result) = (name, name, [], type)
            (canThrow, isProperty, canBeSet) = (false, true, kinds.contains("set"))
        } else {
            return nil
        }
    }

    private static func parameters(_ list: FunctionParameterListSyntax) -> [Parameter]? {
        var parameters: [Parameter] = []
        for node in list {
            let type = node.type.trimmedDescription
            guard node.ellipsis == nil, !type.hasPrefix("inout ") else { return nil }
            let label = node.firstName.text == "_" ? nil : node.firstName.text
            let name = (node.secondName ?? node.firstName).plainText
            let plain = type.replacing("@escaping ", with: "").withoutUnwrapping
            guard name != "_" else { return nil }
            parameters.append(Parameter(label: label, name: "`\(name)`", type: plain, declaredType: type))
        }
        return parameters
    }

    // MARK: Names

    /// What the body goes by.
    private static func ownName(of name: String, in type: String) -> String {
        "\(name)_of_\(type.split(separator: ".").joined(separator: "_"))"
    }

    private var ownName: String { Self.ownName(of: name, in: type) }

    /// Returns the name that calls the body of the superclass.
    static func superName(of name: String, in type: String) -> String { "super_\(ownName(of: name, in: type))" }

    /// Where the name is.
    private var nameToken: TokenSyntax? {
        declaration.as(FunctionDeclSyntax.self)?.name
            ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?
            .identifier
    }

    private var attributes: [String] {
        let all =
            declaration.as(FunctionDeclSyntax.self)?.attributes ?? declaration.as(VariableDeclSyntax.self)?.attributes
            ?? []
        return all.map(\.trimmedDescription).filter { text in
            ["@available", "@discardableResult", "@MainActor", "@inlinable"].contains { text.hasPrefix($0) }
        }
    }

    // MARK: Sources

    /// Renames the member in its source. The declaration that is overridden gets one of its name that looks up what to
    /// call, an override one that calls its superclass.
    func rewrite(_ edits: inout SourceEdits, isOverride: Bool) {
        guard let token = nameToken, let modifiers = declaration.memberModifiers else { return }
        edits.insert(isOverride ? caller : finder, at: declaration.span.lowerBound)
        edits.replace(token.span, with: ownName)
        let needless: Set<String> = ["override", "open", "private", "fileprivate", "dynamic", "final"]
        for word in modifiers where needless.contains(word.name.text) && word.detail == nil { edits.blank(word) }
    }

    /// The declaration in place of the one that is overridden.
    private var finder: String {
        let kept: Set<String> = ["public", "open", "internal", "fileprivate", "private", "nonisolated"]
        let words = (declaration.memberModifiers ?? []).filter { kept.contains($0.name.text) }.map {
            $0.name.text == "open" ? "public" : $0.trimmedDescription
        }
        return declared(name, words: attributes + words, above: nil)
    }

    /// The declaration that calls the member of the superclass.
    private var caller: String {
        let isNonisolated = declaration.memberModifiers?.contains { $0.name.text == "nonisolated" } ?? false
        let words = attributes + ["fileprivate"] + (isNonisolated ? ["nonisolated"] : [])
        return declared(Self.superName(of: name, in: type), words: words, above: type)
    }

    private func declared(_ name: String, words: [String], above superclass: String?) -> String {
        let head = words.map { $0 + " " }.joined()
        let level = superclass.map { ", above: \($0).self" } ?? ""
        func call(_ key: String, _ values: [String]) -> String {
            let list = values.map { "\($0) as Any" }.joined(separator: ", ")
            return "\(canThrow ? "try " : "")ExtensionMembers.\(canThrow ? "tryCall" : "call")"
                + "(\"\(key)\", of: self, [\(list)]\(level))"
        }
        let type = result.withoutUnwrapping
        guard isProperty else {
            let list = parameters.map { "\($0.label ?? "_") \($0.name)" }
            let types = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map {
                $0.type.trimmedDescription + ($0.defaultValue.map { " \($0.trimmedDescription)" } ?? "")
            }
            let signature = zip(list, types ?? []).map { "\($0): \($1)" }.joined(separator: ", ")
            return "\(head)func \(name)(\(signature))\(canThrow ? " throws" : "") -> \(result) "
                + "{ \(call(key, parameters.map(\.name))) as \(type) }; "
        }
        let setter = canBeSet ? " set { \(call("\(key)=", ["newValue"])) as Void }" : ""
        return "\(head)var \(name): \(result) { get { \(call(key, [])) as \(type) }\(setter) }; "
    }

    /// What the protocol of a generic class requires: the body.
    var requirement: String {
        let signature = parameters.map { "\($0.label ?? "_") \($0.name): \($0.declaredType)" }.joined(separator: ", ")
        return isProperty
            ? "var \(ownName): \(result) { get\(canBeSet ? " set" : "") }"
            : "func \(ownName)(\(signature))\(canThrow ? " throws" : "") -> \(result)"
    }

    /// Returns the statements that register the body for its class, or for a generic one, by the protocol that has
    /// its bodies.
    func registrations(for bodies: String? = nil) -> [String] {
        func registration(_ key: String, _ body: String) -> String {
            guard let bodies else {
                return "ExtensionMembers.add(\"\(key)\", to: \(type).self) { owner, arguments in \(body) }"
            }
            let cast = body.replacing("owner.", with: "(owner as! any \(bodies)).")
            let isOne = "{ $0 is any \(bodies).Type }"
            return "ExtensionMembers.add(\"\(key)\", where: \(isOne)) { owner, arguments in \(cast) }"
        }
        guard isProperty else {
            let arguments = parameters.enumerated().map { place, parameter in
                let value = "arguments[\(place)] as! \(parameter.type)"
                return parameter.label.map { "\($0): \(value)" } ?? value
            }
            let call = "owner.\(ownName)(\(arguments.joined(separator: ", ")))"
            let body = result == "Void" || result == "()" ? "\(call); return ()" : "return \(call) as Any"
            return [registration(key, canThrow ? body.replacing("owner.", with: "try owner.") : body)]
        }
        let getter = registration(key, "owner.\(ownName) as Any")
        guard canBeSet else { return [getter] }
        let value = "arguments[0] as! \(result.withoutUnwrapping)"
        return [getter, registration("\(key)=", "owner.\(ownName) = \(value); return ()")]
    }
}

/// The members of extensions that subclasses can override.
struct ExtensionMemberTable: Sendable {
    /// The types that declare a member in an extension, by its key, and whether other modules may override it.
    private var declared = Self.ofFrameworks
    /// The types that override a member, by its key.
    private var overriding: [String: Set<String>] = [:]

    /// What UIKit adds to classes of Foundation for Linux, and looks up as members of apps' extensions.
    private static let ofFrameworks: [String: [String: Bool]] = [
        "getObjectValue(_:for:errorDescription:)": ["Formatter": true],
        "getObjectValue(_:for:range:)": ["NumberFormatter": true],
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)": [
            "Formatter": true
        ],
        "setValue(_:forUndefinedKey:)": ["NSObject": true], "value(forUndefinedKey:)": ["NSObject": true],
        "responds(to:)": ["NSObject": true], "forwardingTarget(for:)": ["NSObject": true],
    ].merging(ofObjects.map { ($0, ["NSObject": true]) }) { $1 }

    /// What Objective-C adds to any object; the classes of `havingThemselves` declare it, and their subclasses override it.
    private static let ofObjects: Set<String> = [
        "isAccessibilityElement",
        "accessibilityLabel",
        "accessibilityHint",
        "accessibilityValue",
        "accessibilityTraits",
        "accessibilityFrame",
        "accessibilityPath",
        "accessibilityActivationPoint",
        "accessibilityLanguage",
        "accessibilityElements",
        "accessibilityCustomActions",
        "accessibilityElementsHidden",
        "accessibilityViewIsModal",
        "accessibilityCustomRotors",
        "accessibilityActivate()",
        "accessibilityPerformEscape()",
        "accessibilityIncrement()",
        "accessibilityDecrement()",
        "accessibilityScroll(_:)",
        "accessibilityPerformMagicTap()",
        "accessibilityElementDidBecomeFocused()",
        "accessibilityElementDidLoseFocus()",
        "accessibilityElementIsFocused()",
        "awakeFromNib()",
    ]
    private static let havingThemselves = ["UIResponder", "UIBarItem"]

    /// Whether no extension of an app declares a member that can be overridden, and nothing overrides those of UIKit.
    var isEmpty: Bool {
        declared.count == Self.ofFrameworks.count && Set(overriding.keys).isDisjoint(with: Self.ofFrameworks.keys)
    }

    /// Adds a member that an extension declares, or that a type overrides.
    mutating func add(_ declaration: DeclSyntax, in type: String, exposesAll: Bool) {
        guard let member = ExtensionMember(declaration, in: type) else { return }
        if declaration.isOverride {
            overriding[member.key, default: []].insert(type)
        } else if exposesAll || declaration.isExposed {
            declared[member.key, default: [:]][type] = declaration.isOpen
        }
    }

    /// Adds the override of a class.
    mutating func addOverride(_ declaration: DeclSyntax, in type: String) {
        guard declaration.isOverride, let member = ExtensionMember(declaration, in: type) else { return }
        overriding[member.key, default: []].insert(type)
    }

    mutating func merge(_ other: ExtensionMemberTable) {
        declared.merge(other.declared) { $0.merging($1) { $0 || $1 } }
        overriding.merge(other.overriding) { $0.union($1) }
    }

    /// Adds what a module that imports the other can override.
    mutating func importAll(of other: ExtensionMemberTable) {
        for (key, types) in other.declared {
            declared[key, default: [:]].merge(types.filter(\.value)) { old, _ in old }
        }
    }

    /// Returns whether a type declares a member that others override, or may.
    func isOverridden(_ key: String, of type: String, _ derives: (String, String) -> Bool) -> Bool {
        guard let isOpen = declared[key]?[type] else { return false }
        return isOpen || (overriding[key] ?? []).contains { $0 != type && derives($0, type) }
    }

    /// Returns whether a type overrides a member of an extension of one of its superclasses.
    func overrides(_ key: String, in type: String, _ derives: (String, String) -> Bool) -> Bool {
        guard overriding[key]?.contains(type) == true else { return false }
        if Self.ofObjects.contains(key), Self.havingThemselves.contains(where: { derives(type, $0) }) { return false }
        return (declared[key] ?? [:]).keys.contains { $0 != type && derives(type, $0) }
    }

    /// Returns the keys of the members with a name that a type overrides.
    func keys(named name: String, overriddenIn type: String) -> [String] {
        overriding.filter { key, types in
            types.contains(type) && (key == name || key.hasPrefix(name + "("))
        }.map(\.key)
    }
}

extension MemberBlockSyntax {
    /// The declarations, those in an `#if` included.
    var allDeclarations: [DeclSyntax] { Self.all(in: members) }

    private static func all(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { member -> [DeclSyntax] in
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            return condition.clauses.flatMap { clause in
                clause.elements?.as(MemberBlockItemListSyntax.self).map(all) ?? []
            }
        }
    }
}

extension DeclSyntax {
    private var memberAttributes: Set<String> {
        self.as(FunctionDeclSyntax.self)?.attributes.names ?? self.as(VariableDeclSyntax.self)?.attributes.names ?? []
    }

    private func has(_ modifier: String) -> Bool { memberModifiers?.contains { $0.name.text == modifier } ?? false }

    /// Whether Objective-C knows the member.
    fileprivate var isExposed: Bool { memberAttributes.contains("objc") || isOpen || has("dynamic") }
    /// Whether other modules may override the member.
    fileprivate var isOpen: Bool { has("open") }
}
