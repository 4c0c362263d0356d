#if canImport(SwiftParser)
import SwiftParser
import SwiftSyntax
#endif

extension SceneAdoption {
    /// Returns the edits that let a source use the scenes in code: calls of `UIStoryboard` and `performSegue` are replaced, classes get the
    /// members that they lack, and outlets and actions become visible to extensions.
    package func adopt(_ bytes: [UInt8]) -> AdoptedSource {
        let length = SwiftNesting.parsableLength(of: bytes)
        let tree = bytes[..<length].withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = AdoptionFinder(self, LineTable(bytes), bytes)
        finder.walk(tree)
        return finder.found
    }
}

private final class AdoptionFinder: SyntaxVisitor {
    var found = AdoptedSource()
    private let adoption: SceneAdoption
    private let lines: LineTable
    private let bytes: [UInt8]
    private var classes: [String] = []

    init(_ adoption: SceneAdoption, _ lines: LineTable, _ bytes: [UInt8]) {
        (self.adoption, self.lines, self.bytes) = (adoption, lines, bytes)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Classes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.append(node.name.plainText)
        if let wanted = adoption.classes[node.name.plainText] { extend(node, wanted) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { classes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.className ?? ""
        classes.append(name)
        if adoption.classes[name] != nil { reveal(node.memberBlock) }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { classes.removeLast() }

    private func extend(_ node: ClassDeclSyntax, _ wanted: SceneAdoption.Class) {
        reveal(node.memberBlock)
        let has = Set(node.memberBlock.members.compactMap { Self.signature(of: $0.decl) })
        let missing = wanted.members.filter { !has.contains($0.signature) }
        for member in wanted.members where has.contains(member.signature) {
            remark(node.name, "\(node.name.plainText) has '\(member.signature)': \(member.advice)")
        }
        guard !missing.isEmpty, node.memberBlock.rightBrace.presence == .present else { return }
        let brace = node.memberBlock.rightBrace
        let indent = lines.indentation(at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: bytes)
        let step = indent + lines.indentationStep(in: bytes)
        let text = missing.map { member in
            "\n" + member.lines.map { $0.isEmpty ? "\n" : step + $0 + "\n" }.joined()
        }.joined()
        // The members go before the line of the closing brace.
        let end = brace.positionAfterSkippingLeadingTrivia.utf8Offset
        let start = lines.start(of: lines.line(at: end))
        let isAlone = bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let place = isAlone ? start : end
        found.edits.append(SourceEdit(place..<place, isAlone ? text : text + indent))
    }

    /// Removes what hides outlets and actions from an extension in another file.
    private func reveal(_ block: MemberBlockSyntax) {
        for member in block.members {
            let (attributes, modifiers): (AttributeListSyntax, DeclModifierListSyntax)
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                (attributes, modifiers) = (variable.attributes, variable.modifiers)
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                (attributes, modifiers) = (function.attributes, function.modifiers)
            } else {
                continue
            }
            let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
            guard names.contains(where: { $0 == "IBOutlet" || $0 == "IBAction" }) else { continue }
            for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
                let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
                found.edits.append(SourceEdit(start..<modifier.endPosition.utf8Offset, ""))
            }
        }
    }

    /// Returns the name of a function or initializer with its labels.
    private static func signature(of declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            return labels.isEmpty ? function.name.text : "\(function.name.text)(\(labels))"
        }
        guard let initializer = declaration.as(InitializerDeclSyntax.self) else { return nil }
        return "init(\(initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name =
            access?.declName.baseName.text ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        switch name {
        case "instantiateViewController", "instantiateInitialViewController":
            if let base = access?.base { replace(node, on: base) }
        case "performSegue": replaceSegue(node, on: access?.base)
        default: break
        }
        return .visitChildren
    }

    private func replace(_ call: FunctionCallExprSyntax, on base: ExprSyntax) {
        let identifier = call.arguments.first.map { Self.literal($0.expression) } ?? ""
        guard let storyboard = storyboard(base) else { return }
        guard let identifier else {
            return remark(call, "the identifier of the scene isn't a literal; the scene comes from the storyboard")
        }
        guard let scene = adoption.storyboards[storyboard]?.scenes[identifier] else { return }
        let creators = call.arguments.contains { $0.label?.text == "creator" }
        if creators || call.trailingClosure != nil {
            return remark(
                call, "the closure that creates the controller has to be replaced by hand: \(scene.expression)")
        }
        var end = call.endPositionBeforeTrailingTrivia.utf8Offset
        var text = scene.expression
        if let cast = Self.cast(of: call) {
            // A cast to the class of the scene isn't needed; one that may fail stays, as it makes an optional.
            if cast.isForced, cast.type == scene.type { end = cast.end }
        } else if let parent = call.parent,
            parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        {
            end = parent.endPositionBeforeTrailingTrivia.utf8Offset
        } else if Self.isUnwrapped(call) {
            text += " as UIViewController?"
        }
        found.edits.append(SourceEdit(call.positionAfterSkippingLeadingTrivia.utf8Offset..<end, text))
        removeConstant(of: base)
    }

    /// Removes the constant of a storyboard that was used once.
    private func removeConstant(of base: ExprSyntax) {
        let name = base.trimmedDescription
        for outer in sequence(first: Syntax(base), next: \.parent) {
            guard let list = outer.as(CodeBlockItemListSyntax.self) else { continue }
            for item in list {
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                    Self.storyboard(named: name, in: variable) != nil
                else { continue }
                let uses = list.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier(name) }
                guard Array(uses).count == 2 else { return }
                let (start, end) = (
                    item.positionAfterSkippingLeadingTrivia.utf8Offset, item.endPositionBeforeTrailingTrivia.utf8Offset
                )
                let (first, last) = (lines.line(at: start), lines.line(at: end))
                guard last < lines.count else { return }
                let range = lines.start(of: first)..<lines.start(of: last + 1)
                // Only lines of their own go.
                let around = bytes[range.lowerBound..<start] + bytes[end..<range.upperBound]
                guard around.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return }
                found.edits.append(SourceEdit(range, ""))
                return
            }
        }
    }

    private func replaceSegue(_ call: FunctionCallExprSyntax, on base: ExprSyntax?) {
        guard base == nil || base?.trimmedDescription == "self", let name = classes.last,
            let segues = adoption.classes[name]?.segues,
            let first = call.arguments.first, first.label?.text == "withIdentifier"
        else { return }
        guard let identifier = Self.literal(first.expression) else {
            return remark(call, "the identifier of the segue isn't a literal: call its method by hand")
        }
        guard let method = segues[identifier] else { return }
        let sender = call.arguments.dropFirst().first?.expression.trimmedDescription ?? "nil"
        let range = call.positionAfterSkippingLeadingTrivia.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset
        found.edits.append(SourceEdit(range, "\(method)(\(sender))"))
    }

    // MARK: Expressions

    /// Returns the name of the storyboard that an expression stands for: a new one, that of the controller, or a constant of the file.
    private func storyboard(_ base: ExprSyntax) -> String? {
        if let call = base.as(FunctionCallExprSyntax.self) { return Self.made(call) }
        let text = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        let name = text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
        if !text.hasPrefix("self."), let known = constant(name, around: Syntax(base)) { return known }
        if name == "storyboard" || name == "navigationController.storyboard" {
            if let own = classes.last.flatMap({ adoption.classes[$0]?.storyboard }) { return own }
            return adoption.storyboards.count == 1 ? adoption.storyboards.keys.first : nil
        }
        return member(name, of: Syntax(base))
    }

    private static func made(_ call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.trimmedDescription == "UIStoryboard",
            let name = call.arguments.first, name.label?.text == "name"
        else { return nil }
        return literal(name.expression)
    }

    /// Returns the storyboard of a constant in the blocks around an expression.
    private func constant(_ name: String, around node: Syntax) -> String? {
        for outer in sequence(first: node, next: \.parent) {
            guard let list = outer.as(CodeBlockItemListSyntax.self) else { continue }
            for item in list {
                if let variable = item.item.as(VariableDeclSyntax.self),
                    let made = Self.storyboard(named: name, in: variable)
                {
                    return made
                }
            }
        }
        return nil
    }

    /// Returns the storyboard of a property of the types around an expression.
    private func member(_ name: String, of node: Syntax) -> String? {
        for outer in sequence(first: node, next: \.parent) {
            guard let block = outer.as(MemberBlockSyntax.self) else { continue }
            for item in block.members {
                if let variable = item.decl.as(VariableDeclSyntax.self),
                    let made = Self.storyboard(named: name, in: variable)
                {
                    return made
                }
            }
        }
        return nil
    }

    private static func storyboard(named name: String, in variable: VariableDeclSyntax) -> String? {
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) { return made(call) }
        }
        return nil
    }

    /// Returns the cast that follows a call. Operators aren't folded: `call as! Type` is a sequence.
    private static func cast(of call: FunctionCallExprSyntax) -> (isForced: Bool, type: String, end: Int)? {
        guard let list = call.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }), elements.count > place + 2,
            let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self)
        else { return nil }
        return (
            cast.questionOrExclamationMark?.text == "!", elements[place + 2].trimmedDescription,
            elements[place + 2].endPositionBeforeTrailingTrivia.utf8Offset
        )
    }

    /// Whether a call is what `if let` or `guard let` unwraps.
    private static func isUnwrapped(_ call: FunctionCallExprSyntax) -> Bool {
        call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    private static func literal(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func remark(_ node: some SyntaxProtocol, _ message: String) {
        found.remarks.append(
            AdoptedSource.Remark(
                line: lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset), message: message))
    }
}
