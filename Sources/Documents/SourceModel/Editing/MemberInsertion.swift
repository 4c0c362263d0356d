/// Where a new outlet or action goes in a source, and the edit that puts it there.
package struct MemberInsertion: Hashable, Sendable {
    package var edit: SourceEdit
    /// The line of the new declaration, from 1.
    package var line: Int
}

/// The place of a new member: between the lines of a class.
package struct MemberPlace: Hashable, Sendable {
    /// The class as documents write it.
    package var className: String
    /// The line before which the member goes, from 1.
    package var line: Int
    /// The number of columns of its indentation, for showing it.
    package var column: Int
    let body: SwiftOutline.Body
}

extension SwiftOutline {
    /// Returns the place for a new member of one of some classes, as near to the start of a line as it can be, or nil if the file
    /// has none of the classes. Stored properties can't be in extensions.
    package func place(inOneOf classes: Set<String>, atLine line: Int, isAction: Bool) -> MemberPlace? {
        let possible = bodies.filter { classes.contains($0.name) && (isAction || !$0.isExtension) }
        let around = possible.last { $0.lines.lowerBound < line && line <= $0.lines.upperBound }
        // An outlet that is dropped into an extension belongs to the class that it extends.
        let extended = body(atLine: line).flatMap { outer in possible.first { $0.name == outer.name } }
        let nearest = possible.min { $0.distance(to: line) < $1.distance(to: line) }
        guard let body = around ?? extended ?? nearest else { return nil }
        let snapped = snap(line, in: body)
        let indentation = indentation(at: snapped, in: body)
        return MemberPlace(
            className: body.name, line: snapped, column: columns(of: indentation), body: body)
    }

    /// Returns the edit that inserts a member.
    package func insertion(of member: NewMember, at place: MemberPlace) -> MemberInsertion {
        let body = place.body
        let ending = lines.usesCarriageReturns(in: bytes) ? "\r\n" : "\n"
        let indent = indentation(at: place.line, in: body)
        let text = member.lines.map { indent + $0 + ending }.joined()
        if body.lines.count == 1 || isBlank(body) {
            // All between the braces is white space, or on their line.
            let content = body.members.isEmpty ? "" : contentText(of: body, indent, ending)
            let line = body.lines.lowerBound + 1 + content.utf8.count { $0 == UInt8(ascii: "\n") }
            return MemberInsertion(
                edit: SourceEdit(body.content, ending + content + text + body.indentation), line: line)
        }
        let closing = body.lines.upperBound
        if place.line > closing || place.line == closing && hasMember(onClosingLineOf: body) {
            // The last member ends on the line of the closing brace.
            return MemberInsertion(
                edit: SourceEdit(body.content.upperBound..<body.content.upperBound, ending + text + body.indentation),
                line: closing + 1)
        }
        let isProperty = !member.isAction
        let before = body.members.last { $0.lines.upperBound == place.line - 1 }
        let after = body.members.first { $0.lines.lowerBound == place.line }
        let gapBefore = before.map { !($0.isProperty && isProperty) } ?? false
        let gapAfter = after.map { !($0.isProperty && isProperty) } ?? false
        let start = lines.start(of: place.line)
        return MemberInsertion(
            edit: SourceEdit(start..<start, (gapBefore ? ending : "") + text + (gapAfter ? ending : "")),
            line: place.line + (gapBefore ? 1 : 0))
    }

    /// Returns the line before which a member can go: not within another member, and between the braces.
    private func snap(_ line: Int, in body: Body) -> Int {
        let line = min(max(line, body.lines.lowerBound + 1), body.lines.upperBound)
        let around = body.members.first { $0.lines.lowerBound < line && line <= $0.lines.upperBound }
        return around.map { $0.lines.upperBound + 1 } ?? line
    }

    /// Returns the indentation of the nearest member, or that of the body and one step more.
    private func indentation(at line: Int, in body: Body) -> String {
        let own = body.members.filter { $0.lines.lowerBound > body.lines.lowerBound }
        let nearest = own.min { abs($0.lines.upperBound + 1 - line) < abs($1.lines.upperBound + 1 - line) }
        return nearest?.indentation ?? body.indentation + lines.indentationStep(in: bytes)
    }

    private func columns(of indentation: String) -> Int {
        indentation.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    }

    private func isBlank(_ body: Body) -> Bool {
        bytes[body.content].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private func contentText(of body: Body, _ indent: String, _ ending: String) -> String {
        let text = String(decoding: bytes[body.content], as: UTF8.self)
        let trimmed = text.drop { $0 == " " || $0 == "\t" }
        let end = trimmed.lastIndex { $0 != " " && $0 != "\t" }.map(trimmed.index(after:)) ?? trimmed.startIndex
        return indent + trimmed[..<end] + ending
    }

    private func hasMember(onClosingLineOf body: Body) -> Bool {
        body.members.contains { $0.lines.upperBound == body.lines.upperBound }
    }
}

extension SwiftOutline.Body {
    fileprivate func distance(to line: Int) -> Int {
        if lines.contains(line) { return 0 }
        return min(abs(lines.lowerBound - line), abs(lines.upperBound - line))
    }
}
