import SwiftSyntax

/// What Swift 4.2 renamed in classes that apps derive from: an override of the old name, and a call of the superclass's, is one of
/// the new name. Calls of other objects find the old names in UIKit. Apple's "UIKit Changes" of Xcode 10 lists them.
enum RenamedMembers {
    /// The new names by the old ones. A method without parentheses has become a property.
    private static let names = [
        "addChildViewController(_:)": "addChild(_:)",
        "removeFromParentViewController()": "removeFromParent()",
        "willMove(toParentViewController:)": "willMove(toParent:)",
        "didMove(toParentViewController:)": "didMove(toParent:)",
        "childViewControllers": "children",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures()": "childForScreenEdgesDeferringSystemGestures",
        "childViewControllerForHomeIndicatorAutoHidden()": "childForHomeIndicatorAutoHidden",
        "preferredScreenEdgesDeferringSystemGestures()": "preferredScreenEdgesDeferringSystemGestures",
        "prefersHomeIndicatorAutoHidden()": "prefersHomeIndicatorAutoHidden",
        "unwind(for:towardsViewController:)": "unwind(for:towards:)",
        "bringSubview(toFront:)": "bringSubviewToFront(_:)",
        "sendSubview(toBack:)": "sendSubviewToBack(_:)",
    ]

    /// A new name: the word, and the labels of a method's parameters.
    private struct Name {
        var word: String
        var labels: [String]?

        init(_ text: String) {
            let parts = text.split(separator: "(")
            word = String(parts[0])
            labels = parts.count > 1 ? parts[1].split(separator: ":").map(String.init).filter { $0 != ")" } : nil
        }
    }

    private static func name(_ word: String, _ labels: [String]) -> Name? {
        names["\(word)(\(labels.map { $0 + ":" }.joined()))"].map(Name.init)
    }

    /// Renames the override of a method.
    static func rename(_ node: FunctionDeclSyntax, _ edits: inout SourceEdits) {
        let parameters = Array(node.signature.parameterClause.parameters)
        if let result = node.signature.returnClause?.type, node.name.text == "selectionRects",
            node.modifiers.contains(where: { $0.name.text == "override" }), result.trimmedDescription == "[Any]"
        {
            // Swift 4 didn't know the class of the rectangles.
            edits.replace(result.span, with: "[UITextSelectionRect]")
        }
        guard node.modifiers.contains(where: { $0.name.text == "override" }),
            let new = name(node.name.plainText, parameters.map(\.firstName.text))
        else { return }
        edits.replace(node.name.span, with: new.word)
        for (parameter, label) in zip(parameters, new.labels ?? []) where parameter.firstName.text != label {
            let old = parameter.firstName.text
            edits.replace(parameter.firstName.span, with: parameter.secondName == nil ? "\(label) \(old)" : label)
        }
        guard new.labels == nil, let result = node.signature.returnClause else { return }
        edits.replace(node.funcKeyword.span, with: "var")
        edits.replace(node.signature.parameterClause.span.lowerBound..<result.arrow.span.upperBound, with: ":")
    }

    /// Renames the override of a property.
    static func rename(_ node: VariableDeclSyntax, _ edits: inout SourceEdits) {
        guard node.modifiers.contains(where: { $0.name.text == "override" }),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let new = names[name.plainText]
        else { return }
        edits.replace(name.span, with: new)
    }

    /// Renames what is called or read of the superclass.
    static func rename(_ node: MemberAccessExprSyntax, _ edits: inout SourceEdits) {
        guard node.base?.is(SuperExprSyntax.self) == true else { return }
        let word = node.declName.baseName
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            if let new = names[word.plainText] { edits.replace(word.span, with: new) }
            return
        }
        guard let new = name(word.plainText, call.arguments.map { $0.label?.text ?? "_" }) else { return }
        edits.replace(word.span, with: new.word)
        for (argument, label) in zip(call.arguments, new.labels ?? []) where argument.label?.text ?? "_" != label {
            let end = argument.expression.span.lowerBound
            edits.replace((argument.label?.span.lowerBound ?? end)..<end, with: label == "_" ? "" : "\(label): ")
        }
        if new.labels == nil { edits.replace(node.span.upperBound..<call.span.upperBound, with: "") }
    }

    /// Returns the method that UIKit calls when the user has picked media, if the declared one has a dictionary of Swift 4, whose keys
    /// are strings.
    static func pickerMethod(_ node: FunctionDeclSyntax) -> String? {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard node.name.plainText == "imagePickerController", parameters.count == 2,
            parameters[1].firstName.text == "didFinishPickingMediaWithInfo",
            !node.modifiers.contains(where: { $0.name.text == "override" }),
            let type = parameters[1].type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String"
        else { return nil }
        let access = node.modifiers.first { ["public", "open"].contains($0.name.text) } == nil ? "" : "public "
        let value = type.value.trimmedDescription
        let cast = value == "Any" ? "$0.value" : "$0.value as \(value)"
        return "\(access)func imagePickerController(_ picker: UIImagePickerController, "
            + "didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { "
            + "let values: [String: \(value)] = Dictionary(info.map { ($0.key.rawValue, \(cast)) }) { first, _ in first }; "
            + "imagePickerController(picker, didFinishPickingMediaWithInfo: values) }"
    }
}
