import XMLTree

/// Texts of documents on their way to and from translators, in XLIFF 1.2.
package struct TranslationExchange: Hashable, Sendable {
    package struct Unit: Hashable, Sendable {
        /// The text's key, such as "YjF-TC-xdU.text".
        package var key: String
        package var source: String
        /// The translation, or nil if there is none.
        package var target: String?
        package var note: String?

        package init(key: String, source: String, target: String?, note: String?) {
            (self.key, self.source, self.target, self.note) = (key, source, target, note)
        }
    }

    package struct File: Hashable, Sendable {
        /// The path of the document: "App/Base.lproj/Main.storyboard".
        package var original: String
        package var sourceLanguage: String
        package var targetLanguage: String?
        package var units: [Unit]

        package init(original: String, sourceLanguage: String, targetLanguage: String?, units: [Unit]) {
            self.original = original
            self.sourceLanguage = sourceLanguage
            self.targetLanguage = targetLanguage
            self.units = units
        }
    }

    package var files: [File]

    package init(files: [File]) { self.files = files }

    // MARK: Reading

    package init(_ bytes: [UInt8]) throws(FormatError) {
        let tree: XMLTree
        do throws(XMLError) {
            tree = try XMLTree(bytes)
        } catch {
            throw FormatError(error.message, at: error.location)
        }
        guard tree.root.name == "xliff" else {
            let location = tree.locations(of: [tree.root.id])[tree.root.id]
            throw FormatError("found the element '\(tree.root.name)', expected 'xliff'", at: location)
        }
        files = tree.root.children.filter { $0.name == "file" }.map { file in
            File(
                original: file["original"] ?? "", sourceLanguage: file["source-language"] ?? "",
                targetLanguage: file["target-language"], units: Self.units(in: file))
        }
    }

    private static func units(in file: Node) -> [Unit] {
        file.children.filter { $0.name == "body" }.flatMap(\.subtree).filter { $0.name == "trans-unit" }.map { unit in
            let children = Array(unit.children)
            let text = { (name: String) in children.first { $0.name == name }.map(wholeText) }
            return Unit(
                key: unit["id"] ?? "", source: text("source") ?? "", target: text("target"), note: text("note"))
        }
    }

    /// Returns the text of an element with that of inline elements.
    private static func wholeText(of node: Node) -> String {
        node.children.isEmpty
            ? node.text
            : node.content.map { $0.kind == .element ? wholeText(of: $0) : $0.kind == .comment ? "" : $0.text }.joined()
    }

    // MARK: Writing

    package var text: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

            """
        for file in files {
            let target = file.targetLanguage.map { " target-language=\"\(Self.escaped($0))\"" } ?? ""
            text += "  <file original=\"\(Self.escaped(file.original))\" "
            text +=
                "source-language=\"\(Self.escaped(file.sourceLanguage))\"\(target) datatype=\"plaintext\">\n    <body>\n"
            for unit in file.units { text += Self.text(of: unit) }
            text += "    </body>\n  </file>\n"
        }
        return text + "</xliff>\n"
    }

    private static func text(of unit: Unit) -> String {
        var text = "      <trans-unit id=\"\(escaped(unit.key))\" xml:space=\"preserve\">\n"
        text += "        <source>\(escaped(unit.source))</source>\n"
        if let target = unit.target { text += "        <target>\(escaped(target))</target>\n" }
        if let note = unit.note { text += "        <note>\(escaped(note))</note>\n" }
        return text + "      </trans-unit>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\r", with: "&#13;")
    }
}
