import SwiftSyntax

/// A source with what is replaced in it.
struct SourceDraft {
    /// An override in an extension that goes into the class itself, or the call of one.
    struct MovedMember {
        /// The name of the class.
        var type: String
        var path: String
        var line: Int
        var text: [UInt8]
    }

    let source: ParsedSource
    let movedMembers: [MovedMember]
    fileprivate let edits: SourceEdits
    /// Where the bodies of classes end, by name.
    fileprivate let ends: [String: Int]

    init(_ source: ParsedSource, in declarations: ModuleDeclarations) {
        let rewriter = SourceRewriter(declarations, path: source.path)
        rewriter.walk(source.syntax)
        self.source = source
        ends = rewriter.ends
        var edits = rewriter.edits
        var members: [MovedMember] = []
        func add(_ type: String, _ range: Range<Int>, _ text: [UInt8]) {
            let line = source.line(at: range.lowerBound)
            members.append(MovedMember(type: type, path: source.path, line: line, text: text))
        }
        for member in rewriter.calledOverrides { add(member.type, member.range, Array(member.text.utf8)) }
        for member in rewriter.movedOverrides {
            add(member.type, member.range, edits.applied(to: source.bytes, in: member.range))
        }
        for member in rewriter.movedOverrides { edits.remove(member.range) }
        for member in rewriter.optionalMembers { edits.remove(member) }
        self.edits = edits
        movedMembers = members
    }
}

/// The adapted copy of a source.
struct AdaptedSource {
    let bytes: [UInt8]

    /// Writes a draft with its number among those of a module.
    init(
        _ draft: SourceDraft, moved: [String: [SourceDraft.MovedMember]], in declarations: ModuleDeclarations,
        number: Int
    ) {
        let source = draft.source
        var edits = draft.edits
        for (type, end) in draft.ends {
            guard let members = moved[type] else { continue }
            let texts = members.map {
                "\n\(Self.location($0.path, $0.line))\n\(String(decoding: $0.text, as: UTF8.self))\n"
            }
            edits.insert(texts.joined() + "\(Self.location(source.path, source.line(at: end)))\n", at: end)
        }
        var text = source.isMain ? "import AppProcess; AppProcess.prepare(); \(AdaptedModule.registration)()\n" : ""
        text += "\(Self.location(source.path, 1))\n"
        let tables = ClassTables(source, declarations, number: number)
        bytes =
            Array(text.utf8) + edits.applied(to: source.bytes)
            + Array("\n#sourceLocation()\nimport UIKit\n\(tables.text)".utf8)
    }

    /// The function that registers the tables of a file.
    static func registration(_ number: Int) -> String { "registerInterfaceMembers\(number)" }

    private static func location(_ path: String, _ line: Int) -> String {
        // The compiler writes the path into its messages, which have a line each, so that control characters are shown.
        var literal = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += #"\\n"#
            case "\r": literal += #"\\r"#
            case "\t": literal += #"\\t"#
            case _ where scalar.properties.generalCategory == .control:
                literal += #"\\u{\#(String(scalar.value, radix: 16))}"#
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "#sourceLocation(file: \"\(literal)\", line: \(line))"
    }
}

/// Replacements in a text that keep its lines.
struct SourceEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces bytes; the line breaks in the range stay.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// Replaces what a node spans by spaces.
    mutating func blank(_ node: some SyntaxProtocol) { replace(node.span, with: "") }

    /// Inserts a text, which may have lines of its own.
    mutating func insert(_ text: String, at place: Int) { edits.append((place..<place, text)) }

    /// Removes what is in a range, with the edits there.
    mutating func remove(_ range: Range<Int>) {
        edits.removeAll { range.contains($0.range.lowerBound) }
        edits.append((range, ""))
    }

    func applied(to bytes: [UInt8], in part: Range<Int>? = nil) -> [UInt8] {
        let part = part ?? 0..<bytes.count
        var result: [UInt8] = []
        result.reserveCapacity(part.count + 1024)
        var end = part.lowerBound
        let inside = edits.filter {
            part.contains($0.range.lowerBound) || $0.range == part.upperBound..<part.upperBound
        }
        for edit in inside.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end
        {
            result += bytes[end..<edit.range.lowerBound]
            let text = Array(edit.text.utf8)
            result += text
            // Columns stay where they are, if the text is shorter.
            for (place, byte) in bytes[edit.range].enumerated() {
                if byte == UInt8(ascii: "\n") {
                    result.append(byte)
                } else if place >= text.count {
                    result.append(UInt8(ascii: " "))
                }
            }
            end = edit.range.upperBound
        }
        return result + bytes[end..<max(end, part.upperBound)]
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without those around it.
    var span: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
