import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Sets the text of an object to runs with attributes, under a key such as `attributedText`; without runs it becomes
    /// a plain text again.
    public static func setAttributedText(object: Address, key: String, runs: [TextRun]? = nil) -> Self {
        Self(SetAttributedText(object: object, key: key, runs: runs))
    }
}

package struct SetAttributedText: DocumentCommand {
    static let summary = "sets a text with attributes, or makes it a plain one again without runs"
    static let example = #"{"object": "8bC-Xf-vdC", "key": "attributedText", "runs": [{"text": "Tea", "kerning": 2}]}"#
    package var object: Address
    package var key: String
    package var runs: [TextRun]?
    var undoTitle: String { "Change Text" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object, or its state or configuration"),
            key: fields.required("key", "attributedText, attributedTitle and so on"),
            runs: fields.optional(
                "runs",
                """
                parts of the text, each with its text, font, color, background, link, kerning, baselineOffset, \
                alignment and lineSpacing, with underline and strikethrough, which have a style (single, thick or \
                double), pattern (dot, dash, dashDot or dashDotDot), isByWord and color, and with like, the number \
                of the run whose other attributes it keeps
                """))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setAttributedText(of: object, key: key, to: runs)
        return []
    }
}

extension Document {
    /// Gives an object a text with attributes, or makes it a plain one again if there are no runs. What the text says in
    /// both forms stays the same.
    mutating func setAttributedText(
        of address: Address, key: String, to runs: [TextRun]?
    ) throws(ChangeError) {
        let node = try resolveOrMake(address)
        guard tree[node].elementType?.child("attributedString", key: key) != nil else {
            throw .refused("'\(tree[node].name)' has no attributed text '\(key)'", hint: Self.accepted(by: tree[node]))
        }
        let old = tree[node].child("attributedString", key: key)
        let before = old.map { Array($0.children).filter { $0.name == "fragment" }.map(\.id) } ?? []
        let text = key.plainTextKey
        guard let runs else {
            let known = old.map { TextRun.runs(of: $0) } ?? []
            if let old = old?.id { try removeElement(old) }
            if known.isEmpty || key == Self.notes { return }
            try set(text, of: node, to: known.map(\.text).joined())
            return try restoreLook(of: node, from: known)
        }
        if let wrong = runs.compactMap(\.like).first(where: { $0 < 1 || $0 > before.count }) {
            throw .refused("the text has no run \(wrong)", hint: "it has \(before.count)")
        }
        let xml = try runs.map { run throws(ChangeError) in
            try fragment(of: run, like: run.like.map { tree[before[$0 - 1]] })
        }
        let made = try insertElement(
            "<attributedString>\(xml.joined())</attributedString>",
            at: old.map { Place(in: node, before: $0.id) } ?? place(forChild: "attributedString", key: key, in: node))
        try apply(.setAttribute(made, name: "key", to: AttributeSpelling(key)))
        if let old = tree[node].children.first(where: { $0["key"] == key && $0.id != made })?.id {
            try apply(.remove(old))
        } else if key != Self.notes {
            try dropPlainLook(of: node, text)
        }
    }

    /// The notes about an object, which take the place of no text of its own.
    private static let notes = "userComments"

    /// Removes what a text with attributes takes the place of.
    private mutating func dropPlainLook(of node: NodeID, _ text: String) throws(ChangeError) {
        try set(text, of: node, to: nil)
        guard tree[node].elementType?.attribute("usesAttributedText") != nil else { return }
        try set("usesAttributedText", of: node, to: "YES")
        try set("textAlignment", of: node, to: nil)
        for key in ["fontDescription", "textColor"] {
            if let own = tree[node].child(key: key)?.id { try removeElement(own) }
        }
    }

    /// Gives a plain text the font, color and alignment of the first run.
    private mutating func restoreLook(of node: NodeID, from runs: [TextRun]) throws(ChangeError) {
        guard let type = tree[node].elementType, type.attribute("usesAttributedText") != nil, let first = runs.first
        else { return }
        try set("usesAttributedText", of: node, to: nil)
        try set("textAlignment", of: node, to: first.alignment ?? "natural")
        let address = Address(tree[node]["id"] ?? "")
        var font = DocumentValue()
        font.font = first.font ?? DocumentValue.Font(weight: "regular", size: 17)
        try setValue(address, key: "fontDescription", font, nil, traits: nil)
        guard let known = first.color else {
            if type.child("nil", key: "textColor")?.keys.contains("textColor") == true {
                try setValue(address, key: "textColor", DocumentValue.none, nil, traits: nil)
            }
            return
        }
        var color = DocumentValue()
        color.color = known
        try setValue(address, key: "textColor", color, nil, traits: nil)
    }

    /// Returns the XML of a run, with what another fragment has beyond it.
    private func fragment(of run: TextRun, like old: Node?) throws(ChangeError) -> String {
        let attributes = old?.child("attributes")
        let own: Set = [
            "NSColor", "NSBackgroundColor", "NSFont", "NSOriginalFont", "NSParagraphStyle", "NSUnderline",
            "NSUnderlineColor", "NSStrikethrough", "NSStrikethroughColor", "NSLink", "NSKern", "NSBaselineOffset",
        ]
        var values: [(key: String, xml: String)] =
            attributes?.children.filter { !own.contains($0["key"] ?? "") }.map { child in
                (child["key"] ?? "", String(decoding: tree.write(child.id), as: UTF8.self))
            } ?? []
        func add(_ key: String, _ element: SpelledElement?) {
            guard var element else { return }
            element.attributes.insert(("key", key), at: 0)
            values.append((key, element.xml))
        }
        add("NSColor", try run.color.map { color throws(ChangeError) in try color.spelled() })
        add("NSBackgroundColor", try run.background.map { color throws(ChangeError) in try color.spelled() })
        add("NSFont", try run.font.map { font throws(ChangeError) in try font.spelledForText() })
        for (key, line) in [("NSUnderline", run.underline), ("NSStrikethrough", run.strikethrough)] {
            guard let line else { continue }
            let known = attributes?.child("integer", key: key)
            // A style that has no name stays as long as nothing else is chosen.
            let isSame = TextRun.Line(known, attributes?.child("color", key: "\(key)Color")) == line
            let value = isSame ? known?["value"] : nil
            let raw = if let value { value } else { String(try line.rawValue()) }
            add(key, SpelledElement(name: "integer", attributes: [("value", raw)]))
            add("\(key)Color", try line.color.map { color throws(ChangeError) in try color.spelled() })
        }
        if let link = run.link, !link.isEmpty {
            guard Entities.canSpell(link) else { throw ChangeError(.unspellable("NSLink")) }
            add("NSLink", SpelledElement(name: "url", attributes: [("string", link)]))
        }
        try Self.check([run.kerning, run.baselineOffset], of: "a text")
        for (key, number) in [("NSKern", run.kerning), ("NSBaselineOffset", run.baselineOffset)] {
            guard let number else { continue }
            add(key, SpelledElement(name: "real", attributes: [("value", number.xcodeSpelling)]))
        }
        add(
            "NSParagraphStyle",
            try paragraphStyle(of: run, attributes?.child("paragraphStyle", key: "NSParagraphStyle")))
        let inner = values.sorted { $0.key < $1.key }.map(\.xml).joined()
        let content = String(decoding: Entities.encodeAttribute(run.text), as: UTF8.self)
        let isElement = run.text.utf8.count > 128 || run.text.utf8.contains { $0 < 0x20 }
        let escaped = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        guard Entities.canSpell(run.text) else { throw ChangeError(.unspellable("content")) }
        return isElement
            ? "<fragment><string key=\"content\">\(escaped)</string><attributes>\(inner)</attributes></fragment>"
            : "<fragment content=\"\(content)\"><attributes>\(inner)</attributes></fragment>"
    }

    private func paragraphStyle(of run: TextRun, _ old: Node?) throws(ChangeError) -> SpelledElement? {
        try Self.check([run.lineSpacing], of: "a paragraph")
        let known = old?.attributes.filter { !["key", "alignment", "lineSpacing"].contains($0.name) } ?? []
        if run.alignment == nil, run.lineSpacing == nil, old == nil { return nil }
        let alignment = run.alignment ?? "natural"
        guard ElementCatalog.shared.accepts(alignment, as: .enumeration("cellAlignment")) else {
            throw .refused("a paragraph cannot be aligned '\(alignment)'")
        }
        var attributes = [(name: "alignment", value: alignment)]
        attributes +=
            old == nil
            ? [("lineBreakMode", "wordWrapping"), ("baseWritingDirection", "natural")]
            : known.map { ($0.name, $0.value) }
        if let spacing = run.lineSpacing, spacing != 0 {
            attributes.append(("lineSpacing", spacing.xcodeSpelling))
        }
        return SpelledElement(name: "paragraphStyle", attributes: attributes)
    }
}

extension String {
    /// The key of the plain text beside an attributed one: `text` for `attributedText`.
    fileprivate var plainTextKey: String {
        guard hasPrefix("attributed") else { return self }
        let rest = dropFirst("attributed".count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
