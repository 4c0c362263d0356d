import ClassModel
import SwiftSyntax

/// Finds what Swift for Linux refuses, and replaces it.
final class SourceRewriter: TypeVisitor {
    private(set) var edits = SourceEdits()
    /// The overrides in extensions of the module's classes that go into these, and those that stay, which these call.
    private(set) var movedOverrides: [(type: String, range: Range<Int>)] = []
    private(set) var calledOverrides: [(type: String, range: Range<Int>, text: String)] = []
    /// Where the bodies of classes end, by name.
    private(set) var ends: [String: Int] = [:]
    /// The members of protocols that are declared otherwise.
    private(set) var optionalMembers: [Range<Int>] = []
    private let declarations: ModuleDeclarations

    /// The attributes that the tables replace.
    private static let attributes: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "objc",
        "objcMembers", "nonobjc", "NSManaged", "NSCopying", "UIApplicationMain",
    ]
    /// The modifiers that need the Objective-C runtime.
    private static let modifiers: Set<String> = ["dynamic", "optional"]

    /// The path of the source.
    private let path: String

    init(_ declarations: ModuleDeclarations, path: String) {
        (self.declarations, self.path) = (declarations, path)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        let isOfClass = node.parent?.parent?.is(ClassDeclSyntax.self) == true
        let isDelegates = name == "main" && isOfClass && declarations.delegate == typeName
        if Self.attributes.contains(name) || isDelegates || isForDocumentsOnly(node) || isObjectiveCConvention(node)
            || isOfStoredProperty(node)
        {
            edits.blank(node)
        }
        return .skipChildren
    }

    /// Whether the attribute makes a function one of Objective-C: a block, or an implementation of a method, whose types
    /// C lacks.
    private func isObjectiveCConvention(_ node: AttributeSyntax) -> Bool {
        guard node.attributeName.trimmedDescription == "convention" else { return false }
        if node.arguments?.trimmedDescription == "block" { return true }
        let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        let names = type?.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
        return names?.contains { Self.objects.contains($0) || FrameworkClasses.shared.has($0) } ?? false
    }

    /// Types of Objective-C that functions of C don't take.
    private static let objects: Set<String> = [
        "Any", "AnyClass", "AnyObject", "NSError", "NSObject", "NSString", "Selector", "String",
    ]

    /// Whether the attribute makes a stored property unavailable, which compilers took before Swift 5.9.
    private func isOfStoredProperty(_ node: AttributeSyntax) -> Bool {
        guard node.isUnavailable, let property = node.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        return !typeName.isEmpty
            && property.bindings.contains { binding in
                guard let accessors = binding.accessorBlock?.accessors else { return true }
                let list = accessors.as(AccessorDeclListSyntax.self)
                return list?.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) } ?? false
            }
    }

    /// Whether the attribute makes a property unavailable to sources that documents set: the table of its class sets it.
    private func isForDocumentsOnly(_ node: AttributeSyntax) -> Bool {
        node.isUnavailable && node.parent?.as(AttributeListSyntax.self)?.areForDocuments == true
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if Self.modifiers.contains(node.name.text) { edits.blank(node) }
        return .visitChildren
    }

    // MARK: Imports

    /// The modules of headers are known to all sources.
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let list = declarations.headerModules.map { "import \($0); " }.joined()
        if !list.isEmpty {
            // Nothing goes before a byte order mark.
            let mark = node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.first
            edits.insert(list, at: mark == .unexpectedText("\u{FEFF}") ? 3 : 0)
        }
        return .visitChildren
    }

    /// Importing UIKit makes Foundation and Core Animation available on iOS; parts of Foundation are modules of their own
    /// on Linux.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text
        let isWhole = node.importKindSpecifier == nil
        if isWhole, module == "Testing", declarations.isTest {
            edits.replace(
                node.path.span, with: "Testing; import UIKit; import QuartzCore; import Foundation; import CoreGraphics"
            )
        }
        if isWhole, module == "XCTest" {
            // Importing XCTest makes the others available on iOS, in libraries for tests as well.
            let all =
                ["XCTest", "XCUIAutomation", "UIKit", "QuartzCore", "Foundation", "CoreGraphics"]
                + declarations.impliedModules
            edits.replace(node.path.span, with: all.joined(separator: "; import "))
        }
        guard let module, let known = SystemModule.named(module) else { return .skipChildren }
        guard isWhole else {
            // Several modules have what Foundation has on iOS: `import struct Foundation.URLRequest`.
            if known.name == "Foundation", let kind = node.importKindSpecifier {
                let all = ["Foundation", "CoreGraphics", "UIKit"] + declarations.impliedModules
                edits.blank(kind)
                edits.replace(node.path.span, with: all.joined(separator: "; import "))
                return .skipChildren
            }
            if let standIn = known.standIn {
                let path = [standIn] + node.path.dropFirst().map(\.name.text)
                edits.replace(node.path.span, with: path.joined(separator: "."))
            }
            // The header of one declaration makes available what all headers of its module import.
            if known.brings.contains("Foundation"), known.standIn != "Glibc" {
                edits.insert("; import Foundation; import CoreGraphics", at: node.path.span.upperBound)
            }
            return .skipChildren
        }
        guard known.presence != .missing else { return .skipChildren }
        let all = [known.standIn ?? module] + known.brings + declarations.impliedModules
        edits.replace(node.path.span, with: all.joined(separator: "; import "))
        return .skipChildren
    }

    // MARK: Types

    /// Objective-C's protocols are of classes.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("objc") else { return .visitChildren }
        for member in node.memberBlock.members where member.decl.isOptional { optionalMembers.append(member.span) }
        guard let list = node.inheritanceClause?.inheritedTypes else {
            let place =
                (node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia
                ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset
            edits.insert(": AnyObject", at: place)
            return .visitChildren
        }
        let names = Set(list.compactMap(\.type.pathName))
        if names.isDisjoint(with: ["AnyObject", "NSObjectProtocol"]), !names.isEmpty {
            edits.insert(", AnyObject", at: list.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    /// The table of a private class in another type is behind the types, but in the file.
    private func open(_ modifiers: DeclModifierListSyntax) {
        if typeName.contains(".") { openWord(modifiers) }
    }

    private func openWord(_ modifiers: DeclModifierListSyntax) {
        for word in modifiers where word.name.text == "private" && word.detail == nil {
            edits.replace(word.span, with: "fileprivate")
        }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if !typeName.isEmpty { openWord(node.modifiers) }
        return .visitChildren
    }

    override func enter(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.modifiers)
        return .visitChildren
    }

    override func enter(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.modifiers)
        return .visitChildren
    }

    override func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.modifiers)
        let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        ends[typeName] = end
        let missing = RequiredInitializers.missing(in: node, named: typeName, declarations)
        if !missing.isEmpty { edits.insert(missing, at: end) }
        rewriteExtensionMembers(node.memberBlock)
        return .visitChildren
    }

    override func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isPlain else { return .visitChildren }
        rewriteExtensionMembers(node.memberBlock)
        if declarations.classes.contains(typeName) {
            for member in node.memberBlock.members
            where member.decl.isOverride && declarations.extensionMember(member.decl, in: typeName) == nil {
                move(member)
            }
        }
        return .visitChildren
    }

    private func rewriteExtensionMembers(_ block: MemberBlockSyntax) {
        for declaration in block.allDeclarations {
            declarations.extensionMember(declaration, in: typeName)?.rewrite(&edits, isOverride: declaration.isOverride)
        }
    }

    /// Swift allows overrides in extensions with Objective-C only: they go into the class itself. Those in another file than the class
    /// stay where they see what is private to the file, and the class calls them.
    private func move(_ member: MemberBlockItemSyntax) {
        let isPublic = declarations.publicClasses.contains(typeName)
        if declarations.sources[typeName] != path, let call = OverrideCall(member.decl, isPublic: isPublic) {
            calledOverrides.append((typeName, member.span, call.text))
            for word in call.needless { edits.blank(word) }
            if call.isNonisolated { edits.insert("nonisolated ", at: call.place) }
            edits.insert(OverrideCall.prefix, at: call.name)
            return
        }
        if isPublic, let place = OverrideCall.place(ofAccessIn: member.decl) { edits.insert("public ", at: place) }
        movedOverrides.append((typeName, member.span))
    }

    /// `XCTestCase` lacks members here, which the class in its place has.
    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if declarations.isTest, node.tokenKind == .identifier("XCTestCase") {
            let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.replace(place..<place + "XCTestCase".utf8.count, with: AdaptedModule.testCaseName)
        }
        // A place in a file is a number on Darwin.
        if node.tokenKind == .identifier("fpos_t"), node.root.description.contains("funopen") {
            edits.replace(node.span, with: "DarwinFilePosition")
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let expression = SelectorExpression(node) else { return .visitChildren }
            let place = typeName.isEmpty ? nil : typeName
            edits.replace(node.span, with: "Selector(\"\(expression.selector(in: declarations, at: place))\")")
            return .skipChildren
        case "keyPath":
            guard let key = node.arguments.first?.expression.trimmedDescription else { return .visitChildren }
            edits.replace(node.span, with: "\"\(Self.keyPath(key))\"")
            return .skipChildren
        default: return .visitChildren
        }
    }

    /// Returns a key path without the types before it.
    private static func keyPath(_ text: String) -> String {
        let steps = text.split(separator: ".")
        let keys = steps.drop { $0.first?.isUppercase == true || $0 == "self" }
        return (keys.isEmpty ? steps[...] : keys).joined(separator: ".")
    }

    // MARK: Core Data

    /// Core Data has the values of properties with `@NSManaged`. Any object may be one, since colors and images aren't of
    /// `NSObject` here.
    private func addAccessors(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where binding.accessorBlock == nil {
            if let type = binding.typeAnnotation?.type {
                let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
                if plain.trimmedDescription == "NSObject" { edits.replace(plain.span, with: "AnyObject") }
            }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            let accessors =
                " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
            edits.insert(accessors, at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    /// The initializers by which objects of subclasses are created, by their labels.
    private static let required = [
        "NSManagedObject": ["entity", "insertInto"], "UICollectionViewLayoutAttributes": [],
    ]

    /// Objects are created by the name of their class, or copied: the initializer is a required one.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard let word = node.modifiers.first(where: { $0.name.text == "override" }),
            Self.required[declarations.superclasses(of: typeName).last ?? ""] == labels
        else { return .visitChildren }
        edits.replace(word.span, with: "required")
        return .visitChildren
    }

    // MARK: Key-value observing

    /// A `dynamic` property notifies its observers of changes.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.names.contains("NSManaged") { return addAccessors(node) }
        RenamedMembers.rename(node, &edits)
        let words = Set(node.modifiers.map(\.name.text))
        guard words.contains("dynamic"), !typeName.isEmpty, node.bindings.count == 1, let binding = node.bindings.first,
            words.isDisjoint(with: ["static", "class", "lazy"]), !node.attributes.names.contains("NSManaged"),
            node.bindingSpecifier.text == "var",
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { return .visitChildren }
        let key = node.attributes.objectiveCName ?? name
        let call = "self.didChangeValue(forKey: \"\(key)\")"
        guard let block = binding.accessorBlock else {
            edits.insert(" { didSet { \(call) } }", at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
            return .visitChildren
        }
        guard let accessors = block.accessors.as(AccessorDeclListSyntax.self) else { return .visitChildren }
        let setter = accessors.first { ["set", "didSet"].contains($0.accessorSpecifier.text) }
        if let body = setter?.body {
            edits.insert(" defer { \(call) };", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
            edits.insert(
                " didSet { \(call) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    /// The method that handles changes overrides none in classes of Foundation.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = ManagedMethod(node)?.body {
            edits.insert(" \(body)", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        RenamedMembers.rename(node, &edits)
        if let method = RenamedMembers.pickerMethod(node) { edits.insert("; \(method)", at: node.span.upperBound) }
        // Foundation for Linux compares numbers with operators of its own.
        if typeName.isEmpty, node.comparesNumbers { edits.insert("@_disfavoredOverload ", at: node.headStart) }
        guard node.isChangeHandler, declarations.isFirstObserver(typeName) else { return .visitChildren }
        for word in node.modifiers where word.name.text == "override" { edits.blank(word) }
        return .visitChildren
    }

    /// The methods of observing that take a key path, and the label of this argument.
    private static let observing: [String: String?] = [
        "observe": nil, "willChangeValue": "for", "didChangeValue": "for", "publisher": "for",
        "NSSortDescriptor": "keyPath", "NSExpression": "forKeyPath",
    ]

    /// Adds the key to calls that name a property by its key path.
    private func addKey(_ node: FunctionCallExprSyntax) {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name, let argument = node.arguments.first, let path = argument.expression.as(KeyPathExprSyntax.self),
            Self.observing[name] == .some(argument.label?.text) || isOrder(node), !declarations.hasMethod(name)
        else { return }
        let keys = path.components.compactMap { component -> String? in
            switch component.component {
            case .property(let property): property.declName.baseName.plainText
            case .optional: nil
            default: ""
            }
        }
        guard !keys.contains("") else { return }
        let end = argument.expression.endPositionBeforeTrailingTrivia.utf8Offset
        edits.insert(", key: \"\(keys.joined(separator: "."))\"", at: end)
    }

    /// Whether a call is `.init(keyPath: …, ascending: …)`.
    private func isOrder(_ node: FunctionCallExprSyntax) -> Bool {
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
            && node.arguments.prefix(2).map(\.label?.text) == ["keyPath", "ascending"]
    }

    /// `super.observeValue` of a class of Foundation is a function of UIKit.
    private func replaceInherited(_ node: FunctionCallExprSyntax) {
        guard let method = node.calledExpression.as(MemberAccessExprSyntax.self),
            method.base?.is(SuperExprSyntax.self) == true, method.declName.baseName.text == "observeValue",
            declarations.isFirstObserver(typeName)
        else { return }
        edits.replace(method.span, with: "unhandledValue")
    }

    /// The methods that archive values of UIKit, in place of Foundation's.
    private static let archiving = [
        "NSKeyedArchiver.archivedData": "archivedValue", "NSKeyedArchiver.archiveRootObject": "archiveValue",
        "NSKeyedUnarchiver.unarchiveObject": "unarchivedValue",
        "NSKeyedUnarchiver.unarchiveTopLevelObjectWithData": "unarchivedTopLevelValue",
    ]

    /// Parts of Foundation are modules of their own on Linux: `Foundation.URLRequest`.
    private func qualify(_ name: TokenSyntax, in module: TokenSyntax) {
        guard module.text == "Foundation", let other = ModuleDeclarations.foundationModule(of: name.text) else {
            return
        }
        edits.replace(module.span, with: other)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name { qualify(node.name, in: module) }
        return .visitChildren
    }

    /// Objective-C finds a member in any object; Swift for Linux finds none.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let object = node.base?.as(TupleExprSyntax.self), object.trimmedDescription.hasSuffix(" as AnyObject)") {
            edits.insert("AnyObjectMembers", at: object.span.lowerBound)
        }
        if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName {
            if module.text == "Darwin" { edits.replace(module.span, with: "Glibc") }
            qualify(node.declName.baseName, in: module)
            if let method = Self.archiving["\(module.text).\(node.declName.baseName.text)"] {
                edits.replace(node.declName.baseName.span, with: method)
            }
        }
        // A part of Foundation is C's library and the names of this project's Core Graphics here.
        if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName, module.text == "CoreFoundation" {
            let isOwn = ["CF", "kCF"].contains(where: node.declName.baseName.text.hasPrefix)
            edits.replace(module.span, with: isOwn ? "CoreGraphics" : "Foundation")
        }
        RenamedMembers.rename(node, &edits)
        let name = node.declName.baseName.plainText
        if node.base != nil, let reference = declarations.optionalReference(to: node.declName) {
            edits.replace(node.declName.span, with: reference)
        }
        if node.base?.is(SuperExprSyntax.self) == true,
            declarations.overridesExtensionMember(named: name, in: typeName)
        {
            edits.replace(node.span, with: ExtensionMember.superName(of: name, in: typeName))
        }
        return .visitChildren
    }

    /// Objective-C's classes have no types of elements when an app runs: `request as! NSFetchRequest<NSFetchRequestResult>`.
    /// And each error is an `NSError`.
    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        guard let mark = node.questionOrExclamationMark, let list = node.parent?.as(ExprListSyntax.self),
            let place = list.index(of: ExprSyntax(node)),
            let type = list[list.index(after: place)...].first?.as(TypeExprSyntax.self)?.type,
            let name = type.as(IdentifierTypeSyntax.self),
            name.name.text == "NSError" || name.name.text == "NSFetchRequest" && name.genericArgumentClause != nil
        else { return .visitChildren }
        edits.replace(node.span, with: "~>\(mark.text)")
        edits.insert(".self", at: type.span.upperBound)
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        if let item = node.catchItems.first, node.catchItems.count == 1, let pattern = item.pattern {
            ErrorPattern(pattern)?.rewrite(item.whereClause, bodyAfter: node.body.leftBrace, &edits)
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
        if let item = node.caseItems.first, node.caseItems.count == 1 {
            ErrorPattern(item.pattern)?.rewrite(item.whereClause, bodyAfter: node.colon, &edits)
        }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        ErrorPattern(node.pattern)?.rewrite(node, &edits)
        return .visitChildren
    }

    /// A condition that casts by force, with a type: `guard let cell: Cell = view as! Cell`. Older compilers took the value
    /// for an optional one.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard node.typeAnnotation != nil,
            let parts = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.map(\.self),
            let type = parts.last?.as(TypeExprSyntax.self)?.type, !type.is(OptionalTypeSyntax.self),
            !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
            type.as(IdentifierTypeSyntax.self)?.name.text != "Optional",
            let cast = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self),
            let mark = cast.questionOrExclamationMark, mark.tokenKind == .exclamationMark
        else { return .visitChildren }
        edits.insert("?", at: type.span.upperBound)
        return .visitChildren
    }

    // MARK: Calls

    /// Calls of optional methods, `delegate.changed?(value)`: the protocol's default method is called. What a queue does later
    /// follows the app's time.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        addKey(node)
        replaceInherited(node)
        let isPlain = node.arguments.isEmpty && node.trailingClosure == nil
        // Foundation for Linux creates no other information about the process than the one there is.
        if isPlain, node.calledExpression.trimmedDescription == "ProcessInfo",
            !declarations.classes.contains("ProcessInfo"), !declarations.otherTypes.contains("ProcessInfo")
        {
            edits.replace(node.span, with: "ProcessInfo.processInfo")
        }
        // A class in a variable of any object's type describes itself by its name.
        if isPlain, !declarations.hasMethod("description"),
            let method = node.calledExpression.as(MemberAccessExprSyntax.self),
            method.declName.baseName.text == "description", let type = method.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
        {
            edits.insert("String(reflecting: ", at: type.span.lowerBound)
            edits.replace(type.span.upperBound..<node.span.upperBound, with: ")")
            return .visitChildren
        }
        if isPlain, !declarations.hasMethod("description"), describeType(node) { return .visitChildren }
        if let method = node.calledExpression.as(MemberAccessExprSyntax.self), method.base != nil,
            method.declName.baseName.text == "asyncAfter", !declarations.hasMethod("asyncAfter")
        {
            edits.replace(method.declName.baseName.span, with: "asyncAfterInAppTime")
        }
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let method = chain.expression.as(MemberAccessExprSyntax.self),
            declarations.isOptionalMethod(
                method.declName.baseName.plainText, isLabeled: node.arguments.contains { $0.label != nil })
        {
            edits.blank(chain.questionMark)
            edits.insert("optionalResult(", at: node.span.lowerBound)
            edits.insert(")", at: node.span.upperBound)
        }
        useValue(node)
        passBlock(node)
        createEmpty(node)
        return .visitChildren
    }

    /// A block is no object here: `imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))`.
    private func passBlock(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "imp_implementationWithBlock",
            let cast = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
            cast.calledExpression.trimmedDescription == "unsafeBitCast", let block = cast.arguments.first?.expression
        else { return }
        edits.replace(cast.span, with: block.trimmedDescription)
    }

    /// A class describes itself by its name: `Cell.description()`.
    private func describeType(_ node: FunctionCallExprSyntax) -> Bool {
        guard let method = node.calledExpression.as(MemberAccessExprSyntax.self),
            method.declName.baseName.text == "description",
            let type = method.base?.as(DeclReferenceExprSyntax.self), type.baseName.text.first?.isUppercase == true
        else { return false }
        edits.insert("String(reflecting: ", at: type.span.lowerBound)
        edits.replace(type.span.upperBound..<node.span.upperBound, with: ".self)")
        return true
    }

    /// Objects that `NSObject` creates on iOS and Foundation for Linux doesn't, with the arguments of empty ones.
    private static let empty = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "NSTextStorage": "string: \"\"",
        "URLCache": "memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil",
        "Bundle": "for: UIKit.UIView.self", "Progress": "parent: nil", "XMLParser": "data: Data()",
        "URLResponse":
            "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
    ]

    private func createEmpty(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let arguments = Self.empty[name]
        else { return }
        edits.insert(arguments, at: end.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The values of Core Foundation are no objects here: `Unmanaged.passRetained(text as CFString)`.
    private func useValue(_ node: FunctionCallExprSyntax) {
        guard let method = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["passRetained", "passUnretained"].contains(method.declName.baseName.text), let base = method.base,
            base.trimmedDescription == "Unmanaged", let argument = node.arguments.first?.expression.trimmedDescription,
            Self.values.contains(where: { argument.hasSuffix(" as \($0)") })
        else { return }
        edits.replace(base.span, with: "UnmanagedValue")
    }

    /// The type of such a value: `Unmanaged<CFString>`.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // The methods of Objective-C's runtime; libraries have types of that name.
        if node.name.text == "Method", node.root.description.contains("class_get") {
            edits.replace(node.name.span, with: "OpaquePointer")
        }
        if node.name.text == "Unmanaged",
            let value = node.genericArgumentClause?.arguments.first?.argument.trimmedDescription,
            Self.values.contains(value)
        {
            edits.replace(node.name.span, with: "UnmanagedValue")
        }
        return .visitChildren
    }

    private static let values = ["CFString", "CFArray", "CFDictionary", "CFData", "CFURL", "CFDate", "CFNumber"]

    // MARK: Conditions

    /// Whether the device has a version of iOS is known when the app runs.
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        // Other modules compile the bodies of `@inlinable` functions, and can't call those of this module.
        let isInlined = node.outward.contains { outer in
            (outer.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []).contains("inlinable")
        }
        if !isInlined, let call = node.adapted { edits.replace(node.span, with: call) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        for (part, text) in node.condition?.adaptedParts ?? [] { edits.replace(part.span, with: text) }
        return .visitChildren
    }
}

extension DeclSyntax {
    /// The modifiers of a method or property, or nil if it is neither.
    var memberModifiers: DeclModifierListSyntax? {
        self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    }

    /// Whether the member overrides one.
    var isOverride: Bool { memberModifiers?.contains { $0.name.text == "override" } ?? false }
}

extension ExtensionDeclSyntax {
    /// Whether the extension is one of a named type, without conditions.
    var isPlain: Bool { extendedType.pathName != nil && genericWhereClause == nil }
}

extension FunctionDeclSyntax {
    /// Whether the function is an operator that compares two objects of `NSNumber`.
    fileprivate var comparesNumbers: Bool {
        ["<", ">", "<=", ">="].contains(name.text)
            && signature.parameterClause.parameters.map(\.type.trimmedDescription) == ["NSNumber", "NSNumber"]
    }

    /// Where the modifiers begin.
    fileprivate var headStart: Int { (modifiers.first?.name ?? funcKeyword).span.lowerBound }

    /// Whether the method is `observeValue(forKeyPath:of:change:context:)`.
    var isChangeHandler: Bool {
        name.text == "observeValue"
            && signature.parameterClause.parameters.map(\.firstName.text) == ["forKeyPath", "of", "change", "context"]
    }
}
