/// A strings file that is changed: what isn't changed stays as it is, byte for byte, with comments and encoding.
package struct EditedStringsFile {
    private var text: SourceText
    private var entries: [OldStylePropertyList.Entry]

    /// Creates an empty file in UTF-8, or in UTF-16 with a byte order mark if `isWide` is true.
    package init(isWide: Bool = false) {
        text = SourceText(isWide ? .utf16(isBig: false, mark: [0xFF, 0xFE]) : .utf8(mark: []))
        entries = []
    }

    package init(_ bytes: [UInt8]) throws(FormatError) {
        if bytes.starts(with: BinaryPropertyList.mark) || XMLPropertyList.isXML(bytes) {
            throw FormatError("a property list in the XML or binary format cannot be changed, only a text file")
        }
        text = try SourceText(bytes)
        entries = try OldStylePropertyList.readEntries(text)
    }

    package var bytes: [UInt8] { text.bytes }

    /// The keys in the order of the file.
    package var keys: [String] { entries.map(\.key) }

    /// Returns the text for a key, or nil if there is none. The last of several counts.
    package subscript(key: String) -> String? { entries.last { $0.key == key }?.string }

    /// Returns the comment right before a key, or nil if it has none.
    package func comment(forKey key: String) -> String? {
        place(ofKey: key).flatMap(commentRange).map { range in
            Self.string(text.scalars[range]).dropFirst(2).dropLast(2).trimmingSpaces
        }
    }

    // MARK: Changing

    /// Replaces the text for a key, or adds one at the end behind a comment, if there is one.
    package mutating func set(_ value: String, forKey key: String, comment: String?) {
        guard let place = place(ofKey: key) else { return append(value, forKey: key, comment: comment) }
        var range = entries[place].value
        if range.isEmpty {
            replace(range, with: " = ")
            range = (range.lowerBound + 3)..<(range.lowerBound + 3)
        }
        let spelled = Self.quoted(value)
        replace(range, with: spelled)
        entries[place].string = value
        entries[place].value = range.lowerBound..<(range.lowerBound + spelled.unicodeScalars.count)
    }

    /// Replaces the comment right before a key.
    package mutating func setComment(_ comment: String, forKey key: String) {
        guard let range = place(ofKey: key).flatMap(commentRange) else { return }
        replace(range, with: "/* \(comment) */")
    }

    /// Removes the text for a key with the comment right before it.
    package mutating func remove(key: String) {
        while let place = place(ofKey: key) {
            let line = entries[place].line
            var (start, end) = (commentRange(before: place)?.lowerBound ?? line.lowerBound, line.upperBound)
            // The rest of its line, and the empty line around it.
            while end < text.scalars.count, Self.isBlank(text.scalars[end]) { end += 1 }
            let isWholeLine = newline(at: end) > 0 || end == text.scalars.count
            end += newline(at: end)
            if start == 0 {
                end += newline(at: end)
            } else if isWholeLine, newlineLength(before: start - newlineLength(before: start)) > 0 {
                start -= newlineLength(before: start)
            }
            entries.remove(at: place)
            replace(start..<end, with: "")
        }
    }

    private mutating func append(_ value: String, forKey key: String, comment: String?) {
        var start = text.scalars.count
        if let last = text.scalars.last, last != "\n" { replace(start..<start, with: "\n") }
        start = text.scalars.count
        replace(start..<start, with: comment.map { "\n/* \($0) */\n" } ?? "\n")
        start = text.scalars.count
        replace(start..<start, with: "\(Self.quoted(key)) = ")
        let valueStart = text.scalars.count
        replace(valueStart..<valueStart, with: Self.quoted(value))
        let valueEnd = text.scalars.count
        replace(valueEnd..<valueEnd, with: ";\n")
        entries.append(
            OldStylePropertyList.Entry(
                key: key, string: value, value: valueStart..<valueEnd, line: start..<(valueEnd + 1)))
    }

    /// Replaces a part of the text, and moves what is known of the entries around it.
    private mutating func replace(_ range: Range<Int>, with new: String) {
        let scalars = Array(new.unicodeScalars)
        text.scalars.replaceSubrange(range, with: scalars)
        let growth = scalars.count - range.count
        if growth == 0 { return }
        for index in entries.indices {
            entries[index].value = moved(entries[index].value, behind: range, by: growth)
            entries[index].line = moved(entries[index].line, behind: range, by: growth)
        }
    }

    private func moved(_ place: Range<Int>, behind range: Range<Int>, by growth: Int) -> Range<Int> {
        let start = place.lowerBound >= range.upperBound ? place.lowerBound + growth : place.lowerBound
        let end = place.upperBound > range.upperBound ? place.upperBound + growth : place.upperBound
        return start..<max(start, end)
    }

    // MARK: Places

    private func place(ofKey key: String) -> Int? { entries.lastIndex { $0.key == key } }

    /// Returns the range of the comment before an entry, with only space in between.
    private func commentRange(before place: Int) -> Range<Int>? {
        let (first, end) = (place == 0 ? 0 : entries[place - 1].line.upperBound, entries[place].line.lowerBound)
        var found: Range<Int>?
        var position = first
        while position + 1 < end {
            guard text.scalars[position] == "/", text.scalars[position + 1] == "*" else {
                position += 1
                continue
            }
            let start = position
            position += 2
            while position + 1 < end, !(text.scalars[position] == "*" && text.scalars[position + 1] == "/") {
                position += 1
            }
            position = min(position + 2, end)
            found = start..<position
        }
        guard let found, text.scalars[found.upperBound..<end].allSatisfy(\.properties.isWhitespace) else { return nil }
        return found
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    /// The length of a newline at a place, or 0 if there is none.
    private func newline(at place: Int) -> Int {
        guard place < text.scalars.count else { return 0 }
        if text.scalars[place] == "\n" { return 1 }
        guard text.scalars[place] == "\r" else { return 0 }
        return place + 1 < text.scalars.count && text.scalars[place + 1] == "\n" ? 2 : 1
    }

    private func newlineLength(before place: Int) -> Int {
        guard place > 0 else { return 0 }
        if text.scalars[place - 1] == "\n" { return place > 1 && text.scalars[place - 2] == "\r" ? 2 : 1 }
        return text.scalars[place - 1] == "\r" ? 1 : 0
    }

    // MARK: Spelling

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t"))\""
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
