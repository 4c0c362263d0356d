import JSONText
import StoryboardModel
import StoryboardRevisions

/// A section of an inspector.
struct InspectorSection {
    var title: String
    var rows: [InspectorRow]

    /// The section with rows that can't be edited.
    var readOnly: InspectorSection {
        var section = self
        for index in section.rows.indices {
            section.rows[index].set = []
            section.rows[index].items = []
            section.rows[index].options = section.rows[index].options.map {
                InspectorRow.Choice($0.value, $0.title, css: $0.css)
            }
            section.rows[index].reset = []
            section.rows[index].vary = []
        }
        return section
    }

    var json: JSONValue { .record(["title": .string(title), "rows": .array(rows.map(\.json))]) }
}

/// A row of an inspector.
struct InspectorRow {
    enum Control: String {
        case text, multiline, number, checkbox, choice, segments, list, color, font, image, `class`, module, readonly
        case constraint, attribute, flags, date, richText, action, menu, texts
    }

    /// The place of a row among several that are shown one at a time, such as a button's states.
    struct Page: Hashable {
        /// The title of the choice.
        var title: String
        var option: String
        /// The title of the option, if that isn't its name. It may change while the page is the same.
        var name: String?

        static func == (one: Page, other: Page) -> Bool { one.title == other.title && one.option == other.option }

        func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(option)
        }
    }

    struct Choice {
        var value: JSONValue
        var title: String
        var css: String?
        /// The commands of this choice, if others than those of the row.
        var set: [JSONValue] = []
        /// Whether it is on, for the items of a menu that are no alternatives.
        var isOn: Bool?
        /// Whether a line is before it in a menu.
        var isApart = false

        init(_ value: JSONValue, _ title: String, css: String? = nil, set: [JSONValue] = []) {
            (self.value, self.title, self.css, self.set) = (value, title, css, set)
        }

        init(value: String, title: String, set: [JSONValue] = []) { self.init(.string(value), title, set: set) }

        var json: JSONValue {
            .record([
                "value": value, "title": .string(title), "css": .optional(css), "set": set.isEmpty ? nil : .array(set),
                "isOn": isOn.map { .bool($0) }, "isApart": isApart ? .bool(true) : nil,
            ])
        }
    }

    var title: String
    /// The title of the checkboxes that it is one of, as in "Hide Bars".
    var group: String?
    var control: Control
    var value: JSONValue
    var isDefault = false
    var isMixed = false
    /// Whether no source declares the class that the value names.
    var isMissing = false
    var options: [Choice] = []
    var placeholder: String?
    var parts: [String] = []
    /// The rows of the texts of a list.
    var items: [InspectorRow] = []
    /// The commands that set the value, with placeholders; empty if it can't be edited.
    var set: [JSONValue] = []
    var reset: [JSONValue] = []
    /// The commands that set the value for some traits, which are added to each as `traits`; empty if it can't vary.
    var vary: [JSONValue] = []
    /// The variation that the row belongs to; `reset` removes it.
    var variation: Variation?
    /// The page of the row, if it is shown only when that is chosen.
    var page: Page?
    /// The default of colors: its title and its look in CSS.
    var usual: JSONValue?
    var help: String?
    /// What differs from the last commit.
    var changes: [DocumentDifference.Entry] = []
    /// What its text is in other languages.
    var translations: JSONValue?

    init(_ title: String, _ control: Control, _ value: JSONValue) {
        (self.title, self.control, self.value) = (title, control, value)
    }

    /// Creates a checkbox.
    init(_ title: String, isOn: Bool) { self.init(title, .checkbox, .bool(isOn)) }

    /// Makes the row set and remove an attribute.
    mutating func edits(_ attribute: String, of address: String) {
        set = [CommandTemplate.set(address, attribute)]
        reset = [CommandTemplate.remove(address, attribute)]
    }

    var json: JSONValue {
        .record([
            "title": .string(title), "group": .optional(group), "control": .string(control.rawValue),
            "value": isMixed ? .null : value,
            "isMixed": .bool(isMixed), "isDefault": .bool(isDefault), "isMissing": isMissing ? .bool(true) : nil,
            "options": options.isEmpty ? nil : .array(options.map(\.json)),
            "placeholder": .optional(placeholder),
            "parts": parts.isEmpty ? nil : .array(parts.map { .string($0) }),
            "items": control == .texts ? .array(items.map(\.json)) : nil, "set": set.isEmpty ? nil : .array(set),
            "reset": reset.isEmpty ? nil : .array(reset), "vary": vary.isEmpty ? nil : .array(vary),
            "variation": variation.map { .record(["key": .string($0.key), "title": .string($0.title)]) },
            "page": page.map { page in
                .record([
                    "title": .string(page.title), "option": .string(page.option), "name": .optional(page.name),
                ])
            },
            "usual": usual, "help": .optional(help), "changes": changes.isEmpty ? nil : .array(changes.map(\.json)),
            "translations": translations,
        ])
    }

    /// Merges the same row of another object.
    mutating func merge(_ other: InspectorRow) {
        if value != other.value { isMixed = true }
        isDefault = isDefault && other.isDefault
        isMissing = isMissing && other.isMissing
        // A row can be edited only if it can for all objects.
        set = set.isEmpty || other.set.isEmpty ? [] : set + other.set
        reset += other.reset
        if control == .menu { options.removeAll { option in !other.options.contains { $0.value == option.value } } }
        for index in options.indices where !options[index].set.isEmpty {
            options[index].set += other.options.first { $0.value == options[index].value }?.set ?? []
        }
        vary = vary.isEmpty || other.vary.isEmpty ? [] : vary + other.vary
    }
}

extension [InspectorSection] {
    /// Returns the rows that several objects have in common.
    func common(with other: [InspectorSection]) -> [InspectorSection] {
        compactMap { section in
            guard let match = other.first(where: { $0.title == section.title }) else { return nil }
            let rows = section.rows.compactMap { row -> InspectorRow? in
                guard
                    let twin = match.rows.first(where: {
                        $0.title == row.title && $0.control == row.control && $0.variation?.key == row.variation?.key
                            && $0.page == row.page
                    })
                else { return nil }
                var merged = row
                merged.merge(twin)
                return merged
            }
            return rows.isEmpty ? nil : InspectorSection(title: section.title, rows: rows)
        }
    }
}

/// A command as the page sends it.
enum CommandTemplate {
    static func command(_ name: String, _ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object([JSONMember(key: name, value: .record(fields))])
    }

    static func set(
        _ address: String, _ attribute: String, _ value: String = "$value", traits: String? = nil
    ) -> JSONValue {
        command(
            "set",
            [
                "object": .string(address), "attribute": .string(attribute), "value": .string(value),
                "traits": .optional(traits),
            ])
    }

    static func remove(_ address: String, _ attribute: String, traits: String? = nil) -> JSONValue {
        command(
            "removeAttribute",
            ["object": .string(address), "attribute": .string(attribute), "traits": .optional(traits)])
    }

    /// Returns a command with a value that is a placeholder or contains some.
    static func setValue(_ address: String, _ key: String, _ value: JSONValue, traits: String? = nil) -> JSONValue {
        command(
            "setValue",
            ["object": .string(address), "key": .string(key), "value": value, "traits": .optional(traits)])
    }

    static func removeValue(_ address: String, _ key: String, traits: String? = nil) -> JSONValue {
        command("setValue", ["object": .string(address), "key": .string(key), "traits": .optional(traits)])
    }

    /// Returns a command with XML, for what can't be a value.
    static func setValue(_ address: String, _ key: String, xml: String, traits: String? = nil) -> JSONValue {
        command(
            "setValue",
            [
                "object": .string(address), "key": .string(key), "xml": .string(xml), "traits": .optional(traits),
            ])
    }

    /// Returns placeholders for the components of a list.
    static func parts(_ count: Int) -> JSONValue { .array((0..<count).map { .string("$\($0)") }) }

    static func setInstalled(_ object: String, _ isInstalled: Bool?, traits: String? = nil) -> JSONValue {
        command(
            "setInstalled",
            [
                "object": .string(object), "isInstalled": isInstalled.map { .bool($0) }, "traits": .optional(traits),
            ])
    }

    static func insert(_ address: String, _ xml: String) -> JSONValue {
        command("insert", ["into": .string(address), "xml": .string(xml)])
    }
}
