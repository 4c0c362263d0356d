import JSONText

/// A string catalog that is changed, written as Xcode writes it. What isn't changed keeps its content and order.
package struct EditedStringCatalog {
    private var root: [JSONMember]

    /// Creates an empty catalog.
    package init(sourceLanguage: String) {
        root = [
            JSONMember(key: "sourceLanguage", value: .string(sourceLanguage)),
            JSONMember(key: "strings", value: .object([])), JSONMember(key: "version", value: .string("1.0")),
        ]
    }

    package init(_ bytes: [UInt8]) throws(FormatError) {
        guard case .object(let members) = JSONValue(try JSONNode.readObject(bytes)),
            case .object? = members.first(where: { $0.key == "strings" })?.value
        else { throw FormatError("the string catalog has no 'strings'") }
        root = members
    }

    /// Sets the text of a key in a language, with a state such as "translated" or "new". The comment is that of a new entry.
    /// Variations by device or number are kept: the text of theirs that is meant isn't known. Returns whether it is set.
    @discardableResult
    package mutating func set(
        _ text: String, forKey key: String, in language: String, state: String, comment: String
    ) -> Bool {
        Self.change("strings", in: &root) { strings in
            if !strings.contains(where: { $0.key == key }) {
                let entry: [JSONMember] = [
                    JSONMember(key: "comment", value: .string(comment)),
                    JSONMember(key: "extractionState", value: .string("extracted_with_value")),
                ]
                Self.insert(JSONMember(key: key, value: .object(entry)), into: &strings)
            }
            return Self.change(key, in: &strings) { entry in
                Self.change("localizations", in: &entry) { languages in
                    Self.change(language, in: &languages) { localization in
                        guard !localization.contains(where: { $0.key == "variations" }) else { return false }
                        let unit: [JSONMember] = [
                            JSONMember(key: "state", value: .string(state)),
                            JSONMember(key: "value", value: .string(text)),
                        ]
                        localization = [JSONMember(key: "stringUnit", value: .object(unit))]
                        return true
                    }
                }
            }
        }
    }

    /// Removes the text of a key in a language. Returns whether the catalog had it, as a single text.
    @discardableResult
    package mutating func remove(key: String, in language: String) -> Bool {
        guard hasSingleText(key, in: language) else { return false }
        return Self.change("strings", in: &root) { strings in
            Self.change(key, in: &strings) { entry in
                let isRemoved = Self.change("localizations", in: &entry) { languages in
                    languages.removeAll { $0.key == language }
                    return true
                }
                entry.removeAll { $0.key == "localizations" && $0.value == .object([]) }
                return isRemoved
            }
        }
    }

    /// Returns whether the catalog has a key.
    package func hasKey(_ key: String) -> Bool {
        Self.member("strings", of: root).flatMap { Self.member(key, of: $0) } != nil
    }

    /// The keys of the catalog, in its order.
    package var keys: [String] { (Self.member("strings", of: root) ?? []).map(\.key) }

    /// The language of the texts in the document.
    package var sourceLanguage: String {
        root.first { $0.key == "sourceLanguage" }.flatMap { if case .string(let code) = $0.value { code } else { nil } }
            ?? "en"
    }

    /// Moves all that the catalog has of a key to another one, under another key.
    package mutating func move(_ key: String, as newKey: String, to other: inout EditedStringCatalog) {
        guard let entry = Self.member(key, of: Self.member("strings", of: root) ?? []) else { return }
        _ = Self.change("strings", in: &root) { strings in
            strings.removeAll { $0.key == key }
            return true
        }
        _ = Self.change("strings", in: &other.root) { strings in
            strings.removeAll { $0.key == newKey }
            Self.insert(JSONMember(key: newKey, value: .object(entry)), into: &strings)
            return true
        }
    }

    private func hasSingleText(_ key: String, in language: String) -> Bool {
        var members: [JSONMember]? = root
        for step in ["strings", key, "localizations", language] {
            members = members.flatMap { Self.member(step, of: $0) }
        }
        return members?.contains { $0.key == "stringUnit" } == true
    }

    private static func member(_ key: String, of members: [JSONMember]) -> [JSONMember]? {
        guard case .object(let found)? = members.first(where: { $0.key == key })?.value else { return nil }
        return found
    }

    /// Changes the object of a key, which is inserted if it is missing.
    private static func change(
        _ key: String, in members: inout [JSONMember], _ body: (inout [JSONMember]) -> Bool
    ) -> Bool {
        if !members.contains(where: { $0.key == key }) {
            insert(JSONMember(key: key, value: .object([])), into: &members)
        }
        guard let place = members.firstIndex(where: { $0.key == key }) else { return false }
        var inner: [JSONMember] = []
        if case .object(let known) = members[place].value { inner = known }
        let isChanged = body(&inner)
        members[place].value = .object(inner)
        return isChanged
    }

    /// Inserts a member in the order of keys.
    private static func insert(_ member: JSONMember, into members: inout [JSONMember]) {
        members.insert(member, at: members.firstIndex { $0.key > member.key } ?? members.count)
    }

    /// The catalog as Xcode writes it: a space before the colon, an empty line in an empty object.
    package var bytes: [UInt8] {
        var text = ""
        Self.write(.object(root), indentation: "", to: &text)
        return Array(text.utf8)
    }

    private static func write(_ value: JSONValue, indentation: String, to text: inout String) {
        let inner = indentation + "  "
        switch value {
        case .object(let members):
            text += "{\n"
            if members.isEmpty { text += "\n" }
            for (offset, member) in members.enumerated() {
                text += "\(inner)\(JSONValue.string(member.key).line) : "
                write(member.value, indentation: inner, to: &text)
                text += offset + 1 < members.count ? ",\n" : "\n"
            }
            text += "\(indentation)}"
        case .array(let values):
            text += "[\n"
            if values.isEmpty { text += "\n" }
            for (offset, value) in values.enumerated() {
                text += inner
                write(value, indentation: inner, to: &text)
                text += offset + 1 < values.count ? ",\n" : "\n"
            }
            text += "\(indentation)]"
        default: text += value.line
        }
    }
}
