import AppSurroundings
import FileAccess
import JSONText

/// The tool that lists and translates the texts of a document.
enum AgentTexts {
    static func translate(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let file = call.required("file")
        guard let texts = call.arguments["texts"]?.members else { return list(file, call) }
        guard call.text("language") != nil else {
            return AgentAnswer("'translate' needs the 'language' of 'texts'\n", isError: true)
        }
        var strings = EditedStringsFile()
        for text in texts {
            guard let translation = text.value.string else {
                return AgentAnswer("'\(text.key)' is \(text.value.title), expected a text\n", isError: true)
            }
            strings.set(translation, forKey: text.key, comment: nil)
        }
        let source = "\(RootedFiles.outbox)/texts.strings"
        do throws(FileError) {
            try call.files.createFolder(RootedFiles.outbox)
            try call.files.put(strings.bytes, asFile: source)
        } catch {
            throw Failure(writing: source, error)
        }
        return call.answer(["strings", "--import", source] + call.options("language"), [file], fine: [.success])
    }

    /// Lists the texts, each with its key and what it is in another language.
    private static func list(_ file: String, _ call: AgentCall) -> AgentAnswer {
        let outcome = call.command(["strings", "--format", "json"] + call.options("language"), [file])
        guard outcome.code == .success, let report = try? JSONReader.read(Array(outcome.output.utf8)) else {
            return AgentAnswer(outcome.text, isError: true)
        }
        let lines = (report["texts"]?.elements ?? []).map { text in
            let translations = (text["translations"]?.members ?? []).map { " \($0.key): \"\($0.value.string ?? "")\"" }
            return "\(text["key"]?.string ?? "") \"\(text["text"]?.string ?? "")\"\(translations.joined())".onOneLine
                + "\n"
        }
        return AgentAnswer("language: \(report["language"]?.string ?? "")\n" + lines.joined())
    }
}
