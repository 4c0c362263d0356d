import SwiftSyntax

/// An expression that Swift refuses on Linux and not on iOS: a class in a variable creates an object, any object is asked for a member,
/// both of which Objective-C resolves in the running app; a block is called before a method of Foundation returns, and
/// Foundation for Linux lets it escape; the window of an app's delegate is unwrapped twice, since Objective-C's delegates may have none;
/// a value of Core Foundation is passed as an object. UIKit has what stands for them.
struct RuntimeCall {
    private enum Kind {
        case creation(FunctionCallExprSyntax)
        /// The initializer of a class in a variable, as a function.
        case initializer(MemberAccessExprSyntax)
        case member(of: ExprSyntax)
        /// The name of a method with its labels, which a protocol has as an optional one, of a type that has its own.
        case ownMethod(ExprSyntax, DeclReferenceExprSyntax)
        /// The name of a method that calls its block before it returns.
        case method(TokenSyntax)
        /// The second mark that unwraps a window.
        case mark(TokenSyntax)
        /// What a window that is unwrapped already is bound from.
        case binding(ExprSyntax)
        /// A function that `CGFloat` has a member of the same name as.
        case function(TokenSyntax)
        /// Two objects, one in case the other isn't there, whose classes have a superclass on iOS and none here.
        case choice(of: ExprSyntax, or: ExprSyntax)
        /// A value of Core Foundation that is an object on iOS.
        case object(ExprSyntax, isOptional: Bool)
        /// An object of Foundation where a type of Core Foundation is expected, which is a value here.
        case bridged(ExprSyntax, to: String)
        /// A call of a method that any object may have.
        case message(FunctionCallExprSyntax, DeclReferenceExprSyntax)
        /// A call that asks first whether the method of a protocol is there, which every one is here.
        case question(FunctionCallExprSyntax, mark: TokenSyntax)
        /// The word before a value that nobody uses: what a method of a missing object returns, `()?`.
        case unused(TokenSyntax)
        /// A list of objects of several classes, which have one superclass on iOS, and its type here.
        case list(ExprSyntax, type: String)
        /// The characters of a string, which Swift 4 named and which are the string itself.
        case characters(MemberAccessExprSyntax)
        /// The word `override` of an initializer that is a required one here.
        case requirement(TokenSyntax)
        /// A call of what was a method in Swift 4 and is a property.
        case property(FunctionCallExprSyntax)
    }

    private let kind: Kind

    /// Finds the expression at an offset that a message is about.
    init?(at offset: Int, in source: SourceFileSyntax, message: String) {
        guard let token = source.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        if message.hasPrefix("constructing an object of class type"), let call = Self.call(of: token) {
            kind = .creation(call)
        } else if message.hasPrefix("constructing an object of class type"),
            let member = Self.initializer(around: token)
        {
            kind = .initializer(member)
        } else if Self.isAboutArguments(message), let call = token.nearest(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, !["self", "super"].contains(type),
            type.first?.isLowercase == true
        {
            // Of a class in a variable, Swift sees the required initializers alone.
            kind = .creation(call)
        } else if message.contains(/has no member 'reference_\w+'$/), let (whole, name) = Self.method(at: token) {
            kind = .ownMethod(whole, name)
        } else if message.hasPrefix("value of type 'AnyObject' has no member"),
            let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), let object = member.base
        {
            kind = .member(of: object)
        } else if message.hasPrefix("value of type 'AnyObject") && message.hasSuffix("has no subscripts"),
            let call = token.parent?.as(SubscriptCallExprSyntax.self)
        {
            kind = .member(of: call.calledExpression)
        } else if ["escaping closure captures non-escaping parameter", "passing non-escaping parameter"].contains(
            where: message.hasPrefix),
            let name = Self.method(around: token)
        {
            kind = .method(name)
        } else if message.hasSuffix("non-optional value of type 'UIWindow'")
            || message.hasPrefix("cannot force unwrap value of non-optional type 'UIWindow'"),
            [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind)
        {
            kind = .mark(token)
        } else if message.hasPrefix("initializer for conditional binding must have Optional type, not 'UIWindow'"),
            let value = Self.boundValue(around: token)
        {
            kind = .binding(value)
        } else if message.hasPrefix("value of type 'AnyObjectMembers' has no member"),
            let name = message.split(separator: "'").last,
            let (call, member) = Self.call(of: String(name), around: token), call.arguments.count < 3,
            call.trailingClosure == nil
        {
            kind = .message(call, member.declName)
        } else if message.contains(/^static member '\w+' cannot be used on instance of type 'CGFloat'/) {
            kind = .function(token)
        } else if message.hasPrefix("binary operator '??' cannot be applied to operands of type 'UI"),
            let (wanted, other) = Self.operands(around: token)
        {
            kind = .choice(of: wanted, or: other)
        } else if message.contains(/^argument type 'CF\w+' \(aka .* expected to be an instance of a class/),
            let argument = token.nearest(LabeledExprSyntax.self)?.expression
        {
            kind = .object(argument, isOptional: false)
        } else if message.contains(/^cannot convert value of type 'CF\w+' .* to expected .* type 'AnyObject'/),
            let value = Self.value(around: token)
        {
            kind = .object(value, isOptional: false)
        } else if let match = message.firstMatch(
            of:
                /^(?:cannot convert value of type )?'NS\w+' (?:to expected argument type|is not convertible to) '(CF\w+)'/
        ),
            let argument = token.nearest(LabeledExprSyntax.self)?.expression
        {
            kind = .bridged(argument, to: String(match.1))
        } else if let match = message.wholeMatch(
            of: #/argument type '(.+)' expected to be an instance of a class or class-constrained type/#),
            let operand = Self.operand(around: token)
        {
            // An associated type that a protocol of Objective-C takes the place of.
            kind = .object(operand, isOptional: match.1.hasSuffix("?"))
        } else if message.contains(#/^cannot use optional chaining on non-optional value of type '.* -> /#),
            let (call, mark) = Self.question(around: token)
        {
            kind = .question(call, mark: mark)
        } else if message == "cannot convert value of type '()?' to closure result type 'Void'",
            let statement = token.nearest(ReturnStmtSyntax.self)
        {
            kind = .unused(statement.returnKeyword)
        } else if let match = message.firstMatch(
            of: /^heterogeneous collection literal could only be inferred to '([^']+)'/),
            let list = Self.list(at: token)
        {
            kind = .list(list, type: String(match.1))
        } else if message.hasPrefix("'characters' is unavailable"),
            let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.base != nil
        {
            kind = .characters(member)
        } else if message == "use the 'required' modifier to override a required initializer",
            let word = token.nearest(InitializerDeclSyntax.self)?.modifiers.first(where: { $0.name.text == "override" })
        {
            kind = .requirement(word.name)
        } else if message.hasPrefix("cannot call value of non-function type"), let call = Self.call(of: token),
            call.calledExpression.is(MemberAccessExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil
        {
            kind = .property(call)
        } else {
            return nil
        }
    }

    /// Returns the name of a method with its labels at a token, and the expression that names it.
    private static func method(at token: TokenSyntax) -> (ExprSyntax, DeclReferenceExprSyntax)? {
        guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.argumentNames != nil else { return nil }
        let member = name.parent?.as(MemberAccessExprSyntax.self)
        return (member.map { ExprSyntax($0) } ?? ExprSyntax(name), name)
    }

    /// Returns the value of the optional binding around a token.
    private static func boundValue(around token: TokenSyntax) -> ExprSyntax? {
        token.nearest(OptionalBindingConditionSyntax.self)?.initializer?.value
    }

    /// Returns the call of a member of any object in the statement around a token: what the copy has before the object moves the
    /// columns of what the compiler says.
    private static func call(
        of name: String, around token: TokenSyntax
    ) -> (FunctionCallExprSyntax, MemberAccessExprSyntax)? {
        guard let statement = token.nearest(CodeBlockItemSyntax.self) else { return nil }
        var open = [Syntax(statement)]
        while let node = open.popLast() {
            if let call = node.as(FunctionCallExprSyntax.self), call.leftParen != nil,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.plainText == name, let object = member.base?.trimmedDescription,
                object.hasPrefix("AnyObjectMembers(") || object.hasSuffix(" as AnyObject)")
            {
                return (call, member)
            }
            open += node.children(viewMode: .sourceAccurate).reversed()
        }
        return nil
    }

    /// Returns the value of a dictionary or an argument at a token.
    private static func value(around token: TokenSyntax) -> ExprSyntax? {
        token.nearest(DictionaryElementSyntax.self)?.value
            ?? token.nearest(LabeledExprSyntax.self)?.expression
    }

    /// Returns what is beside an operator.
    private static func operands(around token: TokenSyntax) -> (ExprSyntax, ExprSyntax)? {
        guard let sign = token.parent?.as(BinaryOperatorExprSyntax.self),
            let list = sign.parent?.as(ExprListSyntax.self).map(Array.init),
            let place = list.firstIndex(where: { $0.id == sign.id }), place > 0, place + 1 < list.count
        else { return nil }
        return (list[place - 1], list[place + 1])
    }

    /// Returns what an identity operator compares at a token.
    private static func operand(around token: TokenSyntax) -> ExprSyntax? {
        for node in token.outward {
            guard let expression = node.as(ExprSyntax.self), let list = node.parent?.as(ExprListSyntax.self),
                list.contains(where: { ["===", "!=="].contains($0.trimmedDescription) })
            else { continue }
            return expression
        }
        return nil
    }

    /// Returns the list that begins with a token.
    private static func list(at token: TokenSyntax) -> ExprSyntax? {
        token.parent?.as(DictionaryExprSyntax.self).map(ExprSyntax.init)
            ?? token.parent?.as(ArrayExprSyntax.self).map(ExprSyntax.init)
    }

    /// Returns the nearest call with a question mark after its method.
    private static func question(around token: TokenSyntax) -> (FunctionCallExprSyntax, TokenSyntax)? {
        for call in token.outward.compactMap({ $0.as(FunctionCallExprSyntax.self) }) {
            guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) else { continue }
            return (call, chain.questionMark)
        }
        return nil
    }

    /// Returns the call that calls a name.
    private static func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
        token.outward.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first {
            $0.calledExpression.span.contains(token.span.lowerBound) && $0.leftParen != nil
        }
    }

    private static func isAboutArguments(_ message: String) -> Bool {
        ["extra argument", "incorrect argument label", "missing argument", "argument passed to call"].contains {
            message.hasPrefix($0)
        }
    }

    /// Returns `Type.init` at a token, if nothing calls it.
    private static func initializer(around token: TokenSyntax) -> MemberAccessExprSyntax? {
        let member = token.nearest(MemberAccessExprSyntax.self)
        return member?.declName.baseName.text == "init" && member?.base != nil ? member : nil
    }

    /// Returns the name of a method around a block that Foundation for Linux lets escape.
    private static func method(around token: TokenSyntax) -> TokenSyntax? {
        token.outward.lazy.compactMap { node in
            guard let called = node.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
            let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
            return name?.baseName
        }.first { $0.plainText == "enumerateMatches" }
    }

    func rewrite(_ edits: inout SourceEdits) {
        switch kind {
        case .creation(let call):
            guard let parenthesis = call.leftParen else { return }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
                // `.init()` makes an object of the class that its place asks for.
                edits.replace(member.span, with: "RuntimeObject.make")
                return
            }
            let delegates = Self.delegates(call)
            edits.replace(
                call.calledExpression.span,
                with: delegates
                    ? "self.init(_made: RuntimeObject.make(Self.self"
                    : "RuntimeObject.make(\(Self.metatype(call.calledExpression))")
            edits.replace(parenthesis.span, with: call.arguments.isEmpty ? "" : ", ")
            if delegates { edits.insert(")", at: call.span.upperBound) }
        case .initializer(let member):
            edits.replace(member.span, with: "{ RuntimeObject.make(\(Self.metatype(ExprSyntax(member)))) }")
        case .member(let object):
            let isUnwrapped = object.is(OptionalChainingExprSyntax.self) || object.is(ForceUnwrapExprSyntax.self)
            edits.insert("AnyObjectMembers(", at: object.span.lowerBound)
            let end = object.span.upperBound
            edits.replace((isUnwrapped ? end - 1 : end)..<end, with: ")")
        case .ownMethod(let whole, let name):
            let base = whole.as(MemberAccessExprSyntax.self)?.base.map { "\($0.trimmedDescription)." } ?? ""
            let arguments = (name.argumentNames?.arguments ?? []).enumerated().map { place, argument in
                argument.name.text == "_" ? "$\(place)" : "\(argument.name.text): $\(place)"
            }
            edits.replace(
                whole.span, with: "{ \(base)\(name.baseName.text)(\(arguments.joined(separator: ", "))) }")
        case .method(let name):
            edits.insert("_", at: name.span.lowerBound)
        case .mark(let mark):
            edits.blank(mark)
        case .binding(let value):
            edits.insert("Optional(", at: value.span.lowerBound)
            edits.insert(")", at: value.span.upperBound)
        case .function(let name):
            let module = ["abs", "max", "min"].contains(name.text) ? "Swift" : "Foundation"
            edits.insert("\(module).", at: name.span.lowerBound)
        case .message(let call, let name):
            let labels = call.arguments.dropFirst().map { ($0.label?.text ?? "") + ":" }
            let selector = name.baseName.text + (call.arguments.isEmpty ? "" : ":") + labels.joined()
            edits.replace(
                name.span, with: "perform(Selector(\"\(selector)\")\(call.arguments.isEmpty ? "" : ", with: ")")
            if let parenthesis = call.leftParen { edits.replace(parenthesis.span, with: "") }
            for argument in call.arguments.dropFirst() {
                guard let label = argument.label else { continue }
                edits.replace(label.span, with: "with")
            }
        case .question(let call, let mark):
            edits.insert("optionalResult(", at: call.span.lowerBound)
            edits.blank(mark)
            edits.insert(")", at: call.span.upperBound)
        case .choice(let wanted, let other):
            edits.insert(" as AnyObject?", at: wanted.span.upperBound)
            edits.insert(" as AnyObject", at: other.span.upperBound)
        case .object(let value, let isOptional):
            edits.insert(" as AnyObject\(isOptional ? "?" : "")", at: value.span.upperBound)
        case .bridged(let value, let type):
            edits.insert("\(type)._unconditionallyBridgeFromObjectiveC(", at: value.span.lowerBound)
            edits.insert(")", at: value.span.upperBound)
        case .unused(let word):
            edits.replace(word.span, with: "_ =")
        case .characters(let member):
            edits.replace(member.period.span.lowerBound..<member.declName.span.upperBound, with: "")
        case .requirement(let word):
            edits.replace(word.span, with: "required")
        case .property(let call):
            edits.replace(call.calledExpression.span.upperBound..<call.span.upperBound, with: "")
        case .list(let list, let type):
            edits.insert(" as \(type)", at: list.span.upperBound)
        }
    }

    /// Whether an initializer calls another one of `self`, as those of an app's protocols do.
    private static func delegates(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.trimmedDescription == "self.init" else { return false }
        let function = call.outward.first {
            $0.is(InitializerDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self)
        }
        return function?.is(InitializerDeclSyntax.self) ?? false
    }

    /// The class of `type.init` or `Type`.
    private static func metatype(_ called: ExprSyntax) -> String {
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let type = member.base
        else { return "\(called.trimmedDescription).self" }
        // `Type.init` names the class itself, which stands in a variable otherwise.
        let name = type.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? ""
        return name.first?.isUppercase == true ? "\(name).self" : type.trimmedDescription
    }
}
