import ClassModel
import SourceModel
import SwiftSyntax

/// What the sources of a module declare, as far as selectors and tables need it.
struct ModuleDeclarations: Sendable {
    /// A method that a selector can name.
    struct Method: Sendable {
        var name: String
        /// The labels of the parameters, or nil for `_`.
        var labels: [String?]
        var selector: String
    }

    struct TypeMembers: Sendable {
        var superclass: String?
        var methods: [Method] = []
        var initializers: [Initializer] = []
        /// Whether it is a class of tests that lists these itself: it declares `allTests`.
        var listsTests = false
    }

    /// An initializer that a type declares.
    struct Initializer: Sendable {
        /// The labels of the parameters that calls must have.
        var labels: [String]
        /// Whether subclasses inherit none of those that they don't declare.
        var isDesignated: Bool
        /// Whether it always returns an object, in all conditions.
        var isPlain: Bool
    }

    /// The types by their names with those of outer types.
    private(set) var types: [String: TypeMembers] = [:]
    /// The types of imported modules.
    private var imported: [String: TypeMembers] = [:]
    /// The names of the generic types that the module or an imported one declares.
    private(set) var genericTypes: Set<String> = []
    /// The names of the classes that the module declares.
    private(set) var classes: Set<String> = []
    /// The names of structures, enumerations and protocols that the module or an imported one declares.
    private(set) var otherTypes: Set<String> = []
    /// Those of the classes that other modules see.
    private(set) var publicClasses: Set<String> = []
    /// The sources that have them, by name.
    private(set) var sources: [String: String] = [:]
    /// The class of the app's delegate with `@main`.
    private(set) var delegate: String?
    private(set) var hasOwnEntryPoint = false
    /// The names of methods that need no attribute to be visible: those in selector expressions, since Swift 3, and those that a
    /// protocol of Objective-C requires.
    private(set) var selected: Set<String> = []
    /// The names of optional methods of the module's protocols.
    private(set) var optionalMethods: Set<String> = []
    /// The names of properties that are those of optional methods of frameworks: closures, perhaps.
    private var namesakes: Set<String> = []

    /// The members of extensions that classes override.
    private var extensionMembers = ExtensionMemberTable()
    /// The members of protocols that need not be there.
    private var optionalMembers = OptionalMemberTable()
    /// The names of what protocols of the module require, and of what their extensions have for every type.
    private var required: [String: Set<String>] = [:]
    private var defaults: [String: Set<String>] = [:]

    /// The modules that the sources use without importing them: parts of Foundation for Linux, and what UIKit and Foundation bring
    /// along on iOS.
    private(set) var impliedModules: [String] = []
    /// The modules that headers make known to all sources, with those that they bring.
    private(set) var headerModules: [String] = []
    /// Whether the module contains tests of an app.
    var isTest = false

    init(_ sources: [ParsedSource]) {
        impliedModules = Self.modules.filter { _, words in
            sources.contains { source in words.contains { source.mentions($0) } }
        }.map(\.name)
        for source in sources {
            let reader = DeclarationReader(viewMode: .sourceAccurate)
            reader.walk(source.syntax)
            for (name, members) in reader.types { append(members, of: name) }
            genericTypes.formUnion(reader.genericTypes)
            classes.formUnion(reader.classes)
            otherTypes.formUnion(reader.otherTypes)
            publicClasses.formUnion(reader.publicClasses)
            for name in reader.classes { self.sources[name] = source.path }
            selected.formUnion(reader.selected)
            optionalMethods.formUnion(reader.optionalMethods)
            namesakes.formUnion(reader.namesakes)
            extensionMembers.merge(reader.extensionMembers)
            optionalMembers.merge(reader.optionalMembers)
            required.merge(reader.required) { $0.union($1) }
            defaults.merge(reader.defaults) { $0.union($1) }
            hasOwnEntryPoint = hasOwnEntryPoint || source.isMain || reader.hasOwnEntryPoint
            delegate = delegate ?? reader.delegate
        }
    }

    /// Sets what headers make known to all sources: the names of modules, and headers of C libraries.
    mutating func setHeaderModules(_ names: [String], of sources: [ParsedSource]) {
        headerModules = names.flatMap { name -> [String] in
            if let library = SystemLibrary.named(name) { return library.isUsed(by: sources) ? [library.module] : [] }
            guard let module = SystemModule.named(name), module.presence != .missing else { return [] }
            return [module.standIn ?? module.name] + module.brings
        }
    }

    /// Whether a protocol of the module requires nothing that its extensions don't have for every type.
    func hasDefaults(_ name: String) -> Bool {
        required[name]?.isSubset(of: defaults[name] ?? []) ?? false
    }

    /// Adds what selectors and calls of optional methods need of an imported module.
    mutating func importAll(of other: ModuleDeclarations) {
        imported.merge(other.imported) { old, _ in old }
        imported.merge(other.types) { old, _ in old }
        genericTypes.formUnion(other.genericTypes)
        otherTypes.formUnion(other.otherTypes)
        optionalMethods.formUnion(other.optionalMethods)
        extensionMembers.importAll(of: other.extensionMembers)
        optionalMembers.merge(other.optionalMembers)
    }

    /// Returns the protocols of optional members that a class adopts in the adapted copy.
    func optionalMembers(of type: String) -> [String] {
        optionalMembers.isEmpty ? [] : optionalMembers.adopted(by: type, superclasses(of: type))
    }

    /// Returns what stands for an optional method of a protocol that is named and not called: `delegate?.changed(_:to:)`.
    func optionalReference(to name: DeclReferenceExprSyntax) -> String? {
        guard let labels = name.argumentNames?.arguments.map({ $0.name.text + ":" }).joined() else { return nil }
        return optionalMembers.references["\(name.baseName.plainText)(\(labels))"]
    }

    /// Whether a call with a question mark can be one of an optional method of a protocol. One with a label calls no closure, whatever
    /// properties have its name.
    func isOptionalMethod(_ name: String, isLabeled: Bool) -> Bool {
        if optionalMethods.contains(name) { return true }
        return FrameworkProtocols.optionalMethods.contains(name) && (isLabeled || !namesakes.contains(name))
    }

    /// Returns a member that an extension declares and classes override, or an override of one.
    func extensionMember(_ declaration: DeclSyntax, in type: String) -> ExtensionMember? {
        guard !extensionMembers.isEmpty, let member = ExtensionMember(declaration, in: type) else { return nil }
        let isOne =
            declaration.isOverride
            ? extensionMembers.overrides(member.key, in: type, derives)
            : extensionMembers.isOverridden(member.key, of: type, derives)
        return isOne ? member : nil
    }

    /// Whether a type overrides a member with a name that an extension declares.
    func overridesExtensionMember(named name: String, in type: String) -> Bool {
        extensionMembers.keys(named: name, overriddenIn: type).contains {
            extensionMembers.overrides($0, in: type, derives)
        }
    }

    /// Whether a class derives from another, as far as it is known: what nobody knows may.
    private func derives(_ type: String, from other: String) -> Bool {
        let chain = [type] + superclasses(of: type)
        if chain.contains(other) || other == "NSObject" { return true }
        guard let framework = chain.last, FrameworkClasses.shared.has(framework), FrameworkClasses.shared.has(other)
        else { return types[other]?.superclass == nil }
        return FrameworkClasses.shared.chain(of: framework).contains(other)
    }

    private static let modules: [(name: String, words: [String])] = [
        (
            "FoundationNetworking",
            [
                "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential", "URLProtocol",
                "URLAuthenticationChallenge", "URLProtectionSpace",
            ]
        ),
        ("FoundationXML", ["XMLParser"]),
        ("UserNotifications", ["UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent"]),
        ("AVFoundation", ["CVPixelBuffer", "CVImageBuffer"]),
        ("Glibc", ["Darwin."]),
        ("UIKit", ["NSFileCoordinator", "NSHashTable", "NSMapTable", "UndoManager"]),
        (
            "Security",
            [
                "SecTrust", "SecKey", "SecCertificate", "SecItemAdd", "SecItemCopyMatching", "SecItemDelete",
                "SecPolicy", "SecRandomCopyBytes", "errSec", "kSec", "serverTrust",
            ]
        ),
        ("os", ["os_unfair_lock", "os_log"]),
        ("Combine", ["ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject"]),
        ("Observation", ["@Observable", "@ObservationIgnored", "withObservationTracking"]),
        ("AudioToolbox", ["AudioServices", "SystemSoundID", "kAUSampler"]),
        ("GLKit", ["GLKMath", "GLKVector", "GLKMatrix", "GLKQuaternion"]),
        ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImageProperty"]),
        ("CoreText", ["CTFont", "CTLine", "CTFrame", "CTRun", "kCTFont"]),
        ("CoreImage", ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector"]),
    ]

    /// Returns the module that has a name of Apple's Foundation, if it isn't the one of that name.
    static func foundationModule(of name: String) -> String? {
        modules.prefix { $0.name.hasPrefix("Foundation") }.first { $0.words.contains(where: name.contains) }?.name
    }

    private mutating func append(_ members: TypeMembers, of name: String) {
        var joined = types[name] ?? TypeMembers()
        joined.superclass = joined.superclass ?? members.superclass
        joined.methods += members.methods
        joined.initializers += members.initializers
        joined.listsTests = joined.listsTests || members.listsTests
        types[name] = joined
    }

    /// Returns the selector of a method of a class or its superclasses. `labels` are nil if the source names none.
    func selector(of method: String, labels: [String?]?, in type: String) -> String? {
        var seen: Set<String> = []
        var current = resolved(type)
        while let name = current, seen.insert(name).inserted, let members = types[name] ?? imported[name] {
            if let found = Self.match(method, labels, in: members.methods) { return found.selector }
            // An extension of an imported class knows none.
            current = (members.superclass ?? imported[name]?.superclass).flatMap(resolved)
            if types[name] != nil, let found = Self.match(method, labels, in: imported[name]?.methods ?? []) {
                return found.selector
            }
        }
        return nil
    }

    /// Whether any type has a method of a name.
    func hasMethod(_ name: String) -> Bool {
        [types, imported].contains { $0.values.contains { Self.match(name, nil, in: $0.methods) != nil } }
    }

    /// Whether a class inherits `observeValue(forKeyPath:of:change:context:)` from nobody: it is derived from `NSObject`, or another class
    /// of Foundation or UIKit that is no responder, by classes of the module that don't have the method.
    func isFirstObserver(_ type: String) -> Bool {
        let superclasses = superclasses(of: type)
        let own = superclasses.dropLast().compactMap(resolved)
        let methods = own.flatMap { (types[$0] ?? imported[$0])?.methods ?? [] }
        if Self.match("observeValue", nil, in: methods) != nil { return false }
        guard let last = superclasses.last else { return false }
        if Self.classesOfFoundation.contains(last) { return true }
        return FrameworkClasses.shared.has(last) && !FrameworkClasses.shared.chain(of: last).contains("UIResponder")
            && last != "UIResponder"
    }

    /// Returns the names of a class's superclasses, as far as they are known: the last one is of a framework.
    func superclasses(of type: String) -> [String] {
        var names: [String] = []
        var current = resolved(type)
        while let name = current, let superclass = types[name]?.superclass ?? imported[name]?.superclass,
            !names.contains(superclass)
        {
            names.append(superclass)
            current = resolved(superclass)
        }
        return names
    }

    /// Whether a class or a superclass of an imported module lists its tests itself.
    func listsTests(_ type: String) -> Bool {
        superclasses(of: type).contains { types[$0] == nil && imported[$0]?.listsTests == true }
    }

    /// Whether a class derives from one that neither the module, an imported one nor a framework declares.
    func hasUnknownSuperclass(_ type: String) -> Bool {
        guard let last = superclasses(of: type).last, resolved(last) == nil else { return false }
        return !FrameworkClasses.shared.has(last) && !Self.classesOfFoundation.contains(last) && last != "XCTestCase"
    }

    /// Whether an object of a class can be made by an initializer with these labels: the class or a superclass declares it, and those
    /// between have none of their own.
    func hasInitializer(_ labels: [String], in type: String) -> Bool {
        for name in [type] + superclasses(of: type) {
            guard let declared = types[resolved(name) ?? name] else {
                return FrameworkInitializers.has(labels, in: name)
            }
            let fit = declared.initializers.filter { $0.labels == labels }
            if !fit.isEmpty { return fit.allSatisfy(\.isPlain) }
            if declared.initializers.contains(where: \.isDesignated) { return false }
        }
        return false
    }

    private static let classesOfFoundation: Set<String> = [
        "NSObject", "Formatter", "InputStream", "Operation", "OutputStream", "Progress", "Thread", "URLProtocol",
    ]

    /// Returns the selector of a method of any class.
    func selector(of method: String, labels: [String?]?) -> String? {
        [types, imported].lazy.compactMap { types in
            types.sorted { $0.key < $1.key }.lazy.compactMap { Self.match(method, labels, in: $0.value.methods) }.first
        }.first?.selector
    }

    private static func match(_ name: String, _ labels: [String?]?, in methods: [Method]) -> Method? {
        methods.first { $0.name == name && (labels == nil || $0.labels == labels) }
    }

    /// Returns the known name of a type: the whole one, or one that ends with it.
    private func resolved(_ name: String) -> String? {
        if types[name] != nil || imported[name] != nil { return name }
        return types.keys.filter { $0.hasSuffix("." + name) }.min()
    }
}

/// Collects the declarations of a source.
private final class DeclarationReader: TypeVisitor {
    var types: [String: ModuleDeclarations.TypeMembers] = [:]
    var classes: Set<String> = []
    var otherTypes: Set<String> = []
    var genericTypes: Set<String> = []
    var publicClasses: Set<String> = []
    var delegate: String?
    var hasOwnEntryPoint = false
    var selected: Set<String> = []
    var optionalMethods: Set<String> = []
    var extensionMembers = ExtensionMemberTable()
    var optionalMembers = OptionalMemberTable()
    var namesakes: Set<String> = []
    var required: [String: Set<String>] = [:]
    var defaults: [String: Set<String>] = [:]

    private func record(superclass: String? = nil) -> SyntaxVisitorContinueKind {
        types[typeName, default: .init()].superclass = types[typeName]?.superclass ?? superclass
        return .visitChildren
    }

    private func recordEntryPoint(_ attributes: AttributeListSyntax, _ inherited: InheritanceClauseSyntax?) {
        let names = attributes.names
        let bases = inherited?.names ?? []
        if names.contains("UIApplicationMain") || (names.contains("main") && bases.contains("UIApplicationDelegate")) {
            delegate = typeName
        } else if names.contains("main") {
            hasOwnEntryPoint = true
        }
    }

    override func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        recordEntryPoint(node.attributes, node.inheritanceClause)
        classes.insert(typeName)
        if node.modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) {
            publicClasses.insert(typeName)
        }
        optionalMembers.add(node.memberBlock, of: typeName, adopting: node.inheritanceClause?.names ?? [])
        for member in node.memberBlock.allDeclarations { extensionMembers.addOverride(member, in: typeName) }
        if node.genericParameterClause != nil { genericTypes.insert(typeName) }
        return record(superclass: node.inheritanceClause?.inheritedTypes.first?.type.pathName)
    }
    override func enter(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        recordEntryPoint(node.attributes, node.inheritanceClause)
        if node.genericParameterClause != nil { genericTypes.insert(typeName) }
        otherTypes.insert(typeName)
        return record()
    }
    override func enter(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        otherTypes.insert(typeName)
        if node.genericParameterClause != nil { genericTypes.insert(typeName) }
        return record()
    }
    override func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        optionalMembers.add(node.memberBlock, of: typeName, adopting: node.inheritanceClause?.names ?? [])
        if node.isPlain {
            defaults[typeName, default: []].formUnion(node.memberBlock.members.map(\.decl.memberName))
            for member in node.memberBlock.allDeclarations {
                // What a protocol of Objective-C requires is exposed without a word.
                let name = member.as(FunctionDeclSyntax.self)?.name.plainText ?? ""
                let isRequired = FrameworkProtocols.optionalMethods.contains(name)
                let exposesAll = isRequired || node.attributes.names.contains("objc")
                extensionMembers.add(member, in: typeName, exposesAll: exposesAll)
            }
        }
        return record()
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        optionalMembers.add(node)
        let members = node.memberBlock.members.map(\.decl).filter { !$0.is(AssociatedTypeDeclSyntax.self) }
        let inherited = Set(node.inheritanceClause?.names ?? []).subtracting(["AnyObject", "class"])
        required[node.name.plainText] = Set(members.map(\.memberName)).union(inherited)
        otherTypes.insert(typeName.isEmpty ? node.name.plainText : "\(typeName).\(node.name.plainText)")
        let isOfObjectiveC = node.attributes.names.contains("objc")
        for method in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
            if isOfObjectiveC { selected.insert(method.name.plainText) }
            if method.modifiers.contains(where: { $0.name.text == "optional" }) {
                optionalMethods.insert(method.name.plainText)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !typeName.isEmpty { types[typeName, default: .init()].methods.append(ModuleDeclarations.Method(node)) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !typeName.isEmpty {
            types[typeName, default: .init()].initializers.append(ModuleDeclarations.Initializer(node))
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            if FrameworkProtocols.optionalMethods.contains(name) { namesakes.insert(name) }
            if name == "allTests", !typeName.isEmpty { types[typeName, default: .init()].listsTests = true }
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = SelectorExpression(node)?.name { selected.insert(name) }
        return .visitChildren
    }
}

extension DeclSyntax {
    /// The name of a method with its labels, that of a property, or the whole declaration of something else.
    fileprivate var memberName: String {
        if let method = self.as(FunctionDeclSyntax.self) { return ModuleDeclarations.Method(method).fullName }
        let pattern = self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? trimmedDescription
    }
}

extension ModuleDeclarations.Method {
    /// The name with the labels of the parameters: `move(_:to:)`.
    var fullName: String { "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }

    init(_ node: FunctionDeclSyntax) {
        name = node.name.plainText
        labels = node.signature.parameterClause.parameters.map {
            $0.firstName.text == "_" ? nil : $0.firstName.plainText
        }
        selector = node.attributes.objectiveCName ?? ObjectiveCSelector.name(of: name, labels: labels)
    }
}

extension ModuleDeclarations.Initializer {
    init(_ node: InitializerDeclSyntax) {
        labels = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(\.firstName.plainText)
        let words = Set(node.modifiers.map(\.name.text))
        isDesignated = !words.contains("convenience") && node.nearest(ExtensionDeclSyntax.self) == nil
        isPlain =
            node.optionalMark == nil && node.genericParameterClause == nil && node.signature.effectSpecifiers == nil
            && !node.attributes.areUnavailable && node.nearest(IfConfigClauseSyntax.self) == nil
    }
}
