package import ClassModel
import StoryboardModel

/// Reads the classes in the interfaces, categories and implementations of an Objective-C file. Unknown syntax is
/// skipped.
package enum ObjectiveCFile {
    package static func classes(in bytes: [UInt8], path: String) -> FileClasses {
        var reader = ObjectiveCFileReader(ObjectiveCToken.tokens(of: bytes), path: path)
        return reader.read()
    }
}

struct ObjectiveCFileReader {
    private let tokens: [ObjectiveCToken]
    private let path: String
    private var position = 0
    private var result = FileClasses()

    init(_ tokens: [ObjectiveCToken], path: String) {
        self.tokens = tokens
        self.path = path
    }

    mutating func read() -> FileClasses {
        while position < tokens.count {
            if tokens[position].text == "@" {
                position += 1
                if consume("interface") {
                    readBlock(isInterface: true)
                } else if consume("implementation") {
                    readBlock(isInterface: false)
                }
            } else {
                position += 1
            }
        }
        return result
    }

    // MARK: Tokens

    private func text(_ distance: Int = 0) -> String? {
        position + distance < tokens.count ? tokens[position + distance].text : nil
    }

    private mutating func consume(_ text: String) -> Bool {
        guard self.text() == text else { return false }
        position += 1
        return true
    }

    /// Consumes the tokens from an opening character to the matching closing one, including both.
    private mutating func consumeNested(_ open: String, _ close: String) -> [ObjectiveCToken] {
        guard consume(open) else { return [] }
        let start = position
        var depth = 1
        while let text = text() {
            if text == open { depth += 1 }
            if text == close { depth -= 1 }
            position += 1
            if depth == 0 { return Array(tokens[start..<position - 1]) }
        }
        return Array(tokens[start..<position])
    }

    // MARK: Interfaces and implementations

    private mutating func readBlock(isInterface: Bool) {
        guard position < tokens.count, tokens[position].isName else { return }
        let name = tokens[position]
        let isDesignable = position >= 3 && tokens[position - 3].text == "IB_DESIGNABLE"
        position += 1
        if text() == "<" { _ = consumeNested("<", ">") }
        let isCategory = text() == "("
        if isCategory { _ = consumeNested("(", ")") }
        let superclass = consume(":") ? text() : nil
        if superclass != nil { position += 1 }
        while text() == "<" { _ = consumeNested("<", ">") }
        var members = text() == "{" ? ivars(in: consumeNested("{", "}")) : []
        readMembers(into: &members)
        if isInterface, !isCategory {
            result.classes.append(
                AppClass(
                    name.text, superclass: superclass, place: SourcePlace(file: path, line: name.line),
                    isDesignable: isDesignable, members: members))
        } else if !members.isEmpty {
            result.extensions[name.text, default: []] += members
        }
    }

    private mutating func readMembers(into members: inout [ClassMember]) {
        while let text = text() {
            switch text {
            case "@":
                position += 1
                if consume("end") { return }
                if consume("property") {
                    _ = consumeNested("(", ")")
                    members += property(statement(until: [";"]), isOutletOnly: false)
                }
                // Without an end, the declaration ends where the next begins.
                if self.text() == "interface" || self.text() == "implementation" { return position -= 1 }
            case "-": members += method().map { [$0] } ?? []
            case "+": _ = method()
            case "{": _ = consumeNested("{", "}")
            default: position += 1
            }
        }
    }

    /// Takes the tokens up to one of `ends`, which isn't taken.
    private mutating func statement(until ends: Set<String>) -> ArraySlice<ObjectiveCToken> {
        let start = position
        while let text = text(), !ends.contains(text), text != "@" { position += 1 }
        return tokens[start..<position]
    }

    private func ivars(in block: [ObjectiveCToken]) -> [ClassMember] {
        block.split { $0.text == ";" }.flatMap { property($0, isOutletOnly: true) }
    }

    // MARK: Members

    private static let qualifiers: Set<String> = [
        "IBOutlet", "IBInspectable", "nullable", "nonnull", "__weak", "__strong", "__kindof", "_Nullable", "_Nonnull",
        "const", "strong", "weak", "struct", "unsigned", "__nullable", "__nonnull",
    ]

    private func property(_ statement: ArraySlice<ObjectiveCToken>, isOutletOnly: Bool) -> [ClassMember] {
        var rest = Array(statement)
        var kind = ClassMember.Kind.property
        var type: String?
        if let mark = rest.firstIndex(where: { $0.text == "IBOutletCollection" }) {
            kind = .outletCollection
            type = mark + 2 < rest.count ? rest[mark + 2].text : nil
            let end = rest[mark...].firstIndex { $0.text == ")" } ?? mark
            rest.removeSubrange(mark...end)
        } else if rest.contains(where: { $0.text == "IBOutlet" }) {
            kind = .outlet
        } else if rest.contains(where: { $0.text == "IBInspectable" }) {
            kind = .inspectable
        }
        if isOutletOnly, kind == .property { return [] }
        rest.removeAll { Self.qualifiers.contains($0.text) }
        guard let first = rest.first, first.isName else { return [] }
        if type == nil, first.text != "id" { type = first.text }
        return names(in: rest.dropFirst()).map {
            ClassMember(kind, $0.text, type: type, place: SourcePlace(file: path, line: $0.line))
        }
    }

    /// Returns the names that a declaration declares: "UILabel *first, *second" declares two, and in "NSArray<UILabel
    /// *> *labels" the type argument isn't one.
    private func names(in tokens: ArraySlice<ObjectiveCToken>) -> [ObjectiveCToken] {
        var depth = 0
        var names: [ObjectiveCToken] = []
        var last: ObjectiveCToken?
        for token in tokens {
            switch token.text {
            case "<": depth += 1
            case ">": depth -= 1
            case "," where depth == 0:
                if let last { names.append(last) }
                last = nil
            // What follows the name is a macro or an attribute of the name.
            case _ where depth == 0 && token.isName && last == nil: last = token
            default: break
            }
        }
        return names + (last.map { [$0] } ?? [])
    }

    private mutating func method() -> ClassMember? {
        position += 1
        let result = consumeNested("(", ")").map(\.text)
        guard position < tokens.count, tokens[position].isName else { return nil }
        let place = SourcePlace(file: path, line: tokens[position].line)
        var selector = ""
        var types: [String?] = []
        while let text = text(), text != ";", text != "{", text != "@" {
            if tokens[position].isName, self.text(1) == ":" || selector.isEmpty { selector += text }
            position += 1
            guard text == ":" else { continue }
            selector += ":"
            types.append(consumeNested("(", ")").first { $0.isName && !Self.qualifiers.contains($0.text) }?.text)
            if position < tokens.count, tokens[position].isName { position += 1 }
        }
        let sender = types.first.flatMap { $0 == "id" ? nil : $0 }
        return ClassMember(Self.kind(of: result, sender: sender), selector, type: sender, place: place)
    }

    private static func kind(of result: [String], sender: String?) -> ClassMember.Kind {
        if result.contains("IBSegueAction") { return .segueAction }
        guard result.contains("IBAction") else { return .method }
        return sender?.hasSuffix("StoryboardSegue") == true ? .unwindAction : .action
    }
}
