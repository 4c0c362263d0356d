import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Searching and replacing in all documents of the folder.
extension Editor {
    /// Finds values in all documents. Files are read on another thread.
    func find(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let query = try query(request)
        let shown = open.filter { $0.value.version == nil }.mapValues(\.session.document)
        let closed = paths().filter { shown[$0] == nil }.compactMap { path in
            (try? location(of: path)).map { (path: path, location: $0) }
        }
        let (files, known) = (files, searched)
        inBackground { [weak self] in
            var read: [String: SearchedFile] = [:]
            for (path, location) in closed {
                if let file = SearchedFile(location, known: known[path], in: files) { read[path] = file }
            }
            let documents = read.mapValues(\.document).merging(shown) { $1 }
            let hits = documents.mapValues { $0.find(query) }
            let fonts = query.subject == .font ? Self.fontNames(in: documents.values) : []
            return {
                self?.searched = read
                let choices =
                    query.subject == .color
                    ? self?.colorChoices() ?? [] : fonts.map { .record(["title": .string($0)]) }
                let css = query.subject == .color ? self?.swatches(of: hits) ?? [:] : [:]
                let list = hits.sorted { $0.key < $1.key }.flatMap { path, hits in
                    hits.map { $0.json(in: path, css: css[$0.value]) }
                }
                respond(.success(["hits": .array(list), "choices": choices.isEmpty ? nil : .array(choices)]))
            }
        }
    }

    /// Returns what found colors look like, as CSS, in the light appearance. Colors of asset catalogs are those of the documents
    /// that are open.
    private func swatches(of hits: [String: [DocumentHit]]) -> [String: String] {
        let values = Set(hits.values.joined().map(\.value))
        var found: [String: String] = [:]
        for document in open.values where document.version == nil {
            let known = Swatches(of: values, in: document.surroundings, isDark: false)
            found.merge(known.named) { first, _ in first }
        }
        let system = Swatches.system(isDark: false)
        for value in values {
            if let css = system[value] { found[value] = css }
            if value.hasPrefix("#") { found[value] = value }
        }
        return found
    }

    /// Returns the colors of asset catalogs around the open documents, and the system's, with what they look like.
    private func colorChoices() -> [JSONValue] {
        var known: [String: String?] = [:]
        var order: [String] = []
        for document in open.values where document.version == nil {
            let resources = document.inspectorResources(for: ViewSettings.usual)
            for choice in resources.namedColors where known[choice.title] == nil {
                known[choice.title] = choice.css
                order.append(choice.title)
            }
        }
        return order.map { .record(["title": .string($0), "css": .optional(known[$0] ?? nil)]) }
    }

    /// Throws if a value is to be replaced by one that would not be seen as it is named.
    private func checkReplacement(_ new: String, of query: DocumentQuery) throws(Refusal) {
        switch query.subject {
        case .color: try checkColor(new)
        case .font: try checkFont(new)
        default: break
        }
    }

    /// Throws for a color that neither an asset catalog nor the system has, which would be black.
    private func checkColor(_ new: String) throws(Refusal) {
        guard let name = DocumentValue.Color(spelled: new)?.name else { return }
        let known = open.values.filter { $0.version == nil }
            .flatMap { $0.inspectorResources(for: ViewSettings.usual).namedColors.map(\.title) }
        guard !known.contains(name) else { return }
        throw Refusal(
            "there is no color '\(name)'\(Spelling.suggestion(for: name, among: known))",
            hint: "write the name of one in the asset catalog or of the system’s, or #RRGGBB")
    }

    /// Throws for a font that neither the system, the app nor a document has, which would be the system font.
    private func checkFont(_ new: String) throws(Refusal) {
        guard let name = DocumentValue.Font(spelled: new)?.name, !UIFont.isKnown(name) else { return }
        let closed = paths().filter { open[$0] == nil }.compactMap { path in
            (try? location(of: path)).flatMap { SearchedFile($0, known: searched[path], in: files)?.document }
        }
        let known = Self.fontNames(in: closed + open.values.map(\.session.document))
        let fontFiles = (try? files.walk(folder, extensions: ["otf", "ttc", "ttf"])) ?? []
        // A file may have several fonts of a family.
        let isOfFile = fontFiles.contains { Self.beginning(of: FilePath.name(of: $0)) == Self.beginning(of: name) }
        if known.contains(name) || isOfFile { return }
        throw Refusal(
            "there is no font '\(name)'\(Spelling.suggestion(for: name, among: known))",
            hint: "write a text style, 'System Bold 17', or the name of a font of iOS, the app or its documents")
    }

    /// Returns the part of a font's name before its style, in small letters.
    private static func beginning(of name: String) -> String {
        String(name.prefix { !"-._ ".contains($0) }).lowercased()
    }

    /// Returns the fonts that documents have, and the families of iOS.
    private nonisolated static func fontNames(in documents: some Sequence<Document>) -> [String] {
        var used: Set<String> = []
        for document in documents {
            used.formUnion(
                document.find(DocumentQuery(.font, "")).compactMap { DocumentValue.Font(spelled: $0.value)?.name })
            if let listed = document.root.child("customFonts") {
                for file in listed.children { used.formUnion(file.children.map(\.text)) }
            }
        }
        return used.sorted() + UIFont.familyNames.filter { !used.contains($0) }
    }

    /// Replaces found values in all documents, as one step.
    func replace(_ request: Request) throws(Refusal) -> Answer {
        let query = try query(request)
        let new = try request.text("to")
        try checkReplacement(new, of: query)
        let skipped = Set(try request.optionalTexts("skipped") ?? [])
        var commands: [String: [Command]] = [:]
        var documents: [String: Document] = [:]
        for path in Set(paths()).union(open.keys) where VersionName(path) == nil {
            // Files that nobody edits are opened only if they have what is replaced.
            let document: Document
            if let known = open[path] {
                document = known.session.document
            } else if let location = try? location(of: path) {
                let file = SearchedFile(location, known: searched[path], in: files)
                guard let file, !wanted(query, in: file.document, path, skipped).isEmpty else { continue }
                document = try opened(path).session.document
            } else {
                continue
            }
            let hits = wanted(query, in: document, path, skipped)
            if hits.isEmpty { continue }
            do throws(ChangeError) {
                commands[path] = try document.commands(replacing: hits, of: query, by: new)
            } catch {
                throw Refusal(error)
            }
            documents[path] = document
        }
        guard !documents.isEmpty else { throw Refusal("there is nothing to replace") }
        return try perform(.perform(commands), on: documents, named: "Replace", by: request.page)
    }

    private func wanted(
        _ query: DocumentQuery, in document: Document, _ path: String, _ skipped: Set<String>
    ) -> [DocumentHit] {
        document.find(query).filter { !skipped.contains("\(path)#\($0.key)") }
    }

    private func query(_ request: Request) throws(Refusal) -> DocumentQuery {
        let kinds = DocumentQuery.Subject.allCases.map(\.rawValue).joined(separator: ", ")
        guard let subject = DocumentQuery.Subject(rawValue: try request.text("of")) else {
            throw Refusal("there is no such kind of value", hint: "choose one of: \(kinds)")
        }
        return DocumentQuery(subject, try request.text("value"), isWhole: request.flag("whole"))
    }
}

/// A file that was read for a search.
struct SearchedFile: Sendable {
    let stamp: FileStamp
    let document: Document

    /// Reads a file, unless it is as it was. Returns nil if it isn't a document.
    init?(_ location: String, known: SearchedFile?, in files: any FileStore) {
        if let known, (try? files.hasChanged(location, since: known.stamp)) == false {
            self = known
            return
        }
        guard let contents = try? files.read(location), let document = try? Document(contents.bytes) else { return nil }
        (stamp, self.document) = (contents.stamp, document)
    }
}

extension DocumentHit {
    fileprivate func json(in path: String, css: String?) -> JSONValue {
        .record([
            "key": .string("\(path)#\(key)"), "document": .string(path), "object": .string(object),
            "name": .string(name),
            "scene": .optional(scene), "sceneTitle": .optional(sceneTitle), "property": .string(property),
            "value": .string(value), "css": .optional(css),
        ])
    }
}
