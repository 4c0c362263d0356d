import StoryboardModel
import StoryboardRevisions

/// The differences of documents in words.
struct DifferenceText {
    /// Whether what only tools changed is listed, too, rather than counted.
    var showsNoise: Bool
    /// Whether it is as short as it can be.
    var isBrief = false

    /// Returns the changes of a document, grouped by scene, or an empty text if there are none.
    func text(_ difference: DocumentDifference, indentation: String = "") -> String {
        if isBrief { return DifferenceBrief.text(difference) }
        var text = ""
        var sections: [String] = []
        var lines: [String: [String]] = [:]
        for entry in difference.entries where showsNoise || !entry.isNoise {
            let section = "\(entry.sceneID ?? "")\n\(entry.section)"
            if lines[section] == nil { sections.append(section) }
            lines[section, default: []].append(entry.sentence)
        }
        for section in sections {
            text += indentation + section.split(separator: "\n").suffix(1).joined() + ":\n"
            for line in lines[section] ?? [] { text += "\(indentation)  \(line.onOneLine)\n" }
        }
        if !showsNoise, let summary = difference.noiseSummary { text += "\(indentation)noise: \(summary)\n" }
        return text
    }

    /// Returns the changes of several documents, each under its name.
    func text(_ pairs: [DocumentPair]) throws(Failure) -> String {
        var text = ""
        for pair in pairs {
            let (old, new) = try pair.documents()
            switch (old, new) {
            case (let old?, let new?):
                let words = self.text(DocumentDifference(from: old, to: new), indentation: "  ")
                text += "\(pair.name):\n" + (words.isEmpty ? "  white space\n" : words)
            case (nil, let new?): text += "\(pair.name): new \(new.kind.title)\(scenes(of: new))\n"
            case (let old?, nil): text += "\(pair.name): deleted \(old.kind.title)\(scenes(of: old))\n"
            case (nil, nil): break
            }
        }
        return text
    }

    private func scenes(of document: Document) -> String {
        let titles = document.scenes.map(\.title)
        return titles.isEmpty ? "" : ": \(titles.joined(separator: ", "))"
    }
}
